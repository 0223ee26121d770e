/** Every rule of the document in its order: the section it stands in, and what it rests on. */
import type { EditionRule } from '../../sheets/fight-the-virus/edition-rules.ts';
import type { Rule, Ruling } from '../../table/record.ts';
import { decidedBy, inSection, twoAnswers } from '../kit/rulebook.ts';

const turn = inSection('turn');
const dice = inSection('dice');
const progress = inSection('progress');
const analysis = inSection('analysis');
const research = inSection('research');
const testing = inSection('testing');
const curve = inSection('curve');
const bonus = inSection('bonus');
const setbacks = inSection('setbacks');
const end = inSection('end');
const tables = inSection('tables');
const editions = inSection('editions');

export const rulebook = {
	'FTV-G1': turn.follows,
	'FTV-G2': turn.text,
	'FTV-G3': turn.text,
	'FTV-G4': turn.text,
	'FTV-G5': turn.open('FTV-R3'),
	'FTV-G6': turn.text,
	'FTV-G7': turn.follows,
	'FTV-G8': turn.follows,
	'FTV-D1': dice.text,
	'FTV-D2': dice.text,
	'FTV-D3': dice.text,
	'FTV-D4': dice.text,
	'FTV-D5': dice.text,
	'FTV-D6': decidedBy(dice.open('FTV-R1'), 'analysis', 'testing', 'curve', 'research'),
	'FTV-D7': dice.text,
	'FTV-P1': decidedBy(progress.text, 'progress'),
	'FTV-P2': progress.text,
	'FTV-P3': progress.text,
	'FTV-P4': decidedBy(progress.follows, 'progress'),
	'FTV-P5': progress.text,
	'FTV-P6': progress.follows,
	'FTV-P7': progress.follows,
	'FTV-V1': decidedBy(analysis.open('FTV-R9'), 'shapes'),
	'FTV-V2': analysis.follows,
	'FTV-V3': decidedBy(analysis.text, 'free'),
	'FTV-V4': decidedBy(analysis.text, 'analysis'),
	'FTV-V5': analysis.text,
	'FTV-V6': analysis.text,
	'FTV-V7': analysis.text,
	'FTV-V8': analysis.text,
	'FTV-RE1': decidedBy(research.text, 'research'),
	'FTV-RE2': decidedBy(research.text, 'research'),
	'FTV-RE3': decidedBy(research.text, 'research'),
	'FTV-RE4': decidedBy(research.text, 'testing', 'curve'),
	'FTV-RE5': research.follows,
	'FTV-T1': decidedBy(testing.text, 'testing'),
	'FTV-T2': testing.follows,
	'FTV-T3': decidedBy(testing.open('FTV-R4'), 'testing'),
	'FTV-T4': testing.text,
	'FTV-T5': testing.open('FTV-R4'),
	'FTV-T6': testing.text,
	'FTV-T7': decidedBy(testing.text, 'testing'),
	'FTV-T8': decidedBy(testing.text, 'testing'),
	'FTV-T9': testing.text,
	'FTV-C1': decidedBy(curve.text, 'curve'),
	'FTV-C2': curve.follows,
	'FTV-C3': curve.open('FTV-R8'),
	'FTV-C4': decidedBy(curve.text, 'curve'),
	'FTV-C5': curve.open('FTV-R5'),
	'FTV-C6': curve.text,
	'FTV-C7': curve.open('FTV-R7'),
	'FTV-C8': curve.open('FTV-R2'),
	'FTV-C9': decidedBy(curve.text, 'curve'),
	'FTV-C10': decidedBy(curve.text, 'curve'),
	'FTV-C11': curve.text,
	'FTV-B1': bonus.text,
	'FTV-B2': bonus.text,
	'FTV-B3': bonus.text,
	'FTV-B4': bonus.open('FTV-R6'),
	'FTV-B5': bonus.text,
	'FTV-B6': bonus.follows,
	'FTV-B7': bonus.follows,
	'FTV-A1': setbacks.text,
	'FTV-A2': setbacks.text,
	'FTV-A3': setbacks.text,
	'FTV-A4': setbacks.text,
	'FTV-A5': setbacks.follows,
	'FTV-A6': setbacks.text,
	'FTV-A7': setbacks.text,
	'FTV-E1': end.text,
	'FTV-E2': end.text,
	'FTV-E3': end.ours,
	'FTV-E4': end.ours,
	'FTV-L1': tables.text,
	'FTV-L2': tables.text,
	'FTV-L3': tables.follows,
	'FTV-L4': tables.text,
	'FTV-ED1': editions.ours,
	'FTV-ED2': editions.ours,
	'FTV-ED3': editions.ours,
	'FTV-ED4': editions.ours,
	'FTV-ED5': editions.ours,
	'FTV-ED6': editions.ours
} as const satisfies Readonly<Record<string, Rule>> & Record<EditionRule, Rule>;

export type RuleId = keyof typeof rulebook;
export type SectionId = (typeof rulebook)[RuleId]['section'];

export const rulings = [
	{ id: 'FTV-R1', answers: twoAnswers },
	{ id: 'FTV-R2', answers: twoAnswers },
	{ id: 'FTV-R3', answers: twoAnswers },
	{ id: 'FTV-R4', answers: twoAnswers },
	{ id: 'FTV-R5', answers: twoAnswers },
	{ id: 'FTV-R6', answers: twoAnswers },
	{ id: 'FTV-R7', answers: twoAnswers, default: 'b', formerly: 'a' },
	{ id: 'FTV-R8', answers: twoAnswers },
	{ id: 'FTV-R9', answers: twoAnswers }
] as const satisfies readonly Ruling[];

export type RulingId = (typeof rulings)[number]['id'];
