import type { Difficulty } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { EditionWords } from '../words.ts';
import { names } from './sheet.ts';

export const edition: EditionWords = {
	palette: 'O que pintar',
	'part.dice': 'Dados',
	'part.track': 'Taxa',
	'part.numbers': 'Números',
	'part.roles': 'Funções',
	'part.events': 'Eventos',
	'part.regions': 'Regiões',
	regions: 'Nomes das regiões',
	infectionDice: 'Dados de infecção',
	track: 'Taxa de infecção',
	outbreakLimit: 'Surtos que fazem perder o jogo',
	setupDice: 'Dados da preparação',
	stack: 'Dados de uma cor que uma região aguenta',
	cureAt: 'Pontos para uma cura',
	roles: 'Cartas de função',
	events: 'Cartas de evento',
	openEvents: 'Cartas de evento abertas',
	infectionDiceHelp: 'Quantos há de cada cor e as seis faces de um dado: + é a cruz.',
	diceCount: 'Dados',
	dieFace: ({ nth }) => `Face ${String(nth)}`,
	startOf: ({ difficulty }) => `Início: ${names.difficulties[difficulty as Difficulty]}`,
	space: ({ space, rate }) => `${String(space)} (taxa ${String(rate)})`,
	numbers: 'Números',
	name: 'Nome',
	cost: 'Preço em dados do CDC',
	removeCard: ({ name }) => `Remover ${String(name)}`,
	addRole: 'Adicionar uma carta de função',
	newRole: 'Nova função',
	theTen: 'Quais das nossas dez cartas estão em jogo?',
	addEvent: 'Adicionar uma carta sua',
	newEvent: 'Carta nova',
	effectsHelp:
		'O que a carta faz, em ordem. Uma carta sem efeitos não muda nada que o aplicativo precise saber.',
	regionName: ({ nth }) => `Região ${String(nth)}`
};
