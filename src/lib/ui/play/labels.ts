/** The labels of a game's own controls. `L` are its keys with their values, so that the compiler knows both. */
import type { Play } from './play.svelte.ts';

type Nothing = Record<string, never>;

/** Keys with the values that their words need. */
export type LabelsOf<L> = { readonly [K in keyof L]: object };

export const labelsOf =
	<L extends LabelsOf<L>>({ words, talk }: Pick<Play, 'words' | 'talk'>) =>
	<K extends keyof L & string>(key: K, ...[values]: L[K] extends Nothing ? [] : [L[K]]): string => {
		const phrase = words.labels[key];
		if (phrase === undefined) throw new Error(`no label "${key}"`);
		return typeof phrase === 'string' ? phrase : phrase(values ?? {}, talk);
	};

/** The labels of a game, as its controls get them. */
export type LabelOf<L extends LabelsOf<L>> = ReturnType<typeof labelsOf<L>>;
