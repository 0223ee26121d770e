/** Every rule in the order of the rule book: its section, on what it rests, and the ruling that can change it. */
import type { EditionRule } from '../../sheets/prototype-c19/edition-rules.ts';
import type { Rule, Ruling } from '../../table/record.ts';
import { decidedBy, inSection, twoAnswers } from '../kit/rulebook.ts';

export const rulings = [
	{ id: 'PC19-R1', answers: twoAnswers },
	{ id: 'PC19-R2', answers: twoAnswers },
	{ id: 'PC19-R3', answers: twoAnswers },
	{ id: 'PC19-R4', answers: twoAnswers, default: 'b', formerly: 'a' },
	{ id: 'PC19-R5', answers: twoAnswers },
	{ id: 'PC19-R6', answers: twoAnswers },
	{ id: 'PC19-R7', answers: twoAnswers },
	{ id: 'PC19-R8', answers: twoAnswers },
	{ id: 'PC19-R9', answers: twoAnswers },
	{ id: 'PC19-R10', answers: twoAnswers },
	{ id: 'PC19-R11', answers: twoAnswers }
] as const satisfies readonly Ruling[];
export type RulingId = (typeof rulings)[number]['id'];

const table = inSection('table');
const dice = inSection('dice');
const resources = inSection('resources');
const health = inSection('health');
const formula = inSection('formula');
const biotech = inSection('biotech');
const infection = inSection('infection');
const resistant = inSection('resistant');
const end = inSection('end');
const alone = inSection('alone');
const elsewhere = inSection('elsewhere');
const scenario = inSection('scenarios');
const editions = inSection('editions');
const positions = inSection('positions');

/** The text has the rule and leaves a question about it open. */
const asking = <const R extends Rule, const Q extends RulingId>(rule: R, ruling: Q) =>
	({ ...rule, ruling }) as const;

export const rulebook = {
	'PC19-T1': table.text,
	'PC19-T2': decidedBy(table.text, 'rounds'),
	'PC19-T3': table.text,
	'PC19-T4': table.follows,
	'PC19-T5': table.text,
	'PC19-T6': table.text,
	'PC19-T7': table.text,
	'PC19-T8': table.follows,
	'PC19-T9': table.text,
	'PC19-T10': table.text,
	'PC19-T11': table.text,
	'PC19-T12': table.text,
	'PC19-T13': table.text,
	'PC19-T14': table.follows,
	'PC19-T15': table.text,
	'PC19-T16': table.follows,
	'PC19-D1': dice.text,
	'PC19-D2': dice.text,
	'PC19-D3': dice.text,
	'PC19-D4': dice.text,
	'PC19-D5': dice.text,
	'PC19-D6': dice.text,
	'PC19-D7': dice.text,
	'PC19-U1': decidedBy(resources.text, 'start'),
	'PC19-U2': decidedBy(resources.text, 'circles'),
	'PC19-U3': decidedBy(resources.text, 'start', 'health', 'risk', 'rowGives'),
	'PC19-U4': resources.text,
	'PC19-U5': asking(resources.text, 'PC19-R1'),
	'PC19-U6': resources.follows,
	'PC19-U7': resources.text,
	'PC19-U8': resources.text,
	'PC19-U9': resources.text,
	'PC19-U10': resources.follows,
	'PC19-H1': decidedBy(health.text, 'health'),
	'PC19-H2': health.text,
	'PC19-H3': asking(health.text, 'PC19-R6'),
	'PC19-H4': decidedBy(health.text, 'health'),
	'PC19-H5': health.text,
	'PC19-H6': health.text,
	'PC19-H7': health.text,
	'PC19-F1': decidedBy(formula.text, 'boxes'),
	'PC19-F2': formula.text,
	'PC19-F3': formula.text,
	'PC19-F4': formula.text,
	'PC19-F5': decidedBy(formula.text, 'factors'),
	'PC19-F6': formula.text,
	'PC19-B1': decidedBy(biotech.text, 'pairs'),
	'PC19-B2': biotech.text,
	'PC19-B3': biotech.text,
	'PC19-B4': asking(biotech.text, 'PC19-R7'),
	'PC19-B5': biotech.follows,
	'PC19-B6': biotech.text,
	'PC19-I1': infection.text,
	'PC19-I2': decidedBy(asking(infection.text, 'PC19-R2'), 'shapes'),
	'PC19-I3': decidedBy(infection.text, 'risk'),
	'PC19-I4': infection.text,
	'PC19-I5': decidedBy(asking(infection.text, 'PC19-R5'), 'risk'),
	'PC19-I6': asking(infection.text, 'PC19-R5'),
	'PC19-I7': decidedBy(infection.text, 'risk'),
	'PC19-I8': decidedBy(infection.text, 'shapes', 'risk'),
	'PC19-I9': infection.follows,
	'PC19-I10': infection.follows,
	'PC19-I11': infection.text,
	'PC19-I12': infection.text,
	'PC19-I13': asking(infection.text, 'PC19-R9'),
	'PC19-I14': infection.ours,
	'PC19-V1': resistant.text,
	'PC19-V2': decidedBy(resistant.text, 'risk'),
	'PC19-V3': resistant.text,
	'PC19-V4': resistant.follows,
	'PC19-V5': asking(resistant.text, 'PC19-R5'),
	'PC19-V6': resistant.follows,
	'PC19-V7': resistant.text,
	'PC19-V8': resistant.follows,
	'PC19-E1': end.text,
	'PC19-E2': end.text,
	'PC19-E3': asking(end.text, 'PC19-R11'),
	'PC19-E4': end.text,
	'PC19-E5': end.text,
	'PC19-E6': end.text,
	'PC19-E7': end.text,
	'PC19-E8': asking(end.text, 'PC19-R4'),
	'PC19-E9': decidedBy(asking(end.text, 'PC19-R3'), 'multiplierStart'),
	'PC19-E10': end.text,
	'PC19-E11': decidedBy(end.text, 'bands'),
	'PC19-S1': alone.text,
	'PC19-M1': elsewhere.ours,
	'PC19-M2': elsewhere.ours,
	'PC19-M3': elsewhere.ours,
	'PC19-M4': elsewhere.ours,
	'PC19-M5': elsewhere.ours,
	'PC19-X1': asking(scenario.text, 'PC19-R8'),
	'PC19-X2': scenario.text,
	'PC19-X3': scenario.text,
	'PC19-X4': scenario.text,
	'PC19-X5': scenario.text,
	'PC19-X6': scenario.text,
	'PC19-X7': scenario.text,
	'PC19-X8': scenario.text,
	'PC19-X9': scenario.text,
	'PC19-X10': scenario.text,
	'PC19-X11': scenario.text,
	'PC19-X12': scenario.text,
	'PC19-X13': scenario.text,
	'PC19-ED1': editions.ours,
	'PC19-ED2': editions.ours,
	'PC19-ED3': editions.ours,
	'PC19-ED4': editions.ours,
	'PC19-ED5': editions.ours,
	'PC19-ED6': editions.ours,
	'PC19-ED7': editions.ours,
	'PC19-PO1': positions.follows
} as const satisfies Readonly<Record<string, Rule>> & Record<EditionRule, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];
