import type { Colour, Region } from '../../../../sheets/pandemic-the-cure/facts.ts';
import type { Place } from '../../../../validators/pandemic-the-cure/moves.ts';
import type { Names } from '../words.ts';

export const names: Names = {
	colours: { red: 'vermelho', yellow: 'amarelo', blue: 'azul', black: 'preto' },
	regions: {
		1: 'América do Norte',
		2: 'Europa',
		3: 'Leste Asiático',
		4: 'Índia e Oriente Médio',
		5: 'África',
		6: 'América do Sul'
	},
	actions: {
		fly: 'voar',
		sail: 'navegar',
		treat: 'tratar',
		treat2: 'tratar 2',
		treat3: 'tratar 3',
		sample: 'amostra',
		helicopter: 'helicóptero',
		contain: 'conter',
		cdc: 'CDC',
		biohazard: 'risco biológico'
	},
	rest: 'resto de um tratamento',
	roles: {
		plain: 'Equipe de campo',
		generalist: 'Generalista',
		medic: 'Médica',
		scientist: 'Cientista',
		dispatcher: 'Despachante',
		'contingency-planner': 'Planejador',
		researcher: 'Pesquisadora',
		'containment-specialist': 'Especialista'
	},
	powers: {
		'cure-11': 'Cura com 11 ou mais.',
		'first-biohazard': 'O primeiro risco biológico do seu turno não move o marcador.',
		arrival: 'Ao entrar numa região, 1 dado de cada cor com 2 ou mais ali vai para o centro.',
		'far-give': 'Dá amostras a qualquer distância.'
	},
	events: {
		charter: { name: 'Voo fretado', text: 'Movam um peão à escolha para qualquer outra região.' },
		summit: { name: 'Cúpula de crise', text: 'Todos os peões se reúnem em uma região à escolha.' },
		'field-hospital': {
			name: 'Hospital de campanha',
			text: 'Todos os dados de uma cor em uma região vão para o centro de tratamento.'
		},
		shipment: {
			name: 'Remessa ao laboratório',
			text: 'Todos os dados de uma cor no centro de tratamento voltam para o saco.'
		},
		'swab-drive': {
			name: 'Mutirão de testes',
			text: 'Até 2 dados de uma cor não curada vão do saco para o centro de tratamento.'
		},
		'quiet-days': {
			name: 'Dias tranquilos',
			text: 'No próximo passo de infecção nenhum dado é sorteado.'
		},
		slowdown: { name: 'Desaceleração', text: 'O marcador de infecção volta 2 casas.' },
		'second-wind': {
			name: 'Novo fôlego',
			text: 'Quem joga recupera os dados usados e de risco deste turno e os rola.'
		},
		reagents: { name: 'Reagentes novos', text: 'Somem 2 à rolagem de cura deste turno.' },
		courier: {
			name: 'Mensageiro',
			text: 'Alguém entrega todas as amostras de uma cor a outra pessoa, onde quer que estejam.'
		}
	},
	steps: { roll: 'rolar', act: 'agir', give: 'dar', cure: 'curar', infect: 'infectar' },
	verbs: {
		setup: 'preparar a mesa',
		roll: 'rolar',
		reroll: 'rolar de novo',
		unlock: 'liberar um dado',
		fly: 'voar',
		sail: 'navegar',
		treat: 'tratar',
		sample: 'coletar uma amostra',
		helicopter: 'usar o helicóptero',
		contain: 'conter',
		cdc: 'a ação do CDC',
		give: 'dar amostras',
		cure: 'tentar uma cura',
		next: 'passar a outro passo',
		infect: 'infectar',
		epidemic: 'uma epidemia',
		event: 'um evento',
		reveal: 'revelar uma carta'
	},
	places: { centre: 'no centro de tratamento', cdc: 'no CDC', bag: 'no saco' },
	difficulties: { beginner: 'Iniciante', standard: 'Normal', heroic: 'Heroico' },
	why: {
		'all-cured': 'As quatro doenças estão curadas.',
		skull: 'A taxa de infecção chegou à caveira.',
		outbreaks: 'Aconteceu o oitavo surto.',
		bag: 'Havia poucos dados no saco.'
	},
	cross: 'cruz'
};

interface Forms {
	readonly dice: string;
	readonly disease: string;
	readonly samples: string;
}

/** "dados vermelhos", "doença vermelha", "amostras vermelhas" */
export const forms: Readonly<Record<Colour, Forms>> = {
	red: { dice: 'vermelhos', disease: 'vermelha', samples: 'vermelhas' },
	yellow: { dice: 'amarelos', disease: 'amarela', samples: 'amarelas' },
	blue: { dice: 'azuis', disease: 'azul', samples: 'azuis' },
	black: { dice: 'pretos', disease: 'preta', samples: 'pretas' }
};

const masculine = (region: Region): boolean => region === 3;

/** "na Europa", "no Leste Asiático" */
export const inRegion = (region: Region): string =>
	`${masculine(region) ? 'no' : 'na'} ${names.regions[region]}`;
/** "para a Europa" */
export const toRegion = (region: Region): string =>
	`para ${masculine(region) ? 'o' : 'a'} ${names.regions[region]}`;
export const inPlace = (place: Place): string =>
	typeof place === 'number' ? inRegion(place) : names.places[place];
