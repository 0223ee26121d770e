/** Where the game is. Plain values that are never changed: each move makes a new one. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { changing } from '../kit/changed.ts';
import type { Agreed } from './agreed.ts';
import { shuffled, under, type VirusDeck } from './deck.ts';

export type Phase =
	| 'setup'
	| 'play'
	| 'remove'
	| 'attack'
	| 'reveal'
	| 'place'
	| 'save'
	| 'destroy'
	| 'bottom'
	| 'over';

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
	/** CTC-R8 b: the viruses that the shields lie on, in the order of `viruses`; else empty. */
	readonly shielded: readonly string[];

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
	readonly damage: ReadonlyMap<string, number>;
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

const undamaged: ReadonlyMap<string, number> = new Map();

/** CTC-S2, CTC-S7, CTC-S10; before `setup` the decks count as prepared and the hands as dealt. */
export const begin = (agreed: Agreed): State => ({
	agreed,
	phase: 'setup',
	turn: 0,
	player: agreed.first,
	ended: null,
	beds: agreed.facts.beds.start,
	infection: 1,
	hospitals: 0,
	dieTokens: 0,
	shields: 0,
	shielded: [],
	board: [],
	discard: [],
	stock: agreed.actionCards - agreed.players * agreed.handSize,
	hands: Array.from({ length: agreed.players }, () => agreed.handSize),
	sends: 0,
	dice: [],
	rerolled: false,
	viruses: [],
	damage: undamaged,
	defeated: [],
	deck: shuffled(agreed),
	nextOwn: 1,
	revealed: [],
	aside: [],
	placed: false,
	raised: false,
	saves: 0,
	destroys: 0
});

/** The state with something else in it. */
export const changed = changing<State>((state) => ({
	agreed: state.agreed,
	phase: state.phase,
	turn: state.turn,
	player: state.player,
	ended: state.ended,
	beds: state.beds,
	infection: state.infection,
	hospitals: state.hospitals,
	dieTokens: state.dieTokens,
	shields: state.shields,
	shielded: state.shielded,
	board: state.board,
	discard: state.discard,
	stock: state.stock,
	hands: state.hands,
	sends: state.sends,
	dice: state.dice,
	rerolled: state.rerolled,
	viruses: state.viruses,
	damage: state.damage,
	defeated: state.defeated,
	deck: state.deck,
	nextOwn: state.nextOwn,
	revealed: state.revealed,
	aside: state.aside,
	placed: state.placed,
	raised: state.raised,
	saves: state.saves,
	destroys: state.destroys
}));

export const onTable = (state: State, id: string): Virus | undefined =>
	state.viruses.find((virus) => virus.id === id);

/** What is left of a virus's life (CTC-R1 b keeps damage). */
export const lifeLeft = ({ damage }: State, { id, life }: Virus): number => life - (damage.get(id) ?? 0);

/** What lies on the table. */
type OnTable = Pick<State, 'viruses' | 'damage' | 'shields' | 'shielded'>;

/** Damage goes with the virus, and so does the shield that lies on it (CTC-R8 b). */
export function leaveTable({ viruses, damage, shields, shielded }: State, gone: readonly Virus[]): OnTable {
	const left = viruses.filter((virus) => !gone.includes(virus));
	if (damage.size === 0 && shielded.length === 0) return { viruses: left, damage, shields, shielded };
	const stays = (id: string): boolean => !gone.some((virus) => virus.id === id);
	const kept = shielded.filter(stays);
	return {
		viruses: left,
		damage: new Map([...damage].filter(([id]) => stays(id))),
		shields: shields - (shielded.length - kept.length),
		shielded: kept
	};
}

/** The first named lies higher. */
export function sendUnder(state: State, ids: readonly string[]): State {
	const gone = ids.map((id) => onTable(state, id)).filter((virus) => virus !== undefined);
	return gone.length === 0
		? state
		: changed(state, { ...leaveTable(state, gone), deck: under(state.deck, gone) });
}

/** Those of `ids` that are not among the viruses. */
export const strangers = (viruses: readonly Virus[], ids: readonly string[]): readonly string[] =>
	ids.filter((id) => !viruses.some((virus) => virus.id === id));

/** Are these exactly those? */
export const sameCards = (viruses: readonly Virus[], ids: readonly string[]): boolean =>
	ids.length === viruses.length && strangers(viruses, ids).length === 0;

export const inOrder = (viruses: readonly Virus[], ids: readonly string[]): readonly Virus[] =>
	ids.flatMap((id) => viruses.filter((virus) => virus.id === id));

export const idsOf = (viruses: readonly Virus[]): readonly string[] => viruses.map(({ id }) => id);
