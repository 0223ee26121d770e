/** What a seat may still do has to fit beneath a name, five abreast on a phone of 360 pixels. */
import { expect, it } from 'vitest';
import type { Said } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';

const LETTERS = 10;
const OF_A_SEAT =
	/^(note(Elsewhere|Rolls|Waits|Wins|Done|Bonus|Dice|May|Used)|seat(Rolls|Takes|MayTake|Acts|Places|Done|Elsewhere))$/;

it.each(languages)('notes at seats are short: %s', async (language) => {
	const talk = talkIn(language, []);
	const notes: string[] = [];
	for (const game of ['fight-the-virus', 'prototype-c19']) {
		const { labels } = (await import(`../../src/lib/i18n/games/${game}/${language}/labels.ts`)) as {
			labels: Readonly<Record<string, Said<{ readonly dice: number }>>>;
		};
		for (const [key, phrase] of Object.entries(labels)) {
			if (!OF_A_SEAT.test(key)) continue;
			if (typeof phrase === 'string') notes.push(phrase);
			else for (const dice of [0, 1, 2]) notes.push(phrase({ dice }, talk));
		}
	}
	expect(notes).toHaveLength(18);
	expect(notes.filter((note) => note.length > LETTERS)).toEqual([]);
});
