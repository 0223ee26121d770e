import type { Skill } from '../../../../sheets/combat-the-corona/lines.ts';
import {
	cardIn,
	cardTexts,
	virusIn,
	type ActionNames,
	type Letters,
	type VirusNames,
	type Words
} from '../words.ts';

const viruses: VirusNames = {
	'Patient Zero': 'Paciente zero',
	Speck: 'Cisco',
	Spore: 'Esporo',
	Herald: 'Arauto',
	Droplet: 'Gotícula',
	Husk: 'Casca',
	Leech: 'Sanguessuga',
	Cluster: 'Cacho',
	Breaker: 'Quebrador',
	Swarm: 'Enxame',
	Bulwark: 'Baluarte',
	Surge: 'Surto',
	Crown: 'Coroa',
	Wave: 'Onda',
	Storm: 'Temporal',
	Tempest: 'Tempestade',
	Easy: 'Fácil',
	Medium: 'Médio',
	Difficult: 'Difícil',
	Epic: 'Épico'
};

const actions: ActionNames = {
	'wash-hands': 'Lavar as mãos',
	'wear-mask': 'Usar máscara',
	'keep-distance': 'Manter distância',
	'cover-cough': 'Tossir no cotovelo',
	'stay-home': 'Ficar em casa',
	'big-party': 'Dar uma festona',
	'false-news': 'Espalhar boatos',
	hoard: 'Estocar mantimentos',
	wild: 'um curinga',
	red: 'uma carta vermelha'
};

const letters: Letters = {
	'letter.wash-hands': 'L',
	'letter.wear-mask': 'U',
	'letter.keep-distance': 'M',
	'letter.cover-cough': 'T',
	'letter.stay-home': 'F',
	'letter.big-party': 'D',
	'letter.false-news': 'B',
	'letter.hoard': 'E',
	'letter.hospital': 'H',
	'letter.die': 'D',
	'letter.shield': 'E'
};

export const virus = virusIn(viruses, 'Vírus');
export const card = cardIn(actions);

export const skills: Readonly<Record<Skill, string>> = {
	raise: 'subir',
	save: 'salvar',
	destroy: 'destruir'
};

export const sheet: Words['sheet'] = {
	title: 'Combat the Corona',
	subtitle: 'Um tabuleiro para toda a equipe',
	noticeOwn: 'Uma edição própria, desenhada pelo Pipsheet; o que ninguém informou é nosso.',
	notice: 'Tabuleiro e cartas nossos, não os publicados. Os seus são informados em “Edições”.',
	team: 'Equipe',
	hospitals: 'Hospitais',
	spaces: 'Espaços de ação',
	infection: 'Infecção',
	beds: 'Leitos',
	tokens: 'Reserva',
	help: 'O turno',
	viruses: 'Vírus na mesa',
	spacesHint: 'Uma carta vai sempre para o espaço vazio mais baixo',
	infectionHint: 'Num turno não se colocam mais níveis do que este',
	bedsHint: ({ most }) => `Os vírus tiram leitos; o máximo é ${String(most)}`,
	ourTokens: 'Fichas de dado',
	shields: 'Escudos',
	defeated: 'Vencidos',
	won: 'Vitória',
	lost: 'Fim',
	clearFive: 'Troque três ou limpe as cinco',
	hospitalCell: ({ space }) => `Espaço de hospital ${String(space)}`,
	printedHospitalCell: 'Hospital impresso',
	spaceCell: ({ space }) => `Espaço de ação ${String(space)}`,
	infectionCell: ({ level: high }) => `Nível de infecção ${String(high)}`,
	wonCell: ({ level }) => `Nível de infecção ${String(level)}: vitória`,
	bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 leito', other: `${String(beds)} leitos` }),
	lostCell: '0 leitos: derrota',
	hospitalStore: ({ number }) => `Reserva, hospital ${String(number)}`,
	dieTokenStore: ({ number }) => `Reserva, ficha de dado ${String(number)}`,
	shieldStore: ({ number }) => `Reserva, escudo ${String(number)}`,
	virusCell: ({ number }) => `Vírus ${String(number)} na mesa`,
	levelCell: ({ number }) => `Vírus ${String(number)}, nível`,
	lifeCell: ({ number }) => `Vírus ${String(number)}, vida`,
	attackCell: ({ number }) => `Vírus ${String(number)}, ataque`,
	virusDeck: 'Cartas de vírus',
	actionDeck: 'Cartas de ação',
	tokenSheet: 'Fichas e marcadores',
	blueCard: 'Azul',
	wildCard: 'Curinga',
	redCard: 'Vermelha',
	soloOnly: 'Só no solo',
	help1: 'Jogue uma carta: primeiro espaço vazio; compre',
	help2: 'Três azuis que combinam: um hospital',
	help3: 'Cinco cartas: remova três ou todas',
	help4: 'Role: hospitais + fichas; escudos antes',
	help5: 'Os vírus atacam: soma menos máscaras',
	help6: 'Revele três: coloque até o nível de infecção',
	help7: 'Habilidades, o resto para baixo, marcador',
	'skill.raise': 'A infecção sobe um passo (uma vez por turno)',
	'skill.save': '3 derrotados de cima vão sob o baralho',
	'skill.destroy': 'Removam um hospital',
	...letters,
	...cardTexts(viruses, actions)
};
