/** The kinds of people: those of every edition, and the lines in which an edition states further ones. */
import { named, text, type Shape } from '../../table/shape.ts';
import { limits } from './limits.ts';
import { baseKinds, likes, type Like, type Module } from './vocabulary.ts';

export interface Kind {
	readonly id: string;
	/** Whose rules hold for it. */
	readonly like: Like;
	/** Patients and doctors have a colour. */
	readonly coloured: boolean;
	/** What brings it into play; null: it always is. */
	readonly module: Module | null;
	/** For the screen; null where the words of the app know it. */
	readonly name: string | null;
}

const nameShape = named(limits.name);
const line = new RegExp(`^([a-z][a-z0-9-]{0,${limits.id - 1}}) (${likes.join('|')})(?::(.*))?$`, 'su');

const isColoured = (like: Like): boolean => like === 'patient' || like === 'doctor';

/** `"surgeon doctor: Cirujana"`: id, the kind it is like, and if wanted a name; null when it is no such line. */
export function readKind(said: string): Kind | null {
	const [, id = '', word = '', name] = line.exec(said) ?? [];
	const like = likes.find((one) => one === word);
	if (!like || (name !== undefined && !nameShape.fits(name))) return null;
	return { id, like, coloured: isColoured(like), module: null, name: name?.trim() ?? id };
}

export const kindLine: Shape<string> = text((said) => readKind(said) !== null, 'value');

export const standardKinds: readonly Kind[] = Object.entries(baseKinds).map(([id, { like, module }]) => ({
	id,
	like,
	coloured: isColoured(like),
	module,
	name: null
}));

/** What the edition calls its further kinds. */
export const namesOf = ({ kinds }: { readonly kinds: readonly Kind[] }): Readonly<Record<string, string>> =>
	Object.fromEntries(kinds.flatMap(({ id, name }) => (name === null ? [] : [[`kind.${id}`, name]])));
