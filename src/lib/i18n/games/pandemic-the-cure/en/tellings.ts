import { speaking, type Words } from '../words.ts';
import { names } from './sheet.ts';

const { colours } = names;
const { region } = speaking(names);

/** What a move set off, and how the game ended. */
export const tellings: NonNullable<Words['tellings']> = {
	biohazards: ({ count, spared, space, skull }, talk) => {
		if (skull) return 'A biohazard moved the rate marker onto the skull.';
		if (spared && count === 1) return 'The first biohazard of this turn is spared: the rate marker stays.';
		return talk.plural(count, {
			one: `A biohazard moved the rate marker to space ${space}.`,
			other: `${count} biohazards moved the rate marker to space ${space}.`
		});
	},
	markerForward: ({ space }) => `The rate marker went forward to space ${space}.`,
	markerBack: ({ space }) => `The rate marker went back to space ${space}.`,
	epidemicComes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'An epidemic: the marker reached an epidemic space.',
			other: `${count} epidemics: the marker reached epidemic spaces.`
		}),
	arrival: (it, talk) =>
		`${talk.player(it.player)} arrives in ${region(it.region, talk)}, and a die each goes to the treatment centre: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	cured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bonus) reaches ${needed}: the ${colours[colour]} disease is cured.`
			: `A sum of ${sum} reaches ${needed}: the ${colours[colour]} disease is cured.`,
	notCured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bonus) is less than ${needed}: the ${colours[colour]} samples stay.`
			: `A sum of ${sum} is less than ${needed}: the ${colours[colour]} samples stay.`,
	outbreak: (it, talk) => {
		const what = it.chain ? 'The chain goes on: outbreak' : 'Outbreak';
		const moved = talk.plural(it.moved, {
			zero: 'no die moves any more',
			one: `1 die goes to ${region(it.to, talk)}`,
			other: `${it.moved} dice go to ${region(it.to, talk)}`
		});
		return `${what} ${it.outbreaks}, ${colours[it.colour]} in ${region(it.region, talk)}: ${moved}.`;
	},
	prevented: (it, talk) =>
		`The outbreak of ${colours[it.colour]} in ${region(it.region, talk)} was prevented.`,
	ended: ({ why, outbreaks }, talk) => {
		if (why === 'all-cured') return 'All four diseases are cured: the team wins.';
		if (why === 'skull') return 'The infection rate reached the skull: the team loses.';
		if (why === 'bag') return 'The bag held too few dice: the team loses.';
		return talk.plural(outbreaks, {
			one: 'The first outbreak was one too many: the team loses.',
			other: `${outbreaks} outbreaks: the team loses.`
		});
	},
	gaugeCured: 'Diseases cured',
	gaugeOutbreaks: 'Outbreaks',
	gaugeRate: 'Rate marker on its way to the skull',
	gaugeBag: 'Dice left in the bag'
};
