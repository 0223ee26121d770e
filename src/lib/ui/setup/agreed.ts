/** From what was entered on the set-up screen to the options of a record: defaults are left out. */
import type { AnyGame, OptionField } from '../../table/game.ts';
import type { Edition, Options } from '../../table/record.ts';
import { defaultOf } from '../../validators/kit/rulebook.ts';

export interface Entered {
	readonly chosen: Readonly<Record<string, unknown>>;
	readonly rulings: Readonly<Record<string, string>>;
	/** Seats kept on this device, or null for all. */
	readonly sheets: readonly number[] | null;
	/** The edition that will be played on. */
	readonly sheet: Edition;
}

type Each = OptionField & { readonly kind: 'perPlayer' };

/** What there is to choose for each player on this edition. */
export const valuesOn = (field: Each, sheet: Edition): readonly string[] =>
	field.valuesOn?.(sheet) ?? field.values;

/** What each player has: the default where nothing was chosen, or what another edition has and this one has not. */
export function eachOf(field: Each, chosen: unknown, players: number, sheet: Edition): readonly string[] {
	const values = valuesOn(field, sheet);
	const list: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
	return Array.from(
		{ length: players },
		(_, seat) => values.find((value) => value === list[seat]) ?? field.default
	);
}

const isDefault = (field: OptionField, value: unknown): boolean =>
	value === undefined || ('default' in field && JSON.stringify(field.default) === JSON.stringify(value));

type Numbers = OptionField & { readonly kind: 'numbers' };

/** What stands in each of these fields, undefined where it is left open: as many as there are on this edition. */
export function numbersIn(field: Numbers, chosen: Readonly<Record<string, unknown>>, sheet: Edition) {
	const value = chosen[field.name] ?? field.default;
	const open = field.leftOpen?.(sheet, chosen);
	const { length } = open ?? field.values;
	const entered: readonly unknown[] = Array.isArray(value) ? value : [];
	return {
		open,
		entered: Array.from({ length }, (_, at) => {
			const one = entered[at];
			return typeof one === 'number' ? one : undefined;
		})
	};
}

/** The numbers of a table that has its own: one that is left open is as it is printed. None where all are. */
function ownNumbers(field: Numbers, chosen: Readonly<Record<string, unknown>>, sheet: Edition) {
	const { entered, open } = numbersIn(field, chosen, sheet);
	if (entered.every((one, at) => one === undefined || one === open?.[at]?.value)) return null;
	const numbers = entered.flatMap((one, at) => one ?? open?.[at]?.value ?? []);
	return numbers.length === entered.length ? numbers : null;
}

/** An option that depends on another one counts only while that one has the right value. */
export const applies = (
	field: OptionField,
	fields: readonly OptionField[],
	chosen: Readonly<Record<string, unknown>>
): boolean => {
	if (field.kind !== 'number' || !field.when) return true;
	const { option, value } = field.when;
	const other = fields.find(({ name }) => name === option);
	return (chosen[option] ?? (other && 'default' in other ? other.default : undefined)) === value;
};

export function optionsOf(
	{ options: fields, rulings: questions }: Pick<AnyGame, 'options' | 'rulings'>,
	players: number,
	{ chosen, rulings, sheets, sheet }: Entered
): Options {
	const options: Record<string, unknown> = {};
	for (const field of fields) {
		const value = chosen[field.name];
		if (field.kind === 'sheets' || isDefault(field, value) || !applies(field, fields, chosen)) continue;
		// a player who was added or removed since then must not leave a list of the wrong length behind
		if (field.kind === 'perPlayer') {
			const list = eachOf(field, value, players, sheet);
			if (list.some((entry) => entry !== field.default)) options[field.name] = list;
			continue;
		}
		if (field.kind === 'seats' && Array.isArray(value)) {
			const list = Array.from({ length: players }, (_, seat) => (value as unknown[])[seat] ?? seat);
			if (list.some((entry, seat) => entry !== seat)) options[field.name] = list;
			continue;
		}
		if (field.kind === 'numbers') {
			const numbers = ownNumbers(field, chosen, sheet);
			if (numbers) options[field.name] = numbers;
			continue;
		}
		options[field.name] = value;
	}
	const answers = Object.fromEntries(
		questions.flatMap((question) => {
			const answer = rulings[question.id];
			return answer === undefined || answer === defaultOf(question) ? [] : [[question.id, answer]];
		})
	);
	if (Object.keys(answers).length > 0) options['rulings'] = answers;
	if (sheets && sheets.length < players) options['sheets'] = [...sheets].sort((a, b) => a - b);
	return options;
}
