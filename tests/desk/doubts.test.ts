/** What could not have come about is told with the player whose sheet it is. */
import { describe, expect, it } from 'vitest';
import { doubtInWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { loadWords } from '../../src/lib/games.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Position } from '../../src/lib/table/record.ts';
import { gameOf } from '../games.ts';
import { counted } from '../prototype-c19/counted.ts';

describe('a doubt about a sheet names its player once', () => {
	const hangs = [[0, 0], [0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0, 0], Array<number>(6).fill(0)];
	const doubted: readonly (readonly [string, string, Position])[] = [
		['fight-the-virus', 'FTV-T3', { players: [{ by: 1, testing: hangs }] }],
		['clinic-covid-19', 'CLN-A2', { round: 1, phase: 'actions', clinics: [{}, { admitted: 9 }] }],
		['prototype-c19', 'PC19-T9', counted]
	];
	it.each(doubted)('%s: %s, in every language', async (id, rule, from) => {
		const game = gameOf(id);
		const players = ['Ada', 'Bodil'];
		const setup = parseSetup(game, { players, options: {}, sheet: 'standard', from });
		if (!setup.ok) throw new Error(setup.fault.path);
		const doubt = game.position.doubts(setup.value).find((one) => one.rule === rule);
		const name = players[doubt?.by ?? -1];
		if (!doubt || name === undefined) throw new Error('no doubt about a sheet');
		for (const language of languages) {
			const told = doubtInWords(await loadWords(id, language), doubt, talkIn(language, players));
			expect(`${told.name}: ${told.sentence}`.split(name)).toHaveLength(2);
		}
	});
});
