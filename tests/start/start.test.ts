/** What the start page knows of games and of how tables ended. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { languages } from '../../src/lib/i18n/languages.ts';
import { home } from '../../src/lib/i18n/home/index.ts';
import { shelfWords } from '../../src/lib/i18n/shelf/index.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import type { Move } from '../../src/lib/table/record.ts';
import type { TableSummary } from '../../src/lib/store/list.ts';
import { loadSample } from '../../src/lib/samples.ts';
import { begin, cut, extend, replay } from '../../src/lib/table/engine.ts';
import { lastOf, readLast } from '../../src/lib/store/last.ts';
import { readResult, type Result } from '../../src/lib/store/result.ts';
import { boxes } from '../../src/lib/ui/home/boxes.ts';
import { headlineOf, leaderOf, soFarOf } from '../../src/lib/ui/home/headline.ts';
import { resultIn } from '../../src/lib/ui/home/result.ts';

describe('boxes and covers', () => {
	it('every game of the registry has one, and no other', async () => {
		expect([...boxes.keys()].sort()).toEqual([...gameIds].sort());
		for (const language of languages) {
			const { words } = await home[language]();
			expect([...words.covers.keys()].sort(), language).toEqual([...gameIds].sort());
		}
	});

	it.each(gameIds)('the box of %s says what the game says', async (id) => {
		const game = await loadGame(id);
		expect(boxes.get(id)?.players).toEqual(game.players);
		expect(boxes.get(id)?.accent).toEqual(game.edition.draw('standard').accent);
	});
});

const summary = (players: readonly string[], result: Result | null): TableSummary => ({
	id: 'x',
	game: 'x',
	players,
	over: true,
	length: 1,
	created: 0,
	touched: 0,
	thumb: '',
	next: null,
	result,
	last: {},
	origin: null
});

const won: Result = { how: 'won', winners: [0], together: false };
const cases: readonly (readonly [readonly string[], Result | null, string | null])[] = [
	[['Ana', 'Bo'], { ...won, totals: [132, 118] }, 'Ana won 132 : 118'],
	[['Ana', 'Bo', 'Cleo'], { ...won, winners: [1], totals: [171, 214, 198] }, 'Bo won 214 : 198 : 171'],
	[['Ana', 'Bo'], { ...won, winners: [0, 1], totals: [90, 90] }, 'Ana and Bo share the victory, 90 : 90'],
	[['Ana', 'Bo'], won, 'Ana won'],
	[['Eva'], { ...won, totals: [96] }, 'Eva: 96 points'],
	[['Ana', 'Bo'], { how: 'won', winners: [0, 1], together: true, turn: 11 }, 'Won together in turn 11'],
	[['Ana', 'Bo'], { how: 'lost', winners: [], together: true, round: 5 }, 'Lost in round 5'],
	[['Ana', 'Bo'], { how: 'lost', winners: [], together: false }, 'Nobody won'],
	[['Ana', 'Bo'], { how: 'stopped', winners: [], together: false }, 'Stopped before the end'],
	[['Ana', 'Bo'], null, null]
];

describe('results', () => {
	it.each(cases)('%j %j: %s', async (players, result, said) => {
		const { words } = await shelfWords.en();
		expect(resultIn(summary(players, result), words, talkIn('en', players))).toBe(said);
	});

	it('what is kept is never trusted', () => {
		expect(readResult({ ...won, totals: [1, 'two'], round: -1 })).toEqual(won);
		for (const broken of [undefined, null, 'won', {}, { ...won, how: 'eaten' }, { ...won, winners: ['Ana'] }])
			expect(readResult(broken)).toBeNull();
	});

	it('every language words every result', async () => {
		for (const language of languages) {
			const { words } = await shelfWords[language]();
			for (const [players, result, said] of cases) {
				const text = resultIn(summary(players, result), words, talkIn(language, players));
				if (said === null) expect(text).toBeNull();
				else expect(text, `${language}: ${said}`).not.toMatch(/undefined|^$/);
			}
		}
	});
});

describe('tables in progress', () => {
	it('a roll that waits to be used leads, then whose turn it is', async () => {
		const { words } = await shelfWords.en();
		const talk = talkIn('en', ['Ana', 'Ben']);
		const said = (change: Partial<TableSummary>) =>
			headlineOf({ ...summary(['Ana', 'Ben'], null), ...change }, words, talk);
		expect(said({ next: 0, last: { rolled: { by: 1, faces: [6, 4] } } })).toBe('Ben rolled 6 and 4');
		expect(said({ next: 0 })).toBe('Ana is next');
		expect(said({})).toBe('Everybody’s turn');
		expect(said({ players: ['Eva'] })).toBe('Ana is next');
		// a seat that is not there any more
		expect(said({ next: 2, last: { rolled: { by: 2, faces: [6] } } })).toBeNull();
	});

	it('how far it is, and who is ahead', async () => {
		const { words } = await shelfWords.en();
		const talk = talkIn('en', ['Ana', 'Ben']);
		const table = (last: TableSummary['last']): TableSummary => ({
			...summary(['Ana', 'Ben'], null),
			length: 7,
			last
		});
		expect(soFarOf(table({ round: 3 }), words, talk)).toBe('round 3');
		expect(soFarOf(table({ turn: 9 }), words, talk)).toBe('turn 9');
		expect(soFarOf(table({}), words, talk)).toBe('7 moves');
		expect(leaderOf(table({ leads: 1 }), words, talk)).toBe('Ben is ahead');
		for (const leads of [undefined, 2])
			expect(leaderOf(table(leads === undefined ? {} : { leads }), words, talk)).toBeNull();
	});

	it.each(gameIds)('%s: whoever leads has more than everybody else, and nobody leads a team', async (id) => {
		const [game, sample] = await Promise.all([loadGame(id), loadSample(id)]);
		if (!sample) throw new Error('no sample');
		const { line } = replay(game, sample);
		const leaders = line.states.map((state, at) => {
			const { leads } = lastOf(cut(line, at));
			const { scores } = game.score(state);
			const own = scores.find(({ by }) => by === leads)?.total ?? Infinity;
			expect(scores.filter(({ by, total }) => by !== leads && total >= own)).toEqual([]);
			return leads;
		});
		const together = game.ending?.(line.states.at(-1)).together ?? false;
		expect(leaders.some((leads) => leads !== undefined)).toBe(!together && sample.players.length > 1);
	});

	it('what a table keeps of its last move is the roll itself, and nothing that is not one', async () => {
		const game = await loadGame('fight-the-virus');
		const begun = begin(game, { players: ['Ana', 'Ben'], options: {}, sheet: 'standard' });
		expect(lastOf(begun).rolled).toBeUndefined();
		const roll: object = { do: 'roll', by: 0, dice: [6, 4] };
		const rolled = extend(begun, roll as Move);
		expect(lastOf(rolled)).toEqual({ rolled: { by: 0, faces: [6, 4] } });
		expect(readLast(lastOf(rolled))).toEqual(lastOf(rolled));
		expect(readLast({ rolled: { by: 'Ana', faces: [6] }, round: -1, turn: 'two', leads: 0.5 })).toEqual({});
	});
});
