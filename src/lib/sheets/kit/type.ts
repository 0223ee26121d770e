/**
 * The measure of type: how wide a text is and where it breaks, the same on the screen and on paper.
 * Widths are those of Alegreya Sans with lining figures, in thousandths of the size; the screen sets the sheet
 * with `font-variant: lining-nums no-common-ligatures` so that it agrees.
 */
import type { TextInk } from '../../table/sheet.ts';

export type Face = TextInk['face'];

/** The three cuts of the sheet's typeface. */
export const faces: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
	regular: { family: 'Alegreya Sans', weight: 400 },
	bold: { family: 'Alegreya Sans', weight: 700 },
	caps: { family: 'Alegreya Sans SC', weight: 700 }
};

/** One point in millimetres. */
export const POINT = 25.4 / 72;

/** From one baseline to the next, as a multiple of the size. */
export const LEADING = 1.2;

/** How high a capital letter stands, as a multiple of the size. */
export const CAPITAL = 0.642;

/** From one baseline to the next, in mm. */
export const leadingOf = (size: number): number => size * POINT * LEADING;

/** Signs that the typeface lacks: print draws them, the screen borrows them from another font. */
export const signs: Readonly<Record<string, number>> = {
	'→': 720,
	'←': 720,
	'↔': 820,
	'≥': 480,
	'≤': 480,
	'≠': 480,
	'✓': 600,
	'✗': 560,
	'○': 640,
	'●': 640,
	'□': 640,
	'■': 640,
	'▲': 640,
	'▼': 640,
	'▶': 600,
	'◆': 600,
	'★': 680
};

const SOFT_HYPHEN = '\u00ad';

const fontSigns = '–—‘’‚“”„•…′″‹›€™↑↓−Œœ';
const inTable = [...codes(0x20, 0x7e), ...codes(0xa0, 0xff), ...fontSigns];

function codes(first: number, last: number): string[] {
	return Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n));
}

const table = (widths: string): ReadonlyMap<string, number> => {
	const numbers = widths.trim().split(/\s+/).map(Number);
	return new Map([
		...inTable.map((letter, n): [string, number] => [letter, numbers[n] ?? 0]),
		...Object.entries(signs),
		[SOFT_HYPHEN, 0]
	]);
};

/** Letters of other alphabets can only be met in names: a generous guess keeps them inside their box. */
const STRANGER = 620;

const widths: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
	regular: table(
		`165 256 280 516 428 824 694 166 288 306 374 480 229 307 229 287 531 356 490 429 492 424 472
		418 474 470 229 229 480 480 480 331 825 578 537 520 646 482 434 600 684 268 310 547 416 789
		683 635 520 639 555 472 490 626 564 893 594 528 528 288 287 288 424 450 389 462 514 385 518
		461 303 487 520 242 265 456 247 800 516 491 509 510 323 370 319 510 423 674 435 427 412 288
		314 288 480 165 256 383 416 435 481 314 419 389 685 320 396 480 307 439 389 293 480 349 308
		389 532 485 229 389 258 339 396 685 683 735 331 578 578 578 578 578 578 807 520 482 482 482
		482 268 268 268 268 668 683 635 635 635 635 635 480 635 626 626 626 626 528 525 564 462 462
		462 462 462 462 678 385 461 461 461 461 242 242 242 242 489 516 491 491 491 491 491 480 491
		510 510 510 510 427 513 427 476 929 167 167 229 298 296 360 241 581 166 285 229 229 484 582
		516 516 480 851 775`
	),
	bold: table(
		`151 264 354 549 450 854 711 205 295 300 383 480 229 304 229 284 521 374 498 440 504 438 481
		426 493 480 229 229 480 480 480 340 844 600 579 517 655 509 456 598 696 295 335 584 433 797
		695 643 553 649 590 498 503 638 587 903 623 558 547 295 284 295 441 444 389 481 523 385 526
		472 329 500 533 261 285 495 263 807 529 494 518 519 348 384 338 522 445 698 461 447 424 295
		307 295 480 151 264 383 446 435 526 307 431 389 687 340 428 480 304 446 389 293 480 361 321
		389 541 522 229 389 276 347 428 747 741 792 340 600 600 600 600 600 600 822 517 509 509 509
		509 295 295 295 295 680 695 643 643 643 643 643 480 643 638 638 638 638 558 561 608 481 481
		481 481 481 481 694 385 472 472 472 472 261 261 261 261 497 529 494 494 494 494 494 480 494
		522 522 522 522 447 522 447 461 889 207 207 229 372 366 393 268 630 205 358 244 244 467 590
		532 532 480 869 770`
	),
	caps: table(
		`151 234 363 549 450 854 712 205 295 300 383 480 229 304 229 284 521 374 498 440 504 438 481
		426 493 480 229 229 480 480 480 288 844 600 579 517 655 509 456 598 696 295 335 584 433 797
		695 643 553 649 590 498 503 638 587 903 623 558 547 295 284 295 441 444 389 529 517 454 570
		456 405 520 604 279 315 520 388 686 604 560 494 566 524 445 446 557 519 774 536 497 483 295
		307 295 480 151 234 383 446 435 526 307 431 389 687 340 428 480 304 446 389 293 480 361 321
		389 686 522 229 389 276 347 428 747 741 792 288 600 600 600 600 600 600 822 517 509 509 509
		509 295 295 295 295 680 695 643 643 643 643 643 480 643 638 638 638 638 558 561 588 529 529
		529 529 529 529 711 454 456 456 456 456 279 279 279 279 593 604 560 560 560 560 560 480 560
		557 557 557 557 497 500 497 461 889 207 207 229 367 365 393 268 630 205 358 244 244 467 590
		532 532 480 869 748`
	)
};

