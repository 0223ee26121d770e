import { rulesOf } from '../../../game-words.ts';
import { diceWords, type Words } from '../words.ts';
import { edition } from './edition.ts';
import { entry } from './entry.ts';
import { labels } from './labels.ts';
import { awaits, moves } from './moves.ts';
import { options } from './options.ts';
import { outcome, parts } from './outcome.ts';
import { rulings } from './rulings.ts';
import { sentences } from './sentences.ts';
import { sheet } from './sheet.ts';
import { tellings } from './tellings.ts';
import { texts } from './texts.ts';
import { sections, titles } from './titles.ts';

export const words: Words = {
	sections,
	rules: rulesOf(titles, texts),
	rulings,
	options,
	sheet,
	parts,
	sentences,
	moves,
	awaits,
	outcome,
	labels,
	entry,
	tellings,
	dice: diceWords('Mutantenwürfel', (face) => `Mutant ${face}`),
	edition
};
