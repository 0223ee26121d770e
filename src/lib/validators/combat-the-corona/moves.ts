/** What can be done at the table. */
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';

export interface Verbs {
	setup: { do: 'setup'; top?: readonly string[]; start?: OwnCard };
	play: { do: 'play'; by: number; card: string };
	skip: { do: 'skip'; by: number };
	remove: { do: 'remove'; by: number; spaces: readonly number[] };
	clear: { do: 'clear'; by: number; reshuffle: boolean };
	send: { do: 'send'; by: number; virus: string };
	roll: { do: 'roll'; by: number; dice: readonly number[]; tokens: number };
	reroll: { do: 'reroll'; by: number; die: number; to: number };
	extra: { do: 'extra'; by: number; die: number };
	shield: { do: 'shield'; by: number; die: number; virus?: string };
	hit: { do: 'hit'; by: number; virus: string; dice: readonly number[] };
	rest: { do: 'rest'; by: number; beds: number };
	reveal: { do: 'reveal'; cards: readonly (string | OwnCard)[] };
	place: { do: 'place'; viruses: readonly string[] };
	save: { do: 'save'; order: readonly string[] };
	destroy: { do: 'destroy'; viruses: readonly string[] };
	bottom: { do: 'bottom'; order: readonly string[] };
	hospital: { do: 'hospital'; viruses: readonly string[] };
}

export type Verb = keyof Verbs;
export type Move = Verbs[Verb];

/** More dice than this are never named in one move. */
export const MOST_DICE = 30;
