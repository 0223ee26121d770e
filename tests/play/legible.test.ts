import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { overlap } from '../../src/lib/sheets/kit/boxes.ts';
import { POINT } from '../../src/lib/sheets/kit/type.ts';
import type { Area, Ink, Label, Sheet, TextInk } from '../../src/lib/table/sheet.ts';
import { boxOf, legible, shownOf } from '../../src/lib/ui/sheet/legible.ts';
import { games } from '../games.ts';

/** The room for an area on a phone of 390 by 844 pixels. */
const ROOM = { width: 374, height: 380 };
/** Areas that need larger type than this, in points, are for wide screens: on a phone their game draws its own board. */
const PHONE = 12;
const textsOf = ({ ink, areas }: Pick<Sheet, 'ink' | 'areas'>): readonly TextInk[] =>
	[...ink, ...areas.flatMap((area) => area.ink)].filter(isText);
const isText = (ink: Ink): ink is TextInk => ink.kind === 'text';

/** A page of A4 beside another one on a desktop, in pixels a millimetre. */
const ON_A_DESKTOP = 2.5;

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

	it('of a whole page more can be read, and nothing lies over another, however long its words are', async () => {
		const language = 'de';
		const words = await loadWords(id, language);
		const textOf = (label: Label): string =>
			typeof label === 'string' ? label : inWords(words.sheet, label, talkIn(language, ['Ana', 'Bo']));
		const sheet = game.edition.draw('standard');
		const shown = shownOf(sheet, null, ON_A_DESKTOP, textOf);
		const printed = new Set(textsOf(sheet));
		const texts = textsOf(shown);
		const moved = texts.filter((mark) => !printed.has(mark));
		expect(moved.length).toBeGreaterThan(0);
		for (const mark of moved) {
			const box = boxOf(mark, textOf(mark.text));
			const over = [
				...shown.areas.flatMap(({ cells }) => cells).filter((cell) => overlap(box, cell.box)),
				...texts.filter((other) => other !== mark && overlap(box, boxOf(other, textOf(other.text))))
			];
			expect(over, textOf(mark.text)).toEqual([]);
			expect(box.x, textOf(mark.text)).toBeGreaterThan(0);
			expect(box.x + box.width, textOf(mark.text)).toBeLessThan(sheet.page.width);
		}
		// a page that is an overview stays as it is printed
		expect(shownOf(sheet, null, 1, textOf)).toBe(sheet);
	});
});
