/** Positions written as text: one move a line, as somebody at the table would tell it. */
import { readVirus } from './cards.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import type { Marks } from '../../src/lib/validators/combat-the-corona/marks.ts';
import type { CoronaMove } from '../../src/lib/validators/combat-the-corona/moves.ts';
import type { status } from '../../src/lib/validators/combat-the-corona/status.ts';
import { parseMove, parseSetup } from '../../src/lib/table/parse.ts';
import type { Options, Setup } from '../../src/lib/table/record.ts';

type Status = ReturnType<typeof status>;

const numbers = (words: readonly string[]): number[] => words.map(Number);

/** What each line means; `by` is the player of the turn. */
const tell: Readonly<Record<string, (words: readonly string[], by: number, own: boolean) => CoronaMove>> = {
	setup: (words, _, own) =>
		own ? { do: 'setup', start: readVirus(words[0] ?? '1:60/0') } : { do: 'setup', top: words },
	play: ([card = ''], by) => ({ do: 'play', by, card }),
	skip: (_, by) => ({ do: 'skip', by }),
	remove: (words, by) => ({ do: 'remove', by, spaces: numbers(words) }),
	clear: ([reshuffle], by) => ({ do: 'clear', by, reshuffle: reshuffle === 'reshuffle' }),
	send: ([virus = ''], by) => ({ do: 'send', by, virus }),
	/** `roll 3 4 spending 1` */
	roll: (words, by) => {
		const at = words.indexOf('spending');
		return at < 0
			? { do: 'roll', by, dice: numbers(words), tokens: 0 }
			: { do: 'roll', by, dice: numbers(words.slice(0, at)), tokens: Number(words[at + 1]) };
	},
	reroll: ([die, to], by) => ({ do: 'reroll', by, die: Number(die), to: Number(to) }),
	extra: ([die], by) => ({ do: 'extra', by, die: Number(die) }),
	shield: ([die], by) => ({ do: 'shield', by, die: Number(die) }),
	hit: ([virus = '', ...dice], by) => ({ do: 'hit', by, virus, dice: numbers(dice) }),
	rest: ([beds = '0'], by) => ({ do: 'rest', by, beds: Number(beds) }),
	reveal: (words, _, own) => ({ do: 'reveal', cards: own ? words.map(readVirus) : words }),
	place: (words) => ({ do: 'place', viruses: words }),
	save: (words) => ({ do: 'save', order: words }),
	destroy: (words) => ({ do: 'destroy', viruses: words }),
	bottom: (words) => ({ do: 'bottom', order: words }),
	hospital: (words) => ({ do: 'hospital', viruses: words })
};

export class Position {
	readonly setup: Setup;
	readonly state: unknown;

	constructor(setup: Setup, state: unknown) {
		this.setup = setup;
		this.state = state;
	}

	get marks(): Marks {
		return game.marks(this.state) as Marks;
	}
	get status(): Status {
		return game.status(this.state) as Status;
	}
	get result(): unknown {
		return game.score(this.state).result;
	}
	get awaited(): readonly string[] {
		return this.status.awaits.map((awaited) => awaited.do);
	}
	/** Legal moves with this verb. */
	listed(verb: string): readonly unknown[] {
		return game.moves(this.state).filter((move) => move.do === verb);
	}

	private read(line: string): CoronaMove {
		const [verb = '', ...words] = line.trim().split(/\s+/);
		const say = tell[verb];
		if (!say) throw new Error(`what is "${line}"?`);
		return say(words, this.status.player, this.setup.options['deck'] === 'own');
	}

	/** Each complaint as "rule key". */
	refuses(line: string | CoronaMove): readonly string[] {
		const move = typeof line === 'string' ? this.read(line) : line;
		const parsed = parseMove(game, this.setup, move);
		if (!parsed.ok) throw new Error(`${JSON.stringify(move)} has no shape: ${parsed.fault.path}`);
		return game.check(this.state, parsed.value).map(({ rule, say }) => `${rule} ${say.key}`);
	}

	/** Goes on from here; a line that is not allowed fails the test. */
	then(text: string): Position {
		let here = new Position(this.setup, this.state);
		for (const line of text.split(';').map((words) => words.trim())) {
			const [verb, card = ''] = line.split(' ');
			if (verb === 'turn') here = here.quietly(card, '20:1/0 20:1/0 20:1/0');
			else if (verb === 'calm') here = here.quietly(card, '1:60/0 20:1/0 20:1/0');
			else here = here.with(here.read(line));
		}
		return here;
	}

	private with(move: CoronaMove): Position {
		const complaints = this.refuses(move);
		if (complaints.length > 0) throw new Error(`${JSON.stringify(move)}: ${complaints.join(', ')}`);
		return new Position(this.setup, game.apply(this.state, move));
	}

	/**
	 * A turn in which next to nothing happens, with own cards only. `turn`: no virus is placed, so the marker moves;
	 * `calm`: a harmless one is placed and the marker stays. Without a card it goes on from the roll.
	 */
	private quietly(card: string, shown: string): Position {
		const played = card === '' ? this : this.then(`play ${card}`);
		const ones = Array.from({ length: played.status.rollDice }, () => '1').join(' ');
		const revealed = played.then(`roll ${ones};rest;reveal ${shown}`);
		return revealed.then(`bottom ${revealed.marks.aside.join(' ')}`);
	}
}

export function table(options: Options = {}, players = 2): Position {
	const names = ['Ana', 'Bo', 'Cleo', 'Dani', 'Eva', 'Flo'].slice(0, players);
	const setup = parseSetup(game, { players: names, options });
	if (!setup.ok) throw new Error(`no such options: ${setup.fault.path}`);
	return new Position(setup.value, game.start(setup.value));
}

/** A table with cards of its own, so that a test can have the virus that it needs. */
export const ownTable = (start = '1:60/0', options: Options = {}, players = 2): Position =>
	table({ deck: 'own', deckSize: 60, ...options }, players).then(`setup ${start}`);
