import type { Scenario } from '../../../../validators/prototype-c19/agreed.ts';
import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

const reminders: Readonly<Record<Scenario, string>> = {
	ets: 'Am Ende kommt die höchste Mutantenzahl von nebenan zu deiner dazu.',
	dengue: 'Im ersten Wurf zählt jede 1 und 2 als 6, auch auf dem Mutantenwürfel.',
	'common-flu': 'Eine Infektion so groß wie die Zahl der Spielenden, am Anfang und am Ende.',
	'hospital-virus': 'Jedes umzingelte Krankenhaus erhöht den Multiplikator um 1.',
	'covid-19': 'Am Ende bringt jedes unbenutzte Paar eine Infektion 3.',
	cholera: 'Resistente werden sofort ganz infiziert, und jede bringt eine Infektion 1.',
	'swine-flu': 'Am Ende bringen alle leeren Gesundheitsspalten zusammen Infektionen 2.',
	'black-death':
		'Infektionen zählen 1 mehr, Proben und einzelne Würfel 1 weniger. Benutzte Laborratten erhöhen den Multiplikator.',
	'avian-flu': 'Am Ende bringen alle übrigen Faktoren zusammen Infektionen 1.',
	'corrupt-labs': 'Jede benutzte Analyse erhöht die Mutantensumme um 1, jede unbenutzte um 3.',
	'chemical-war': 'Keine Entdecker, Infektionswürfel zählen halb. Am Ende würfelst du fünf Infektionen.',
	'designer-virus': 'Der Multiplikator ist 10; am Ende senkt ihn jedes annullierte Paar um 1.',
	'anti-vaccines': 'Jede Probe in einer Formel gibt allen eine Infektion 1.'
};
const uses = { infection: 'Infektion', sample: 'Probe', biotech: 'für die Biotechnologie' } as const;

