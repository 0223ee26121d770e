/** A printed sheet of an own edition brings the edition along: whoever scans the sheet can keep it. */
import { expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { editionLink } from '../../src/lib/print/address.ts';
import { fitsIn } from '../../src/lib/print/code.ts';
import { press } from '../../src/lib/print/press.ts';
import { readPrinted } from '../../src/lib/share/codec/printed.ts';
import { openLetter, readEdition } from '../../src/lib/share/message.ts';
import type { OwnEdition } from '../../src/lib/table/record.ts';
import { primed } from '../kit/primed.ts';
import { HOME, matterOf } from './matters.ts';

it.each(gameIds)('%s', async (id) => {
	const ours = primed(await loadGame(id));
	const edition: OwnEdition = { name: 'The sheet of 2020', facts: {} };
	const matter = await matterOf(id, 'en', {}, edition);
	const whole = editionLink(HOME, ours, edition);
	if (!whole) throw new Error('an own edition has letters');
	const { code, frame, imposition } = press({ ...matter, whole }, 1);
	expect(imposition.scale).toBeCloseTo(press(matter, 1).imposition.scale);
	const text = whole(1, frame);
	expect(fitsIn(text, code, imposition.scale)).toBe(true);
	const printed = readPrinted(text.slice(text.indexOf('#') + 1));
	expect(printed).toMatchObject({ page: 1, frame, edition: matter.edition.mark });
	const letter = openLetter(gameIds, printed?.letter ?? '');
	if (!letter.ok || letter.value.kind !== 'edition') throw new Error('no edition');
	expect(readEdition(ours, letter.value)).toEqual({ ok: true, value: edition });
	expect(editionLink(HOME, ours, 'standard')).toBeNull();
});
