/** A size as people say it: "3.4 MB". */
export function inBytes(bytes: number, language: string): string {
	const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
	const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
	return new Intl.NumberFormat(language, {
		style: 'unit',
		unit: units[step],
		maximumFractionDigits: step > 1 ? 1 : 0
	}).format(bytes / 1000 ** step);
}
