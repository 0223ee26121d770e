import { sheetWords } from '../sheet-words.ts';
import { forms, names } from './names.ts';

export const sheet = sheetWords(names, {
	title: 'Centro de tratamento',
	notice: 'Folha, taxa, eventos e equipe de campo são criação do Pipsheet, não da editora.',
	cardNotice: 'Criação do Pipsheet.',
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
	event: ({ card }) => `Evento: ${names.events[card].name}`,
	epidemicLegend: 'dados a sortear · casa tingida: epidemia',
	outbreakLegend: 'com 8 perde-se',
	cost: 'preço em dados do CDC',
	difficulty: 'Dificuldade',
	date: 'Data',
	player: ({ player }) => `Jogador ${player + 1}`,
	eventsDeck: 'Cartas de evento',
	rolesDeck: 'Cartas de função',
	diceCount: ({ dice }) => `${dice} dados`
});
