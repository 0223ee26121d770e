/** The names of things, and the texts on the sheet. */
import type { Colour, Place, Region } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { Talk } from '../../../talk.ts';
import { diceWords, sheetWords, speaking, type Names } from '../words.ts';

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
		helicopter: 'helicóp\u00adtero',
		contain: 'conter',
		cdc: 'CDC',
		special: 'especial',
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
		'far-give': 'Dá amostras a qualquer distância.',
		special: 'Tem um poder que a mesa conhece.'
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
	effects: {
		pawn: 'um peão se move',
		dice: 'dados se movem',
		sample: 'entra uma amostra',
		unlock: 'uma amostra é liberada',
		courier: 'amostras mudam de mãos',
		back: 'o marcador volta',
		forward: 'o marcador avança',
		skip: 'a próxima infecção é pulada',
		draw: 'mais ou menos dados são sorteados',
		prevent: 'surtos são evitados',
		bonus: 'pontos para a cura',
		retry: 'mais uma tentativa',
		again: 'todos os dados usados de novo',
		reroll: 'alguns dados usados de novo',
		free: 'poderes até o fim do turno',
		nothing: 'nada que conte aqui'
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
		special: 'fazer algo especial',
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
		outbreaks: 'Chegou-se ao limite de surtos.',
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

const articles = {
	o: { in: 'no', to: 'para o', from: 'do' },
	a: { in: 'na', to: 'para a', from: 'da' }
} as const;
const articleOf = (region: Region) => articles[region === 3 ? 'o' : 'a'];

/** "na Europa", "no Leste Asiático"; a name of an own edition stands alone: "em Lua" */
export const inRegion = (region: Region, talk: Talk): string => {
	const own = talk.called(`region.${region}`, '');
	return own === '' ? `${articleOf(region).in} ${names.regions[region]}` : `em ${own}`;
};
/** "para a Europa" */
export const toRegion = (region: Region, talk: Talk): string => {
	const own = talk.called(`region.${region}`, '');
	return own === '' ? `${articleOf(region).to} ${names.regions[region]}` : `para ${own}`;
};
/** "da Europa" */
export const fromRegion = (region: Region, talk: Talk): string => {
	const own = talk.called(`region.${region}`, '');
	return own === '' ? `${articleOf(region).from} ${names.regions[region]}` : `de ${own}`;
};
export const inPlace = (place: Place, talk: Talk): string =>
	typeof place === 'number' ? inRegion(place, talk) : names.places[place];

const { event } = speaking(names);

export const sheet = sheetWords(names, {
	title: 'Pandemic: The Cure',
	notice: 'Folha nossa, não a publicada. A sua é informada no Pipsheet, em “Edições”.',
	ownNotice: 'Uma edição própria, desenhada pelo Pipsheet; o que ninguém informou é nosso.',
	pageTwo: 'na segunda página',
	cardNotice: 'Nossa: informe a sua.',
	cardUncertain: 'Nem tudo é certo: informe a sua.',
	rate: 'Taxa de infecção',
	outbreaks: 'Surtos',
	board: 'Mundo',
	bag: 'Dados no saco',
	dice: 'Dados comuns',
	cards: 'Cartas de função',
	events: 'Eventos',
	rateSpace: ({ space }) => `Taxa de infecção, casa ${space}`,
	ownTrack: 'taxa própria',
	ownRate: ({ part }) =>
		({ space: 'Taxa própria, casa do marcador', dice: 'Taxa própria, dados a comprar' })[part],
	ownRatePart: ({ part }) => ({ space: 'casa', dice: 'dados' })[part],
	outbreakSpace: ({ count }) => `Surtos, ${count}`,
	cdc: 'CDC',
	centre: 'Centro de tratamento',
	cured: 'Curadas',
	bagDie: ({ colour, nth }) => `Saco, dado ${names.colours[colour]} ${nth}`,
	dieFace: ({ colour, pips }) => `Um ${pips} comum em um dado ${names.colours[colour]}`,
	roleOf: ({ player }, talk) => `Carta de função de ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `Amostras ${forms[colour].samples} de ${talk.player(player)}`,
	event: ({ card }, talk) => `Evento: ${event(card, talk)}`,
	epidemicLegend: 'dados a sortear · vírus: epidemia',
	outbreakLegend: ({ limit }) => `com ${limit} perde-se`,
	cost: 'preço em dados do CDC',
	difficulty: 'Dificuldade',
	date: 'Data',
	player: ({ player }) => `Jogador ${player + 1}`,
	eventsDeck: 'Cartas de evento',
	rolesDeck: 'Cartas de função',
	diceCount: ({ dice }) => `${dice} dados`
});

export const dice = diceWords(
	names,
	{
		red: 'Dados de infecção vermelhos',
		yellow: 'Dados de infecção amarelos',
		blue: 'Dados de infecção azuis',
		black: 'Dados de infecção pretos'
	},
	(role) => `Dados do papel ${role}`
);
