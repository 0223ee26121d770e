/** At the desk only what the rules need is asked: each thing once, and only where it matters. */
import { describe, expect, it } from 'vitest';
import { begin, extend, stateOf } from '../../src/lib/table/engine.ts';
import type { Pen } from '../../src/lib/table/entry.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Move, Options, Position, Random } from '../../src/lib/table/record.ts';
import { textOf } from '../../src/lib/table/same.ts';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { gameOf, games } from '../games.ts';
import { randomMove } from '../random-play.ts';

const everybody = ['Ana', 'Bo', 'Cy', 'Di'];
const opened = (game: AnyGame, players: number, from: Position | null = null, options: Options = {}): Paper =>
	new Paper(game, { players: everybody.slice(0, players), options, sheet: 'standard', from });
/** What stands in no cell, by its key; a pile of cards by that of the pile. */
const askedOn = (paper: Paper, seat = 0): readonly string[] => [
	...new Set(
		paper
			.entryOf(seat)
			.form.filter((pen) => paper.isOpen(pen))
			.map(({ name, group }) => (group ?? name)?.key ?? '')
	)
];

/** An empty circle beside a 2 and another number: where they are no opposites, which was filled last decides what fits
 *  (FTV-C8). */
const circledBeside = (other: number) => ({
	players: [
		{
			by: 0,
			curve: [
				[null, null, null, 0, null, null, null],
				[null, null, 0, 0, 0, null, null],
				[null, 0, 0, 0, 0, 0, null],
				[0, 0, 0, 0, 0, 0, 0],
				[2, 0, other, 0, 0, 0, 3]
			],
			circles: [[4, 1]]
		}
	]
});
const circled = circledBeside(4);

const asked: readonly (readonly [what: string, paper: Paper, fields: readonly string[]])[] = [
	['Fight the Virus alone', opened(gameOf('fight-the-virus'), 1), []],
	['Fight the Virus', opened(gameOf('fight-the-virus'), 2), ['roller']],
	[
		'Fight the Virus, where the order of columns decides',
		opened(gameOf('fight-the-virus'), 2, circled),
		['roller', 'lastColumn']
	],
	[
		'Fight the Virus, where neither column binds',
		opened(gameOf('fight-the-virus'), 2, circledBeside(5)),
		['roller']
	],
	[
		'Fight the Virus, where FTV-R2 b asks for no order',
		opened(gameOf('fight-the-virus'), 2, circled, { rulings: { 'FTV-R2': 'b' } }),
		['roller']
	],
	['Prototype C19', opened(gameOf('prototype-c19'), 2), ['phase', 'round', 'researcher']],
	['Prototype C19 alone', opened(gameOf('prototype-c19'), 1), ['phase', 'round', 'half']],
	[
		'Prototype C19 at the end',
		opened(gameOf('prototype-c19'), 2, { phase: 'over', players: [{}, {}] }),
		['phase']
	],
	...(
		[
			['actions', ['ready']],
			['sharing', ['hand']],
			['infection', ['hand', 'full']],
			['business', ['ready', 'full']],
			['administration', ['ready', 'full']],
			['contagion', ['full', 'owes']],
			['final', ['full']],
			['over', ['full']]
		] as const
	).map(
		([phase, fields]) =>
			[
				`Clinic, ${phase}`,
				opened(gameOf('clinic-covid-19'), 2, { round: 6, phase, clinics: [{}, {}] }),
				['phase', ...fields]
			] as const
	),
	['Combat the Corona alone', opened(gameOf('combat-the-corona'), 1), ['discardPile', 'defeatedPile']],
	['Combat the Corona', opened(gameOf('combat-the-corona'), 2), ['next', 'discardPile', 'defeatedPile']],
	['The Cure', opened(gameOf('pandemic-the-cure'), 2), ['current']]
];

it.each(asked)('%s', (_, paper, fields) => {
	expect(paper.fault).toBeNull();
	expect(askedOn(paper)).toEqual(fields);
});

it('offers only the columns beside the circle, and puts the last one behind the other', () => {
	const paper = opened(gameOf('fight-the-virus'), 2, circled);
	const pen = paper.entryOf(0).form.find(({ name }) => name?.key === 'lastColumn');
	if (!pen) throw new Error('nobody asks');
	expect(paper.offers(pen)).toEqual([0, 2]);
	for (const column of [0, 2, 0]) {
		paper.write(pen, column);
		expect(paper.read(pen)).toBe(column);
	}
	// the column that is begun and stands elsewhere keeps its place
	expect(paper.position['players']).toMatchObject([{ begun: [2, 0, 6] }]);
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
	it('asks for nothing that a square of the sheet says', () => {
		const paper = opened(game, Math.max(2, game.players.min));
		const { cells, form } = paper.entryOf(0);
		const isOpen = (pen: Pen): boolean => paper.isOpen(pen);
		const questions = form.filter(isOpen);
		const answers = (position: Position): readonly number[] => questions.map((pen) => pen.read(position));
		for (const [cell, pens] of cells)
			for (const pen of pens.filter(isOpen)) {
				const value = pen.read(paper.position) === pen.least ? pen.least + 1 : pen.least;
				expect(answers(pen.write(paper.position, value)), cell).toEqual(answers(paper.position));
			}
	});
});

/** Only the sheet of who moves is needed: a roll and all moves of this player are the same on it. */
describe.each(
	games
		.filter((game) => game.edition.draw('standard').per === 'player')
		.map((game) => [game.id, game] as const)
)('%s', (_, game) => {
	const PLAYERS = 2;
	const { players, options, sheet } = {
		players: everybody.slice(0, PLAYERS),
		options: {},
		sheet: 'standard'
	} as const;
	const started = (from: Position | null) => {
		const setup = parseSetup(game, { players, options, sheet, ...(from && { from }) });
		if (!setup.ok) throw new Error(setup.fault.path);
		return begin(game, setup.value);
	};
	/** The sheets of all others are blank. */
	const alone = (position: Position, by: number): Position => {
		const sheets = position['players'] as readonly Readonly<Record<string, unknown>>[];
		const isOwn = (one: Readonly<Record<string, unknown>>, at: number): boolean => (one['by'] ?? at) === by;
		return {
			...position,
			players: sheets.flatMap((one, at) => (isOwn(one, at) ? [one] : 'by' in one ? [] : [{}]))
		};
	};
	const movesOf = (from: Position, throwing: Move, by: number): readonly string[] => {
		const state = stateOf(extend(started(from), throwing));
		return game
			.moves(state)
			.filter((move) => move.by === by)
			.map(textOf)
			.sort();
	};

	/** A move at random after which the game goes on: nobody stops it. */
	const goingOn = (state: unknown, random: Random): Move | null => {
		for (let attempt = 0; attempt < 20; attempt++) {
			const move = randomMove(game, state, random);
			if (move && !game.over(game.apply(state, move))) return move;
		}
		return null;
	};

	it('has the same moves for a player whatever stands on the other sheets', () => {
		let compared = 0;
		for (let seed = 0; seed < 12; seed++) {
			const random = seeded(seed);
			let line = started(null);
			for (let n = 0; n < 400 && compared < 60; n++) {
				const position = game.position.of(stateOf(line));
				const move = goingOn(stateOf(line), random);
				if (!move) break;
				const by = move.by ?? 0;
				if (position && n > 0 && move.do === 'roll') {
					expect(movesOf(alone(position, by), move, by)).toEqual(movesOf(position, move, by));
					compared++;
				}
				line = extend(line, move);
			}
		}
		expect(compared).toBeGreaterThan(20);
	});
});
