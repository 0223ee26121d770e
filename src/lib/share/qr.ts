/** Drawing a code: the address of the app as it is, then the payload in the letters that a code stores best. */
import { correction, generate, mode } from 'lean-qr';
import { qrText } from './codec/text.ts';

/** Modules that stay light all around. */
export const QUIET = 4;

export interface Code {
	/** Modules a side, with the quiet zone. */
	readonly size: number;
	readonly version: number;
	/** The dark modules as an SVG path. */
	readonly path: string;
	readonly text: string;
}

/** The smallest code for these bytes. `address` ends with #. */
export function drawCode(address: string, bytes: Uint8Array): Code {
	const payload = qrText(bytes);
	const code = generate(mode.multi(mode.ascii(address), mode.alphaNumeric(payload)), {
		minCorrectionLevel: correction.L
	});
	let path = '';
	for (let row = 0; row < code.size; row++) {
		for (let column = 0; column < code.size; column++) {
			if (!code.get(column, row)) continue;
			let run = 1;
			while (code.get(column + run, row)) run++;
			path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
			column += run;
		}
	}
	return { size: code.size + 2 * QUIET, version: (code.size - 17) / 4, path, text: address + payload };
}
