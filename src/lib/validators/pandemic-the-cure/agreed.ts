/** What the table agreed on: the options, read once when a game begins. */
import {
	difficulties,
	powers as powerNames,
	rateTrack,
	roleCards,
	roleIds,
	type Difficulty,
	type Face,
	type Power,
	type RoleCard,
	type RoleId
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { OptionField } from '../../table/game.ts';
import type { Options, Setup } from '../../table/record.ts';
import {
	integer,
	list,
	object,
	oneOf,
	optional,
	record,
	text,
	where,
	whereField,
	type Shape
} from '../../table/shape.ts';
import { isFace } from './dice.ts';
import { rulings, type RulingId } from './rulebook.ts';

export interface Track {
	readonly dice: readonly number[];
	readonly epidemics: readonly number[];
}

export interface Agreed extends Options {
	readonly difficulty?: Difficulty;
	readonly roles?: readonly RoleId[];
	readonly roleCards?: Readonly<Partial<Record<RoleId, RoleCard>>>;
	readonly track?: Track;
	readonly start?: number;
	readonly first?: number;
	readonly events?: 'app' | 'table' | 'none';
	readonly infectionDice?: 'printed' | 'any';
}

const MOST_SPACES = 40;

export const faceShape = text(isFace, 'value') as Shape<Face>;

const cardShape = object({
	dice: integer(1, 8),
	faces: list(faceShape, { min: 6, max: 6 }),
	powers: list(oneOf(...powerNames), { max: 4 })
});

/** PTC-S8: no role twice, except the plain one. */
const rolesShape = (players: number): Shape<RoleId[]> =>
	where(
		list(oneOf(...roleIds), { min: players, max: players }),
		(roles) => roles.every((role, at) => role === 'plain' || roles.indexOf(role) === at),
		'unique'
	);

const trackShape = where(
	object({
		dice: list(integer(1, 12), { min: 1, max: MOST_SPACES }),
		epidemics: list(integer(1, MOST_SPACES - 1), { max: MOST_SPACES, unique: true })
	}),
	({ dice, epidemics }) => epidemics.every((space) => space < dice.length),
	'value'
);

export const optionsShape = (players: number): Shape<Options> =>
	whereField(
		object({
			difficulty: optional(oneOf(...difficulties)),
			roles: optional(rolesShape(players)),
			roleCards: optional(record(roleIds, cardShape)),
			track: optional(trackShape),
			start: optional(integer(0, MOST_SPACES - 1)),
			first: optional(integer(0, players - 1)),
			events: optional(oneOf('app', 'table', 'none')),
			infectionDice: optional(oneOf('printed', 'any')),
			rulings: optional(
				record(
					rulings.map(({ id }) => id),
					oneOf('a', 'b')
				)
			)
		}),
		'start',
		({ track, start }) => start === undefined || start < (track ?? rateTrack).dice.length,
		'integer',
		({ track }) => ({ min: 0, max: (track ?? rateTrack).dice.length - 1 })
	);

/** What the set-up screen asks; role cards and a track of the table's own have forms in this game's ui folder. */
export const optionFields: readonly OptionField[] = [
	{ name: 'difficulty', kind: 'choice', values: difficulties, default: 'beginner' },
	{ name: 'roles', kind: 'perPlayer', values: roleIds, default: 'plain' },
	{ name: 'first', kind: 'player', default: 0 },
	{ name: 'events', kind: 'choice', values: ['app', 'table', 'none'], default: 'app' },
	{ name: 'infectionDice', kind: 'choice', values: ['printed', 'any'], default: 'printed' },
	{ name: 'start', kind: 'number', min: 0, max: MOST_SPACES - 1, default: null },
	{ name: 'track', kind: 'own' },
	{ name: 'roleCards', kind: 'own' }
];

/** The options with their defaults filled in, in the form that the rules use. */
export interface Terms {
	readonly players: number;
	/** What stands on each player's pawn and covering dice. */
	readonly letters: readonly string[];
	readonly roles: readonly RoleId[];
	readonly cards: readonly RoleCard[];
	readonly track: readonly number[];
	/** The numbers of the printed track do not count for a track of the table's own. */
	readonly ownTrack: boolean;
	/** `epidemic[space]`: is there a light green marker? */
	readonly epidemic: readonly boolean[];
	readonly start: number;
	readonly first: number;
	readonly events: 'app' | 'table' | 'none';
	readonly infectionDice: 'printed' | 'any';
	readonly rulings: Readonly<Record<RulingId, string>>;
}

export const skullOf = ({ track }: Terms): number => track.length;

/** PTC-R1: the space of the difficulty. On a shorter track the last space before the skull. */
function startSpace({ difficulty = 'beginner', track = rateTrack, start }: Agreed, ruling: string): number {
	if (start !== undefined) return start;
	const numbered = { beginner: 6, standard: 5, heroic: 4 };
	const space = ruling === 'b' ? numbered[difficulty] : rateTrack.start[difficulty];
	return Math.min(space, track.dice.length - 1);
}

/** Initials, or the numbers of the seats when two players share one. */
function lettersOf(players: readonly string[]): string[] {
	const initials = players.map((name) => ([...name.trim()][0] ?? '').toLocaleUpperCase());
	return new Set(initials).size === players.length ? initials : players.map((_, seat) => String(seat + 1));
}

export function termsOf({ players, options }: Setup): Terms {
	const agreed = options as Agreed;
	const roles = agreed.roles ?? players.map(() => 'plain' as const);
	const track = agreed.track ?? rateTrack;
	const epidemics: readonly number[] = track.epidemics;
	const answers = agreed.rulings ?? {};
	const answered = Object.fromEntries(rulings.map(({ id }) => [id, answers[id] ?? 'a']));
	return {
		players: players.length,
		letters: lettersOf(players),
		roles,
		cards: roles.map((role) => agreed.roleCards?.[role] ?? roleCards[role]),
		track: track.dice,
		ownTrack: agreed.track !== undefined,
		epidemic: track.dice.map((_, space) => epidemics.includes(space)),
		start: startSpace(agreed, answers['PTC-R1'] ?? 'a'),
		first: agreed.first ?? 0,
		events: agreed.events ?? 'app',
		infectionDice: agreed.infectionDice ?? 'printed',
		rulings: answered as Record<RulingId, string>
	};
}

export const hasPower = (terms: Terms, player: number, power: Power): boolean =>
	terms.cards[player]?.powers.includes(power) ?? false;
