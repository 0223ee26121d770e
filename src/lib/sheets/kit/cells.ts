/** Cell ids as pairs of functions: what makes an id also reads it, so that no id is spelt twice. */

export interface CellIds<Place> {
	/** `analysis.3.4` */
	readonly make: (place: Place) => string;
	/** The place that the id names, or null when it is no id of this area. */
	readonly read: (id: string) => Place | null;
}

/** The area that an id begins with. */
export const areaOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('.')));

/** What is said of the cells that one of these reads, the first that does. */
export const explainedBy = <T>(
	told: readonly (readonly [ids: { readonly read: (id: string) => unknown }, of: T])[],
	id: string
): T | null => told.find(([ids]) => ids.read(id) !== null)?.[1] ?? null;

const idsOf = <Place>(
	area: string,
	write: (place: Place) => string,
	parse: (rest: string) => Place | null
): CellIds<Place> => ({
	make: (place) => `${area}.${write(place)}`,
	read: (id) => (id.startsWith(`${area}.`) ? parse(id.slice(area.length + 1)) : null)
});

const whole = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

/** Squares of a grid: `area.row.column`. */
export const squareIds = (area: string): CellIds<readonly [row: number, column: number]> =>
	idsOf(
		area,
		([row, column]) => `${row}.${column}`,
		(rest) => {
			const [row, column, ...more] = rest.split('.').map(whole);
			return row != null && column != null && more.length === 0 ? [row, column] : null;
		}
	);

/** Numbered fields: `area.number`. */
export const fieldIds = (area: string): CellIds<number> => idsOf(area, String, whole);

/** Places named by words that an edition brings: `area.word`. */
export const wordIds = (area: string): CellIds<string> =>
	idsOf(
		area,
		(word) => word,
		(rest) => (rest === '' ? null : rest)
	);

/** Named places: `area.name`. */
export const nameIds = <Name extends string>(area: string, names: readonly Name[]): CellIds<Name> =>
	idsOf(
		area,
		(name) => name,
		(rest) => names.find((name) => name === rest) ?? null
	);
