/** The lines of the two files that are exported: results, one line a player; dice, one line a face. */
import type { Origin } from '../store/origin.ts';
import type { Field } from './csv.ts';
import { minutesOf, seatsOf, personOf, type Played } from './played.ts';
import type { DiceSummary } from './dice.ts';

/** What a result is called. */
export type Result = 'won' | 'lost' | 'stopped' | 'running';

export interface ResultWords {
	/** table, game, begun, ended, minutes, moves, player, result, total, origin */
	readonly head: readonly string[];
	readonly results: Readonly<Record<Result, string>>;
	readonly origin: (origin: Origin) => string;
	readonly game: (id: string) => string;
	readonly part: (game: string, id: string) => string;
}

/** Whoever is not among the winners has lost, once somebody has won. */
export function resultFor({ over, how, winners }: Played, seat: number): Result {
	if (!over) return 'running';
	if (how !== 'won') return how ?? 'stopped';
	return winners.includes(seat) ? 'won' : 'lost';
}

const iso = (time: number): string => new Date(time).toISOString();

/** Parts of all games that have points, each a column. */
const partsIn = (list: readonly Played[]): readonly { readonly game: string; readonly part: string }[] => {
	const found = new Map<string, { game: string; part: string }>();
	for (const { game, scores } of list)
		for (const { parts } of scores)
			for (const part of Object.keys(parts)) found.set(`${game} ${part}`, { game, part });
	return [...found.values()];
};

export function resultRows(list: readonly Played[], player: string | null, words: ResultWords): Field[][] {
	const columns = partsIn(list);
	const head = [
		...words.head,
		...columns.map(({ game, part }) => `${words.game(game)}: ${words.part(game, part)}`)
	];
	const lines = list.flatMap((one) => {
		const seats = player === null ? one.players.map((_, seat) => seat) : seatsOf(one, player);
		return seats.map((seat): Field[] => {
			const score = one.scores.find(({ by }) => by === seat);
			const minutes = minutesOf(one);
			return [
				one.id,
				words.game(one.game),
				iso(one.begun),
				iso(one.ended),
				minutes === null ? null : Math.round(minutes),
				one.moves,
				(one.players[seat] ?? '').trim(),
				words.results[resultFor(one, seat)],
				score?.total ?? null,
				one.origin === null ? null : words.origin(one.origin),
				...columns.map(({ game, part }) => (game === one.game ? (score?.parts[part] ?? null) : null))
			];
		});
	});
	return [head, ...lines];
}

export interface DiceRowWords {
	/** game, dice, player, face, count, expected */
	readonly head: readonly string[];
	readonly everybody: string;
	readonly game: (id: string | null) => string;
	readonly kind: (dice: DiceSummary) => string;
	readonly face: (dice: DiceSummary, face: number | string) => string;
}

/** `of`: whose dice these are; everybody's under their own word. */
export const diceRows = (
	lists: readonly { readonly of: string | null; readonly dice: readonly DiceSummary[] }[],
	words: DiceRowWords
): Field[][] => [
	[...words.head],
	...lists.flatMap(({ of, dice }) =>
		dice.flatMap((one) =>
			one.faces.map(({ face, count, expected }): Field[] => [
				words.game(one.game),
				words.kind(one),
				of ?? words.everybody,
				words.face(one, face),
				count,
				Math.round(expected * 100) / 100
			])
		)
	)
];

/** Everybody who played, as written last, by name. */
export function peopleIn(
	list: readonly Played[]
): readonly { readonly person: string; readonly name: string }[] {
	const names = new Map<string, string>();
	for (const { players } of [...list].sort((a, b) => a.ended - b.ended))
		for (const name of players) names.set(personOf(name), name.trim());
	return [...names].map(([person, name]) => ({ person, name })).sort((a, b) => a.name.localeCompare(b.name));
}
