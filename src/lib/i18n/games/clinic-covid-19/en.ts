import { options, parts, rulings, sections, sheet } from './en/table.ts';
import { labels } from './en/labels.ts';
import { moves, awaits } from './en/moves.ts';
import { nouns } from './en/nouns.ts';
import { rules } from './en/rules.ts';
import { sentences } from './en/sentences.ts';
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
