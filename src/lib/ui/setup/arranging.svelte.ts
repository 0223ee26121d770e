/** A table that is being arranged: who plays what with whom, on which sheet, and what they agree on. */
import { faultInWords } from '../../i18n/fault-words.ts';
import type { SetupWords } from '../../i18n/setup/en.ts';
import { isReadable, talkIn, type Language } from '../../i18n/talk.ts';
import { LONGEST_NAME } from '../../table/parse.ts';
import type { Edition, Options, Table } from '../../table/record.ts';
import { optionsOf } from './agreed.ts';
import { fieldFaults } from './field-fault.ts';
import { prepare, type Prepared } from './load.ts';
import { knownNames, tableAgain } from './start.ts';

/** How long remembered names are waited for, in milliseconds. */
const PATIENCE = 300;

export class Arranging {
	readonly #now: () => { readonly language: Language; readonly words: SetupWords };
	game = $state.raw<Prepared | null>(null);
	players = $state<string[]>([]);
	/** Names of earlier tables. */
	known = $state.raw<readonly string[]>([]);
	chosen = $state.raw<Record<string, unknown>>({});
	rulings = $state.raw<Readonly<Record<string, string>>>({});
	/** Only some of the sheets are kept on this device. */
	onlySome = $state(false);
	kept = $state<Record<number, boolean>>({ 0: true });
	sheet = $state.raw<Edition>('standard');

	constructor(now: () => { readonly language: Language; readonly words: SetupWords }) {
		this.#now = now;
	}

	readonly names: readonly string[] = $derived(this.players.map((name) => name.trim()));
	/** Things are called as the edition does. */
	readonly talk = $derived.by(() =>
		talkIn(this.#now().language, this.names, this.game?.game.names?.(this.sheet))
	);
	readonly options: Options = $derived.by(() => {
		if (!this.game) return {};
		const { chosen, rulings, sheet, names, kept } = this;
		const sheets = this.onlySome ? names.map((_, seat) => seat).filter((seat) => kept[seat]) : null;
		return optionsOf(this.game.game, names.length, { chosen, rulings, sheets, sheet });
	});
	/** What does not fit is told at its field as soon as it is entered. */
	readonly unfit = $derived.by(() => {
		if (!this.game) return [];
		const { game, words, faults } = this.game;
		return fieldFaults(game, this.names, this.options, this.sheet).map((one) => ({
			...one,
			sentence: faultInWords(
				faults,
				{ ...one.fault, path: words.options[one.field]?.label ?? one.field },
				this.talk
			)
		}));
	});
	/** Seats whose name says nothing, or too much. */
	readonly nameless: readonly number[] = $derived(
		this.names.flatMap((name, seat) => (!isReadable(name) || [...name].length > LONGEST_NAME ? [seat] : []))
	);

	/** Gets the game, and fills in whom and what earlier tables know; `isCurrent` while nobody asked for another one. */
	async load(id: string, again: string | null, isCurrent: () => boolean): Promise<void> {
		const remembered = knownNames();
		const [prepared, names, before] = await Promise.all([
			prepare(id, this.#now().language),
			// nobody waits for remembered names: late ones fill in where nobody has typed yet
			Promise.race([remembered, new Promise<[]>((late) => setTimeout(late, PATIENCE, []))]),
			tableAgain(again)
		]);
		if (!isCurrent()) return;
		this.game = prepared;
		if (this.players.length === 0) this.#seat(prepared, names, before);
		const late = await remembered;
		if (!isCurrent()) return;
		this.known = late;
		if (this.players.every((name, seat) => name === this.#unnamed(seat)))
			this.players = this.players.map((name, seat) => late[seat] ?? name);
	}

	#seat({ game }: Prepared, names: readonly string[], before: Table | null): void {
		const { min, max } = game.players;
		const usual = Math.min(max, Math.max(min, 2));
		const people = before?.players ?? names.slice(0, usual);
		this.players = Array.from(
			{ length: before ? people.length : usual },
			(_, seat) => people[seat] ?? this.#unnamed(seat)
		);
		const { rulings = {}, sheets, ...rest } = before?.options ?? {};
		this.chosen = rest;
		this.rulings = rulings;
		if (!sheets) return;
		this.onlySome = true;
		this.kept = Object.fromEntries(sheets.map((seat) => [seat, true]));
	}

	#unnamed(seat: number): string {
		return this.#now().words.playerNumber({ seat: seat + 1 });
	}
}
