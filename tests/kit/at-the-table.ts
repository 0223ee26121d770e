/**
 * The one notation of all tests: a table, lines of moves ("A roll 3 5; B test 0 4.1"), and refusals as "RULE key".
 * Seats are A, B, C …; a line without a seat has no `by`. What the words after the verb mean, each game says once.
 */
import { parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type {
	Edition,
	Facts,
	Move,
	Options,
	Position,
	Say,
	Setup,
	Status
} from '../../src/lib/table/record.ts';

/** The fields of a move from the words after its verb. */
export type Fields = Readonly<Record<string, (words: readonly string[], here: At) => object>>;

/** What stands at the beginning of a test; two players by default. */
export interface Beginning {
	readonly players?: number;
	readonly options?: object;
	/** Facts of an own edition. */
	readonly facts?: Facts;
	readonly from?: object;
}

/** A table at some point of its play. */
export interface At {
	readonly setup: Setup;
	readonly state: unknown;
	readonly status: Status;
	readonly marks: unknown;
	/** Plays on; a line that is not legal is a mistake of the test. */
	after(...script: readonly (string | Move)[]): At;
	/** Every rule that the move breaks: ["FTV-V8 cutsOff"]; empty when it is legal. */
	broken(line: string | Move): string[];
	/** The move of a line, legal or not. */
	move(line: string): Move;
	/** What a legal move sets off besides itself. */
	told(line: string | Move): readonly Say[];
	/** Whether the door refuses the move for its shape. */
	malformed(line: string | object): boolean;
	/** Like "A roll", in the order of the status. */
	readonly awaited: readonly string[];
	/** Legal moves with this verb. */
	listed(verb: string): readonly Move[];
}

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dai', 'Eva', 'Flo', 'Gil', 'Hua', 'Ida', 'Jo', 'Kai', 'Lea'];
const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;
const nameOf = (seat: number): string => NAMES[seat] ?? `P${seat + 1}`;

const linesOf = (script: string): string[] =>
	script
		.split(/[\n;]/)
		.map((line) => line.trim())
		.filter((line) => line !== '');

export interface Notation {
	readonly table: (beginning?: Beginning) => At;
	/** What the door says of a set-up: a path and a key, or the rules that are broken; null when it fits. */
	readonly refusedSetup: (beginning: Beginning) => string | null;
	/** "FTV-T3 by 0 testing.1.1", one for each doubt. */
	readonly doubts: (beginning: Beginning) => string[];
	/** The options of a table that answers questions otherwise: `rulings('R1b', 'R4a')`. */
	readonly rulings: (...answers: readonly string[]) => Options;
	/** The same table with something else in its state: for what no position can say, as it stands within a turn. */
	readonly altered: <State>(here: At, change: (state: State) => State) => At;
}

export function notation(game: AnyGame, fields: Fields): Notation {
	function raw(line: string, here: At): object {
		const words = line.split(/\s+/);
		const seated = /^[A-Z]$/.test(words[0] ?? '');
		const [verb = '', ...rest] = seated ? words.slice(1) : words;
		const by = seated ? { by: seatOf(words[0] ?? '') } : {};
		return { do: verb, ...by, ...fields[verb]?.(rest, here) };
	}

	function read(line: string | Move, here: At): Move {
		const parsed = parseMove(game, here.setup, typeof line === 'string' ? raw(line, here) : line);
		if (parsed.ok) return parsed.value;
		throw new Error(`${JSON.stringify(line)}: ${parsed.fault.path} ${parsed.fault.say.key}`);
	}

	const at = (setup: Setup, state: unknown): At => {
		const broken = (line: string | Move): string[] =>
			game.check(state, read(line, here)).map(({ rule, say }) => `${rule} ${say.key}`);
		const legal = (line: string | Move): Move => {
			const complaints = broken(line);
			if (complaints.length > 0) throw new Error(`${JSON.stringify(line)}: ${complaints.join()}`);
			return read(line, here);
		};
		const here: At = {
			setup,
			state,
			get status() {
				return game.status(state);
			},
			get marks() {
				return game.marks(state);
			},
			after(...script) {
				const lines = script.flatMap((part): (string | Move)[] =>
					typeof part === 'string' ? linesOf(part) : [part]
				);
				const [first, ...rest] = lines;
				if (first === undefined) return here;
				return at(setup, game.apply(state, legal(first))).after(...rest);
			},
			broken,
			move: (line) => read(line, here),
			told: (line) => {
				const move = legal(line);
				return game.tells?.(state, move, game.apply(state, move)) ?? [];
			},
			malformed: (line) => !parseMove(game, setup, typeof line === 'string' ? raw(line, here) : line).ok,
			get awaited() {
				return game
					.awaits(state)
					.map(({ do: verb, by }) => (by === undefined ? verb : `${String.fromCharCode(65 + by)} ${verb}`));
			},
			listed: (verb) => game.moves(state).filter((move) => move.do === verb)
		};
		return here;
	};

	function parsed({ players = 2, options = {}, facts, from }: Beginning) {
		const names = Array.from({ length: players }, (_, seat) => nameOf(seat));
		const sheet: Edition = facts ? { name: 'Ours', facts } : 'standard';
		return parseSetup(game, { players: names, options, sheet, ...(from && { from }) });
	}

	function setupOf(beginning: Beginning): Setup {
		const setup = parsed(beginning);
		if (setup.ok) return setup.value;
		throw new Error(`${setup.fault.path} ${setup.fault.say.key}`);
	}

	return {
		table: (beginning = {}) => {
			const setup = setupOf(beginning);
			return at(setup, game.start(setup));
		},
		refusedSetup: (beginning) => {
			const setup = parsed(beginning);
			if (setup.ok) return null;
			const { path, say, complaints } = setup.fault;
			return complaints ? complaints.map(({ rule }) => rule).join(' ') : `${path} ${say.key}`;
		},
		doubts: (beginning) =>
			game.position
				.doubts(setupOf(beginning))
				.map(({ rule, by, cells }) => [rule, ...(by === undefined ? [] : [`by ${by}`]), ...cells].join(' ')),
		rulings: (...answers) => ({
			rulings: Object.fromEntries(
				answers.map((text) => {
					const asked = game.rulings.find(({ id }) => id.endsWith(`-${text.slice(0, -1)}`));
					if (!asked?.answers.includes(text.slice(-1))) throw new Error(`no such answer: ${text}`);
					return [asked.id, text.slice(-1)];
				})
			)
		}),
		altered: <State>({ setup, state }: At, change: (state: State) => State) =>
			at(setup, change(state as State))
	};
}

/** The position that a table stands at, as data. */
export const positionOf = (game: AnyGame, { state }: At): Position | null => game.position.of(state);
