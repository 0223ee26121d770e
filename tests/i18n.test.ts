import { describe, expect, it } from 'vitest';
import { aNumber } from '../src/lib/i18n/english.ts';
import { faultInWords } from '../src/lib/i18n/fault-words.ts';
import { words as english } from '../src/lib/i18n/faults/en.ts';
import { isReadable, languages, shownName, talkIn, within } from '../src/lib/i18n/talk.ts';

describe('names', () => {
	it.each([
		['Ana', true],
		['Zoë 👩‍🚀', true],
		['نور', true],
		['\u200b\u200d', false],
		['\u00a0', false],
		['Bo\u202e', false]
	])('%j can be read: %s', (name, readable) => {
		expect(isReadable(name)).toBe(readable);
	});

	it('a name from elsewhere does not turn the sentence around it', () => {
		expect(talkIn('en', ['\u202eanA']).player(0)).toBe('anA');
		expect(shownName('\u2066Bo\u2069')).toBe('Bo');
	});
});

it.each(languages)(
	'whole numbers are written in %s as Intl writes them, also where it is not asked',
	(language) => {
		const talk = talkIn(language, []);
		const intl = new Intl.NumberFormat(language);
		const numbers = Array.from({ length: 2401 }, (_, at) => at - 1200);
		expect(numbers.map((n) => talk.number(n))).toEqual(numbers.map((n) => intl.format(n)));
	}
);

it('a part of a score is written small in the midst of a sentence, and a letter or a short form stays', () => {
	expect(['Fallecidos', 'Élites', 'B boxes', 'CDC', '3 camas'].map(within)).toEqual([
		'fallecidos',
		'élites',
		'B boxes',
		'CDC',
		'3 camas'
	]);
});

it('English numbers have their article', () => {
	expect([1, 7, 8, 10, 11, 12, 18, 80].map(aNumber)).toEqual([
		'a 1',
		'a 7',
		'an 8',
		'a 10',
		'an 11',
		'a 12',
		'an 18',
		'an 80'
	]);
});

describe('faults', () => {
	const talk = talkIn('en', []);
	it('what is wrong with the whole file is a sentence of its own', () => {
		expect(faultInWords(english, { path: '', say: { key: 'notJson', values: {} } }, talk)).toBe(
			'This is not valid JSON.'
		);
		expect(faultInWords(english, { path: 'game', say: { key: 'field', values: {} } }, talk)).toBe(
			'game is missing.'
		);
	});
});
