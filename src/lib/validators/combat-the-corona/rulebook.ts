/** Every rule in the order of the rule book, and the questions it leaves open. Words are in i18n. */
import type { EditionRule } from '../../sheets/combat-the-corona/edition-rules.ts';
import type { Rule, Ruling } from '../../table/record.ts';
import { decidedBy, inSection, twoAnswers } from '../kit/rulebook.ts';

const setup = inSection('setup');
const turn = inSection('turn');
const actions = inSection('actions');
const hospitals = inSection('hospitals');
const dice = inSection('dice');
const charts = inSection('charts');
const attack = inSection('attack');
const proliferation = inSection('proliferation');
const skills = inSection('skills');
const end = inSection('end');
const editions = inSection('editions');

export const rulebook = {
	'CTC-S1': decidedBy(setup.text, 'actions'),
	'CTC-S2': decidedBy(setup.text, 'beds'),
	'CTC-S3': decidedBy(setup.text, 'viruses'),
	'CTC-S4': decidedBy(setup.text, 'viruses'),
	'CTC-S5': decidedBy(setup.text, 'special'),
	'CTC-S6': setup.text,
	'CTC-S7': setup.text,
	'CTC-S8': setup.text,
	'CTC-S9': setup.text,
	'CTC-S10': decidedBy(setup.text, 'hospitals', 'dieTokens', 'shieldTokens'),
	'CTC-T1': turn.follows,
	'CTC-T2': turn.text,
	'CTC-T3': turn.text,
	'CTC-T4': turn.text,
	'CTC-T5': turn.follows,
	'CTC-A1': actions.text,
	'CTC-A2': decidedBy(actions.follows, 'actions'),
	'CTC-A3': actions.open('CTC-R6'),
	'CTC-A4': actions.open('CTC-R6'),
	'CTC-A5': actions.text,
	'CTC-A6': actions.text,
	'CTC-A7': actions.text,
	'CTC-A8': decidedBy(actions.open('CTC-R4'), 'hospitals'),
	'CTC-A9': actions.text,
	'CTC-A10': actions.text,
	'CTC-A11': actions.text,
	'CTC-A12': actions.open('CTC-R3'),
	'CTC-A13': actions.text,
	'CTC-A14': actions.text,
	'CTC-A15': actions.text,
	'CTC-A16': actions.text,
	'CTC-A17': actions.text,
	'CTC-H1': hospitals.text,
	'CTC-H2': hospitals.follows,
	'CTC-H3': hospitals.text,
	'CTC-H4': hospitals.text,
	'CTC-H5': hospitals.text,
	'CTC-H6': hospitals.follows,
	'CTC-D1': dice.text,
	'CTC-D2': dice.text,
	'CTC-D3': dice.text,
	'CTC-D4': dice.text,
	'CTC-D5': dice.follows,
	'CTC-D6': dice.text,
	'CTC-D7': decidedBy(dice.text, 'viruses'),
	'CTC-D8': dice.follows,
	'CTC-D9': dice.text,
	'CTC-D10': decidedBy(dice.open('CTC-R1'), 'viruses'),
	'CTC-D11': dice.text,
	'CTC-D12': dice.open('CTC-R2'),
	'CTC-D13': dice.text,
	'CTC-D14': dice.text,
	'CTC-B1': decidedBy(charts.text, 'beds'),
	'CTC-B2': charts.text,
	'CTC-B3': decidedBy(charts.open('CTC-R5'), 'dieTokens', 'shieldTokens'),
	'CTC-V1': attack.text,
	'CTC-V2': attack.text,
	'CTC-V3': attack.text,
	'CTC-P1': proliferation.text,
	'CTC-P2': decidedBy({ ...proliferation.follows, yields: { deckOrder: false } }, 'viruses'),
	'CTC-P3': decidedBy(proliferation.text, 'viruses'),
	'CTC-P4': proliferation.text,
	'CTC-P5': proliferation.open('CTC-R8'),
	'CTC-P6': proliferation.text,
	'CTC-P7': proliferation.text,
	'CTC-P8': proliferation.text,
	'CTC-K1': skills.text,
	'CTC-K2': skills.text,
	'CTC-K3': skills.text,
	'CTC-K4': skills.follows,
	'CTC-K5': skills.text,
	'CTC-E1': end.text,
	'CTC-E2': decidedBy(end.open('CTC-R7'), 'lastLevel'),
	'CTC-E3': end.text,
	'CTC-E4': end.text,
	'CTC-ED1': editions.ours,
	'CTC-ED2': editions.ours,
	'CTC-ED3': editions.ours,
	'CTC-ED4': editions.ours,
	'CTC-ED5': editions.ours,
	'CTC-ED6': editions.ours,
	'CTC-ED7': editions.ours
} as const satisfies Readonly<Record<string, Rule>> & Record<EditionRule, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];

export const rulings = [
	{ id: 'CTC-R1', answers: twoAnswers },
	{ id: 'CTC-R2', answers: twoAnswers },
	{ id: 'CTC-R3', answers: twoAnswers },
	{ id: 'CTC-R4', answers: twoAnswers },
	{ id: 'CTC-R5', answers: twoAnswers },
	{ id: 'CTC-R6', answers: twoAnswers },
	{ id: 'CTC-R7', answers: twoAnswers },
	{ id: 'CTC-R8', answers: twoAnswers }
] as const satisfies readonly Ruling[];

export type RulingId = (typeof rulings)[number]['id'];
