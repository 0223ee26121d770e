/** Codes in pictures: a screenshot shows them perfectly straight, dot for dot. */
import { generate } from 'lean-qr';
import { expect, it } from 'vitest';
import { dotsOf, inPicture, SLANT, tilesOf } from '../../src/lib/share/tiles.ts';
import { codeIn, type Picture } from '../print/look.ts';

const DOTS = 8;

function screenshotOf(text: string): Picture {
	const code = generate(text);
	const side = (code.size + 8) * DOTS;
	const grey = new Uint8ClampedArray(side * side).fill(255);
	for (let y = 0; y < side; y++)
		for (let x = 0; x < side; x++)
			if (code.get(Math.floor(x / DOTS) - 4, Math.floor(y / DOTS) - 4)) grey[y * side + x] = 0;
	return { width: side, height: side, grey };
}

it('reads every code that stands perfectly straight, whatever it says', () => {
	const texts = Array.from({ length: 150 }, (_, nth) => `https://pipsheet.example/scan/#CODE${nth * 7919}`);
	expect(texts.filter((text) => codeIn(screenshotOf(text)) !== text)).toEqual([]);
});

it('a slanted piece shows all of itself, and its dots are found again in the picture', () => {
	for (const tile of tilesOf(1240, 1754).filter(({ turn }) => turn === SLANT)) {
		const { wide, high } = dotsOf(tile);
		const [x, y] = inPicture(tile, [wide / 2, high / 2]);
		expect([x, y]).toEqual([tile.x + tile.width / 2, tile.y + tile.height / 2]);
		const [right, down] = inPicture(tile, [wide / 2 + tile.scale, high / 2]);
		expect(Math.hypot(right - x, down - y)).toBeCloseTo(1);
		expect(Math.atan2(y - down, right - x)).toBeCloseTo(SLANT);
	}
});
