/** What is wrong with an edition, field by field, in words. */
import { faultInWords } from '../../i18n/fault-words.ts';
import type { FaultWords } from '../../i18n/faults/en.ts';
import { complaintInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { Draft } from './draft.svelte.ts';

export interface Wrong {
	/** Each once, in the order of the rules. */
	readonly fields: readonly string[];
	readonly nameOf: (field: string) => string;
	/** Empty where nothing is wrong. */
	readonly saidOf: (field: string) => string;
}

const fieldOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? '';

export function wrongIn(
	{ faults, fault }: Pick<Draft, 'faults' | 'fault'>,
	texts: AnyGameWords,
	faultWords: FaultWords,
	talk: Talk
): Wrong {
	const shapeless = fault && fieldOf(fault.path);
	return {
		fields: [...new Set([...faults.map(({ field }) => field), ...(shapeless === null ? [] : [shapeless])])],
		nameOf: (field) => {
			const phrase = texts.edition?.[field];
			return phrase === undefined ? field : typeof phrase === 'string' ? phrase : phrase({}, talk);
		},
		saidOf: (field) => {
			const rule = faults.find((one) => one.field === field);
			if (rule) return `${complaintInWords(texts, rule, talk)} (${rule.rule})`;
			return fault && shapeless === field ? faultInWords(faultWords, fault, talk) : '';
		}
	};
}
