/** The names of things, and the texts on the sheet. */
import type { Colour, Place, Region } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { Talk } from '../../../talk.ts';
import { diceWords, sheetWords, speaking, type Names } from '../words.ts';

export const names: Names = {
	colours: { red: 'rot', yellow: 'gelb', blue: 'blau', black: 'schwarz' },
	regions: {
		1: 'Nordamerika',
		2: 'Europa',
		3: 'Ostasien',
		4: 'Indien und Nahost',
		5: 'Afrika',
		6: 'Südamerika'
	},
	actions: {
		fly: 'Flug',
		sail: 'Schiff',
		treat: 'Behan\u00addeln',
		treat2: 'Behan\u00addeln 2',
		treat3: 'Behan\u00addeln 3',
		sample: 'Probe',
		helicopter: 'Hub\u00adschrauber',
		contain: 'Eindäm\u00admen',
		cdc: 'CDC',
		special: 'Beson\u00adderes',
		biohazard: 'Bio\u00adgefahr'
	},
	rest: 'Rest einer Behandlung',
	roles: {
		plain: 'Einsatzteam',
		generalist: 'Generalistin',
		medic: 'Sanitäter',
		scientist: 'Wissenschaftlerin',
		dispatcher: 'Disponent',
		'contingency-planner': 'Krisenmanager',
		researcher: 'Forscherin',
		'containment-specialist': 'Seuchenexpertin'
	},
	powers: {
		'cure-11': 'Heilt schon mit 11.',
		'first-biohazard': 'Die erste Biogefahr deines Zuges bewegt den Marker nicht.',
		arrival:
			'Betrittst du eine Region, geht von jeder Farbe mit 2 oder mehr Würfeln dort 1 ins Behandlungszentrum.',
		'far-give': 'Übergibt Proben über jede Entfernung.',
		special: 'Hat eine Fähigkeit, die der Tisch kennt.'
	},
	events: {
		charter: { name: 'Charterflug', text: 'Bewegt eine Figur eurer Wahl in eine beliebige andere Region.' },
		summit: { name: 'Krisengipfel', text: 'Alle Figuren treffen sich in einer Region eurer Wahl.' },
		'field-hospital': {
			name: 'Feldlazarett',
			text: 'Alle Würfel einer Farbe in einer Region kommen ins Behandlungszentrum.'
		},
		shipment: {
			name: 'Laborlieferung',
			text: 'Im Behandlungszentrum: Alle Würfel einer Farbe kommen in den Beutel.'
		},
		'swab-drive': {
			name: 'Abstrichaktion',
			text: '2 Würfel einer ungeheilten Farbe dürfen vom Beutel ins Behandlungszentrum.'
		},
		'quiet-days': {
			name: 'Ruhige Tage',
			text: 'Im nächsten Infektionsschritt werden keine Würfel gezogen.'
		},
		slowdown: { name: 'Verlangsamung', text: 'Der Marker der Infektionsrate geht 2 Felder zurück.' },
		'second-wind': {
			name: 'Zweite Luft',
			text: 'Benutzte und Biogefahr-Würfel dieses Zuges zurücknehmen und würfeln.'
		},
		reagents: { name: 'Frische Reagenzien', text: 'Zählt 2 zum Heilwurf dieses Zuges hinzu.' },
		courier: {
			name: 'Probenkurier',
			text: 'Jemand übergibt alle Proben einer Farbe an jemand anderen, egal wo beide sind.'
		}
	},
	effects: {
		pawn: 'eine Figur zieht',
		dice: 'Würfel wandern',
		sample: 'eine Probe kommt dazu',
		unlock: 'eine Probe wird frei',
		courier: 'Proben wechseln den Besitzer',
		back: 'der Marker geht zurück',
		forward: 'der Marker rückt vor',
		skip: 'die nächste Infektion entfällt',
		draw: 'mehr oder weniger Würfel werden gezogen',
		prevent: 'Ausbrüche werden verhindert',
		bonus: 'Punkte für die Heilung',
		retry: 'ein weiterer Versuch',
		again: 'alle benutzten Würfel noch einmal',
		reroll: 'einige benutzte Würfel noch einmal',
		free: 'Fähigkeiten bis zum Ende des Zuges',
		nothing: 'nichts, was hier zählt'
	},
	steps: { roll: 'Würfeln', act: 'Handeln', give: 'Geben', cure: 'Heilen', infect: 'Infizieren' },
	verbs: {
		setup: 'den Aufbau',
		roll: 'das Würfeln',
		reroll: 'erneutes Würfeln',
		unlock: 'das Lösen eines Würfels',
		fly: 'einen Flug',
		sail: 'eine Schiffsreise',
		treat: 'eine Behandlung',
		sample: 'eine Probe',
		helicopter: 'den Hubschrauber',
		contain: 'das Eindämmen',
		cdc: 'die CDC-Aktion',
		special: 'etwas Besonderes',
		give: 'das Geben von Proben',
		cure: 'einen Heilversuch',
		next: 'einen späteren Schritt',
		infect: 'das Infizieren',
		epidemic: 'eine Epidemie',
		event: 'ein Ereignis',
		reveal: 'das Aufdecken einer Karte'
	},
	places: { centre: 'im Behandlungszentrum', cdc: 'beim CDC', bag: 'im Beutel' },
	difficulties: { beginner: 'Einsteiger', standard: 'Normal', heroic: 'Heldenhaft' },
	why: {
		'all-cured': 'Alle vier Seuchen sind geheilt.',
		skull: 'Die Infektionsrate hat den Totenkopf erreicht.',
		outbreaks: 'Die Grenze der Ausbrüche ist erreicht.',
		bag: 'Im Beutel waren zu wenige Würfel.'
	},
	cross: 'Kreuz'
};

