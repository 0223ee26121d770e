/** Puts a game together from its parts: the one dispatcher of all games. */
import type { EditionBook } from '../../sheets/kit/edition.ts';
import type { Entry } from '../../table/entry.ts';
import { erase, type AnyGame, type GameEdition, type OptionField } from '../../table/game.ts';
import type {
	Awaited,
	CellMarks,
	Complaint,
	Derivation,
	Doubt,
	Edition,
	Ending,
	DieOnTable,
	Options,
	Position,
	Rule,
	Ruling,
	Say,
	Score,
	Setup,
	Status
} from '../../table/record.ts';
import { object, oneOf, verbs, where, type Fault, type Shape } from '../../table/shape.ts';
import type { Deed, Deeds, MoveOf, Verbs } from './deeds.ts';
import type { Turn } from './turn.ts';

export interface Plan<State, T extends Verbs<T>, Agreed extends object, F extends object, P extends object> {
	readonly id: string;
	readonly players: { readonly min: number; readonly max: number };
	readonly rulebook: Readonly<Record<string, Rule>>;
	readonly rulings: readonly Ruling[];
	readonly options: {
		readonly fields: readonly OptionField[];
		readonly shape: (players: number) => Shape<Options>;
	};
	/** What is printed: facts.ts, and the same drawn. */
	readonly facts: EditionBook<F>;
	readonly edition: GameEdition;
	/** What the edition calls things in words of its own. */
	readonly names?: (facts: F) => Readonly<Record<string, string>>;
	/** Options, rulings, facts and what follows from them: made once for all tables that agree on the same. */
	readonly agree: (setup: Setup, facts: F) => Agreed;
	/** What players and options have against the edition. */
	readonly misfit?: (setup: Setup, facts: F) => Fault | null;
	/** Before the first move. */
	readonly begin: (agreed: Agreed) => State;
	readonly position: {
		readonly shape: (agreed: Agreed) => Shape<P>;
		/** Written out at the desk; absent: the position before the first move. */
		readonly blank?: (agreed: Agreed) => P;
		readonly from: (agreed: Agreed, position: P) => State;
		readonly of: (state: State) => P | null;
		readonly doubts: (agreed: Agreed, position: P) => readonly Doubt[];
	};
	/** How a position is copied from paper, by taps on the sheet of a seat. */
	readonly entry: (agreed: Agreed, seat: number) => Entry<P>;
	readonly turn: Turn<State, MoveOf<T>>;
	readonly deeds: Deeds<State, T, Agreed>;
	/** What follows by itself after every move. */
	readonly follow?: (state: State) => State;
	readonly over: (state: State) => boolean;
	readonly marks: (state: State) => unknown;
	readonly status: (state: State) => Status;
	readonly score: (state: State) => Score;
	/** Which cells and which rules stand behind each part of it. */
	readonly explain: (state: State) => readonly Derivation[];
	readonly pencil: (state: State) => readonly CellMarks[];
	/** What a legal move set off besides itself. */
	readonly tells?: (before: State, move: MoveOf<T>, after: State) => readonly Say[];
	readonly ending?: (state: State) => Ending;
	/** The dice that lie on the table; absent where the game has none. */
	readonly diceOnTable?: (state: State) => readonly DieOnTable[];
	readonly totals?: 'points' | 'none';
	/** Verbs that the whole table follows, the throw first. */
	readonly open: readonly string[];
}

const MOST_KEPT = 64;
const nothing: readonly never[] = [];

/** Tables of one edition that agree on the same share what follows from it. */
function agreements<F extends object, Agreed>(
	factsOf: (edition: Edition | undefined) => F,
	agree: (setup: Setup, facts: F) => Agreed
): (setup: Setup) => Agreed {
	const byFacts = new WeakMap<F, Map<string, Agreed>>();
	return (setup) => {
		const facts = factsOf(setup.sheet);
		let byText = byFacts.get(facts);
		if (!byText) byFacts.set(facts, (byText = new Map<string, Agreed>()));
		const text = JSON.stringify([setup.players, setup.options]);
		const known = byText.get(text);
		if (known !== undefined) return known;
		const [oldest] = byText.keys();
		if (byText.size >= MOST_KEPT && oldest !== undefined) byText.delete(oldest);
		const agreed = agree(setup, facts);
		byText.set(text, agreed);
		return agreed;
	};
}

