/**
 * The question that is asked most at the table: who may treat this person, with how many nurses, for how much?
 * It needs no table in progress: only who lies there, where, and what was agreed.
 */
import {
	colours,
	level,
	prices,
	wards,
	type Colour,
	type Module,
	type Ward
} from '../../sheets/clinic-covid-19/facts.ts';
import type { Answer } from './agreed.ts';
import type { RuleId, RulingId } from './rulebook.ts';

export interface Case {
	readonly kind: 'patient' | 'doctor';
	readonly colour: Colour;
	readonly infected: boolean;
	/** The colour when infected, where it was another one (CLN-R7). */
	readonly from?: Colour;
	readonly ward: Ward;
}

export interface Terms {
	readonly modules: Readonly<Record<Module, boolean>>;
	readonly rulings: Readonly<Record<RulingId, Answer>>;
	readonly incomes: Readonly<Record<Colour, number>>;
}

/** One way to do it. */
export interface Way {
	/** null: this ward works without a doctor of the clinic. */
	readonly doctor: Colour | null;
	readonly nurses: number;
	/** In $, without bonuses; below 0 it is paid. */
	readonly income: number;
	/** Where the tile goes. A workaholic's special consultation sends it to the supply (CLN-X4). */
	readonly tile: 'supply' | 'doctor' | 'none';
}

export type Reply =
	| { readonly possible: true; readonly ways: readonly Way[]; readonly rules: readonly RuleId[] }
	| { readonly possible: false; readonly rule: RuleId };

/** CLN-T5 An infected person counts as one level worse. */
export const severity = (colour: Colour, infected: boolean): number => level[colour] + (infected ? 1 : 0);

/** CLN-T6 The nurses make up for the difference between doctor and illness. */
export const nursesFor = (doctor: Colour, colour: Colour, infected = true): number =>
	Math.abs(level[doctor] - severity(colour, infected));

/** CLN-T7 The income is that of the own colour, without the +1. CLN-T8, CLN-R2 A special consultation is $6. */
export function incomeFor(
	{ colour, from = colour, ward }: Omit<Case, 'kind' | 'infected'>,
	terms: Terms
): number {
	if (ward === 'outpatient') {
		return terms.rulings['CLN-R2'] === 'a' ? prices.consultation : -prices.consultation;
	}
	return terms.incomes[terms.rulings['CLN-R7'] === 'a' ? colour : from];
}

/** Why nobody may treat this person here, the most basic rule first. */
function refusal({ kind, infected, ward }: Case, { modules, rulings }: Terms): RuleId | null {
	const { module, doctorsToo } = wards[ward];
	if (module !== null && !modules[module]) return 'CLN-S5';
	if (kind === 'doctor' && !infected) return 'CLN-T1';
	if (kind === 'doctor' && !doctorsToo) return 'CLN-M3';
	if (infected && ward === 'consultation' && rulings['CLN-R5'] === 'a') return 'CLN-R5';
	return null;
}

const reasons: Readonly<Record<Ward, readonly RuleId[]>> = {
	treatment: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	operating: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	consultation: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	outpatient: ['CLN-T8', 'CLN-T9'],
	intensive: ['CLN-X2', 'CLN-T7'],
	transfusion: ['CLN-X1', 'CLN-T7']
};

export function whoMayTreat(asked: Case, terms: Terms): Reply {
	const rule = refusal(asked, terms);
	if (rule) return { possible: false, rule };
	const { colour, infected, ward } = asked;
	const { fields } = wards[ward];
	const income = incomeFor(asked, terms);
	const tile = !infected ? 'none' : ward === 'outpatient' ? 'doctor' : 'supply';
	const nurses = (doctor: Colour): number =>
		fields.includes('nurses') ? nursesFor(doctor, colour, infected) : 0;
	const ways: readonly Way[] = fields.includes('doctor')
		? colours.map((doctor) => ({ doctor, nurses: nurses(doctor), income, tile }))
		: [{ doctor: null, nurses: 0, income, tile }];
	// a healthy person is treated by the base rules, of which only the difference of levels is ours to tell
	const rules: readonly RuleId[] = infected ? reasons[ward] : ward === 'outpatient' ? ['CLN-T8'] : ['CLN-S1'];
	return { possible: true, ways, rules };
}
