/** Every rule in the order of the rule book: its section, on what it rests, and the ruling that can change it. */
import type { Rule, Ruling } from '../../table/record.ts';

export const sectionIds = [
	'table',
	'dice',
	'resources',
	'health',
	'formula',
	'biotech',
	'infection',
	'resistant',
	'end',
	'alone',
	'elsewhere',
	'scenarios'
] as const;
export type SectionId = (typeof sectionIds)[number];

export const rulingIds = [
	'PC19-R1',
	'PC19-R2',
	'PC19-R3',
	'PC19-R4',
	'PC19-R5',
	'PC19-R6',
	'PC19-R7',
	'PC19-R8',
	'PC19-R9'
] as const;
export type RulingId = (typeof rulingIds)[number];

export const rulings: readonly Ruling[] = rulingIds.map((id) => ({ id, answers: ['a', 'b'] }));

const from =
	(section: SectionId) =>
	(basis: Rule['basis'] = 'text', ruling?: RulingId): Rule & { readonly section: SectionId } => ({
		section,
		basis,
		...(ruling && { ruling })
	});

const table = from('table');
const dice = from('dice');
const resources = from('resources');
const health = from('health');
const formula = from('formula');
const biotech = from('biotech');
const infection = from('infection');
const resistant = from('resistant');
const end = from('end');
const elsewhere = from('elsewhere');
const scenario = from('scenarios');

export const rulebook = {
	'PC19-T1': table(),
	'PC19-T2': table(),
	'PC19-T3': table(),
	'PC19-T4': table('follows'),
	'PC19-T5': table(),
	'PC19-T6': table(),
	'PC19-T7': table(),
	'PC19-T8': table('follows'),
	'PC19-T9': table(),
	'PC19-T10': table(),
	'PC19-T11': table(),
	'PC19-T12': table(),
	'PC19-T13': table(),
	'PC19-T14': table('follows'),
	'PC19-T15': table(),
	'PC19-T16': table('follows'),
	'PC19-D1': dice(),
	'PC19-D2': dice(),
	'PC19-D3': dice(),
	'PC19-D4': dice(),
	'PC19-D5': dice(),
	'PC19-D6': dice(),
	'PC19-D7': dice(),
	'PC19-U1': resources(),
	'PC19-U2': resources(),
	'PC19-U3': resources(),
	'PC19-U4': resources(),
	'PC19-U5': resources('text', 'PC19-R1'),
	'PC19-U6': resources('follows'),
	'PC19-U7': resources(),
	'PC19-U8': resources(),
	'PC19-U9': resources(),
	'PC19-U10': resources('follows'),
	'PC19-H1': health(),
	'PC19-H2': health(),
	'PC19-H3': health('text', 'PC19-R6'),
	'PC19-H4': health(),
	'PC19-H5': health(),
	'PC19-H6': health(),
	'PC19-H7': health(),
	'PC19-F1': formula(),
	'PC19-F2': formula(),
	'PC19-F3': formula(),
	'PC19-F4': formula(),
	'PC19-F5': formula(),
	'PC19-F6': formula(),
	'PC19-B1': biotech(),
	'PC19-B2': biotech(),
	'PC19-B3': biotech(),
	'PC19-B4': biotech('text', 'PC19-R7'),
	'PC19-B5': biotech('follows'),
	'PC19-B6': biotech(),
	'PC19-I1': infection(),
	'PC19-I2': infection('text', 'PC19-R2'),
	'PC19-I3': infection(),
	'PC19-I4': infection(),
	'PC19-I5': infection('text', 'PC19-R5'),
	'PC19-I6': infection('text', 'PC19-R5'),
	'PC19-I7': infection(),
	'PC19-I8': infection(),
	'PC19-I9': infection('follows'),
	'PC19-I10': infection('follows'),
	'PC19-I11': infection(),
	'PC19-I12': infection(),
	'PC19-I13': infection('text', 'PC19-R9'),
	'PC19-I14': infection('ours'),
	'PC19-V1': resistant(),
	'PC19-V2': resistant(),
	'PC19-V3': resistant(),
	'PC19-V4': resistant('follows'),
	'PC19-V5': resistant('text', 'PC19-R5'),
	'PC19-V6': resistant('follows'),
	'PC19-V7': resistant(),
	'PC19-V8': resistant('follows'),
	'PC19-E1': end(),
	'PC19-E2': end(),
	'PC19-E3': end(),
	'PC19-E4': end(),
	'PC19-E5': end(),
	'PC19-E6': end(),
	'PC19-E7': end(),
	'PC19-E8': end('text', 'PC19-R4'),
	'PC19-E9': end('text', 'PC19-R3'),
	'PC19-E10': end(),
	'PC19-E11': end(),
	'PC19-S1': from('alone')(),
	'PC19-M1': elsewhere('ours'),
	'PC19-M2': elsewhere('ours'),
	'PC19-M3': elsewhere('ours'),
	'PC19-M4': elsewhere('ours'),
	'PC19-X1': scenario('text', 'PC19-R8'),
	'PC19-X2': scenario(),
	'PC19-X3': scenario(),
	'PC19-X4': scenario(),
	'PC19-X5': scenario(),
	'PC19-X6': scenario(),
	'PC19-X7': scenario(),
	'PC19-X8': scenario(),
	'PC19-X9': scenario(),
	'PC19-X10': scenario(),
	'PC19-X11': scenario(),
	'PC19-X12': scenario(),
	'PC19-X13': scenario()
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rulebook;
