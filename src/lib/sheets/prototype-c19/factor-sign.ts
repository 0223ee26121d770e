/** How a factor is written for people. */
import type { Factor } from './facts.ts';

const signs: Readonly<Record<string, string>> = { '-': '–', '/': '÷' };

export const factorSign = (factor: Factor): string =>
	`${signs[factor.charAt(0)] ?? factor.charAt(0)}${factor.slice(1)}`;
