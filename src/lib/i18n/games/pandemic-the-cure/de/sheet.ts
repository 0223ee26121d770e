import { sheetWords } from '../sheet-words.ts';
import { names, plain, weak } from './names.ts';

export const sheet = sheetWords(names, {
	title: 'Behandlungszentrum',
	notice:
		'Bogen, Leiste, Ereignisse und Einsatzteam sind ein eigener Entwurf von Pipsheet, nicht vom Verlag.',
	cardNotice: 'Eigener Entwurf von Pipsheet.',
	rate: 'Infektionsrate',
	outbreaks: 'Ausbrüche',
	board: 'Welt',
	bag: 'Würfel im Beutel',
	dice: 'Normale Würfel',
	cards: 'Rollenkarten',
	events: 'Ereignisse',
	rateSpace: ({ space }) => `Infektionsrate, Feld ${space}`,
	ownTrack: 'eigene Leiste',
	ownRate: ({ part }) =>
		({ space: 'Eigene Ratenleiste, Feld des Markers', dice: 'Eigene Ratenleiste, zu ziehende Würfel' })[part],
	ownRatePart: ({ part }) => ({ space: 'Feld', dice: 'Würfel' })[part],
	outbreakSpace: ({ count }) => `Ausbrüche, ${count}`,
	cdc: 'CDC',
	centre: 'Behandlungszentrum',
	cured: 'Geheilt',
	bagDie: ({ colour, nth }) => `Beutel, ${plain(colour)} Würfel, ${nth}`,
	dieFace: ({ colour, pips }) => `Eine normale ${pips} auf einem ${weak(colour)} Würfel`,
	roleOf: ({ player }, talk) => `Rollenkarte von ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `${plain(colour)} Proben bei ${talk.player(player)}`,
	event: ({ card }) => `Ereignis: ${names.events[card].name}`,
	epidemicLegend: 'Würfel zu ziehen · getöntes Feld: Epidemie',
	outbreakLegend: 'bei 8 verloren',
	cost: 'Preis in Würfeln vom CDC',
	difficulty: 'Schwierigkeit',
	date: 'Datum',
	player: ({ player }) => `Person ${player + 1}`,
	eventsDeck: 'Ereigniskarten',
	rolesDeck: 'Rollenkarten',
	diceCount: ({ dice }) => `${dice} Würfel`
});
