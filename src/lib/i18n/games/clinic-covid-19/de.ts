import { options, parts, rulings, sections, sheet } from './de/table.ts';
import { labels } from './de/labels.ts';
import { moves, awaits } from './de/moves.ts';
import { nouns } from './de/nouns.ts';
import { rules } from './de/rules.ts';
import { sentences } from './de/sentences.ts';
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
