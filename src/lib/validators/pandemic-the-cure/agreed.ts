/** What the table agreed on: the options over their defaults, the facts of its edition, and what follows from both. */
import {
	faceShape,
	facts as book,
	isId,
	roleCardFields,
	writeTrack,
	type EventCard,
	type Facts,
	type Track
} from '../../sheets/pandemic-the-cure/facts.ts';
import {
	actionsOf,
	byColour,
	difficulties,
	infectionFaces,
	type ByColour,
	type Colour,
	type Difficulty,
	type InfectionFace,
	type Power,
	type RoleCard
} from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Edition, Setup } from '../../table/record.ts';
import { dictionary, integer, list, object, text, where, type Fault, type Shape } from '../../table/shape.ts';
import { amount, choice, optionTable, player, special, type Option } from '../kit/options.ts';
import { rulings, type RulingId } from './rulebook.ts';

export { faceShape };

const MOST_SPACES = 40;
const noRole: readonly string[] = [];

const roleIds = (sheet: Edition): readonly string[] => book.factsOf(sheet).roles.map(({ id }) => id);
/** PTC-S8: no role twice, except the plain one. Which roles there are is a matter of the edition. */
const rolesEach: Option<readonly string[]> = {
	field: {
		kind: 'perPlayer',
		values: roleIds('standard'),
		valuesOn: roleIds,
		called: 'role',
		default: 'plain'
	},
	shape: (players) =>
		where(
			list(text(isId, 'value'), { min: players, max: players }),
			(roles) => roles.every((role, at) => role === 'plain' || roles.indexOf(role) === at),
			'unique'
		),
	default: (players) => Array.from({ length: players }, () => 'plain')
};

const trackShape: Shape<Track> = where(
	object({
		dice: list(integer(1, 12), { min: 1, max: MOST_SPACES }),
		epidemics: list(integer(1, MOST_SPACES - 1), { max: MOST_SPACES, unique: true })
	}),
	({ dice, epidemics }) => epidemics.every((space) => space < dice.length),
	'value'
);

const noCards: Readonly<Record<string, RoleCard>> = {};

export const options = optionTable(
	{
		difficulty: choice(difficulties, 'beginner'),
		roles: rolesEach,
		first: player(0),
		events: choice(['app', 'table', 'none'], 'app'),
		infectionDice: choice(['printed', 'any'], 'printed'),
		start: amount(0, MOST_SPACES - 1, null),
		track: special(() => trackShape, null),
		roleCards: special(() => dictionary(isId, object(roleCardFields), 'value'), noCards)
	},
	rulings
);

export interface Agreed {
	readonly facts: Facts;
	readonly players: number;
	/** What stands on each player's pawn and covering dice. */
	readonly letters: readonly string[];
	readonly roles: readonly string[];
	readonly cards: readonly RoleCard[];
	readonly track: readonly number[];
	/** The numbers of the printed track do not count for a track of the table's own. */
	readonly ownTrack: boolean;
	/** `epidemic[space]`: is there a light green marker? */
	readonly epidemic: readonly boolean[];
	readonly start: number;
	readonly first: number;
	readonly events: 'app' | 'table' | 'none';
	/** The event cards of the edition by id, in its order. */
	readonly eventCards: ReadonlyMap<string, EventCard>;
	/** PTC-D2: the faces of each colour, with those that it has several times. */
	readonly faces: ByColour<readonly InfectionFace[]>;
	/** Every infection die can show every face: the option, or PTC-R7 b. */
	readonly anyInfectionFace: boolean;
	/** PTC-R7 b: a player die can show every face that there is. */
	readonly anyFace: boolean;
	/** Effects of unknown cards can happen at this table. */
	readonly wide: boolean;
	readonly rulings: Readonly<Record<RulingId, string>>;
}

export const skullOf = ({ track }: Agreed): number => track.length;

const numbered: Readonly<Record<Difficulty, number>> = { beginner: 6, standard: 5, heroic: 4 };

type Read = ReturnType<typeof options.read>;

/** PTC-R1: the space of the difficulty. On a shorter track the last space before the skull. */
function startSpace({ difficulty, start, rulings: answers }: Read, facts: Facts, last: number): number {
	if (start !== null) return start;
	const space = answers['PTC-R1'] === 'b' ? numbered[difficulty] : (facts.track.starts[difficulty][0] ?? 0);
	return Math.min(space, last);
}

