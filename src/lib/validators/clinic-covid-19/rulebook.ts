/** Every rule of the document, in its order: where it stands and on what it rests. */
import type { EditionRule } from '../../sheets/clinic-covid-19/edition-rules.ts';
import type { Rule, Ruling } from '../../table/record.ts';
import { decidedBy, inSection, twoAnswers } from '../kit/rulebook.ts';

const setup = inSection('setup');
const flow = inSection('flow');
const actions = inSection('actions');
const infections = inSection('infections');
const protection = inSection('protection');
const movement = inSection('movement');
const treatment = inSection('treatment');
const expenses = inSection('expenses');
const administration = inSection('administration');
const contagions = inSection('contagions');
const end = inSection('end');
const modules = inSection('modules');
const open = inSection('rulings').open;
const editions = inSection('editions');
const positions = inSection('positions');

export const rulebook = {
	'CLN-S1': setup.text,
	'CLN-S2': decidedBy(setup.text, 'board'),
	'CLN-S3': decidedBy(setup.text, 'rounds', 'board', 'total'),
	'CLN-S4': setup.follows,
	'CLN-S5': setup.follows,
	'CLN-S6': setup.text,
	'CLN-F1': flow.follows,
	'CLN-F2': decidedBy({ ...flow.text, ruling: 'CLN-R4' }, 'rounds'),
	'CLN-A1': actions.text,
	'CLN-A2': decidedBy(actions.text, 'admits'),
	'CLN-A3': actions.ours,
	'CLN-A4': decidedBy(actions.text, 'slots'),
	'CLN-I1': decidedBy(infections.text, 'board'),
	'CLN-I2': infections.text,
	'CLN-I3': decidedBy(infections.text, 'people'),
	'CLN-I4': infections.text,
	'CLN-I5': infections.text,
	'CLN-I6': infections.text,
	'CLN-I7': infections.text,
	'CLN-I8': infections.text,
	'CLN-I9': infections.follows,
	'CLN-I10': infections.follows,
	'CLN-I11': infections.text,
	'CLN-P1': decidedBy({ ...protection.text, ruling: 'CLN-R3' }, 'protection'),
	'CLN-P2': protection.text,
	'CLN-P3': protection.follows,
	'CLN-M1': movement.text,
	'CLN-M2': movement.text,
	'CLN-M3': movement.text,
	'CLN-M4': decidedBy(movement.text, 'beds'),
	'CLN-M5': movement.text,
	'CLN-T1': treatment.follows,
	'CLN-T2': treatment.follows,
	'CLN-T3': treatment.text,
	'CLN-T4': treatment.follows,
	'CLN-T5': treatment.text,
	'CLN-T6': decidedBy(treatment.text, 'nurses'),
	'CLN-T7': decidedBy({ ...treatment.text, ruling: 'CLN-R7' }, 'incomes'),
	'CLN-T8': decidedBy({ ...treatment.text, ruling: 'CLN-R2' }, 'consultation'),
	'CLN-T9': treatment.text,
	'CLN-T10': { ...treatment.text, ruling: 'CLN-R6' },
	'CLN-T11': treatment.text,
	'CLN-T12': treatment.text,
	'CLN-E1': expenses.text,
	'CLN-E2': expenses.text,
	'CLN-D1': administration.text,
	'CLN-D2': administration.text,
	'CLN-D3': decidedBy(administration.text, 'doctorDeath'),
	'CLN-D4': administration.text,
	'CLN-N1': decidedBy(contagions.text, 'contagions'),
	'CLN-N2': decidedBy(contagions.text, 'contagions'),
	'CLN-N3': decidedBy(contagions.text, 'slots'),
	'CLN-N4': contagions.text,
	'CLN-N5': contagions.ours,
	'CLN-W1': { ...end.text, ruling: 'CLN-R1' },
	'CLN-W2': decidedBy(end.text, 'strategic'),
	'CLN-W3': decidedBy(end.text, 'strategic'),
	'CLN-X1': modules.text,
	'CLN-X2': modules.text,
	'CLN-X3': modules.text,
	'CLN-X4': modules.text,
	'CLN-X5': modules.text,
	'CLN-X6': modules.ours,
	'CLN-X7': modules.text,
	'CLN-X8': modules.text,
	'CLN-R1': open('CLN-R1'),
	'CLN-R2': open('CLN-R2'),
	'CLN-R3': open('CLN-R3'),
	'CLN-R4': open('CLN-R4'),
	'CLN-R5': open('CLN-R5'),
	'CLN-R6': open('CLN-R6'),
	'CLN-R7': open('CLN-R7'),
	'CLN-R8': open('CLN-R8'),
	'CLN-ED1': editions.ours,
	'CLN-ED2': editions.ours,
	'CLN-ED3': editions.ours,
	'CLN-PO1': positions.follows
} as const satisfies Readonly<Record<string, Rule>> & Record<EditionRule, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];

export const rulings = [
	{ id: 'CLN-R1', answers: twoAnswers },
	{ id: 'CLN-R2', answers: twoAnswers },
	{ id: 'CLN-R3', answers: twoAnswers },
	{ id: 'CLN-R4', answers: twoAnswers },
	{ id: 'CLN-R5', answers: twoAnswers, default: 'b', formerly: 'a' },
	{ id: 'CLN-R6', answers: twoAnswers },
	{ id: 'CLN-R7', answers: twoAnswers },
	{ id: 'CLN-R8', answers: twoAnswers }
] as const satisfies readonly Ruling[];

export type RulingId = (typeof rulings)[number]['id'];
