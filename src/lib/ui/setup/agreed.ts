/** From what was entered on the set-up screen to the options of a record: defaults are left out. */
import type { OptionField } from '../../table/game.ts';
import type { Options } from '../../table/record.ts';

export interface Entered {
	readonly chosen: Readonly<Record<string, unknown>>;
	readonly rulings: Readonly<Record<string, string>>;
	/** Seats kept on this device, or null for all. */
	readonly sheets: readonly number[] | null;
}

const isDefault = (field: OptionField, value: unknown): boolean => {
	if (value === undefined) return true;
	// a list of numbers of which some are left open is decided by what is printed
	if (field.kind === 'numbers')
		return !Array.isArray(value) || value.some((number) => typeof number !== 'number');
	return 'default' in field && JSON.stringify(field.default) === JSON.stringify(value);
};

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
	fields: readonly OptionField[],
	players: number,
	{ chosen, rulings, sheets }: Entered
): Options {
	const options: Record<string, unknown> = {};
	for (const field of fields) {
		const value = chosen[field.name];
		if (field.kind === 'sheets' || isDefault(field, value) || !applies(field, fields, chosen)) continue;
		// a player who was added or removed since then must not leave a list of the wrong length behind
		if ((field.kind === 'perPlayer' || field.kind === 'seats') && Array.isArray(value)) {
			const fill = (seat: number): unknown => (field.kind === 'perPlayer' ? field.default : seat);
			const list: unknown[] = Array.from(
				{ length: players },
				(_, seat) => (value as unknown[])[seat] ?? fill(seat)
			);
			if (list.every((entry, seat) => entry === fill(seat))) continue;
			options[field.name] = list;
			continue;
		}
		options[field.name] = value;
	}
	const answers = Object.fromEntries(Object.entries(rulings).filter(([, answer]) => answer !== 'a'));
	if (Object.keys(answers).length > 0) options['rulings'] = answers;
	if (sheets && sheets.length < players) options['sheets'] = [...sheets].sort((a, b) => a - b);
	return options;
}