/** Initials, or the numbers of the seats when two players share one. */
function lettersOf(players: readonly string[]): string[] {
	const initials = players.map((name) => ([...name.trim()][0] ?? '').toLocaleUpperCase());
	return new Set(initials).size === players.length ? initials : players.map((_, seat) => String(seat + 1));
}

const isSpecial = ({ faces, powers }: RoleCard): boolean =>
	powers.includes('special') || faces.some((face) => actionsOf(face).includes('special'));

function isWide({ events, rulings: answers }: Read, cards: readonly RoleCard[], facts: Facts): boolean {
	return (
		events === 'table' ||
		(events === 'app' && facts.events.some(({ kind }) => kind === 'own')) ||
		cards.some(isSpecial) ||
		answers['PTC-R7'] === 'b'
	);
}

/** The card of a role: the table's own one, or that of the edition. */
function cardFor(role: string, { roleCards }: Read, { roles }: Facts): RoleCard {
	const card = Object.hasOwn(roleCards, role) ? roleCards[role] : roles.find(({ id }) => id === role);
	if (!card) throw new Error(`no role "${role}"`);
	return card;
}

export function agree({ players, options: chosen }: Setup, facts: Facts): Agreed {
	const read = options.read(players.length, chosen);
	const cards = read.roles.map((role) => cardFor(role, read, facts));
	const track: Track = read.track ?? facts.track;
	const anyFace = read.rulings['PTC-R7'] === 'b';
	const anyInfectionFace = anyFace || read.infectionDice === 'any';
	const faces = (colour: Colour): readonly InfectionFace[] =>
		anyInfectionFace ? infectionFaces : facts.infectionDice[colour].faces;
	return {
		facts,
		players: players.length,
		letters: lettersOf(players),
		roles: read.roles,
		cards,
		track: track.dice,
		ownTrack: read.track !== null,
		epidemic: track.dice.map((_, space) => track.epidemics.includes(space)),
		start: startSpace(read, facts, track.dice.length - 1),
		first: read.first,
		events: read.events,
		eventCards: new Map(facts.events.map((card) => [card.id, card])),
		faces: byColour(faces),
		anyInfectionFace,
		anyFace,
		wide: isWide(read, cards, facts),
		rulings: read.rulings
	};
}

/** Role ids are those of the edition, and the start space lies before the skull. */
export function misfit({ players, options: chosen }: Setup, { roles, track }: Facts): Fault | null {
	const read = options.read(players.length, chosen);
	const known = (role: string): boolean => roles.some(({ id }) => id === role);
	const values = roles.map(({ id }) => id);
	const stranger = read.roles.findIndex((role) => !known(role));
	if (stranger >= 0) return { path: `options.roles[${stranger}]`, say: { key: 'oneOf', values: { values } } };
	const card = (chosen['roleCards'] ? Object.keys(read.roleCards) : noRole).find((role) => !known(role));
	if (card !== undefined) return { path: `options.roleCards.${card}`, say: { key: 'noField', values: {} } };
	const last = (read.track ?? track).dice.length - 1;
	if (read.start === null || read.start <= last) return null;
	return { path: 'options.start', say: { key: 'integer', values: { min: 0, max: last } } };
}

const ours = book.factsOf('standard');

const saysTheSame = (a: RoleCard, b: RoleCard): boolean =>
	a.dice === b.dice && a.faces.join() === b.faces.join() && a.powers.join() === b.powers.join();

/** Whether a player's card says what that of our own edition does: nobody entered another. */
export function isOurCard({ cards, roles }: Agreed, player: number): boolean {
	const card = cards[player];
	const our = ours.roles.find(({ id }) => id === roles[player]);
	return card !== undefined && our !== undefined && saysTheSame(card, our);
}

export const isOurTrack = ({ ownTrack, facts }: Agreed): boolean =>
	!ownTrack && writeTrack(facts.track) === writeTrack(ours.track);

export const hasPower = (agreed: Agreed, player: number, power: Power): boolean =>
	agreed.cards[player]?.powers.includes(power) ?? false;
