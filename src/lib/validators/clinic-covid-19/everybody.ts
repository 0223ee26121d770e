/** One tap for all where nobody has anything else to say: the moves that it stands for. */
import { hasAdmitted } from './actions.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { isWaiting } from './treatment.ts';
import { isAwaited } from './turn.ts';

/** All who are awaited are done, after one admission if they had none (CLN-A1); nothing while somebody infected could
 *  still be treated, or when it is only one. */
export function everybodyDone(state: State): readonly Move[] {
	const open = state.clinics.flatMap((clinic, by) => (isAwaited(state, clinic) ? [{ clinic, by }] : []));
	if (open.length < 2) return [];
	if (state.phase === 'business' && open.some(({ clinic }) => clinic.people.some(isWaiting))) return [];
	return open.flatMap(({ clinic, by }): readonly Move[] => [
		...(state.phase === 'actions' && !hasAdmitted(clinic) ? [{ do: 'admit' as const, by }] : []),
		{ do: 'ready', by }
	]);
}
