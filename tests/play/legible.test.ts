import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { overlap } from '../../src/lib/sheets/kit/boxes.ts';
import { POINT } from '../../src/lib/sheets/kit/type.ts';
import type { Area, Ink, Label, TextInk } from '../../src/lib/table/sheet.ts';
import { boxOf, legible } from '../../src/lib/ui/sheet/legible.ts';
import { games } from '../games.ts';

/** The room for an area on a phone of 390 by 844 pixels. */
const ROOM = { width: 374, height: 380 };
/** Areas that need larger type than this, in points, are for wide screens: on a phone their game draws its own board. */
const PHONE = 12;
const isText = (ink: Ink): ink is TextInk => ink.kind === 'text';

describe.each(games.map((game) => [game.id, game] as const))('an area of %s on a phone', (id, game) => {
	const { areas } = game.edition.draw('standard');
	const pixelsOf = ({ box }: Area): number =>
		Math.min(ROOM.width / (box.width + 2), ROOM.height / (box.height + 2));

	it.each(languages)('can be read: 12 pixels at least, nothing over another (%s)', async (language) => {
		const words = await loadWords(id, language);
		const textOf = (label: Label): string =>
			typeof label === 'string' ? label : inWords(words.sheet, label, talkIn(language, ['Ana', 'Bo']));
		for (const area of areas) {
			const least = 12 / pixelsOf(area) / POINT;
			const shown = legible(area, least, textOf);
			const told = (mark: TextInk): string => `${area.id}: ${textOf(mark.text)}`;
			const texts = shown.ink.filter(isText);
			if (least <= PHONE) {
				const all = [...texts, ...shown.cells.flatMap(({ ink }) => ink.filter(isText))];
				expect(all.filter(({ size }) => size < least - 0.001).map(told)).toEqual([]);
			}
			for (const cell of shown.cells) {
				const over = cell.ink.filter(isText).filter((mark) => {
					const { x, width } = boxOf(mark, textOf(mark.text));
					return x < cell.box.x || x + width > cell.box.x + cell.box.width;
				});
				expect(over.map(told), `cut at the edge of ${cell.id}`).toEqual([]);
			}
			const moved = texts.filter((mark) => !area.ink.includes(mark));
			for (const mark of moved) {
				const box = boxOf(mark, textOf(mark.text));
				const hit = shown.cells.filter((cell) => overlap(box, cell.box)).map(({ id }) => id);
				const crossed = texts.filter(
					(other) => other !== mark && overlap(box, boxOf(other, textOf(other.text)))
				);
				expect([...hit, ...crossed.map(told)], told(mark)).toEqual([]);
			}
			// nothing is lost, and where it is large enough already nothing changes
			const plain = (text: string): string => text.replaceAll(/[\s\u00ad-]/g, '');
			expect(texts.map(({ text }) => plain(textOf(text)))).toEqual(
				area.ink.filter(isText).map(({ text }) => plain(textOf(text)))
			);
			expect(legible(area, 5, textOf)).toEqual(area);
		}
	});
});