export function planned<State, T extends Verbs<T>, Agreed extends object, F extends object, P extends object>(
	plan: Plan<State, T, Agreed, F, P>
): AnyGame {
	type M = MoveOf<T>;
	type AnyDeed = Deed<State, M, Agreed>;
	const { turn, position } = plan;
	// the verb of a move picks the deed for this very move, which the compiler cannot see
	const deeds = plan.deeds as unknown as Readonly<Record<string, AnyDeed>>;
	const deedOf = (verb: string): AnyDeed => {
		const deed = deeds[verb];
		if (!deed) throw new Error(`no deed "${verb}"`);
		return deed;
	};
	const agreedOn = agreements(plan.facts.factsOf, plan.agree);
	const follow = plan.follow ?? ((state: State) => state);

	const check = (state: State, move: M): readonly Complaint[] => {
		const outOfTurn = turn.check(state, move);
		return outOfTurn.length > 0 ? outOfTurn : (deedOf(move.do).check?.(state, move) ?? nothing);
	};
	const moveShape = (agreed: Agreed): Shape<M> =>
		verbs<M>(
			Object.fromEntries(
				Object.entries(deeds).map(([verb, { fields, shape: own, fits }]) => {
					const shape: Shape<unknown> = own?.(agreed) ?? object({ do: oneOf(verb), ...fields(agreed) });
					return [verb, fits ? where(shape, (move) => fits(move as M), 'value') : shape];
				})
			)
		);
	const start = (setup: Setup): State => {
		const agreed = agreedOn(setup);
		return setup.from === undefined ? plan.begin(agreed) : position.from(agreed, setup.from as P);
	};
	const { misfit, names } = plan;

	return erase<State, M>({
		id: plan.id,
		players: plan.players,
		options: plan.options.fields,
		rulings: plan.rulings,
		rulebook: plan.rulebook,
		edition: plan.edition,
		...(names && { names: (edition: Edition) => names(plan.facts.factsOf(edition)) }),
		position: {
			shape: (setup) => position.shape(agreedOn(setup)) as Shape<Position>,
			blank: (setup) => {
				const agreed = agreedOn(setup);
				return position.blank?.(agreed) ?? position.of(plan.begin(agreed)) ?? {};
			},
			// a position of this game is what the erased type calls a position
			entry: (setup, seat) => plan.entry(agreedOn(setup), seat) as unknown as Entry,
			of: (state) => position.of(state) as Position | null,
			doubts: (setup) => (setup.from === undefined ? [] : position.doubts(agreedOn(setup), setup.from as P))
		},
		shape: { options: plan.options.shape, move: (setup) => moveShape(agreedOn(setup)) },
		...(misfit && { misfit: (setup: Setup) => misfit(setup, plan.facts.factsOf(setup.sheet)) }),
		start,
		check,
		apply: (state, move) => follow(deedOf(move.do).apply(state, move)),
		awaits: turn.awaits,
		moves: (state) => {
			const found: M[] = [];
			for (const { do: verb, by = 0 } of turn.awaits(state) as readonly Awaited[])
				for (const move of deedOf(verb).moves?.(state, by) ?? nothing) found.push(move);
			return found;
		},
		chance: (state, { do: verb, by = 0 }, random) => deedOf(verb).chance?.(state, by, random) ?? null,
		concession: (state, move) => deedOf(move.do).concession?.(state, move) ?? null,
		over: plan.over,
		marks: plan.marks,
		status: plan.status,
		score: plan.score,
		explain: plan.explain,
		pencil: plan.pencil,
		cells: (state, move) => deedOf(move.do).cells?.(state, move) ?? nothing,
		diceOnTable: plan.diceOnTable ?? (() => nothing),
		faces: (state, move) => deedOf(move.do).faces?.(state, move) ?? nothing,
		spoken: (state, move) => ({ ...move, ...deedOf(move.do).said?.(state, move) }),
		...(plan.tells && { tells: plan.tells }),
		...(plan.ending && { ending: plan.ending }),
		...(plan.totals && { totals: plan.totals }),
		open: plan.open
	});
}
