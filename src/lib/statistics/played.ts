/** The tables of this device as far as statistics are concerned, and which of them are looked at. */
import type { Origin } from '../store/origin.ts';
import type { Counted } from './counted.ts';

export interface Played extends Counted {
	readonly id: string;
	readonly game: string;
	readonly players: readonly string[];
	/** When the first and the last thing was entered, in milliseconds. */
	readonly begun: number;
	readonly ended: number;
	/** It goes on from a game on paper, or from another table that was set right. */
	readonly origin: Origin | null;
}

export interface Filter {
	readonly game: string | null;
	/** As `personOf` writes it. */
	readonly player: string | null;
	/** As `monthOf` writes it. */
	readonly month: string | null;
}

export const everything: Filter = { game: null, player: null, month: null };

/** "Ana" and " ana" are one person; nobody is asked for more than a name. */
export const personOf = (name: string): string => name.trim().toLowerCase();

/** "2026-11", where the device is. */
export function monthOf(time: number): string {
	const date = new Date(time);
	return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

export const seatsOf = ({ players }: Played, person: string): readonly number[] =>
	players.flatMap((name, seat) => (personOf(name) === person ? [seat] : []));

export const select = (all: readonly Played[], { game, player, month }: Filter): readonly Played[] =>
	all.filter(
		(one) =>
			(game === null || one.game === game) &&
			(player === null || seatsOf(one, player).length > 0) &&
			(month === null || monthOf(one.ended) === month)
	);

const MINUTE = 60_000;
/** What took longer was put away in between. */
const ONE_SITTING = 12 * 60;

/** Null where it cannot be known: a table that came from elsewhere all at once, or lay for days. */
export function minutesOf({ begun, ended }: Played): number | null {
	const minutes = (ended - begun) / MINUTE;
	return minutes >= 1 && minutes <= ONE_SITTING ? minutes : null;
}