/** "rote Würfel", "die rote Seuche" */
export const plain = (colour: Colour): string => `${names.colours[colour]}e`;
/** "keine roten Proben" */
export const weak = (colour: Colour): string => `${names.colours[colour]}en`;
/** "kein roter Würfel" */
export const strong = (colour: Colour): string => `${names.colours[colour]}er`;

export const inPlace = (place: Place, talk: Talk): string =>
	typeof place === 'number' ? inRegion(place, talk) : names.places[place];
export const inRegion = (region: Region, talk: Talk): string =>
	`in ${talk.called(`region.${region}`, names.regions[region])}`;

const { event } = speaking(names);

export const sheet = sheetWords(names, {
	title: 'Pandemie: Die Heilung',
	notice: 'Unser eigenes Blatt, nicht das veröffentlichte. Deines gibst du in Pipsheet unter „Ausgaben“ ein.',
	ownNotice: 'Eine eigene Ausgabe, gezeichnet von Pipsheet; was niemand eingegeben hat, ist von uns.',
	pageTwo: 'auf der zweiten Seite',
	cardNotice: 'Von uns: gib deine ein.',
	cardUncertain: 'Nicht alles sicher: gib deine ein.',
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
	event: ({ card }, talk) => `Ereignis: ${event(card, talk)}`,
	epidemicLegend: 'Würfel zu ziehen · Virus: Epidemie',
	outbreakLegend: ({ limit }) => `bei ${limit} verloren`,
	cost: 'Preis in Würfeln vom CDC',
	difficulty: 'Schwierigkeit',
	date: 'Datum',
	player: ({ player }) => `Person ${player + 1}`,
	eventsDeck: 'Ereigniskarten',
	rolesDeck: 'Rollenkarten',
	diceCount: ({ dice }) => `${dice} Würfel`
});

export const dice = diceWords(
	names,
	{
		red: 'Rote Infektionswürfel',
		yellow: 'Gelbe Infektionswürfel',
		blue: 'Blaue Infektionswürfel',
		black: 'Schwarze Infektionswürfel'
	},
	(role) => `Würfel der Rolle ${role}`
);
