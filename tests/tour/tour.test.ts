import { describe, expect, it } from 'vitest';
import { gameIds, loadGame, tourGame } from '../../src/lib/games.ts';
import { loadSample, sampleGames } from '../../src/lib/samples.ts';
import { extend, replay, stateOf, type Line } from '../../src/lib/table/engine.ts';
import { demonstrationOf } from '../../src/lib/ui/tour/demonstration.ts';
import { stepDone, type Step } from '../../src/lib/ui/tour/tour.svelte.ts';

describe('sample tables', () => {
	it('there is one of every game', () => {
		expect([...sampleGames].sort()).toEqual([...gameIds].sort());
	});
	it.each(gameIds)('%s is legal from the first move to the end', async (id) => {
		const sample = await loadSample(id);
		if (!sample) throw new Error('not readable');
		const game = await loadGame(id);
		const { line, stopped } = replay(game, sample);
		expect(stopped).toBeNull();
		expect(game.over(stateOf(line))).toBe(true);
	});
	it('a game that is not there has none', async () => {
		expect(await loadSample('no-such-game')).toBeNull();
	});
});

async function demonstration(): Promise<Line> {
	const [game, sample] = await Promise.all([loadGame(tourGame), loadSample(tourGame)]);
	const line = sample && demonstrationOf(game, sample);
	if (!line) throw new Error('nothing to demonstrate');
	return line;
}

describe('the demonstration table', () => {
	it('begins in the middle, with the dice of the first player and no history', async () => {
		const line = await demonstration();
		expect(line.moves).toEqual([]);
		const seats = line.game.awaits(stateOf(line)).flatMap(({ by }) => by ?? []);
		expect([...new Set(seats)]).toEqual([0]);
		expect(line.game.pencil(stateOf(line)).some(({ marks }) => marks.length > 0)).toBe(true);
	});
	it('a step is done when it has happened', async () => {
		const start = await demonstration();
		const { game } = start;
		const done = (step: Step, line: Line, moves = 0, more: object = {}): boolean =>
			stepDone(step, { line, card: null, handovers: 0, ...more }, { moves, handovers: 0 });
		expect(done('dice', start)).toBe(false);
		// two different faces: a pair would ask a question first
		const numbers = [0.1, 0.6];
		const roll = game
			.awaits(stateOf(start))
			.map((awaited) => game.chance(stateOf(start), awaited, () => numbers.shift() ?? 0))
			.find((move) => move !== null && game.faces(stateOf(start), move).length > 0);
		if (!roll) throw new Error('nothing to roll');
		const rolled = extend(start, roll);
		expect(done('dice', rolled)).toBe(true);
		// the same roll is no roll of a later step, and writes nothing
		expect(done('dice', rolled, 1)).toBe(false);
		const marking = game
			.moves(stateOf(rolled))
			.map((move) => extend(rolled, move))
			.find((line) => done('mark', line, 1));
		expect(marking?.moves).toHaveLength(2);
		expect(done('undo', rolled, 2)).toBe(true);
		expect(done('undo', rolled, 1)).toBe(false);
		expect(done('refused', rolled, 1, { card: { kind: 'refused' } })).toBe(true);
		expect(done('refused', rolled, 1, { card: { kind: 'notice' } })).toBe(false);
		expect(done('handOver', rolled, 1, { handovers: 1 })).toBe(true);
	});
});
