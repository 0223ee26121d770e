import type { Language } from './languages.ts';

/** A chance as people read it: 0 % and 100 % only when they are certain. */
export const percent = (language: Language): ((chance: number) => string) => {
	const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
	return (chance) =>
		format.format(chance > 0 && chance < 1 ? Math.min(0.999, Math.max(0.001, chance)) : chance);
};
