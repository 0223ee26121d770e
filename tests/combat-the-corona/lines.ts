/** This game's words of the one notation, a small edition, and positions to begin from. */
import type { OwnCard, Skill } from '../../src/lib/sheets/combat-the-corona/lines.ts';
import type { Facts } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import type { Marks } from '../../src/lib/validators/combat-the-corona/marks.ts';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import type { State } from '../../src/lib/validators/combat-the-corona/state.ts';
import { notation, type At, type Beginning, type Fields } from '../kit/at-the-table.ts';

/** `4:6/3S+raise+save`: level 4, life 6, attack 3, a shield, two skills. */
export function readCard(text: string): OwnCard {
	const [, level, life, attack, shield, skills = ''] =
		/^(\d+):(\d+)\/(\d+)(S?)((?:\+\w+)*)$/.exec(text) ?? [];
	if (level === undefined) throw new Error(`no card: ${text}`);
	return {
		level: Number(level),
		life: Number(life),
		attack: Number(attack),
		shield: shield === 'S',
		skills: skills.split('+').filter((skill) => skill !== '') as Skill[]
	};
}

const numbers = (words: readonly string[]): number[] => words.map(Number);
const own = ({ setup }: At): boolean => setup.options['deck'] === 'own';

/** `roll 3 4 spending 1` */
function rolled(words: readonly string[]): object {
	const at = words.indexOf('spending');
	if (at < 0) return { dice: numbers(words), tokens: 0 };
	return { dice: numbers(words.slice(0, at)), tokens: Number(words[at + 1]) };
}

const fields: Fields = {
	setup: (words, here) => (own(here) ? { start: readCard(words[0] ?? '') } : { top: words }),
	play: ([card]) => ({ card }),
	remove: (words) => ({ spaces: numbers(words) }),
	/** `clear`, `clear reshuffle` */
	clear: ([reshuffle]) => ({ reshuffle: reshuffle === 'reshuffle' }),
	send: ([virus]) => ({ virus }),
	roll: rolled,
	reroll: ([die, to]) => ({ die: Number(die), to: Number(to) }),
	extra: ([die]) => ({ die: Number(die) }),
	/** `shield 4`, `shield 4 V13` */
	shield: ([die, virus]) => ({ die: Number(die), ...(virus !== undefined && { virus }) }),
	hit: ([virus, ...dice]) => ({ virus, dice: numbers(dice) }),
	rest: ([beds = '0']) => ({ beds: Number(beds) }),
	reveal: (words, here) => ({ cards: own(here) ? words.map(readCard) : words }),
	place: (words) => ({ viruses: words }),
	save: (words) => ({ order: words }),
	destroy: (words) => ({ viruses: words }),
	bottom: (words) => ({ order: words }),
	hospital: (words) => ({ viruses: words })
};

export const { table, refusedSetup, doubts, rulings } = notation(game, fields);

export const marksOf = ({ marks }: At): Marks => marks as Marks;
export const stateOf = ({ state }: At): State => state as State;
export const resultOf = ({ state }: At): unknown => game.score(state).result;

/** Few cards, so that a test can have the virus that it needs; the letter says what it is for. */
export const small: Facts = {
	viruses: [
		'Z 1 3/0 start',
		'A 1 2/1',
		'B 1 6/1',
		'C 2 6/2',
		'S 2 3/1 S',
		'T 3 4/2 S',
		'R 2 3/1 raise',
		'Q 9 3/1 raise',
		'K 9 5/2 save',
		'L 9 5/2 save',
		'D 9 4/2 destroy',
		'H 9 9/3',
		'I 9 9/3',
		'J 9 9/4',
		'E 4 7/5 S save easy'
	]
};

const start: Position = {
	beds: 30,
	infection: 1,
	hospitals: 0,
	dieTokens: 0,
	shields: 0,
	spaces: [],
	discard: {},
	viruses: ['V00'],
	defeated: [],
	player: 0
};

/** A table of two that begins where the paper is: what is not said is as at the beginning of turn 1. */
export const standing = (
	from: Partial<Position>,
	{ facts, ...beginning }: Omit<Beginning, 'from'> = {}
): At =>
	table({
		...beginning,
		...(facts && { facts }),
		from: { ...start, ...(facts && { viruses: ['Z'] }), ...from }
	});

/** The same with the small edition. */
export const smallStanding = (from: Partial<Position>, options: object = {}): At =>
	standing(from, { facts: small, options });
