/**
 * Which values a field of an open move can have, learnt from how the game is usually played, so that one roll is
 * one number among as many as there are rolls. A value that never came up has no number.
 */
import type { Json } from './codec/walk.ts';

export type Domain =
	| { readonly kind: 'number'; readonly min: number; readonly max: number }
	| { readonly kind: 'one'; readonly of: readonly Json[] }
	| { readonly kind: 'list'; readonly min: number; readonly max: number; readonly of: Domain | null };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Null when values of different kinds stand in one place: such a field has no numbers. */
export function widen(domain: Domain | null, value: Json): Domain | null {
	if (typeof value === 'number') {
		if (domain === null) return { kind: 'number', min: value, max: value };
		if (domain.kind !== 'number') return null;
		return { kind: 'number', min: Math.min(domain.min, value), max: Math.max(domain.max, value) };
	}
	if (isList(value)) {
		if (domain !== null && domain.kind !== 'list') return null;
		const { min, max, of } = domain ?? { min: value.length, max: value.length, of: null };
		return {
			kind: 'list',
			min: Math.min(min, value.length),
			max: Math.max(max, value.length),
			of: value.reduce<Domain | null>((inner, element) => widen(inner, element), of)
		};
	}
	if (typeof value === 'object' && value !== null) return null;
	if (domain !== null && domain.kind !== 'one') return null;
	const of = domain?.of ?? [];
	return { kind: 'one', of: of.includes(value) ? of : [...of, value] };
}

/** How many values there are. */
export function sizeOf(domain: Domain): number {
	switch (domain.kind) {
		case 'number':
			return domain.max - domain.min + 1;
		case 'one':
			return domain.of.length;
		case 'list': {
			let sum = 0;
			for (let length = domain.min; length <= domain.max; length++) sum += lists(domain.of, length);
			return sum;
		}
	}
}

const lists = (of: Domain | null, length: number): number =>
	of ? sizeOf(of) ** length : length === 0 ? 1 : 0;

/** Which of these values it is, or null when it is none of them. */
export function numberOf(domain: Domain, value: Json): number | null {
	switch (domain.kind) {
		case 'number':
			return typeof value === 'number' && value >= domain.min && value <= domain.max
				? value - domain.min
				: null;
		case 'one': {
			const at = domain.of.indexOf(value);
			return at < 0 ? null : at;
		}
		case 'list': {
			if (!isList(value) || value.length < domain.min || value.length > domain.max) return null;
			let number = 0;
			for (const element of value) {
				const digit = domain.of ? numberOf(domain.of, element) : null;
				if (digit === null || !domain.of) return null;
				number = number * sizeOf(domain.of) + digit;
			}
			for (let length = domain.min; length < value.length; length++) number += lists(domain.of, length);
			return number;
		}
	}
}

/** The way back; `number` is less than the size. */
export function valueOf(domain: Domain, number: number): Json {
	switch (domain.kind) {
		case 'number':
			return domain.min + number;
		case 'one':
			return domain.of[number] ?? null;
		case 'list': {
			let rest = number;
			let length = domain.min;
			while (length < domain.max && rest >= lists(domain.of, length)) rest -= lists(domain.of, length++);
			const found: Json[] = [];
			for (let i = 0; i < length && domain.of; i++) {
				found.unshift(valueOf(domain.of, rest % sizeOf(domain.of)));
				rest = Math.floor(rest / sizeOf(domain.of));
			}
			return found;
		}
	}
}
