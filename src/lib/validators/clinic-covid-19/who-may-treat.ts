/**
 * The question that is asked most at the table: who may treat this person, with how many nurses, for how much?
 * It needs no table in progress: only who lies there, where, and what was agreed.
 */
import {
	colours,
	level,
	wards,
	type Colour,
	type Module,
	type Ward
} from '../../sheets/clinic-covid-19/vocabulary.ts';
import { isInPlay, type Agreed } from './agreed.ts';
import type { RuleId, RulingId } from './rulebook.ts';

export interface Case {
	readonly kind: 'patient' | 'doctor';
	readonly colour: Colour;
	readonly infected: boolean;
	/** The colour when infected, where it was another one (CLN-R7). */
	readonly from?: Colour;
	readonly ward: Ward;
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

/** CLN-T6 What the edition says of an infected person; a healthy one follows the base rule. Null: never. */
export const nursesFor = (
	{ facts }: Agreed,
	doctor: Colour,
	{ colour, infected }: Pick<Case, 'colour' | 'infected'>
): number | null => (infected ? facts.nurses[colour][doctor] : Math.abs(level[doctor] - level[colour]));

/** CLN-T7 The income is that of the own colour, without the +1. CLN-T8, CLN-R2 A special consultation has its price. */
export function incomeFor(
	{ rulings, incomes, facts }: Agreed,
	{ colour, from = colour, ward }: Pick<Case, 'colour' | 'from' | 'ward'>
): number {
	if (ward === 'outpatient') return rulings['CLN-R2'] === 'a' ? facts.consultation : -facts.consultation;
	return incomes[rulings['CLN-R7'] === 'a' ? colour : from];
}

/** Why nobody may treat this person here, the most basic rule first. */
function refusal({ kind, infected, ward }: Case, agreed: Agreed): RuleId | null {
	const { module, doctorsToo } = wards[ward];
	if (!isInPlay(agreed, module)) return 'CLN-S5';
	if (kind === 'doctor' && !infected) return 'CLN-T1';
	if (kind === 'doctor' && !doctorsToo) return 'CLN-M3';
	if (infected && ward === 'consultation' && agreed.rulings['CLN-R5'] === 'a') return 'CLN-R5';
	return null;
}

/** CLN-T9, CLN-X4: where the tile of somebody who is treated goes. */
export const tileGoes = (
	{ infected, ward }: Pick<Case, 'infected' | 'ward'>,
	workaholic = false
): Way['tile'] => (!infected ? 'none' : ward === 'outpatient' && !workaholic ? 'doctor' : 'supply');

/** What bears on the answer. */
export const bears: { readonly modules: readonly Module[]; readonly rulings: readonly RulingId[] } = {
	modules: ['intensive-care', 'transfusions'],
	rulings: ['CLN-R2', 'CLN-R5']
};

const reasons: Readonly<Record<Ward, readonly RuleId[]>> = {
	treatment: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	operating: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	consultation: ['CLN-T6', 'CLN-T7', 'CLN-T12'],
	outpatient: ['CLN-T8', 'CLN-T9'],
	intensive: ['CLN-X2', 'CLN-T7'],
	transfusion: ['CLN-X1', 'CLN-T7']
};

export function whoMayTreat(asked: Case, agreed: Agreed): Reply {
	const rule = refusal(asked, agreed);
	if (rule) return { possible: false, rule };
	const { infected, ward } = asked;
	const { fields } = wards[ward];
	const income = incomeFor(agreed, asked);
	const tile = tileGoes(asked);
	// a healthy person is treated by the base rules, of which only the difference of levels is ours to tell
	const rules: readonly RuleId[] = infected ? reasons[ward] : ward === 'outpatient' ? ['CLN-T8'] : ['CLN-S1'];
	if (!fields.includes('doctor'))
		return { possible: true, rules, ways: [{ doctor: null, nurses: 0, income, tile }] };
	const ways = colours.flatMap((doctor): readonly Way[] => {
		const nurses = fields.includes('nurses') ? nursesFor(agreed, doctor, asked) : 0;
		return nurses === null ? [] : [{ doctor, nurses, income, tile }];
	});
	return ways.length > 0 ? { possible: true, rules, ways } : { possible: false, rule: 'CLN-T6' };
}
