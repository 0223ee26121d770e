/** Puts what outside data got wrong into a sentence that names the path. */
import type { Values } from '../table/record.ts';
import type { Fault } from '../table/shape.ts';
import type { FaultWords } from './faults/en.ts';
import { inWords } from './game-words.ts';
import type { Talk } from './talk.ts';

export function faultInWords(words: FaultWords, { path, say }: Fault, talk: Talk): string {
	const phrases = words as unknown as Parameters<typeof inWords>[0];
	const known = say.key in words ? say : { key: 'value', values: {} as Values };
	const what = inWords(phrases, known, talk);
	return words.sentence({ where: path, what });
}
