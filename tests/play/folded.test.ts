/** Strips that are too thin for a finger are drawn in lines, everything else as it is. */
import { expect, it } from 'vitest';
import { folded } from '../../src/lib/ui/sheet/folded.ts';
import { THUMB } from '../../src/lib/ui/sheet/near.svelte.ts';
import { games } from '../games.ts';

/** Phones that are so wide, with and without a margin. */
const ROOM = 358;
const rooms = [328, ROOM, 360, 390, 412];

it.each(games.flatMap((game) => rooms.map((room) => [game.id, room, game] as const)))(
	'%s on %i pixels',
	(_, room, game) => {
		for (const area of game.edition.draw('standard').areas) {
			const lines = folded(area, room);
			expect(lines.flatMap(({ cells }) => cells.map(({ id }) => id)).sort()).toEqual(
				area.cells.map(({ id }) => id).sort()
			);
			if (lines.length === 1) expect(lines).toEqual([area]);
			else
				for (const { box, cells } of lines)
					for (const cell of cells) {
						const scale = room / (box.width + 2);
						expect(Math.min(cell.box.width, cell.box.height) * scale, cell.id).toBeGreaterThanOrEqual(THUMB);
						expect(cell.box.x + cell.box.width).toBeLessThanOrEqual(box.x + box.width + 1e-6);
						expect(cell.box.y).toBeGreaterThanOrEqual(box.y);
					}
			expect(folded(area, 4000)).toEqual([area]);
		}
	}
);

it('Combat’s hospitals are among them', () => {
	const game = games.find(({ id }) => id === 'combat-the-corona');
	const hospitals = game?.edition.draw('standard').areas.find(({ id }) => id === 'hospitals');
	expect(hospitals && folded(hospitals, ROOM).map(({ cells }) => cells.length)).toEqual([3, 3]);
});
