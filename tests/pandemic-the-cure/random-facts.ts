/** Editions that somebody could own, at random: every field, every bound, and always within the edition rules. */
import {
	effectFields,
	effectNames,
	excesses,
	untils,
	type Kind
} from '../../src/lib/sheets/pandemic-the-cure/effects.ts';
import {
	colours,
	doubleFaces,
	eventIds,
	places,
	powers,
	regions,
	singleFaces,
	type Colour
} from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, some, times } from '../kit/at-random.ts';

function die(random: Random): { text: string; count: number; numbers: number } {
	const count = between(random, 1, 24);
	const faces = [String(between(random, 1, 6)), ...times(5, () => pick(random, [...'+123456']))];
	const numbers = new Set(faces.filter((face) => face !== '+')).size;
	return { text: `${count} ${faces.join('')}`, count, numbers };
}

function track(random: Random): string {
	const spaces = times(between(random, 1, 40), () => `${between(random, 1, 12)}${random() < 0.2 ? 'e' : ''}`);
	for (const mark of 'bsh') {
		const at = between(random, 0, spaces.length - 1);
		spaces[at] = `${spaces[at] ?? ''}${mark}`;
	}
	return spaces.join(' ');
}

const value: Readonly<Record<Kind, (random: Random) => unknown>> = {
	player: () => '?',
	owner: () => '?',
	region: (random) => pick(random, regions),
	colour: (random) => pick(random, colours),
	place: (random) => pick(random, places),
	target: (random) => pick(random, [...places, 'card']),
	upTo6: (random) => between(random, 1, 6),
	upTo12: (random) => between(random, 1, 12),
	upTo20: (random) => between(random, 1, 20),
	change: (random) => pick(random, [-12, -2, -1, 1, 3, 12]),
	excess: (random) => pick(random, excesses),
	until: (random) => pick(random, untils)
};

function effect(random: Random): object {
	const name = pick(random, effectNames);
	const fields = Object.entries<Kind>(effectFields[name]).map(([field, kind]) => [
		field,
		random() < 0.4 ? '?' : value[kind](random)
	]);
	const written = Object.fromEntries(fields) as Record<string, unknown>;
	if (name === 'dice' && written['from'] === written['to']) written['to'] = '?';
	return { effect: name, ...written, ...(random() < 0.3 && { may: random() < 0.7 }) };
}

const names = ['Luna', 'Mar', 'Île', '東', 'Old Coast', 'A very long name of a region'];

/** Facts that break no edition rule; each field is stated about every other time. */
export function randomFacts(random: Random): Facts {
	const stated = (): boolean => random() < 0.5;
	const dice = Object.fromEntries(
		colours.filter(stated).map((colour): [Colour, ReturnType<typeof die>] => [colour, die(random)])
	) as Partial<Record<Colour, ReturnType<typeof die>>>;
	const stack = stated() ? between(random, 1, 12) : 3;
	const ours: Readonly<Record<Colour, number>> = { red: 3, yellow: 3, blue: 4, black: 3 };
	const room = colours.reduce((sum, colour) => {
		const { count, numbers } = dice[colour] ?? { count: 12, numbers: ours[colour] };
		return sum + Math.min(count, stack * numbers);
	}, 0);
	const events = stated()
		? [
				...some(random, eventIds, 0.6),
				...times(between(random, 0, 8), (nth) => ({
					id: `card-${nth}`,
					name: `Card ${nth}`,
					cost: between(random, 0, 3),
					effects: times(between(random, 0, 6), () => effect(random))
				}))
			]
		: null;
	return {
		...(stated() && { regions: times(6, (nth) => `${pick(random, names)} ${nth + 1}`) }),
		...(Object.keys(dice).length > 0 && {
			infectionDice: Object.fromEntries(Object.entries(dice).map(([colour, { text }]) => [colour, text]))
		}),
		...(stated() && { track: track(random) }),
		...(stated() && { outbreakLimit: between(random, 1, 20) }),
		setupDice: Math.min(48, between(random, 0, room)),
		...(stack !== 3 && { stack }),
		...(stated() && { cureAt: between(random, 1, 60) }),
		...(stated() && {
			roles: times(between(random, 1, 5), (nth) => ({
				id: `role-${nth}`,
				name: `Role ${nth}`,
				dice: between(random, 1, 8),
				faces: times(6, () => pick(random, [...singleFaces, ...doubleFaces])),
				powers: some(random, powers, 0.3)
			}))
		}),
		...(events && { events }),
		openEvents: between(random, 0, Math.min(6, events?.length ?? 10))
	};
}
