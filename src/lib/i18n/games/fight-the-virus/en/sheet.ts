import type { Words } from '../words.ts';
import { bonusName } from './labels.ts';

const kinds: Readonly<Record<string, string>> = {
	goal: ', goal',
	extra: ', extra die',
	both: ', goal, extra die',
	plain: ''
};
const kind = (value: unknown): string => kinds[String(value)] ?? '';

export const sheet: Words['sheet'] = {
	title: 'Fight the Virus',
	subtitle: 'Player sheet',
	notice: 'Our own sheet, not the published one. Enter yours in Pipsheet under “Editions”.',
	ownNotice: 'An own edition, drawn by Pipsheet; what nobody entered is ours.',
	name: 'Name',
	analysis: 'Virus analysis',
	analysisHint: 'Begin anywhere, go on side by side; the rest stays in one piece.',
	spikeHint: 'Each spike: circle a field of progress.',
	analysisSquare: ({ row, column, spike }) =>
		`Virus analysis, row ${String(row)}, column ${String(column)}${spike ? ', spike' : ''}`,
	shapes: 'Shapes',
	freeShape: ({ most }) => (most === 1 ? 'one square' : `1 to ${String(most)} connected`),
	research: 'Research',
	researchHint: ({ last }) => `In order, each with its exact value. ${String(last)} needs every flag filled.`,
	researchSquare: ({ number, bonus }) =>
		bonus === null ? `Research ${String(number)}` : `Research ${String(number)}, gives ${bonusName(bonus)}`,
	testing: 'Testing',
	testingHint: 'Higher than what is underneath; a 1 on anything but a 1.',
	testingSquare: (v) => `Testing, row ${String(v['row'])}, square ${String(v['column'])}${kind(v['kind'])}`,
	curve: 'Spread curve',
	curveHint: 'Column by column from the bottom; neighbours differ.',
	curveSquare: (v) =>
		`Spread curve, column ${String(v['column'])}, square ${String(v['height'])} from the bottom${kind(v['kind'])}`,
	progress: 'Analysis progress',
	progressHint: 'A circled field adds 1 or 2 to one of your dice; then cross it out.',
	progressField: ({ number }) => `Analysis progress, field ${String(number)}`,
	bonusShape: 'Fill a shape as with a 6',
	bonusNumber: 'Any number from 1 to 6 in the curve',
	bonusOne: 'Enter a 1 in testing',
	extraDie: 'Passive: use the second die too',
	goal: ({ last }) => `Goal: fill it before crossing out ${String(last)}`,
	setbackCircle: 'Circle the next square of your curve: it takes the opposite of its neighbour.',
	setbackField: 'Cross out your first available field of progress, or the first blank one.'
};
