import { options, parts, rulings, sections, sheet } from './es/table.ts';
import { labels } from './es/labels.ts';
import { moves, awaits } from './es/moves.ts';
import { nouns } from './es/nouns.ts';
import { rules } from './es/rules.ts';
import { sentences } from './es/sentences.ts';
import type { ClinicWords } from './words.ts';

export const words: ClinicWords = {
	sections,
	rules,
	rulings,
	options,
	sheet,
	parts,
	sentences,
	moves,
	awaits,
	outcome: ({ result }) => nouns.result[result === 'strategic' || result === 'tactical' ? result : 'lost'],
	labels
};
