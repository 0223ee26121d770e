/** What a finished table means beside earlier ones: somebody's best, and how these people stand against each other. */
import { median } from 'simple-statistics';
import { minutesOf, personOf, type Played } from './played.ts';

export interface Best {
	readonly name: string;
	readonly total: number;
	readonly before: { readonly total: number; readonly ended: number };
}

export interface Series {
	readonly since: number;
	readonly played: number;
	/** Of each person, where they play against each other. */
	readonly wins: readonly { readonly name: string; readonly won: number }[];
	/** Of the whole table, where it wins or loses as one. */
	readonly together: number | null;
}

/** How long it took, and how long the same game takes otherwise. */
export interface Took {
	readonly minutes: number;
	/** Null when no earlier table was played in one sitting. */
	readonly usually: { readonly minutes: number; readonly count: number } | null;
}

export interface Records {
	readonly bests: readonly Best[];
	/** Null where it cannot be known. */
	readonly took: Took | null;
	/** Null when these people have not finished this game before. */
	readonly series: Series | null;
}

const peopleOf = ({ players }: Played): string => players.map(personOf).sort().join('\n');

function bestsOf(one: Played, earlier: readonly Played[]): Best[] {
	return one.scores.flatMap(({ by, total }) => {
		const name = (one.players[by] ?? '').trim();
		const before = earlier
			.flatMap((old) => old.scores.map((score) => ({ ...score, old })))
			.filter(({ by: seat, old }) => personOf(old.players[seat] ?? '') === personOf(name))
			.sort((a, b) => b.total - a.total)[0];
		return before && before.total < total
			? [{ name, total, before: { total: before.total, ended: before.old.ended } }]
			: [];
	});
}

function seriesOf(one: Played, earlier: readonly Played[]): Series | null {
	const same = [...earlier.filter((old) => peopleOf(old) === peopleOf(one)), one].filter(
		({ how, together }) => how === 'won' || together
	);
	const [first] = same;
	if (!first || same.length < 2 || (!one.together && one.players.length < 2)) return null;
	const wonBy = (person: string): number =>
		same.filter(({ winners, players }) => winners.some((seat) => personOf(players[seat] ?? '') === person))
			.length;
	return {
		since: first.ended,
		played: same.length,
		wins: one.together ? [] : one.players.map((name) => ({ name: name.trim(), won: wonBy(personOf(name)) })),
		together: one.together ? same.filter(({ how }) => how === 'won').length : null
	};
}

function tookOf(one: Played, earlier: readonly Played[]): Took | null {
	const minutes = minutesOf(one);
	if (minutes === null) return null;
	const before = earlier.flatMap((old) => minutesOf(old) ?? []);
	return {
		minutes: Math.round(minutes),
		usually: before.length === 0 ? null : { minutes: Math.round(median(before)), count: before.length }
	};
}

/** Null for a table that is not there or not over. */
export function recordsOf(all: readonly Played[], id: string): Records | null {
	const one = all.find((played) => played.id === id);
	if (!one?.over) return null;
	const earlier = all
		.filter((old) => old.over && old.game === one.game && old.id !== id && old.ended < one.ended)
		.sort((a, b) => a.ended - b.ended);
	return { bests: bestsOf(one, earlier), series: seriesOf(one, earlier), took: tookOf(one, earlier) };
}
