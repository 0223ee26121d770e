/** Every rule of the document, in its order: where it stands and on what it rests. */
import type { Rule, Ruling } from '../../table/record.ts';

export type SectionId =
	| 'setup'
	| 'flow'
	| 'actions'
	| 'infections'
	| 'protection'
	| 'movement'
	| 'treatment'
	| 'expenses'
	| 'administration'
	| 'contagions'
	| 'end'
	| 'modules'
	| 'rulings';

type Line = Rule & { readonly section: SectionId };

const text = (section: SectionId, ruling?: string): Line => ({
	section,
	basis: 'text',
	...(ruling !== undefined && { ruling })
});
const follows = (section: SectionId): Line => ({ section, basis: 'follows' });
const ours = (section: SectionId): Line => ({ section, basis: 'ours' });
/** A question that the rule book leaves open is answered by this app, unless the table answers it. */
const open = (ruling: string): Line => ({ section: 'rulings', basis: 'ours', ruling });

export const rulebook = {
	'CLN-S1': text('setup'),
	'CLN-S2': text('setup'),
	'CLN-S3': text('setup'),
	'CLN-S4': follows('setup'),
	'CLN-S5': follows('setup'),
	'CLN-S6': text('setup'),
	'CLN-F1': follows('flow'),
	'CLN-F2': text('flow', 'CLN-R4'),
	'CLN-A1': text('actions'),
	'CLN-A2': text('actions'),
	'CLN-A3': ours('actions'),
	'CLN-A4': text('actions'),
	'CLN-I1': text('infections'),
	'CLN-I2': text('infections'),
	'CLN-I3': text('infections'),
	'CLN-I4': text('infections'),
	'CLN-I5': text('infections'),
	'CLN-I6': text('infections'),
	'CLN-I7': text('infections'),
	'CLN-I8': text('infections'),
	'CLN-I9': follows('infections'),
	'CLN-I10': follows('infections'),
	'CLN-I11': text('infections'),
	'CLN-P1': text('protection', 'CLN-R3'),
	'CLN-P2': text('protection'),
	'CLN-P3': follows('protection'),
	'CLN-M1': text('movement'),
	'CLN-M2': text('movement'),
	'CLN-M3': text('movement'),
	'CLN-M4': text('movement'),
	'CLN-M5': text('movement'),
	'CLN-T1': follows('treatment'),
	'CLN-T2': follows('treatment'),
	'CLN-T3': text('treatment'),
	'CLN-T4': follows('treatment'),
	'CLN-T5': text('treatment'),
	'CLN-T6': text('treatment'),
	'CLN-T7': text('treatment', 'CLN-R7'),
	'CLN-T8': text('treatment', 'CLN-R2'),
	'CLN-T9': text('treatment'),
	'CLN-T10': text('treatment', 'CLN-R6'),
	'CLN-T11': text('treatment'),
	'CLN-T12': text('treatment'),
	'CLN-E1': text('expenses'),
	'CLN-E2': text('expenses'),
	'CLN-D1': text('administration'),
	'CLN-D2': text('administration'),
	'CLN-D3': text('administration'),
	'CLN-D4': text('administration'),
	'CLN-N1': text('contagions'),
	'CLN-N2': text('contagions'),
	'CLN-N3': text('contagions'),
	'CLN-N4': text('contagions'),
	'CLN-N5': ours('contagions'),
	'CLN-W1': text('end', 'CLN-R1'),
	'CLN-W2': text('end'),
	'CLN-W3': text('end'),
	'CLN-X1': text('modules'),
	'CLN-X2': text('modules'),
	'CLN-X3': text('modules'),
	'CLN-X4': text('modules'),
	'CLN-X5': text('modules'),
	'CLN-X6': ours('modules'),
	'CLN-X7': text('modules'),
	'CLN-X8': text('modules'),
	'CLN-R1': open('CLN-R1'),
	'CLN-R2': open('CLN-R2'),
	'CLN-R3': open('CLN-R3'),
	'CLN-R4': open('CLN-R4'),
	'CLN-R5': open('CLN-R5'),
	'CLN-R6': open('CLN-R6'),
	'CLN-R7': open('CLN-R7'),
	'CLN-R8': open('CLN-R8')
} as const satisfies Readonly<Record<string, Line>>;

export type RuleId = keyof typeof rulebook;

const two = ['a', 'b'] as const;
export const rulings = [
	{ id: 'CLN-R1', answers: two },
	{ id: 'CLN-R2', answers: two },
	{ id: 'CLN-R3', answers: two },
	{ id: 'CLN-R4', answers: two },
	{ id: 'CLN-R5', answers: two },
	{ id: 'CLN-R6', answers: two },
	{ id: 'CLN-R7', answers: two },
	{ id: 'CLN-R8', answers: two }
] as const satisfies readonly Ruling[];

export type RulingId = (typeof rulings)[number]['id'];
