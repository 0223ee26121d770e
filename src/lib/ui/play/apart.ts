/** Names of things that lie side by side: of those that are called the same, each says which of them it is. */
import type { PlayWords } from '../../i18n/play/en.ts';

export function apart(names: readonly string[], { nthOf }: Pick<PlayWords, 'nthOf'>): readonly string[] {
	const before = new Map<string, number>();
	return names.map((name) => {
		const of = names.filter((other) => other === name).length;
		if (of === 1) return name;
		const nth = (before.get(name) ?? 0) + 1;
		before.set(name, nth);
		return nthOf({ name, nth, of });
	});
}
