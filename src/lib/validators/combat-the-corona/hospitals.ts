/** Hospitals: building one, and giving one up to send viruses away. */
import { hospitalCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Complaint } from '../../table/record.ts';
import { cellsOf } from './cells.ts';
import { gainDieToken } from './charts.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { changed, idsOf, sendUnder, type State, strangers } from './state.ts';

export const MOST_SENT = 2;
/** Hospital spaces that bring a die token. */
const TOKEN_SPACES = 2;

/** The printed hospital, which never leaves, and the pieces. */
export const hospitalsOpen = ({ hospitals }: State): number => 1 + hospitals;
/** By its space: the printed one has none. */
export const isPrinted = (space: number): boolean => space === 0;

export const pieceFree = ({ hospitals, agreed }: State): boolean => hospitals < agreed.facts.hospitals;

/** CTC-H1: on the lowest free space; spaces 1 and 2 bring a token each time. Without a piece nothing (CTC-R4 b). */
export function buildHospital(state: State): State {
	if (!pieceFree(state)) return state;
	const built = changed(state, { hospitals: state.hospitals + 1 });
	return built.hospitals <= TOKEN_SPACES ? gainDieToken(built) : built;
}

/** CTC-H3: a piece must be on the board; the printed hospital never leaves. */
function pieceOnBoard({ hospitals }: State): Objection {
	return hospitals > 0 ? null : refuse('CTC-H3', 'noPieceOnBoard', {}, [hospitalCells.make(0)]);
}

/** CTC-H4: at most two viruses. */
function twoAtMost(state: State, ids: readonly string[]): Objection {
	if (ids.length <= MOST_SENT) return null;
	return refuse('CTC-H4', 'twoAtMost', { count: ids.length }, cellsOf(state, state.viruses));
}

/** CTC-H4: all of them on the table. */
function allOnTable({ viruses }: State, ids: readonly string[]): Objection {
	const strange = strangers(viruses, ids);
	if (strange.length === 0) return null;
	return refuse('CTC-H4', 'notOnTable', { viruses: strange });
}

export const checkHospital = (state: State, { viruses }: Verbs['hospital']): readonly Complaint[] =>
	complaints(pieceOnBoard(state), twoAtMost(state, viruses), allOnTable(state, viruses));

export const checkDestroy = (state: State, { viruses }: Verbs['destroy']): readonly Complaint[] =>
	complaints(twoAtMost(state, viruses), allOnTable(state, viruses));

/** CTC-H2, CTC-H5: only the number of pieces matters, and the piece can be built again. */
export const giveUpHospital = (state: State, viruses: readonly string[]): State => ({
	...sendUnder(state, viruses),
	hospitals: state.hospitals - 1
});

/** Every pick that CTC-H4 allows: none, one, or two in either order. */
export function picks({ viruses }: State): readonly (readonly string[])[] {
	const ids = idsOf(viruses);
	const pairs = ids.flatMap((first) =>
		ids.filter((second) => second !== first).map((second) => [first, second])
	);
	return [[], ...ids.map((id) => [id]), ...pairs];
}