/** Words are measured again and again, in many sizes: up to so many of a face are kept. */
const KEPT = 4000;
const measured: Readonly<Record<Face, Map<string, number>>> = {
	regular: new Map(),
	bold: new Map(),
	caps: new Map()
};

/** In thousandths of the size. */
function thousandthsOf(text: string, face: Face): number {
	const known = measured[face].get(text);
	if (known !== undefined) return known;
	let sum = 0;
	for (const letter of text.normalize('NFC')) sum += widths[face].get(letter) ?? STRANGER;
	if (measured[face].size >= KEPT) measured[face].clear();
	measured[face].set(text, sum);
	return sum;
}

/** The width of a text on one line, in mm. */
export const widthOf = (text: string, size: number, face: Face): number =>
	(thousandthsOf(text, face) / 1000) * size * POINT;

/** The text as it is seen when it needs no break. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** What stays together, with what it may be broken after. (Splitting behind a letter is unknown to older browsers.) */
const PIECES = /[^ \-/\u00ad]*[ \-/\u00ad]|[^ \-/\u00ad]+/g;

/**
 * Breaks a text into lines no wider than `width` mm: at spaces, after hyphens and slashes, and at soft hyphens.
 * A word that fits nowhere is cut where the line ends.
 */
export function linesOf(text: string, size: number, face: Face, width: number): readonly string[] {
	const fits = (line: string): boolean => widthOf(line, size, face) <= width + 0.001;
	return text.split('\n').flatMap((paragraph) => {
		const lines: string[] = [];
		let [line, reach] = ['', 0];
		for (const piece of paragraph.match(PIECES) ?? []) {
			// letters stand beside each other as wide as alone: a line is as wide as its pieces
			if (reach + widthOf(ended(piece), size, face) <= width + 0.001) {
				line += piece;
				reach += widthOf(piece, size, face);
				continue;
			}
			if (line !== '') lines.push(ended(line));
			line = piece;
			while (!fits(ended(line))) {
				const head = longest(line, (word) => fits(ended(word)));
				lines.push(head);
				line = line.slice(head.length);
			}
			reach = widthOf(line, size, face);
		}
		return [...lines, withoutSoftHyphens(line).trimEnd()];
	});
}

/** A line as it looks when it is broken here: a soft hyphen at its end shows. */
const ended = (line: string): string =>
	withoutSoftHyphens(line.endsWith(SOFT_HYPHEN) ? `${line}-` : line).trimEnd();

/** The longest beginning that fits, one letter at least. */
function longest(word: string, fits: (line: string) => boolean): string {
	let head = '';
	for (const letter of word) {
		if (head !== '' && !fits(head + letter)) break;
		head += letter;
	}
	return head;
}

/** The largest size not above `size` at which the text fits on one line of `width` mm. */
export const sizeToFit = (text: string, size: number, face: Face, width: number): number =>
	Math.min(size, (size * width) / Math.max(widthOf(text, size, face), 0.001));
