import { kindIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const tellings: NonNullable<Words['tellings']> = {
	lostAtOnce: ({ by, kind }, talk) =>
		`${talk.player(by)}: the ${kindIn(nouns, kind, talk)} is lost at once and lies in the deceased box; the tile goes to the supply.`,
	doctorInfected: ({ by, person, colour }, talk) =>
		`${talk.player(by)}: the tile moves under the ${nouns.colour[colour]} doctor, who is now number ${person}.`,
	unplaced: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `Nobody is left to infect anywhere: ${tiles} tile of ${talk.player(by)} goes to the deceased box.`,
			other: `Nobody is left to infect anywhere: ${tiles} tiles of ${talk.player(by)} go to the deceased box.`
		}),
	overflow: ({ by, tiles }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} has no clean slot: ${tiles} tile goes to the deceased box.`,
			other: `${talk.player(by)} has no clean slot: ${tiles} tiles go to the deceased box.`
		}),
	supplyEmpty: 'The supply is empty: nobody has to lay any more tiles.',
	worse: ({ by, person, kind, from, to }, talk) =>
		`${talk.player(by)}: ${kindIn(nouns, kind, talk)} ${person} was not treated and turns from ${nouns.colour[from]} to ${nouns.colour[to]}.`,
	patientDies: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: ${kindIn(nouns, kind, talk)} ${person} was red, not treated, and dies.`,
	doctorDies: ({ by, person, kind, popularity }, talk) =>
		`${talk.player(by)}: ${kindIn(nouns, kind, talk)} ${person} was red, not treated, and dies: −${popularity} popularity.`,
	spared: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: ${kindIn(nouns, kind, talk)} ${person} was cared for and stays the same.`,
	back: ({ by, person, kind }, talk) =>
		`${talk.player(by)}: ${kindIn(nouns, kind, talk)} ${person} is back from quarantine.`,
	phase: ({ phase }) => `All are done. Now: ${nouns.phase[phase]}.`,
	round: ({ round }) => `Round ${round} begins.`,
	lost: ({ cured, deceased }) => `Deceased: ${deceased}, cured: ${cured}.`,
	won: ({ cured, deceased }) => `Cured: ${cured}, deceased: ${deceased}.`,
	tactical: ({ popularity, target }, talk) =>
		`Popularity ${talk.number(popularity)} of ${talk.number(target)}.`,
	strategic: ({ popularity, target, plaque }, talk) =>
		`Popularity ${talk.number(popularity)} of ${talk.number(target)}. On the plaque: ${talk.and(plaque.map((by) => talk.player(by)))}.`,
	gaugeCured: 'Cured, against the deceased',
	gaugeDeceased: 'Deceased, against the cured',
	gaugePopularity: 'Popularity of all',
	toll: 'Deceased'
};
