/** Editions at random that break no edition rule: small and large decks, odd ids, charts of every length. */
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, some, times } from '../kit/at-random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Ids that are words elsewhere in the language. */
const odd = ['toString', 'valueOf', 'start', 'x2', 'S', 'easy', 'red', 'wild'];

function ids(random: Random, count: number, longest: number): string[] {
	const found = new Set(some(random, odd, 0.1).slice(0, count));
	while (found.size < count) {
		const length = between(random, 1, longest);
		found.add(times(length, () => pick(random, LETTERS)).join(''));
	}
	return [...found];
}

const named = (random: Random): string => (random() < 0.3 ? `: Card ${between(random, 0, 99)}` : '');

function virusLine(random: Random, id: string, group: string, copies: number): string {
	const words = [
		`${id} ${between(random, 1, 9)} ${between(random, 1, 12)}/${between(random, 0, 5)}`,
		...(random() < 0.25 ? ['S'] : []),
		...some(random, ['raise', 'save', 'destroy'], 0.15),
		...(group === '' ? [] : [group]),
		...(copies > 1 ? [`x${copies}`] : [])
	];
	return words.join(' ') + named(random);
}

function viruses(random: Random): string[] {
	const [start = 'Z', ...others] = ids(random, between(random, 2, 30), 8);
	let left = 79;
	const lines = others.map((id, at) => {
		const copies = Math.min(random() < 0.7 ? 1 : between(random, 2, 20), Math.max(1, left - others.length));
		left -= copies;
		const groups = ['', '', '', '', 'easy', 'medium', 'difficult', 'epic'];
		return virusLine(random, id, at === 0 ? '' : pick(random, groups), copies);
	});
	return [virusLine(random, start, 'start', 1), ...lines];
}

function actions(random: Random): string[] {
	const kinds = ids(random, between(random, 1, 10), 16).map((id) => {
		const solo = random() < 0.2 ? `+${between(random, 0, 3)}` : '';
		const colour = pick(random, ['blue', 'blue', 'red', 'wild']);
		return `${id} ${between(random, 0, 8)}${solo} ${colour}${named(random)}`;
	});
	return [...kinds, `enough- ${between(random, 6, 20)} blue`];
}

export function randomFacts(random: Random): Facts {
	const most = between(random, 1, 100);
	const all: Facts = {
		viruses: viruses(random),
		actions: actions(random),
		special: some(random, ['raise', 'save', 'destroy', 'shield'], 0.5),
		beds: [between(random, 1, most), most],
		lastLevel: between(random, 2, 30),
		hospitals: between(random, 1, 6),
		dieTokens: between(random, 0, 12),
		shieldTokens: between(random, 0, 12)
	};
	return Object.fromEntries(Object.entries(all).filter(() => random() < 0.7));
}
