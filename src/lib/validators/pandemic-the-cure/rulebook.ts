/** Every rule by its number, in the order of the rule book, with its section and what it rests on. */
import type { EditionRule } from '../../sheets/pandemic-the-cure/edition-rules.ts';
import type { Rule, Ruling } from '../../table/record.ts';
import { decidedBy, inSection, twoAnswers } from '../kit/rulebook.ts';

const dice = inSection('dice');
const setup = inSection('setup');
const turn = inSection('turn');
const rolling = inSection('rolling');
const actions = inSection('actions');
const locked = inSection('locked');
const giving = inSection('giving');
const curing = inSection('curing');
const infecting = inSection('infecting');
const outbreaks = inSection('outbreaks');
const epidemic = inSection('epidemic');
const events = inSection('events');
const roles = inSection('roles');
const end = inSection('end');
const editions = inSection('editions');

/** The die on the table is right. */
const yields = { rulings: { 'PTC-R7': 'b' } };

export const rulebook = {
	'PTC-D1': decidedBy(dice.text, 'infectionDice'),
	'PTC-D2': decidedBy({ ...dice.text, ruling: 'PTC-R7', yields }, 'infectionDice'),
	'PTC-D3': decidedBy({ ...dice.text, ruling: 'PTC-R7', yields }, 'roles'),
	'PTC-D4': dice.text,
	'PTC-S1': setup.follows,
	'PTC-S2': setup.text,
	'PTC-S3': decidedBy(setup.text, 'setupDice'),
	'PTC-S4': setup.text,
	'PTC-S5': decidedBy(setup.text, 'stack'),
	'PTC-S6': decidedBy({ ...setup.text, ruling: 'PTC-R1' }, 'track'),
	'PTC-S7': decidedBy(setup.text, 'openEvents', 'events'),
	'PTC-S8': decidedBy(setup.text, 'roles'),
	'PTC-S9': setup.text,
	'PTC-T1': turn.text,
	'PTC-T2': turn.text,
	'PTC-T3': turn.text,
	'PTC-T4': turn.follows,
	'PTC-N1': rolling.text,
	'PTC-N2': rolling.text,
	'PTC-N3': rolling.text,
	'PTC-B1': rolling.text,
	'PTC-B2': rolling.text,
	'PTC-B3': decidedBy(rolling.text, 'track'),
	'PTC-B4': decidedBy(rolling.text, 'track'),
	'PTC-B5': { ...rolling.follows, ruling: 'PTC-R6' },
	'PTC-A1': actions.text,
	'PTC-A2': actions.text,
	'PTC-A3': actions.text,
	'PTC-A4': actions.text,
	'PTC-A5': actions.text,
	'PTC-A6': actions.text,
	'PTC-A7': actions.text,
	'PTC-A8': actions.text,
	'PTC-A9': actions.text,
	'PTC-L1': locked.text,
	'PTC-L2': locked.text,
	'PTC-L3': locked.text,
	'PTC-G1': giving.text,
	'PTC-G2': giving.text,
	'PTC-G3': giving.follows,
	'PTC-G4': giving.text,
	'PTC-G5': { ...giving.text, ruling: 'PTC-R4' },
	'PTC-G6': giving.text,
	'PTC-C1': curing.text,
	'PTC-C2': curing.follows,
	'PTC-C3': curing.text,
	'PTC-C4': curing.text,
	'PTC-C5': decidedBy(curing.text, 'cureAt'),
	'PTC-C6': curing.text,
	'PTC-C7': curing.text,
	'PTC-I1': decidedBy(infecting.text, 'track'),
	'PTC-I2': infecting.text,
	'PTC-I3': infecting.text,
	'PTC-I4': infecting.text,
	'PTC-O1': { ...outbreaks.follows, ruling: 'PTC-R5' },
	'PTC-O2': decidedBy({ ...outbreaks.text, ruling: 'PTC-R2' }, 'stack'),
	'PTC-O3': outbreaks.text,
	'PTC-O4': decidedBy(outbreaks.text, 'outbreakLimit'),
	'PTC-O5': decidedBy(outbreaks.text, 'stack'),
	'PTC-O6': outbreaks.text,
	'PTC-O7': outbreaks.ours,
	'PTC-P1': epidemic.text,
	'PTC-P2': epidemic.text,
	'PTC-P3': epidemic.text,
	'PTC-P4': { ...epidemic.follows, ruling: 'PTC-R3' },
	'PTC-E1': decidedBy(events.text, 'events'),
	'PTC-E2': events.text,
	'PTC-E3': events.text,
	'PTC-E4': events.text,
	'PTC-E5': events.ours,
	'PTC-E6': events.ours,
	'PTC-E7': events.text,
	'PTC-E8': events.follows,
	'PTC-K1': decidedBy(roles.ours, 'roles'),
	'PTC-K2': roles.text,
	'PTC-K3': roles.ours,
	'PTC-K4': roles.ours,
	'PTC-K5': roles.text,
	'PTC-K6': roles.ours,
	'PTC-K7': roles.ours,
	'PTC-K8': roles.ours,
	'PTC-K9': roles.ours,
	'PTC-X1': end.follows,
	'PTC-X2': end.text,
	'PTC-X3': end.text,
	'PTC-ED1': editions.ours,
	'PTC-ED2': editions.ours,
	'PTC-ED3': editions.ours,
	'PTC-ED4': editions.ours,
	'PTC-ED5': editions.ours,
	'PTC-ED6': editions.ours
} as const satisfies Readonly<Record<string, Rule>> & Record<EditionRule, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];

export const rulings = [
	{ id: 'PTC-R1', answers: twoAnswers },
	{ id: 'PTC-R2', answers: twoAnswers },
	{ id: 'PTC-R3', answers: twoAnswers },
	{ id: 'PTC-R4', answers: twoAnswers },
	{ id: 'PTC-R5', answers: twoAnswers },
	{ id: 'PTC-R6', answers: twoAnswers },
	{ id: 'PTC-R7', answers: twoAnswers }
] as const satisfies readonly Ruling[];
export type RulingId = (typeof rulings)[number]['id'];
