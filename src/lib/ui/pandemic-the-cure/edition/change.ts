/** What an editor shows and changes of the facts: pure, so that a screen only shows it. */
import {
	facts as book,
	readDice,
	readTrack,
	takenIds,
	writeDice,
	writeTrack,
	type Facts,
	type Given,
	type InfectionDice,
	type OwnCard,
	type Role,
	type Track
} from '../../../sheets/pandemic-the-cure/facts.ts';
import { limits } from '../../../sheets/pandemic-the-cure/limits.ts';
import {
	eventIds,
	type Colour,
	type Difficulty,
	type EventId
} from '../../../sheets/pandemic-the-cure/pieces.ts';
import type { Facts as Entered } from '../../../table/record.ts';
import { freeId } from '../../edition/free-id.ts';

export type Complete = Required<Given>;

/** Every field as it was entered; what has not the shape of its field is shown as the app's own. */
export const completed = (facts: Entered, standard: Entered): Complete =>
	Object.fromEntries(
		Object.keys(standard).map((field) => {
			const own = { [field]: facts[field] };
			return [field, Object.hasOwn(facts, field) && book.shape.fits(own) ? facts[field] : standard[field]];
		})
	) as unknown as Complete;

export const diceOf = ({ infectionDice }: Complete, standard: Complete, colour: Colour): InfectionDice =>
	readDice(infectionDice[colour] ?? standard.infectionDice[colour] ?? '');

/** Only the colours that differ are stated. */
export function withDice(complete: Complete, standard: Complete, colour: Colour, dice: InfectionDice): Given {
	const all = { ...standard.infectionDice, ...complete.infectionDice, [colour]: writeDice(dice) };
	const own = Object.entries(all).filter(([of, written]) => standard.infectionDice[of as Colour] !== written);
	return { infectionDice: own.length > 0 ? Object.fromEntries(own) : standard.infectionDice };
}

export const trackOf = ({ track }: Complete): Facts['track'] => readTrack(track);

/** The space where a track cannot be played, or that it is too long or empty. */
export function wrongIn({ dice }: Track): number | 'length' | null {
	const [shortest, longest] = limits.spaces;
	if (dice.length < shortest || dice.length > longest) return 'length';
	const [least, most] = limits.rate;
	const at = dice.findIndex((rate) => !(rate >= least && rate <= most));
	return at < 0 ? null : at;
}

/** Starts that the track no longer has come to its last space. */
export function withTrack(complete: Complete, { dice, epidemics }: Track): Given {
	const { starts } = trackOf(complete);
	const last = dice.length - 1;
	const kept = (spaces: readonly number[]): number[] => [
		...new Set(spaces.map((space) => Math.min(space, last)))
	];
	const within = {
		beginner: kept(starts.beginner),
		standard: kept(starts.standard),
		heroic: kept(starts.heroic)
	};
	return { track: writeTrack({ dice, epidemics, starts: within }) };
}

export function withStart(complete: Complete, difficulty: Difficulty, space: number): Given {
	const track = trackOf(complete);
	return { track: writeTrack({ ...track, starts: { ...track.starts, [difficulty]: [space] } }) };
}

const replaced = <T>(list: readonly T[], at: number, ...items: readonly T[]): readonly T[] => [
	...list.slice(0, at),
	...items,
	...list.slice(at + 1)
];

export const withRole = ({ roles }: Complete, at: number, ...role: readonly Role[]): Given => ({
	roles: replaced(roles, at, ...role)
});

/** A role like the one that every table has, under a name of its own. */
export function withNewRole({ roles }: Complete, standard: Complete, name: string): Given {
	const id = freeId(
		name,
		roles.map((role) => role.id),
		{ longest: limits.id, otherwise: 'role' }
	);
	const [plain] = standard.roles;
	return plain ? { roles: [...roles, { ...plain, id, name }] } : {};
}

export const isOwn = (card: EventId | OwnCard): card is OwnCard => typeof card !== 'string';

/** One of the ten is in the box or not; those that are stay in the order of the document, before the own ones. */
export const withTen = ({ events }: Complete, card: EventId, isThere: boolean): Given => ({
	events: [...eventIds.filter((id) => (id === card ? isThere : events.includes(id))), ...events.filter(isOwn)]
});

export const withCard = ({ events }: Complete, card: OwnCard, ...changed: readonly OwnCard[]): Given => ({
	events: replaced(events, events.indexOf(card), ...changed)
});

export function withNewCard({ events }: Complete, name: string): Given {
	const taken = [...takenIds, ...events.filter(isOwn).map(({ id }) => id)];
	const id = freeId(name, taken, { longest: limits.id, otherwise: 'card' });
	return { events: [...events, { id, name, cost: 1, effects: [] }] };
}
