/** The words that the sheet needs, and how its parts are headed. */
import type { Say, Values } from '../../table/record.ts';
import { text } from '../kit/draw.ts';
import type { Box, TextInk } from '../../table/sheet.ts';

export type SheetText =
	| 'title'
	| 'notice'
	| 'noticeOwn'
	| 'mutant'
	| 'bonuses'
	| 'health'
	| 'formula'
	| 'biotech'
	| 'risk'
	| 'score'
	| 'shapes'
	| 'research'
	| 'name.explorer'
	| 'name.analysis'
	| 'name.rat'
	| 'name.resistant'
	| 'name.health'
	| 'name.formula'
	| 'name.biotech'
	| 'name.free'
	| 'hint.mutant'
	| 'hint.bonuses'
	| 'hint.health'
	| 'hint.formula'
	| 'hint.biotech'
	| 'hint.risk'
	| 'hint.rows'
	| 'hint.curve'
	| 'hint.research'
	| 'factors'
	| 'bands'
	| 'cell.mutant'
	| 'cell.bonus'
	| 'cell.health'
	| 'cell.formula'
	| 'cell.step'
	| 'cell.factor'
	| 'cell.biotech'
	| 'cell.risk'
	| 'cell.entry'
	| 'cell.resistantEntry'
	| 'cell.hospital'
	| 'cell.row'
	| 'cell.virus'
	| 'cell.score'
	| 'part.health'
	| 'part.resistant'
	| 'part.formula'
	| 'part.biotech'
	| 'part.pairs'
	| 'part.curve'
	| 'part.mutant'
	| 'part.total'
	| 'field.player'
	| 'field.scenario'
	| 'field.players';

export const words = (key: SheetText, values: Values = {}): Say => ({ key, values });

/** The heading of an area, and beside it or below it how to use it. */
export const heading = (key: SheetText, { x, y }: Box): TextInk =>
	text(words(key), [x, y + 4.2], { size: 10, face: 'caps', tone: 'accent' });

/** Larger in wide areas, which a phone shows smaller. */
export const hint = (key: SheetText, x: number, y: number, width: number, size = 7.3): TextInk =>
	text(words(key), [x, y], { size, tone: 'soft', width });
