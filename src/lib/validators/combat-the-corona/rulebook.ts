/** Every rule in the order of the rule book, and the questions it leaves open. Words are in i18n. */
import type { Rule, Ruling } from '../../table/record.ts';

const text = <S extends string>(section: S) => ({ section, basis: 'text' as const });
const follows = <S extends string>(section: S) => ({ section, basis: 'follows' as const });
const ours = <S extends string, R extends string>(section: S, ruling: R) => ({
	section,
	basis: 'ours' as const,
	ruling
});

export const rulebook = {
	'CTC-S1': text('setup'),
	'CTC-S2': text('setup'),
	'CTC-S3': text('setup'),
	'CTC-S4': text('setup'),
	'CTC-S5': text('setup'),
	'CTC-S6': text('setup'),
	'CTC-S7': text('setup'),
	'CTC-S8': text('setup'),
	'CTC-S9': text('setup'),
	'CTC-S10': text('setup'),
	'CTC-T1': follows('turn'),
	'CTC-T2': text('turn'),
	'CTC-T3': text('turn'),
	'CTC-T4': text('turn'),
	'CTC-T5': follows('turn'),
	'CTC-A1': text('actions'),
	'CTC-A2': follows('actions'),
	'CTC-A3': ours('actions', 'CTC-R6'),
	'CTC-A4': ours('actions', 'CTC-R6'),
	'CTC-A5': text('actions'),
	'CTC-A6': text('actions'),
	'CTC-A7': text('actions'),
	'CTC-A8': ours('actions', 'CTC-R4'),
	'CTC-A9': text('actions'),
	'CTC-A10': text('actions'),
	'CTC-A11': text('actions'),
	'CTC-A12': ours('actions', 'CTC-R3'),
	'CTC-A13': text('actions'),
	'CTC-A14': text('actions'),
	'CTC-A15': text('actions'),
	'CTC-A16': text('actions'),
	'CTC-A17': text('actions'),
	'CTC-H1': text('hospitals'),
	'CTC-H2': follows('hospitals'),
	'CTC-H3': text('hospitals'),
	'CTC-H4': text('hospitals'),
	'CTC-H5': text('hospitals'),
	'CTC-H6': follows('hospitals'),
	'CTC-D1': text('dice'),
	'CTC-D2': text('dice'),
	'CTC-D3': text('dice'),
	'CTC-D4': text('dice'),
	'CTC-D5': follows('dice'),
	'CTC-D6': text('dice'),
	'CTC-D7': text('dice'),
	'CTC-D8': follows('dice'),
	'CTC-D9': text('dice'),
	'CTC-D10': ours('dice', 'CTC-R1'),
	'CTC-D11': text('dice'),
	'CTC-D12': ours('dice', 'CTC-R2'),
	'CTC-D13': text('dice'),
	'CTC-D14': text('dice'),
	'CTC-B1': text('charts'),
	'CTC-B2': text('charts'),
	'CTC-B3': ours('charts', 'CTC-R5'),
	'CTC-V1': text('attack'),
	'CTC-V2': text('attack'),
	'CTC-V3': text('attack'),
	'CTC-P1': text('proliferation'),
	'CTC-P2': follows('proliferation'),
	'CTC-P3': text('proliferation'),
	'CTC-P4': text('proliferation'),
	'CTC-P5': text('proliferation'),
	'CTC-P6': text('proliferation'),
	'CTC-P7': text('proliferation'),
	'CTC-P8': text('proliferation'),
	'CTC-K1': text('skills'),
	'CTC-K2': text('skills'),
	'CTC-K3': text('skills'),
	'CTC-K4': follows('skills'),
	'CTC-K5': text('skills'),
	'CTC-E1': text('end'),
	'CTC-E2': ours('end', 'CTC-R7'),
	'CTC-E3': text('end'),
	'CTC-E4': text('end')
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];

export const rulingIds = ['CTC-R1', 'CTC-R2', 'CTC-R3', 'CTC-R4', 'CTC-R5', 'CTC-R6', 'CTC-R7'] as const;
export type RulingId = (typeof rulingIds)[number];

export const rulings: readonly Ruling[] = rulingIds.map((id) => ({ id, answers: ['a', 'b'] }));
