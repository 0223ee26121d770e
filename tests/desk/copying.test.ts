/** A finger that copies a sheet: along rows, down lists, on tracks and counted rows. */
import { describe, expect, it } from 'vitest';
import { Copying } from '../../src/lib/ui/desk/copying.svelte.ts';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { gameOf } from '../games.ts';

const virus = gameOf('fight-the-virus');

describe('a finger drawn over the sheet', () => {
	const opened = (): { paper: Paper; copying: Copying; filled: () => number } => {
		const paper = new Paper(virus, { players: ['Ann'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => virus.edition.draw('standard'));
		const squares = ['analysis.5.3', 'analysis.5.4', 'analysis.5.5'];
		const filled = (): number =>
			squares.filter((cell) => copying.pensOf(cell).some((pen) => paper.read(pen) > 0)).length;
		return { paper, copying, filled };
	};

	it('writes the same everywhere, and one step back takes it all', () => {
		const { paper, copying, filled } = opened();
		copying.tap('analysis.5.3');
		copying.press('analysis.5.4');
		copying.draw('analysis.5.4');
		copying.draw('analysis.5.5');
		copying.draw('analysis.5.3');
		copying.release();
		expect(filled()).toBe(3);
		paper.undo();
		expect(filled()).toBe(1);
		paper.undo();
		expect(filled()).toBe(0);
		expect(paper.canUndo).toBe(false);
	});
	it('is two strokes when it was lifted in between', () => {
		const { paper, copying, filled } = opened();
		for (const [from, to] of [
			['analysis.5.3', 'analysis.5.4'],
			['analysis.5.5', 'analysis.5.4']
		] as const) {
			copying.press(from);
			copying.draw(to);
			copying.release();
		}
		expect(filled()).toBe(3);
		paper.undo();
		expect(filled()).toBe(2);
	});
});

describe('lists and tracks', () => {
	it('a tap further down a list means its first free line', () => {
		const game = gameOf('combat-the-corona');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => game.edition.draw('standard'));
		copying.tap('virus.9');
		expect(copying.chosen).toBe('virus.2');
		copying.tap('virus-life.9');
		expect(copying.closed).toBe('notYet');
		// where the game is won: no position is there
		copying.tap('infection.16');
		expect(copying.closed).toBe('byMove');
	});
	it('a track knows where its marker stands', () => {
		const game = gameOf('combat-the-corona');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const sheet = game.edition.draw('standard');
		const copying = new Copying(paper, () => sheet);
		const trackOf = (id: string): readonly string[] =>
			sheet.areas.flatMap((area) => (area.id === id ? copying.trackOf(area) : []));
		copying.tap('bed.12');
		expect(trackOf('beds')[copying.standsAt(trackOf('beds'))]).toBe('bed.12');
		expect(trackOf('hospitals')).toEqual([]);
	});
});

describe('a tap on a box of a counted row', () => {
	it('fills the row up to there; what is counted already only opens the pad', () => {
		const game = gameOf('clinic-covid-19');
		const paper = new Paper(game, { players: ['Ann', 'Bo'], options: {}, sheet: 'standard', from: null });
		const copying = new Copying(paper, () => game.edition.draw('standard'));
		const counts = (): number[] => copying.pens.map((pen) => paper.read(pen));
		copying.tap('cured.6');
		expect(counts()).toEqual([7, 0]);
		const [infected, others] = copying.pens;
		if (!infected || !others) throw new Error('two kinds');
		paper.write(infected, 4);
		paper.write(others, 3);
		copying.tap('cured.2');
		expect(counts()).toEqual([4, 3]);
		copying.tap('cured.8');
		expect(counts()).toEqual([6, 3]);
	});
});
