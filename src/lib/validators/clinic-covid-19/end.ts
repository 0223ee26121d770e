/** CLN-W: how it ends. */
import type { Agreed } from './agreed.ts';
import type { Boxes, State } from './state.ts';

export type Result = 'lost' | 'tactical' | 'strategic';

/** CLN-R6 Who counts as cured: all patients treated, or the infected ones only. */
export const curedOf = ({ rulings }: Agreed, { cured }: Boxes): number =>
	rulings['CLN-R6'] === 'a' ? cured.infected + cured.others : cured.infected;

/** CLN-W1 People and tiles. CLN-R8 Whether elders and pregnant women count. */
export function deceasedOf({ rulings }: Agreed, { deceased }: Boxes): number {
	const { patients, doctors, elders, pregnant, tiles } = deceased;
	return patients + doctors + tiles + (rulings['CLN-R8'] === 'a' ? elders + pregnant : 0);
}

/** Everything that lies in the boxes: for each clinic, and for none. */
export const boxesOf = ({ clinics, unclaimed }: State): readonly Boxes[] => [...clinics, unclaimed];

export interface Group {
	readonly cured: number;
	readonly deceased: number;
	readonly popularity: number;
	readonly target: number;
}

export function groupOf(state: State): Group {
	const { agreed, clinics } = state;
	const boxes = boxesOf(state);
	return {
		cured: boxes.reduce((sum, box) => sum + curedOf(agreed, box), 0),
		deceased: boxes.reduce((sum, box) => sum + deceasedOf(agreed, box), 0),
		popularity: clinics.reduce((sum, { popularity }) => sum + (popularity ?? 0), 0),
		target: agreed.facts.strategic * agreed.players
	};
}

const loses = ({ rulings }: Agreed, { cured, deceased }: Group): boolean =>
	deceased > cured || (deceased === cured && rulings['CLN-R1'] === 'b');

/** CLN-W1 More deceased than cured. CLN-R1 The tie. */
export const isLost = (state: State): boolean => loses(state.agreed, groupOf(state));

/** CLN-W2, CLN-W3 The popularity of all decides how great the victory is. */
export function resultOf(state: State, group: Group): Result {
	if (loses(state.agreed, group)) return 'lost';
	return group.popularity < group.target ? 'tactical' : 'strategic';
}

/** CLN-W3 The players with most popularity, among those who reported theirs. */
export function plaqueOf(state: State, result: Result): readonly number[] {
	if (result !== 'strategic') return [];
	const reported = state.clinics.flatMap(({ popularity }) => popularity ?? []);
	const most = Math.max(...reported);
	return state.clinics.flatMap(({ popularity }, by) => (popularity === most ? [by] : []));
}
