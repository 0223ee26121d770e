/** What outside data got wrong. `words[key]` says what was expected at the path. */
import type { Talk } from '../talk.ts';

export const words = {
	integer: ({ min, max }: { min: number; max: number }) =>
		min === max ? `must be ${min}` : `must be a whole number from ${min} to ${max}`,
	truth: 'must be true or false',
	oneOf: ({ values }: { values: string[] }, talk: Talk) =>
		`must be ${talk.or(values.map((value) => `"${value}"`))}`,
	either: 'has a value that fits none of the allowed forms',
	list: ({ min, max }: { min: number; max: number }) =>
		min === max ? `must be a list of ${min}` : `must be a list of ${min} to ${max} entries`,
	unique: 'must not name anything twice',
	noField: 'is a field that does not exist here',
	field: 'is missing',
	object: 'must be an object with named fields',
	verb: ({ verbs }: { verbs: string[] }, talk: Talk) => `must be one of the verbs ${talk.or(verbs)}`,
	name: ({ max }: { max: number }) => `must be a name of 1 to ${max} characters without control characters`,
	illegal: ({ rule }: { rule: string }) => `breaks the rule ${rule}`,
	value: 'has a value that is not allowed here',
	notJson: 'This is not valid JSON.',
	tooLong: 'This request is longer than one mebibyte.',
	tooMuch: 'The answer is too long to be written down.',
	moveWithoutCheck: 'A move belongs to the question "check" only.',
	/** The sentence around: `where` is a path like moves[3].dice[0]. */
	sentence: ({ where, what }: { where: string; what: string }) =>
		where ? `${where} ${what}.` : `The record ${what}.`
};

export type FaultWords = typeof words;
