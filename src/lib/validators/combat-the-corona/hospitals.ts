/** Hospitals: building one, and giving one up to send viruses away. */
import { pieces } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { gainDieToken } from './charts.ts';
import type { Verbs } from './moves.ts';
import { cellsOf } from './places.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { strangers, type State } from './state.ts';
import { sendUnder } from './table.ts';

const MOST_SENT = 2;
/** Hospital spaces that bring a die token. */
const TOKEN_SPACES = 2;

export const pieceFree = ({ hospitals }: State): boolean => hospitals < pieces.hospitals;

/** CTC-H1: on the lowest free space; spaces 1 and 2 bring a token each time. Without a piece nothing (CTC-R4 b). */
export function buildHospital(state: State): State {
	if (!pieceFree(state)) return state;
	const built = { ...state, hospitals: state.hospitals + 1 };
	return built.hospitals <= TOKEN_SPACES ? gainDieToken(built) : built;
}

/** CTC-H3: a piece must be on the board; the printed hospital never leaves. */
function pieceOnBoard({ hospitals }: State): Objection {
	return hospitals > 0 ? null : refuse('CTC-H3', 'noPieceOnBoard', {}, ['h0']);
}

/** CTC-H4: at most two viruses, all of them on the table. */
function atMostTwo(state: State, ids: readonly string[]): readonly Objection[] {
	const strange = strangers(state.viruses, ids);
	return [
		ids.length > MOST_SENT
			? refuse('CTC-H4', 'twoAtMost', { count: ids.length }, cellsOf(state, state.viruses))
			: null,
		strange.length > 0 ? refuse('CTC-H4', 'notOnTable', { viruses: strange }) : null
	];
}

export const checkHospital = (state: State, { viruses }: Verbs['hospital']): readonly Complaint[] =>
	complaints(pieceOnBoard(state), ...atMostTwo(state, viruses));

export const checkDestroy = (state: State, { viruses }: Verbs['destroy']): readonly Complaint[] =>
	complaints(...atMostTwo(state, viruses));

/** CTC-H2, CTC-H5: only the number of pieces matters, and the piece can be built again. */
export const giveUpHospital = (state: State, viruses: readonly string[]): State => ({
	...sendUnder(state, viruses),
	hospitals: state.hospitals - 1
});

/** Every pick that CTC-H4 allows: none, one, or two in either order. */
export function picks({ viruses }: State): readonly (readonly string[])[] {
	const ids = viruses.map(({ id }) => id);
	const pairs = ids.flatMap((first) =>
		ids.filter((second) => second !== first).map((second) => [first, second])
	);
	return [[], ...ids.map((id) => [id]), ...pairs];
}
