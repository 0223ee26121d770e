/** The ids of the cells, in one place for the sheet, the pencil and the refusals. */
import { factors, type BonusKind, type Factor, type Space } from './facts.ts';

const signs: Readonly<Record<string, string>> = { '=': 'equals', '+': 'plus', '-': 'minus', '/': 'half' };

/** Like `plus2`: an id without signs, so that it can stand in links. */
const factorNames = new Map<Factor, string>(
	factors.map((factor) => [factor, `${signs[factor.charAt(0)] ?? ''}${factor.slice(1)}`])
);

export const mutantCell = (box: number): string => `mutant.${box}`;
export const bonusCell = (kind: BonusKind, circle: number): string => `bonus.${kind}.${circle}`;
export const healthCell = (row: number, column: number): string => `health.${row}.${column}`;
export const formulaCell = (box: number): string => `formula.${box}`;
export const stepCell = (box: number): string => `step.${box}`;
export const factorCell = (factor: Factor): string => `factor.${factorNames.get(factor) ?? ''}`;
export const biotechCell = (space: Space): string => `biotech.${space}`;
export const riskCell = (row: number, column: number): string => `risk.${row}.${column}`;
export const rowCell = (row: number): string => `row.${row}`;
export const virusCell = (column: number): string => `virus.${column}`;
export const scoreCell = (part: string): string => `score.${part}`;
