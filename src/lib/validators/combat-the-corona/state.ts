/** Where the game is. Plain values that are never changed: each move makes a new one. */
import { beds, infection, type Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Setup } from '../../table/record.ts';
import { agree, type Agreed } from './agreed.ts';
import { shuffled, type VirusDeck } from './deck.ts';

export type Phase =
	'setup' | 'play' | 'remove' | 'attack' | 'reveal' | 'place' | 'save' | 'destroy' | 'bottom' | 'over';

export type How = 'infection' | 'all-viruses' | 'beds';

export interface State {
	readonly agreed: Agreed;
	readonly phase: Phase;
	readonly turn: number;
	readonly player: number;
	readonly ended: How | null;

	readonly beds: number;
	readonly infection: number;
	/** Pieces on the board, without the printed hospital. */
	readonly hospitals: number;
	readonly dieTokens: number;
	readonly shields: number;

	/** The cards in the action spaces from space 1 on; there are never gaps (CTC-A9). */
	readonly board: readonly string[];
	readonly discard: readonly string[];
	readonly stock: number;
	readonly hands: readonly number[];
	/** CTC-A14: viruses that may still be sent under the deck. */
	readonly sends: number;

	/** Unused dice, ascending. */
	readonly dice: readonly number[];
	readonly rerolled: boolean;

	readonly viruses: readonly Virus[];
	/** CTC-R1 b: damage kept, by id. */
	readonly damage: Readonly<Record<string, number>>;
	/** The top of the pile is the last one. */
	readonly defeated: readonly Virus[];
	readonly deck: VirusDeck;
	/** The number that the next own card gets. */
	readonly nextOwn: number;

	/** Only while the team chooses which ones to place. */
	readonly revealed: readonly Virus[];
	readonly aside: readonly Virus[];
	/** Of this virus step: was a revealed virus placed, did the marker rise, how many skills still have to work. */
	readonly placed: boolean;
	readonly raised: boolean;
	readonly saves: number;
	readonly destroys: number;
}

/** CTC-S2, CTC-S7, CTC-S10; before `setup` the decks count as prepared and the hands as dealt. */
export function start(setup: Setup): State {
	const agreed = agree(setup);
	return {
		agreed,
		phase: 'setup',
		turn: 0,
		player: agreed.first,
		ended: null,
		beds: beds.start,
		infection: infection.start,
		hospitals: 0,
		dieTokens: 0,
		shields: 0,
		board: [],
		discard: [],
		stock: agreed.actionCards - agreed.players * agreed.handSize,
		hands: setup.players.map(() => agreed.handSize),
		sends: 0,
		dice: [],
		rerolled: false,
		viruses: [],
		damage: {},
		defeated: [],
		deck: shuffled(agreed),
		nextOwn: 1,
		revealed: [],
		aside: [],
		placed: false,
		raised: false,
		saves: 0,
		destroys: 0
	};
}

export const onTable = (state: State, id: string): Virus | undefined =>
	state.viruses.find((virus) => virus.id === id);

/** Those of `ids` that are not among the viruses. */
export const strangers = (viruses: readonly Virus[], ids: readonly string[]): readonly string[] =>
	ids.filter((id) => !viruses.some((virus) => virus.id === id));

/** Are these exactly those? */
export const sameCards = (viruses: readonly Virus[], ids: readonly string[]): boolean =>
	ids.length === viruses.length && strangers(viruses, ids).length === 0;

export const inOrder = (viruses: readonly Virus[], ids: readonly string[]): readonly Virus[] =>
	ids.flatMap((id) => viruses.filter((virus) => virus.id === id));
