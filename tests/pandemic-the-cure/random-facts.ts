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

const upTo = (n: number, random: Random): number => Math.floor(random() * (n + 1));
const between = (min: number, max: number, random: Random): number => min + upTo(max - min, random);

function pick<T>(list: readonly T[], random: Random): T {
	const found = list[upTo(list.length - 1, random)];
	if (found === undefined) throw new Error('nothing to pick from');
	return found;
}

const many = <T>(n: number, make: (nth: number) => T): T[] =>
	Array.from({ length: n }, (_, nth) => make(nth));

function die(random: Random): { text: string; count: number; numbers: number } {
	const count = between(1, 24, random);
	const faces = [String(between(1, 6, random)), ...many(5, () => pick([...'+123456'], random))];
	const numbers = new Set(faces.filter((face) => face !== '+')).size;
	return { text: `${count} ${faces.join('')}`, count, numbers };
}

function track(random: Random): string {
	const spaces = many(between(1, 40, random), () => `${between(1, 12, random)}${random() < 0.2 ? 'e' : ''}`);
	for (const mark of 'bsh') {
		const at = upTo(spaces.length - 1, random);
		spaces[at] = `${spaces[at] ?? ''}${mark}`;
	}
	return spaces.join(' ');
}

const value: Readonly<Record<Kind, (random: Random) => unknown>> = {
	player: () => '?',
	owner: () => '?',
	region: (random) => pick(regions, random),
	colour: (random) => pick(colours, random),
	place: (random) => pick(places, random),
	target: (random) => pick([...places, 'card'], random),
	upTo6: (random) => between(1, 6, random),
	upTo12: (random) => between(1, 12, random),
	upTo20: (random) => between(1, 20, random),
	change: (random) => pick([-12, -2, -1, 1, 3, 12], random),
	excess: (random) => pick(excesses, random),
	until: (random) => pick(untils, random)
};

function effect(random: Random): object {
	const name = pick(effectNames, random);
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
	const stack = stated() ? between(1, 12, random) : 3;
	const ours: Readonly<Record<Colour, number>> = { red: 3, yellow: 3, blue: 4, black: 3 };
	const room = colours.reduce((sum, colour) => {
		const { count, numbers } = dice[colour] ?? { count: 12, numbers: ours[colour] };
		return sum + Math.min(count, stack * numbers);
	}, 0);
	const events = stated()
		? [
				...eventIds.filter(() => random() < 0.6),
				...many(upTo(8, random), (nth) => ({
					id: `card-${nth}`,
					name: `Card ${nth}`,
					cost: upTo(3, random),
					effects: many(upTo(6, random), () => effect(random))
				}))
			]
		: null;
	return {
		...(stated() && { regions: many(6, (nth) => `${pick(names, random)} ${nth + 1}`) }),
		...(Object.keys(dice).length > 0 && {
			infectionDice: Object.fromEntries(Object.entries(dice).map(([colour, { text }]) => [colour, text]))
		}),
		...(stated() && { track: track(random) }),
		...(stated() && { outbreakLimit: between(1, 20, random) }),
		setupDice: Math.min(48, upTo(room, random)),
		...(stack !== 3 && { stack }),
		...(stated() && { cureAt: between(1, 60, random) }),
		...(stated() && {
			roles: many(between(1, 5, random), (nth) => ({
				id: `role-${nth}`,
				name: `Role ${nth}`,
				dice: between(1, 8, random),
				faces: many(6, () => pick([...singleFaces, ...doubleFaces], random)),
				powers: powers.filter(() => random() < 0.3)
			}))
		}),
		...(events && { events }),
		openEvents: upTo(Math.min(6, events?.length ?? 10), random)
	};
}
