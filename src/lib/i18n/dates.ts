/** Days as people write them where this browser is at home: "12 Nov" in London, "Nov 12" in Boston. */
import type { Language } from './languages.ts';

const DAY = 86_400_000;

/** The browser's own variety of a language. */
const varietyOf = (language: Language): string =>
	navigator.languages.find((tag) => tag.slice(0, 2) === language.slice(0, 2)) ?? language;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "yesterday", "12 Nov", "12 Nov 2025". A damaged date must not take the whole list with it. */
export function dayIn(language: Language, time: number, now = Date.now()): string {
	const date = new Date(time);
	if (Number.isNaN(date.getTime())) return '–';
	const variety = varietyOf(language);
	const ago = Math.round((midnight(now) - midnight(time)) / DAY);
	if (ago === 0 || ago === 1)
		return new Intl.RelativeTimeFormat(variety, { numeric: 'auto' }).format(-ago, 'day');
	const isThisYear = date.getFullYear() === new Date(now).getFullYear();
	return new Intl.DateTimeFormat(variety, {
		day: 'numeric',
		month: 'short',
		...(!isThisYear && { year: 'numeric' })
	}).format(date);
}
