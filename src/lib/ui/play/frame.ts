/** The frames of the play screen, and what the bar says without a game's own words. */
import { MediaQuery } from 'svelte/reactivity';
import type { Hand } from './controls.ts';
import type { Play } from './play.svelte.ts';

/** Room for the whole sheet. */
export const roomy = new MediaQuery('(min-width: 760px) and (min-height: 600px)');
/** Room for the tray beside the sheet. */
export const beside = new MediaQuery('(min-width: 960px), (orientation: landscape) and (min-width: 640px)');

export interface Bar {
	readonly title: string;
	readonly line: string;
}

/** The bar, the seats and the areas in the words of a game. */
export interface Notes {
	/** "Ben rolled 6 and 4" above "Use two: one virus, one elsewhere". */
	readonly bar: Bar;
	/** What a seat may still do, in ten letters: "2 dice", "may use 1", "done". */
	seat?(seat: number): string;
	/** What an area is called on the strip, where its title is long. */
	areaName?(area: string): string | null;
	/** What counts in an area just now: "next: 7", "0 of 3 flags". Without it the legal places are counted. */
	area?(area: string): string | null;
	/** A strip of fields that counts wherever one plays: in sight below every other area. */
	readonly ruler?: string;
}

/** What a seat says of its player. */
export const seatNote = (play: Play, { notes }: Hand, seat: number): string =>
	notes.seat?.(seat) ?? (play.awaits.some(({ by }) => by === seat) ? play.common.mayAct : play.common.isDone);

/** Who is in front and what is awaited; those who may act at the same time are named, never "waited for". */
export function barOf(play: Play, hand: Hand, game: string): Bar {
	if (play.live && !play.over) return hand.notes.bar;
	const front = play.awaits.find(({ by }) => by === play.seat) ?? play.awaits[0];
	if (!front) return { title: play.common.over, line: game };
	const verbs = play.awaits.filter(({ by }) => by === front.by);
	const title =
		verbs.length === 1 || front.by === undefined
			? play.wait(front)
			: play.common.turnOf({ name: play.nameOf(front.by) });
	const others = [
		...new Set(
			play.awaits.flatMap(({ by }) => (by === undefined || by === front.by ? [] : [play.nameOf(by)]))
		)
	];
	return { title, line: others.length > 0 ? play.common.mayActToo({ names: others }, play.talk) : game };
}
