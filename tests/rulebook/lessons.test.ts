/** "How to play": every step is a real moment of a legal table, is about something that can be seen, and has words. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { languages } from '../../src/lib/i18n/talk.ts';
import { beginningOf, loadLesson } from '../../src/lib/rulebook/lessons.ts';
import { loadSample } from '../../src/lib/samples.ts';
import { replay, sheetOf, stateOf } from '../../src/lib/table/engine.ts';
import { lessonIn } from '../../src/lib/ui/lesson/words.ts';
import { freshCells } from '../../src/lib/ui/sheet/fresh.ts';

/** As many words as people read in two minutes. */
const TWO_MINUTES = 360;

describe.each(gameIds)('how to play %s', (id) => {
	it('the engine takes every move up to each step, and the last step ends the game', async () => {
		const [game, sample, steps] = await Promise.all([loadGame(id), loadSample(id), loadLesson(id)]);
		if (!sample) throw new Error('no sample');
		const { line, stopped } = replay(game, sample);
		expect(stopped).toBeNull();
		expect(steps.length).toBeGreaterThanOrEqual(6);
		const areas = new Set(sheetOf(game, line.setup).areas.map(({ id: area }) => area));
		let before = -1;
		for (const step of steps) {
			const { at, seat, area } = step;
			expect(at, step.step).toBeGreaterThan(before);
			expect(at, step.step).toBeLessThanOrEqual(line.moves.length);
			expect(beginningOf(step), step.step).toBeLessThanOrEqual(at);
			if (area !== undefined) expect(areas, step.step).toContain(area);
			if (seat !== undefined) expect(line.setup.players[seat], step.step).toBeDefined();
			before = at;
		}
		expect(game.over(stateOf(line)) && line.moves.length - before <= 4).toBe(true);
	});

	it('most steps are seen on the sheet', async () => {
		const [game, sample, steps] = await Promise.all([loadGame(id), loadSample(id), loadLesson(id)]);
		if (!sample) throw new Error('no sample');
		const { line } = replay(game, sample);
		const seen = steps.filter((step) => {
			const seat = step.seat ?? line.moves[step.at - 1]?.by ?? 0;
			const pencilAt = (at: number) => game.pencil(line.states[at]);
			return freshCells(pencilAt(beginningOf(step)), pencilAt(step.at), seat).size > 0;
		});
		expect(
			seen.length,
			steps
				.filter((step) => !seen.includes(step))
				.map(({ step }) => step)
				.join()
		).toBeGreaterThan(steps.length / 2);
	});

	it.each(languages)('every step has its words in %s, and they are read in two minutes', async (language) => {
		const [steps, words] = await Promise.all([loadLesson(id), lessonIn(id, language)]);
		expect(Object.keys(words)).toEqual(steps.map(({ step }) => step));
		const all = Object.values(words).flatMap(({ title, text }) => [title, text]);
		for (const text of all) expect(text.trim()).not.toBe('');
		expect(all.join(' ').split(/\s+/).length).toBeLessThanOrEqual(TWO_MINUTES);
	});
});
