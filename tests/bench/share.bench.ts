/** A finished game to a link and back, beside JSON + deflate + base64; first the sizes, then the time. */
import { bench, describe } from 'vitest';
import { linkText } from '../../src/lib/share/codec/text.ts';
import { openLetter, readTableLetter, tableMessage } from '../../src/lib/share/message.ts';
import { drawCode } from '../../src/lib/share/qr.ts';
import { games } from '../games.ts';
import { finishedGames, median, usually } from '../share/finished-games.ts';
import { primed } from '../kit/primed.ts';

const measured = games.map((game) => {
	const tables = finishedGames(game);
	const bytes = tables.map((table) => tableMessage(primed(game), table).length);
	const ratios = tables.map(
		(table) => usually.write(table).length / linkText(tableMessage(primed(game), table)).length
	);
	const typical = tables[bytes.indexOf(median(bytes))]!;
	return { game, typical, tables: tables.length, bytes, ratio: median(ratios) };
});

console.table(
	Object.fromEntries(
		measured.map(({ game, typical, tables, bytes, ratio }) => [
			game.id,
			{
				games: tables,
				moves: typical.moves.length,
				json: JSON.stringify(typical).length,
				'bytes least': Math.min(...bytes),
				typical: median(bytes),
				most: Math.max(...bytes),
				'QR version': drawCode('https://example.org/scan/#', tableMessage(primed(game), typical)).version,
				'usual / ours': Number(ratio.toFixed(1))
			}
		])
	)
);

for (const { game, typical } of measured) {
	const link = linkText(tableMessage(primed(game), typical));
	const usual = usually.write(typical);
	describe(`${game.id}, ${typical.moves.length} moves`, () => {
		bench('our link, written', () => {
			linkText(tableMessage(primed(game), typical));
		});
		bench('JSON + deflate + base64, written', () => {
			usually.write(typical);
		});
		bench('our link, read and judged by shape', () => {
			const letter = openLetter([game.id], link);
			if (letter.ok && letter.value.kind === 'table') readTableLetter(primed(game), letter.value);
		});
		bench('JSON + deflate + base64, read', () => {
			usually.read(usual);
		});
	});
}
