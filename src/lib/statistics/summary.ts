/** Everything that the history page shows, as numbers. */
import { max, mean, median, min, sum } from 'simple-statistics';
import { mergeDice, type DiceSummary } from './dice.ts';
import { luckOf, type Luck } from './fair.ts';
import { minutesOf, monthOf, personOf, seatsOf, select, type Filter, type Played } from './played.ts';
import { ORDINARY } from '../table/die.ts';

export interface Rate {
	readonly played: number;
	readonly won: number;
}

export interface PersonRate extends Rate {
	readonly person: string;
	/** As it was written last. */
	readonly name: string;
}

export interface GameRate extends Rate {
	readonly game: string;
}

/** One result of one player: for plots over time. */
export interface Scored {
	readonly id: string;
	readonly game: string;
	readonly person: string;
	readonly name: string;
	readonly ended: number;
	readonly total: number;
	readonly parts: Readonly<Record<string, number | null>>;
	readonly origin: Played['origin'];
}

export interface Spread {
	readonly count: number;
	readonly least: number;
	readonly middle: number;
	readonly mean: number;
	readonly most: number;
}

export interface GameLength {
	readonly game: string;
	readonly moves: Spread;
	/** Null when no table of it was played in one sitting. */
	readonly minutes: Spread | null;
}

export interface GameLuck extends Luck {
	readonly id: string;
	readonly game: string;
	readonly name: string;
	readonly ended: number;
}

export interface Summary {
	readonly tables: number;
	readonly finished: number;
	readonly moves: number;
	readonly dice: number;
	readonly months: readonly { readonly month: string; readonly finished: number }[];
	/** Against each other, two or more players. */
	readonly wins: readonly PersonRate[];
	/** The table wins or loses as one. */
	readonly together: readonly GameRate[];
	readonly scores: readonly Scored[];
	/** The highest total of each person at each game. */
	readonly bests: readonly Scored[];
	readonly lengths: readonly GameLength[];
	readonly diceKinds: readonly DiceSummary[];
	/** The highest dice first. */
	readonly luck: readonly GameLuck[];
}

const byTime = (a: { readonly ended: number }, b: { readonly ended: number }): number => a.ended - b.ended;

/** The last spelling of each person's name. */
function namesIn(list: readonly Played[]): ReadonlyMap<string, string> {
	const names = new Map<string, string>();
	for (const { players } of list) for (const name of players) names.set(personOf(name), name.trim());
	return names;
}

function monthsOf(finished: readonly Played[]): Summary['months'] {
	const counts = new Map<string, number>();
	for (const { ended } of finished) counts.set(monthOf(ended), (counts.get(monthOf(ended)) ?? 0) + 1);
	return [...counts]
		.sort(([a], [b]) => a.localeCompare(b))
		.map(([month, count]) => ({ month, finished: count }));
}

function winsOf(finished: readonly Played[], names: ReadonlyMap<string, string>): PersonRate[] {
	const rates = new Map<string, Rate>();
	for (const one of finished) {
		if (one.together || one.how !== 'won' || one.players.length < 2) continue;
		for (const person of new Set(one.players.map(personOf))) {
			const { played, won } = rates.get(person) ?? { played: 0, won: 0 };
			const isWinner = seatsOf(one, person).some((seat) => one.winners.includes(seat));
			rates.set(person, { played: played + 1, won: won + (isWinner ? 1 : 0) });
		}
	}
	return [...rates]
		.map(([person, rate]) => ({ person, name: names.get(person) ?? person, ...rate }))
		.sort((a, b) => b.won / b.played - a.won / a.played || b.played - a.played);
}

function togetherOf(finished: readonly Played[]): GameRate[] {
	const games = new Set(finished.filter(({ together }) => together).map(({ game }) => game));
	return [...games].map((game) => {
		const played = finished.filter((one) => one.game === game && one.together);
		return { game, played: played.length, won: played.filter(({ how }) => how === 'won').length };
	});
}

const scoresOf = (finished: readonly Played[], names: ReadonlyMap<string, string>): Scored[] =>
	finished.flatMap(({ id, game, players, ended, scores, origin }) =>
		scores.map(({ by, total, parts }) => {
			const person = personOf(players[by] ?? '');
			return { id, game, person, name: names.get(person) ?? person, ended, total, parts, origin };
		})
	);

/** Who was first to reach it keeps it. */
function bestsOf(scores: readonly Scored[]): Scored[] {
	const bests = new Map<string, Scored>();
	for (const one of scores) {
		const key = `${one.game} ${one.person}`;
		const best = bests.get(key);
		if (!best || one.total > best.total) bests.set(key, one);
	}
	return [...bests.values()].sort((a, b) => a.game.localeCompare(b.game) || b.total - a.total);
}

const spreadOf = (values: number[]): Spread | null =>
	values.length === 0
		? null
		: {
				count: values.length,
				least: min(values),
				middle: median(values),
				mean: mean(values),
				most: max(values)
			};

const lengthsOf = (finished: readonly Played[]): GameLength[] =>
	[...new Set(finished.map(({ game }) => game))].sort().flatMap((game) => {
		const ofGame = finished.filter((one) => one.game === game);
		const moves = spreadOf(ofGame.map((one) => one.moves));
		const minutes = spreadOf(ofGame.flatMap((one) => minutesOf(one) ?? []));
		return moves ? [{ game, moves, minutes }] : [];
	});

/** Each player's ordinary dice of each table; nobody's in particular are the table's. */
function luckIn(list: readonly Played[], player: string | null): GameLuck[] {
	return list
		.flatMap(({ id, game, players, ended, dice }) =>
			dice.flatMap(({ kind, by, faces }) => {
				const name = by === null ? null : (players[by] ?? null);
				if (kind !== ORDINARY || name === null || (player !== null && personOf(name) !== player)) return [];
				const luck = luckOf(faces);
				return luck ? [{ id, game, name, ended, ...luck }] : [];
			})
		)
		.sort((a, b) => b.higherThan - a.higherThan);
}

export function summarise(all: readonly Played[], filter: Filter): Summary {
	const list = [...select(all, filter)].sort(byTime);
	const finished = list.filter(({ over }) => over);
	const names = namesIn(list);
	const ofPlayer = (scored: Scored): boolean => filter.player === null || scored.person === filter.player;
	const scores = scoresOf(finished, names).filter(ofPlayer);
	const diceKinds = mergeDice(list, filter.player);
	return {
		tables: list.length,
		finished: finished.length,
		moves: sum(list.map(({ moves }) => moves)),
		dice: sum(diceKinds.map(({ dice }) => dice)),
		months: monthsOf(finished),
		wins: winsOf(finished, names).filter(({ person }) => filter.player === null || person === filter.player),
		together: togetherOf(finished),
		scores,
		bests: bestsOf(scores),
		lengths: lengthsOf(finished),
		diceKinds,
		luck: luckIn(finished, filter.player)
	};
}
