/** What a table agreed on before its first move, in words. */
import type { Line } from '../table/engine.ts';
import type { Matter } from './matter.ts';

export interface Agreement {
	readonly label: string;
	readonly said: string;
}

/** One option as it was chosen, or null where there is nothing to say. */
export function optionSaid({ words, talk }: Matter, { game, setup }: Line, name: string): string | null {
	const option = game.options.find((field) => field.name === name);
	const standard = option && 'default' in option ? option.default : undefined;
	const chosen = setup.options[name] ?? standard;
	const label = (value: unknown): string => words.options[name]?.values?.[String(value)] ?? String(value);
	const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
	const several = Array.isArray(chosen) ? chosen : [chosen];
	return several.length > 0 && several.every(isPlain) ? talk.and(several.map(label)) : null;
}

/** Options that can be said in words, and how each open question was settled. */
export function agreedIn(matter: Matter, line: Line): readonly Agreement[] {
	const { game, setup } = line;
	const { words } = matter;
	const options = game.options.flatMap(({ name, kind }) => {
		const said =
			kind === 'choice' || kind === 'number' || kind === 'several' ? optionSaid(matter, line, name) : null;
		const label = words.options[name]?.label;
		return said === null || label === undefined ? [] : [{ label, said }];
	});
	const rulings = game.rulings.flatMap(({ id, answers, default: standard }) => {
		const asked = words.rulings[id];
		const said = asked?.answers[setup.options.rulings?.[id] ?? standard ?? answers[0] ?? ''];
		return asked && said !== undefined ? [{ label: asked.question, said }] : [];
	});
	return [...options, ...rulings];
}