export const labels: Words['labels'] = {
	round: ({ round, of, second }) =>
		second ? `Runde ${round} von ${of}, zweiter Zug` : `Runde ${round} von ${of}`,
	reminder: ({ scenario }) => reminders[scenario],
	scenarioName: ({ scenario }) => scenarios[scenario],
	enterRoll: ({ second, firstCounts }) =>
		`${second ? 'Drei Probenwürfel.' : 'Fünf Probenwürfel, dann der Mutantenwürfel.'} ${firstCounts ? 'Trage den ersten Wurf ein: Er zählt hier.' : 'Schon nachgewürfelt? Was jetzt daliegt, genügt.'}`,
	slotSample: ({ nth }) => `Probenwürfel ${nth}`,
	slotMutant: 'Mutantenwürfel',
	sampleDie: ({ face }) => `Probenwürfel ${face}`,
	mutantDie: ({ face }) => `Mutantenwürfel ${face}`,
	mutant: 'Mutante',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} von ${of} Würfel eingetragen`,
			other: `${count} von ${of} Würfeln eingetragen`
		}),
	chooseDice: ({ name }) => `Würfel, die ${name} nehmen darf`,
	meansNothing: 'Ein Würfel: Biotechnologie · zwei: Probe und Infektion · drei: mit einer Laborratte',
	meansOne: ({ face, infection }) =>
		infection === null
			? `Die ${face} geht in die Biotechnologie, ohne Infektion.`
			: `Die ${face} allein geht in die Biotechnologie; in Gesundheit oder Formel getippt bringt sie Infektion ${infection}.`,
	meansMore: ({ infection, samples, rat }, talk) =>
		`Infektion ${infection}, ${talk.plural(samples.length, { one: 'Probe', other: 'Proben' })} ${talk.and(samples.map(String))}${rat ? ', mit einer Laborratte' : ''}: Tippe, wohin die Probe geht.`,
	take: ({ count }, talk) =>
		talk.plural(count, { zero: 'Würfel nehmen', one: '1 Würfel nehmen', other: `${count} Würfel nehmen` }),
	rerollFree: ({ count }) => (count === 0 ? 'Nachwürfeln, frei' : `${count} nachwürfeln, frei`),
	rerollExplorer: ({ count, left }) =>
		count === 0 ? `Nachwürfeln (Entdecker, noch ${left})` : `${count} nachwürfeln (Entdecker, noch ${left})`,
	rerollEnter: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Würfle den Würfel noch einmal und trage seine neue Zahl ein.',
			other: `Würfle die ${count} Würfel noch einmal und trage ihre neuen Zahlen ein.`
		}),
	cancel: 'Abbrechen',
	pass: 'Passen',
	yourDice: 'Genommene Würfel',
	infection: 'Infektion',
	sample: 'Probe',
	single: 'Biotech.',
	used: 'benutzt',
	ownDie: ({ face, use, used }) => `Würfel ${face}, ${uses[use]}${used ? ', benutzt' : ''}`,
	counts: ({ value }) => `zählt ${value}`,
	analysisLeft: ({ left }) => `Analyse (${left})`,
	analysisUp: 'Analyse: gewählter Würfel plus 1',
	analysisDown: 'Analyse: gewählter Würfel minus 1',
	analysisMutant: ({ left }) =>
		left === null ? 'Analyse des Mutantenwürfels' : `Analyse des Mutantenwürfels (${left})`,
	mutantUp: 'Analyse: Mutantenwürfel plus 1',
	mutantDown: 'Analyse: Mutantenwürfel minus 1',
	convert: ({ space, from, to }) => `${space} streichen: ${from} → ${to}`,
	done: ({ name }) => `${name} ist fertig`,
	infect: ({ value }) => `Infektion ${value}: Tippe in die Risikozone.`,
	infectShown: ({ value }) => `Infektion ${value}: so, oder tippe woandershin.`,
	cover: ({ value }) => `Infektion ${value} passt nirgends: Tippe auf eine Spalte.`,
	receivedLeft: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Noch eine erhaltene Infektion.',
			other: `Noch ${count} erhaltene Infektionen.`
		}),
	chooseInfection: 'Erhaltene Infektionen: Wähle eine',
	turnShape: ({ at, of }) => `Drehen ${at}/${of}`,
	infectHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Diese Person infizieren', other: `Diese ${count} infizieren` }),
	endsPart: ({ name }) => `dann ist ${name} fertig`,
	coverHere: ({ column }) => `Spalte ${column + 1} bedecken`,
	resist: ({ left }) => `Resistente (${left})`,
	resistHint: 'Tippe, wo zwei resistente Personen hereinkommen.',
	resistHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Eine hereinholen', other: `${count} hereinholen` }),
	back: 'Zurück',
	healthHint: ({ value, fits }) =>
		fits ? `Gesundheit nimmt die ${value}` : `Gesundheit: kein Feld für eine ${value}`,
	healthHere: ({ value }) => `${value} in Gesundheit eintragen`,
	formulaHint: ({ wanted, any }) =>
		any
			? 'Formel: jede Zahl passt'
			: wanted === null
				? 'Formel: nichts passt'
				: `Formel braucht eine ${wanted}`,
	chooseFactor: 'Wähle den Faktor für das nächste Kästchen.',
	noFactor: 'Eintragen: kein Faktor ist mehr frei',
	factor: ({ factor, next }) =>
		next === null
			? `Formel, Faktor ${written(factor)}: blockiert`
			: `Formel, Faktor ${written(factor)}: dann ${next}`,
	placeNow: ({ resource }) => `Jetzt einsetzen: ${resources[resource]}`,
	chooseValue: 'Wähle zuerst den Wert.',
	value: ({ value }) => `Wert ${value}`,
	spaceChoice: ({ space }) => `In ${space} notieren`,
	giveUp: ({ resource }) => `Verfallen lassen: ${resources[resource]}`,
	waitingFor: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `Es fehlt ${talk.and(names)}.`,
			other: `Es fehlen ${talk.and(names)}.`
		}),
	elsewhereTakes: ({ name }) => `Welche Würfel nimmt ${name}?`,
	reportOf: ({ name }) => `Meldung von ${name}`,
	reportFactors: 'Gestrichene Faktoren',
	reportColumns: 'Gefüllte Gesundheitsspalten',
	less: ({ what }) => `${what}: weniger`,
	more: ({ what }) => `${what}: mehr`,
	report: 'Melden',
	told: ({ name, count, of }) => `${name}: Probe in der Formel (${count}/${of})`,
	lastInfections: ({ name }) => `${name} würfelt die fünf letzten Infektionen.`,
	lastReroll: ({ count, left }) =>
		count === 0 ? `Nachwürfeln (Entdecker, noch ${left})` : `${count} nachwürfeln (Entdecker, noch ${left})`,
	chooseLast: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Ein Entdecker ist übrig: Wähle Infektionen zum Nachwürfeln oder setze die erste ein.',
			other: `${left} Entdecker sind übrig: Wähle Infektionen zum Nachwürfeln oder setze die erste ein.`
		}),
	annul: ({ pair }) => `Paar\u00a0${pair} annullieren`,
	annulHint: ({ multiplier }) =>
		`Der Multiplikator ist ×${multiplier}. Jedes annullierte Paar senkt ihn um 1.`,
	annulDone: 'Nichts mehr annullieren',
	andFinish: '… und fertig',
	allPass: ({ count }) => `Alle ${count} passen`,
	barRolls: ({ name }) => `${name} würfelt`,
	barTakes: ({ name }) => `${name} nimmt Würfel`,
	barActs: ({ name, part }) =>
		part === 'acting'
			? `${name} nutzt Würfel`
			: part === 'open'
				? `${name} darf Würfel nehmen`
				: `${name} ist fertig`,
	barResearch: ({ name }) => `${name} setzt eine Probe ein`,
	barReceived: ({ name, count }, talk) =>
		talk.plural(count, { one: `${name} setzt eine Infektion`, other: `${name} setzt ${count} Infektionen` }),
	barReports: 'Meldungen der anderen Blätter',
	barLast: ({ name }) => `${name}: letzter Schritt`,
	barOthers: 'Die anderen sind dran',
	barAlso: ({ names }, talk) =>
		names.length > 2
			? `${names.length} andere dürfen auch`
			: talk.plural(names.length, {
					one: `${talk.and(names)} darf auch`,
					other: `${talk.and(names)} dürfen auch`
				}),
	noteOf: ({ done, of }) => `${done} von ${of}`,
	noteNext: ({ next, any }) => (any ? 'beliebig' : next === null ? 'blockiert' : `dann ${next}`),
	noteLeft: ({ left }) => `noch ${left}`,
	noteTimes: ({ times }) => `×${times}`,
	seatRolls: 'würfelt',
	seatTakes: 'wählt',
	seatMayTake: 'darf noch',
	seatActs: 'am Zug',
	seatPlaces: 'setzt ein',
	seatDone: 'fertig',
	seatElsewhere: 'woanders'
};
