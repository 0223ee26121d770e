/** A roll goes from phone to phone, once, in the right turn. */
import { describe, expect, it } from 'vitest';
import { openLetter, readTurn, turnMessage } from '../../src/lib/share/message.ts';
import { openMoves } from '../../src/lib/share/open-moves.ts';
import { looksSpoken, spokenMove, takeSpoken } from '../../src/lib/share/spoken.ts';
import { lastTurn, takeTurn, type TurnHere } from '../../src/lib/share/turn.ts';
import { begin, extend, tableOf, type Line } from '../../src/lib/table/engine.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { primedSixth, sixthGame as game, sixthOptions, type SixthMove } from './sixth-game.ts';

const phone = (sheets: readonly number[], ...moves: readonly SixthMove[]): Line =>
	moves.reduce<Line>(extend, begin(game, { players: ['Ana', 'Bo'], options: sixthOptions(sheets) }));

const hers = { do: 'throw', by: 0, dice: [3, 6] } as const;
const kept = { do: 'keep', by: 0 } as const;
const anaWrites = { do: 'write', by: 0, die: 1, cell: [0, 0] } as const;
const boWrites = { do: 'write', by: 1, die: 0, cell: [1, 0] } as const;
const his = { do: 'throw', by: 1, dice: [2, 2] } as const;

/** Scans what the other phone shows. */
function scan(from: Line, to: Line): TurnHere {
	const turn = lastTurn(game, tableOf(from));
	if (!turn) throw new Error('nothing was thrown');
	const letter = openLetter([game.id], turnMessage(primedSixth, 2, turn));
	if (!letter.ok || letter.value.kind !== 'turn') throw new Error('no turn');
	const read = readTurn(primedSixth, to.setup, letter.value);
	if (!read.ok) throw new Error(read.useless.why);
	return takeTurn(to, tableOf(to), read.value);
}
/** Types the letters of the other phone's last open move. */
const lettersOf = (from: Line): string =>
	spokenMove(primedSixth, tableOf(from), openMoves(game, from.moves).length - 1) ?? '';
const type = (from: Line, to: Line): TurnHere => takeSpoken(primedSixth, to, tableOf(to), lettersOf(from));
const added = (...moves: readonly Move[]): TurnHere => ({ ok: true, moves });

describe('a scanned turn', () => {
	it('becomes the same roll on a phone that keeps another sheet', () => {
		expect(scan(phone([0], hers), phone([1]))).toEqual(added(hers));
	});
	it('brings what the roller decided since, and only what is missing', () => {
		expect(scan(phone([0], hers, kept, anaWrites), phone([1]))).toEqual(added(hers, kept));
		expect(scan(phone([0], hers, kept, anaWrites), phone([1], hers))).toEqual(added(kept));
	});
	it('is taken over once', () => {
		expect(scan(phone([0], hers), phone([1], hers))).toMatchObject({ no: { why: 'already', move: hers } });
	});
	it('is refused when it is old and the game has gone on', () => {
		const bo = phone([1], hers, kept, boWrites, his);
		expect(scan(phone([0], hers, kept), bo)).toMatchObject({ no: { why: 'already' } });
	});
	it('is refused with what is awaited when marks are still missing here', () => {
		const ana = phone([0], hers, kept, anaWrites, his);
		const bo = phone([1], hers, kept);
		expect(scan(ana, bo)).toMatchObject({
			no: { why: 'notNow', move: his, awaits: [{ do: 'write', by: 1 }] }
		});
	});
	it('is refused when rolls before it are missing', () => {
		expect(scan(phone([0], hers, kept, anaWrites, his), phone([1]))).toMatchObject({
			no: { why: 'ahead', missing: 2 }
		});
	});
	it('is refused when this phone has another roll there, or before', () => {
		const other = { ...hers, dice: [1, 1] };
		expect(scan(phone([0], hers), phone([1], other))).toMatchObject({
			no: { why: 'differs', here: other, there: hers }
		});
		expect(scan(phone([0], hers, kept, anaWrites, his), phone([1], other, kept, boWrites))).toMatchObject({
			no: { why: 'otherPast' }
		});
	});
	it('is refused at another table', () => {
		const elsewhere = begin(game, { players: ['Ana', 'Cy'], options: {} });
		expect(scan(phone([0], hers), elsewhere)).toMatchObject({ no: { why: 'otherTable' } });
	});
});

describe('six letters', () => {
	it('are six, and only those letters', () => {
		expect(lettersOf(phone([0], hers))).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
		expect(looksSpoken('abc-def')).toBe(true);
		expect(looksSpoken('abcde')).toBe(false);
	});
	it('say every roll', () => {
		for (let one = 1; one <= 6; one++)
			for (let two = 1; two <= 6; two++) {
				const move = { ...hers, dice: [one, two] };
				expect(type(phone([0], move), phone([1]))).toEqual(added(move));
			}
	});
	it('say what the roller decides, also in small letters with a blank', () => {
		const letters = lettersOf(phone([0], hers, kept)).toLowerCase();
		const bo = phone([1], hers);
		expect(takeSpoken(primedSixth, bo, tableOf(bo), `${letters.slice(0, 3)} ${letters.slice(3)}`)).toEqual(
			added(kept)
		);
	});
	it('are refused when they are old, too early, or out of turn', () => {
		const bo = phone([1], hers, kept, boWrites);
		expect(type(phone([0], hers), bo)).toMatchObject({ no: { why: 'already', move: hers } });
		expect(type(phone([0], hers, kept, anaWrites, his), phone([1], hers))).toMatchObject({
			no: { why: 'ahead', missing: 1 }
		});
		expect(type(phone([0], hers, kept, anaWrites, his), phone([1], hers, kept))).toMatchObject({
			no: { why: 'notNow' }
		});
	});
	it('are refused at another table, after another roll, and nearly always when mistyped', () => {
		const elsewhere = begin(game, { players: ['Ana', 'Cy'], options: {} });
		expect(type(phone([0], hers), elsewhere)).toMatchObject({ no: { why: 'mistyped' } });
		const other = { ...hers, dice: [1, 1] };
		expect(type(phone([0], hers, kept), phone([1], other))).toMatchObject({ no: { why: 'mistyped' } });
		const letters = lettersOf(phone([0], hers));
		const bo = phone([1]);
		let accepted = 0;
		for (let at = 0; at < 6; at++)
			for (const letter of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
				if (letter === letters[at]) continue;
				if (
					takeSpoken(primedSixth, bo, tableOf(bo), letters.slice(0, at) + letter + letters.slice(at + 1)).ok
				)
					accepted++;
			}
		expect(accepted).toBeLessThanOrEqual(1);
	});
	it.each(['', 'ABC', '!!!!!!', 'ZZZZZZ', 'ZZZZZZZZZZ', 'ZZZZZZZZZZZZZZZZZZZZZZZZ'])('refuse %j', (typed) => {
		expect(takeSpoken(primedSixth, phone([1]), tableOf(phone([1])), typed)).toMatchObject({ ok: false });
	});
});
