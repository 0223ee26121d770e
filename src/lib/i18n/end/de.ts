import { CLOSE, type When } from '../story.ts';
import type { Talk } from '../talk.ts';
import type { EndWords } from './en.ts';

const when = ({ round, turn, move }: When): string =>
	round !== null ? `in Runde ${round}` : turn !== null ? `im Spielzug ${turn}` : `mit Zug ${move}`;

/** Several of them, all counted alike. */
const whens = (all: readonly When[], talk: Talk): string => {
	const [first] = all;
	if (first && all.length === 1) return when(first);
	const each = talk.and(all.map(({ round, turn, move }) => String(round ?? turn ?? move)));
	if (first?.round != null) return `in den Runden ${each}`;
	return first?.turn != null ? `in den Spielzügen ${each}` : `mit den Zügen ${each}`;
};

export const end: EndWords = {
	over: 'Die Partie ist zu Ende',
	scoreNow: 'Wertung, wenn die Partie jetzt endete',
	finalScore: 'Endwertung',
	total: 'Summe',
	team: 'Team',
	playAgain: 'Noch einmal mit denselben Leuten',
	lookAtSheets: 'Blätter ansehen',
	pointsByPart: 'Punkte nach Teilen',
	howFar: 'Wie weit alle gekommen sind',
	howFarTeam: 'Wie weit das Team gekommen ist',
	lastSheet: 'Das letzte Blatt',
	howNear: 'Wie knapp es war',
	storyBehind: ({ name, points }, talk) =>
		points === null
			? `${name} lag eine Zeit lang vorn.`
			: talk.plural(points, {
					one: `${name} lag eine Zeit lang vorn, einmal mit einem Punkt.`,
					other: `${name} lag eine Zeit lang vorn, einmal mit ${points} Punkten.`
				}),
	storyNeverBehind: ({ name }) => `${name} lag nie zurück.`,
	storyTurned: ({ name, when: at, points }, talk) =>
		points === null
			? `${name} zog ${when(at)} endgültig vorbei.`
			: talk.plural(points, {
					one: `Die Wende kam ${when(at)}: ein Zug, der einen Punkt Unterschied machte.`,
					other: `Die Wende kam ${when(at)}: ein Zug, der ${points} Punkte Unterschied machte.`
				}),
	storyDecided: ({ part, own, theirs, name }, talk) =>
		`Was den Ausschlag gab: ${part}, ${talk.number(own)} gegen ${talk.number(theirs)} bei ${name}.`,
	storySteps: ({ name, when: all }, talk) => `${name}: ${whens(all, talk)}.`,
	storyCourse: ({ kind, name, from, to, of, when: at }, talk) =>
		({
			blow: `Der härteste Schlag kam ${when(at)}: ${name}, von ${talk.number(from)} auf ${talk.number(to)}.`,
			step: `Der größte Schritt kam ${when(at)}: ${name}, von ${talk.number(from)} auf ${talk.number(to)}.`,
			close: `Am knappsten war es ${when(at)}: ${name}, ${talk.number(to)} von ${talk.number(of ?? to)}.`
		})[kind],
	storyEventful: ({ when: at, move }) => `Am meisten auf einmal geschah ${when(at)}: ${move}`,
	storyNear: ({ name, value, of }) =>
		value / of >= CLOSE
			? `Es war knapp: ${name}, ${value} von ${of}.`
			: `${name} am Ende: ${value} von ${of}.`,
	storyRounds: ({ count }, talk) =>
		talk.plural(count, { one: 'Es dauerte eine Runde.', other: `Es dauerte ${count} Runden.` }),
	storyTurns: ({ count }, talk) =>
		talk.plural(count, { one: 'Es dauerte einen Spielzug.', other: `Es dauerte ${count} Spielzüge.` }),
	bestSoFar: ({ name }) => `Persönliche Bestleistung: ${name}`,
	bestBefore: ({ before, month, now }) => `${before} im ${month}, jetzt ${now}`,
	winsOf: ({ name, won }, talk) => `${name} ${talk.number(won)}`,
	togetherOf: ({ won, played }) => `${won} von ${played} gemeinsam gewonnen`,
	since: ({ game, month }) => `Diese Runde bei ${game}, seit ${month}`,
	took: ({ minutes }, talk) =>
		talk.plural(minutes, {
			one: 'In einer Minute gespielt',
			other: `In ${talk.number(minutes)} Minuten gespielt`
		}),
	usually: ({ minutes, count }, talk) =>
		talk.plural(count, {
			one: `beim Mal davor in ${talk.number(minutes)}`,
			other: `der Median von ${talk.number(count)} früheren Partien ist ${talk.number(minutes)}`
		}),
	when,
	turningPoint: 'Der Wendepunkt',
	watchIt: 'Ansehen',
	replay: 'Wiedergabe',
	watchAgain: 'Noch einmal ansehen',
	ahead: ({ name }) => `Über der Linie: ${name} führt`,
	gained: ({ points }, talk) =>
		talk.plural(points, { one: '1 Punkt gewonnen', other: `${points} Punkte gewonnen` }),
	afterMoves: ({ game, count }, talk) =>
		talk.plural(count, { one: `${game}, nach einem Zug`, other: `${game}, nach ${count} Zügen` }),
	againTogether: 'Gemeinsam noch einmal versuchen',
	showResult: 'Ergebnis zeigen'
};
