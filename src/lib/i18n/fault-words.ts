/** Puts what outside data got wrong into a sentence that names the path. */
import type { Values } from '../table/record.ts';
import type { Fault } from '../table/shape.ts';
import type { FaultWords } from './faults/en.ts';
import { inWords } from './game-words.ts';
import type { Talk } from './talk.ts';

/** What is wrong with a file or a request as a whole: these are sentences already. */
const whole: ReadonlySet<string> = new Set<keyof FaultWords>([
	'notJson',
	'tooLong',
	'tooMuch',
	'moveWithoutCheck'
]);

export function faultInWords(words: FaultWords, { path, say }: Fault, talk: Talk): string {
	const phrases = words as unknown as Parameters<typeof inWords>[0];
	const known = say.key in words ? say : { key: 'value', values: {} as Values };
	const what = inWords(phrases, known, talk);
	if (whole.has(known.key)) return what;
	return words.sentence({ where: path, what });
}
