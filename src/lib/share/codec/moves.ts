/** The moves of a record: who, which form of move (its verb and fields), then the fields. */
import type { Move } from '../../table/record.ts';
import { blend } from './model.ts';
import { CLASS } from './symbols.ts';
import { spell } from './words.ts';
import { ownField, type Json, type Walk } from './walk.ts';

/** A verb with the names of its further fields, sorted. */
export interface Form {
	readonly verb: string;
	readonly fields: readonly string[];
	readonly seated: boolean;
}

const MOST_FORM_FIELDS = 16;
const MOST_FORMS = 500;

const formOf = ({ do: verb, by, ...rest }: Move): Form => ({
	verb,
	fields: Object.keys(rest).sort(),
	seated: by !== undefined
});
const nameOf = ({ verb, fields, seated }: Form): string => [verb, seated ? '+' : '-', ...fields].join(' ');

export class Moves {
	readonly #walk: Walk;
	readonly #seats: number;
	readonly #forms: Form[];
	readonly #numbers = new Map<string, number>();
	/** The forms of the last moves, the last first, and who made them. */
	#past: number[] = [];
	#seat = 0;
	#seatBefore = 0;
	readonly #pastOf = new Map<number, number[]>();

	constructor(walk: Walk, seats: number, forms: readonly Form[] = []) {
		this.#walk = walk;
		this.#seats = seats;
		this.#forms = [...forms];
		for (const [at, form] of forms.entries()) this.#numbers.set(nameOf(form), at);
	}

	get forms(): readonly Form[] {
		return this.#forms;
	}

	move(wanted: Move): Move {
		const who = this.#who(wanted.by ?? null);
		const pastOf = this.#pastOf.get(who ?? -1) ?? [];
		const number = this.#form(formOf(wanted), who, pastOf);
		const form = this.#forms[number];
		if (!form) return { do: '' };
		this.#note(number, who, pastOf);
		this.#walk.turnTo(who ?? -1);
		const fields = form.fields.map((name) => {
			const value = ownField(wanted as unknown as Readonly<Record<string, Json>>, name);
			return [name, this.#walk.field(number, name, value)] as const;
		});
		return Object.fromEntries([
			['do', form.verb],
			...(who === null ? [] : [['by', who] as const]),
			...fields
		]) as unknown as Move;
	}

	/** The seat, counted on from the one before, so that all seats are alike. */
	#who(wanted: number | null): number | null {
		const [one = -1, two = -1] = this.#past;
		const turned = (this.#seat - this.#seatBefore + this.#seats) % this.#seats;
		const contexts = [
			blend(1, one),
			blend(2, one, two),
			blend(3, one, turned),
			blend(4, one, two, turned, this.#seats),
			blend(5, this.#seats, turned, one, this.#past[2] ?? -1, two)
		];
		const told = wanted === null ? 0 : 1 + ((wanted - this.#seat + this.#seats) % this.#seats);
		const found = this.#walk.symbols.number(CLASS.who, contexts, told);
		return found === 0 ? null : (found - 1 + this.#seat) % this.#seats;
	}

	#form(wanted: Form, who: number | null, pastOf: readonly number[]): number {
		const { symbols } = this.#walk;
		const [one = -1, two = -1, three = -1] = this.#past;
		const [own = -1, ownTwo = -1] = pastOf;
		const same = who === this.#seat ? 1 : 0;
		const contexts = [
			blend(10, one, same),
			blend(11, one, two, same),
			blend(12, one, two, three, same),
			blend(13, own, same),
			blend(14, own, ownTwo),
			blend(15, own, one),
			blend(16, own, ownTwo, one, two)
		];
		const known = this.#numbers.get(nameOf(wanted));
		const found = symbols.number(CLASS.form, contexts, known === undefined ? 0 : known + 1);
		if (found > this.#forms.length) symbols.fail('noSuchWord');
		return found > 0 ? found - 1 : this.#newForm({ ...wanted, seated: who !== null });
	}

	#newForm(wanted: Form): number {
		const { symbols, words } = this.#walk;
		const verb = spell(symbols, wanted.verb);
		const count = symbols.number(CLASS.size, [20], wanted.fields.length);
		if (count > MOST_FORM_FIELDS || this.#forms.length >= MOST_FORMS) symbols.fail('tooLong');
		const fields: string[] = [];
		for (let i = 0; i < count && !symbols.wrong; i++) {
			fields.push(words.any(symbols, [21], wanted.fields[i] ?? '').word);
		}
		const form = { verb, fields, seated: wanted.seated };
		this.#numbers.set(nameOf(form), this.#forms.length);
		return this.#forms.push(form) - 1;
	}

	#note(form: number, who: number | null, pastOf: readonly number[]): void {
		this.#past = [form, ...this.#past.slice(0, 2)];
		this.#pastOf.set(who ?? -1, [form, ...pastOf.slice(0, 1)]);
		this.#seatBefore = this.#seat;
		if (who !== null) this.#seat = who;
	}
}
