/** CLN-W: how it ends. */
import { prices } from '../../sheets/clinic-covid-19/facts.ts';
import type { Clinic, State } from './state.ts';

export type Result = 'lost' | 'tactical' | 'strategic';

/** CLN-R6 Who counts as cured: all patients treated, or the infected ones only. */
export const curedOf = ({ agreed }: State, { cured }: Clinic): number =>
	agreed.rulings['CLN-R6'] === 'a' ? cured.infected + cured.others : cured.infected;

/** CLN-W1 People and tiles. CLN-R8 Whether elders and pregnant women count. */
export function deceasedOf({ agreed }: State, { deceased }: Clinic): number {
	const { patients, doctors, elders, pregnant, tiles } = deceased;
	return patients + doctors + tiles + (agreed.rulings['CLN-R8'] === 'a' ? elders + pregnant : 0);
}

const total = (state: State, of: (clinic: Clinic) => number): number =>
	state.clinics.reduce((sum, clinic) => sum + of(clinic), 0);

export interface Group {
	readonly cured: number;
	readonly deceased: number;
	readonly popularity: number;
	readonly target: number;
}

export const groupOf = (state: State): Group => ({
	cured: total(state, (clinic) => curedOf(state, clinic)),
	deceased: total(state, (clinic) => deceasedOf(state, clinic)),
	popularity: total(state, ({ popularity }) => popularity ?? 0),
	target: prices.strategic * state.agreed.players
});

const loses = ({ agreed }: State, { cured, deceased }: Group): boolean =>
	deceased > cured || (deceased === cured && agreed.rulings['CLN-R1'] === 'b');

/** CLN-W1 More deceased than cured. CLN-R1 The tie. */
export const isLost = (state: State): boolean => loses(state, groupOf(state));

/** CLN-W2, CLN-W3 The popularity of all decides how great the victory is. */
export function resultOf(state: State, group: Group): Result {
	if (loses(state, group)) return 'lost';
	return group.popularity < group.target ? 'tactical' : 'strategic';
}

/** CLN-W3 The players with most popularity, among those who reported theirs. */
export function plaqueOf(state: State, result: Result): readonly number[] {
	if (result !== 'strategic') return [];
	const most = Math.max(...state.clinics.map(({ popularity }) => popularity ?? -Infinity));
	return state.clinics.flatMap(({ popularity }, by) => (popularity === most ? [by] : []));
}
