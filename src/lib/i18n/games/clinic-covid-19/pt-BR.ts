import { options, parts, rulings, sections, sheet } from './pt-BR/table.ts';
import { labels } from './pt-BR/labels.ts';
import { moves, awaits } from './pt-BR/moves.ts';
import { nouns } from './pt-BR/nouns.ts';
import { rules } from './pt-BR/rules.ts';
import { sentences } from './pt-BR/sentences.ts';
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
