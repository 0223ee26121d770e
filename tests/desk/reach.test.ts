/**
 * Every cell that can be written at the desk of a phone is as large as a thumb: as it is drawn, broken into lines, or
 * after a tap on the magnifying glass, which is there exactly where a cell would be smaller.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Edition } from '../../src/lib/table/record.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import { Copying } from '../../src/lib/ui/desk/copying.svelte.ts';
import { Looking } from '../../src/lib/ui/desk/looking.svelte.ts';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { THUMB } from '../../src/lib/ui/sheet/near.svelte.ts';
import { factsOf } from '../editions.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';

/** The sheet fills the width of a phone. */
const widths = [390, 360];

function opened(game: AnyGame, sheet: Edition) {
	const players = Array.from({ length: Math.max(2, game.players.min) }, (_, seat) => `Player ${seat}`);
	const paper = new Paper(game, { players, options: {}, sheet, from: null });
	const drawn = game.edition.draw(sheet);
	const copying = new Copying(paper, () => drawn);
	const looking = new Looking(paper, copying, () => drawn, null);
	return { copying, looking };
}

/** What is drawn around an area, in millimetres. */
const AROUND = 1;
const smaller = ({ width, height }: Box): number => Math.min(width, height);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const own = [1, 2, 3].map((seed): Edition => ({ name: 'Ours', facts: factsOf(id, seeded(seed)) }));
	it.each(widths)('every cell that can be written is as large as a thumb on %i pixels', (width) => {
		let written = 0;
		for (const sheet of ['standard' as const, ...own]) {
			const { copying, looking } = opened(game, sheet);
			const { cells: pens } = copying.entry;
			looking.width = width;
			for (const { id: area } of looking.areas) {
				looking.show(area);
				const { times, lines } = looking;
				const sizes = lines.flatMap((line) =>
					line.cells
						.filter((cell) => pens.has(cell.id))
						.map(({ box }) => (smaller(box) * width) / (line.box.width + 2 * AROUND))
				);
				const least = Math.min(...sizes);
				expect(least * times, area).toBeGreaterThanOrEqual(THUMB - 1e-6);
				expect(times > 1, area).toBe(least < THUMB - 1e-6);
				written += sizes.length;
			}
		}
		expect(written).toBeGreaterThan(own.length);
	});
});

it('the magnifying glass enlarges small squares, and leaves areas with large ones as they are', () => {
	const virus = games.find(({ id }) => id === 'fight-the-virus');
	if (!virus) throw new Error('no such game');
	const { looking } = opened(virus, 'standard');
	looking.width = 390;
	looking.show('analysis');
	looking.turnNear();
	expect(looking.isNear).toBe(true);
	looking.show('testing');
	expect(looking.isNear).toBe(false);
	looking.show('analysis');
	looking.turnNear();
	expect(looking.isNear).toBe(false);
});
