import { kindIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const tellings: NonNullable<Words['tellings']> = {
	lostAtOnce: ({ by, kind }, talk) =>
		`${talk.player(by)}: sofort verloren und im Kasten der Verstorbenen (${kindIn(nouns, kind, talk)}); das Plättchen kommt in den Vorrat.`,
	doctorInfected: ({ by, person, colour }, talk) =>
		`${talk.player(by)}: Das Plättchen wandert unter den Arzt (${nouns.colour[colour]}), der jetzt Nummer ${person} ist.`,
	unplaced: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `Nirgends ist noch jemand anzustecken: ${tiles} Plättchen von ${talk.player(by)} kommt in den Kasten der Verstorbenen.`,
			other: `Nirgends ist noch jemand anzustecken: ${tiles} Plättchen von ${talk.player(by)} kommen in den Kasten der Verstorbenen.`
		}),
	overflow: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} hat keinen freien Platz: ${tiles} Plättchen kommt in den Kasten der Verstorbenen.`,
			other: `${talk.player(by)} hat keinen freien Platz: ${tiles} Plättchen kommen in den Kasten der Verstorbenen.`
		}),
	supplyEmpty: 'Der Vorrat ist leer: Niemand muss noch Plättchen legen.',
	worse: ({ by, person, kind, from, to }, talk) =>
		`${talk.player(by)}: Nummer ${person} (${kindIn(nouns, kind, talk)}) wurde nicht behandelt und wird von ${nouns.colour[from]} zu ${nouns.colour[to]}.`,
	patientDies: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: Nummer ${person} (${kindIn(nouns, kind, talk)}) war rot, wurde nicht behandelt und stirbt.`,
	doctorDies: ({ by, person, kind, popularity }, talk) =>
		`${talk.player(by)}: Nummer ${person} (${kindIn(nouns, kind, talk)}) war rot, wurde nicht behandelt und stirbt: −${popularity} Beliebtheit.`,
	spared: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: Nummer ${person} (${kindIn(nouns, kind, talk)}) wurde gepflegt und bleibt, wie es ist.`,
	back: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: Nummer ${person} (${kindIn(nouns, kind, talk)}) ist aus der Quarantäne zurück.`,
	phase: ({ phase }) => `Alle sind fertig. Jetzt: ${nouns.phase[phase]}.`,
	round: ({ round }) => `Runde ${round} beginnt.`,
	lost: ({ cured, deceased }) => `Verstorben: ${deceased}, geheilt: ${cured}.`,
	won: ({ cured, deceased }) => `Geheilt: ${cured}, verstorben: ${deceased}.`,
	tactical: ({ popularity, target }, talk) =>
		`Beliebtheit ${talk.number(popularity)} von ${talk.number(target)}.`,
	strategic: ({ popularity, target, plaque }, talk) =>
		`Beliebtheit ${talk.number(popularity)} von ${talk.number(target)}. Auf der Plakette: ${talk.and(plaque.map((by) => talk.player(by)))}.`,
	gaugeCured: 'Geheilte gegen Verstorbene',
	gaugeDeceased: 'Verstorbene gegen Geheilte',
	gaugePopularity: 'Beliebtheit aller',
	toll: 'Verstorbene'
};
