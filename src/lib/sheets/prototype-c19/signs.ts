/** How a factor is written for people. */
const signs: Readonly<Record<string, string>> = { '-': '–', '/': '÷', x: '×' };

export const factorSign = (factor: string): string =>
	`${signs[factor.charAt(0)] ?? factor.charAt(0)}${factor.slice(1)}`;
