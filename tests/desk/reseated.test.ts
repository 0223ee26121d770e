/** Somebody joins or leaves while sheets are copied: everybody keeps the own one. */
import { describe, expect, it } from 'vitest';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { gameOf, games } from '../games.ts';

const opened = (game: (typeof games)[number]): Paper =>
	new Paper(game, { players: ['Ana', 'Bo'], options: {}, sheet: 'standard', from: null });

/** What is written into the cells of a seat. */
const writtenBy = (paper: Paper, seat: number): readonly number[] =>
	[...paper.entryOf(seat).cells.values()].flat().map((pen) => paper.read(pen));

/** Six marks into cells that only this seat has. */
function write(paper: Paper, seat: number): void {
	const others = paper.entryOf(1 - seat).cells;
	const isOwn = (cell: string): boolean =>
		paper.game.edition.draw(paper.sheet).per === 'player' || !others.has(cell);
	const own = [...paper.entryOf(seat).cells].filter(([cell]) => isOwn(cell));
	for (const [, [pen]] of own.slice(0, 6))
		if (pen && paper.isOpen(pen)) paper.write(pen, Math.min(pen.most, pen.least + 1));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
	it('a further player changes nothing of what was copied, and leaves it behind', () => {
		const paper = opened(game);
		write(paper, 1);
		const { position } = paper;
		paper.addPlayer('Cem');
		expect(paper.players).toEqual(['Ana', 'Bo', 'Cem']);
		expect(paper.setup).not.toBeNull();
		paper.removePlayer(2);
		expect(paper.position).toEqual(position);
	});
});

it.each(['fight-the-virus', 'prototype-c19'])('%s: whoever leaves takes the own sheet along', (id) => {
	const paper = opened(gameOf(id));
	const blank = writtenBy(paper, 0);
	write(paper, 1);
	const bo = writtenBy(paper, 1);
	expect(bo).not.toEqual(blank);
	paper.addPlayer('Cem');
	expect([0, 1, 2].map((seat) => writtenBy(paper, seat))).toEqual([blank, bo, blank]);
	paper.removePlayer(0);
	expect(paper.players).toEqual(['Bo', 'Cem']);
	expect([0, 1].map((seat) => writtenBy(paper, seat))).toEqual([bo, blank]);
});
