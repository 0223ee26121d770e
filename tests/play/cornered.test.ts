import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { overlap, within } from '../../src/lib/sheets/kit/boxes.ts';
import { POINT } from '../../src/lib/sheets/kit/type.ts';
import type { Area, Ink, Label, TextInk } from '../../src/lib/table/sheet.ts';
import { cornered } from '../../src/lib/ui/sheet/cornered.ts';
import { boxOf } from '../../src/lib/ui/sheet/legible.ts';
import { games } from '../games.ts';

/** What phones of 390 by 844 and of 360 by 640 pixels leave for an area, and a phone on its side. */
const rooms = [
	{ width: 374, height: 360 },
	{ width: 344, height: 210 },
	{ width: 354, height: 270 }
];
const GESTURES = 'Tap: lay a shape\nAgain: turn it\nSwipe: draw it';
const isText = (ink: Ink): ink is TextInk => ink.kind === 'text';

describe.each(games.map((game) => [game.id, game] as const))('free corners of %s', (id, game) => {
	it.each(languages)('take the head: it can be read and touches nothing (%s)', async (language) => {
		const words = await loadWords(id, language);
		const textOf = (label: Label): string =>
			typeof label === 'string' ? label : inWords(words.sheet, label, talkIn(language, ['Ana', 'Bo']));
		const pixelsOf = ({ box }: Area, room: (typeof rooms)[number]): number =>
			Math.min(room.width / (box.width + 2), room.height / (box.height + 2));
		for (const area of game.edition.draw('standard').areas)
			for (const room of rooms) {
				const shown = cornered(area, room, textOf, GESTURES);
				const pixels = pixelsOf(shown, room);
				expect(pixels).toBeGreaterThanOrEqual(pixelsOf(area, room) - 0.001);
				if (shown === area) continue;
				const moved = shown.ink.filter(isText).filter((mark) => !area.ink.includes(mark));
				for (const mark of moved) {
					const box = boxOf(mark, textOf(mark.text));
					const others = shown.ink.filter((other) => isText(other) && other !== mark) as TextInk[];
					const isInDisc = mark.align === 'middle';
					if (!isInDisc) expect(mark.size * POINT * pixels, textOf(mark.text)).toBeGreaterThanOrEqual(12);
					expect(within(box, shown.box, 1), textOf(mark.text)).toBe(true);
					expect(shown.cells.filter((cell) => overlap(box, cell.box))).toEqual([]);
					expect(others.filter((other) => overlap(box, boxOf(other, textOf(other.text))))).toEqual([]);
				}
			}
	});
});

it('squares grow by what stood above them', () => {
	const sheet = games.find(({ id }) => id === 'fight-the-virus')?.edition.draw('standard');
	const plain = (label: Label): string => (typeof label === 'string' ? label : label.key);
	const round = sheet?.areas.filter((area) => cornered(area, { width: 344, height: 210 }, plain) !== area);
	expect(round?.map(({ id }) => id)).toEqual(['analysis', 'testing', 'curve']);
});

it('squares that a thumb has to meet stay as large, and the area becomes less high', () => {
	const sheet = games.find(({ id }) => id === 'fight-the-virus')?.edition.draw('standard');
	const testing = sheet?.areas.find(({ id }) => id === 'testing');
	if (!testing) throw new Error('it has testing');
	const side = Math.min(...testing.cells.map(({ box }) => Math.min(box.width, box.height)));
	const room = { width: 344, height: 190, least: 44 / side };
	const shown = cornered(testing, room, () => 'Testing');
	expect((side * room.width) / (shown.box.width + 2)).toBeGreaterThanOrEqual(43.9);
	expect(shown.box.height).toBeLessThan(testing.box.height - 5);
});
