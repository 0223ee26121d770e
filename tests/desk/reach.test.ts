/**
 * Every cell that can be written at the desk of a phone is as large as a thumb: as it is drawn, broken into lines, or
 * near, as it is from the first tap into its area on until somebody asks for the whole area. What is near shows nothing
 * beyond its area.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Edition } from '../../src/lib/table/record.ts';
import type { Area, Box, Cell } from '../../src/lib/table/sheet.ts';
import { Copying } from '../../src/lib/ui/desk/copying.svelte.ts';
import { LEAST, Looking } from '../../src/lib/ui/desk/looking.svelte.ts';
import { Paper } from '../../src/lib/ui/desk/paper.svelte.ts';
import { folded } from '../../src/lib/ui/sheet/folded.ts';
import { enlarged, factorToThumb, grown, showing, THUMB } from '../../src/lib/ui/sheet/near.svelte.ts';
import { factsOf } from '../editions.ts';
import { games, seeded } from '../games.ts';

/** The sheet fills the width of a phone. */
const widths = [390, 360];

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function opened(game: AnyGame, sheet: Edition) {
	const players = Array.from({ length: Math.max(2, game.players.min) }, (_, seat) => `Player ${seat}`);
	const paper = new Paper(game, { players, options: {}, sheet, from: null });
	const drawn = game.edition.draw(sheet);
	const copying = new Copying(paper, () => drawn);
	const looking = new Looking(
		paper,
		copying,
		() => drawn,
		() => false,
		null
	);
	return { copying, looking };
}

/** How much of a cell is in sight after a tap on it, in pixels, along its shorter side. */
function sizeOf(area: Area, cell: Cell, side: number, width: number): number {
	const lines = folded(area, width);
	const line = lines.find(({ cells }) => cells.some(({ id }) => id === cell.id)) ?? area;
	const view = grown(line.box, 1);
	const millimetre = width / view.width;
	const factor = lines.length > 1 ? 1 : factorToThumb(side, millimetre);
	const near = factor === 1 ? view : showing(enlarged(view, middle(cell.box), factor), cell, side, view);
	const inSight = (axis: 'x' | 'y', size: 'width' | 'height'): number => {
		expect(near[axis], cell.id).toBeGreaterThanOrEqual(view[axis] - 1e-6);
		expect(near[axis] + near[size], cell.id).toBeLessThanOrEqual(view[axis] + view[size] + 1e-6);
		// the paper around the view is in sight, too
		const around = axis === 'x' ? 0 : Math.max(0, (LEAST * near.width) / width - near.height) / 2;
		const end = Math.min(near[axis] + near[size] + around, cell.box[axis] + cell.box[size]);
		return ((end - Math.max(near[axis] - around, cell.box[axis])) * width) / near.width;
	};
	return Math.min(inSight('x', 'width'), inSight('y', 'height'));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const own = [1, 2, 3].map((seed): Edition => ({ name: 'Ours', facts: factsOf(id, seeded(seed)) }));
	it.each(widths)('every cell that can be written is as large as a thumb on %i pixels', (width) => {
		let written = 0;
		for (const sheet of ['standard' as const, ...own]) {
			const { copying, looking } = opened(game, sheet);
			const { cells: pens } = copying.entry;
			for (const area of looking.areas) {
				looking.show(area.id);
				const { side } = looking;
				for (const cell of area.cells) {
					if (!pens.has(cell.id)) continue;
					expect(sizeOf(area, cell, side, width), cell.id).toBeGreaterThanOrEqual(THUMB - 1e-6);
					written++;
				}
			}
		}
		expect(written).toBeGreaterThan(100);
	});
});

it('what is near leads on with what is written, and the whole area is one tap away', () => {
	const virus = games.find(({ id }) => id === 'fight-the-virus');
	if (!virus) throw new Error('no such game');
	const { copying, looking } = opened(virus, 'standard');
	looking.show('curve');
	looking.come('curve.4.0');
	copying.tap('curve.4.0');
	copying.type(3);
	expect(looking.cell).toBe(copying.chosen);
	expect(looking.isNear).toBe(true);
	looking.leave();
	expect(looking.isNear).toBe(false);
	looking.come('curve.4.0');
	looking.show('testing');
	expect(looking.isNear).toBe(false);
});
