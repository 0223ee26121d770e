/** What the team has chosen and not yet done: dice, cards on the board, viruses in an order. */
import { MediaQuery } from 'svelte/reactivity';
import type { Labels } from '../../i18n/games/combat-the-corona/labels.ts';
import { inWords } from '../../i18n/game-words.ts';
import { exchanges } from '../../validators/combat-the-corona/actions.ts';
import { sum } from '../../validators/combat-the-corona/dice.ts';
import type { CoronaMove } from '../../validators/combat-the-corona/moves.ts';
import { cellsOf, spaceCells, virusCells } from '../../validators/combat-the-corona/places.ts';
import type { RuleId } from '../../validators/combat-the-corona/rulebook.ts';
import type { State } from '../../validators/combat-the-corona/state.ts';
import { lifeLeft } from '../../validators/combat-the-corona/table.ts';
import { viruses, type Virus, type VirusName } from '../../sheets/combat-the-corona/facts.ts';
import type { Hand } from '../play/controls.ts';
import { labelsOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';

const virusNames: ReadonlyMap<string, VirusName> = new Map(viruses.map(({ id, name }) => [id, name]));

/** Cells that only tell something: which rule speaks of them. */
const explained: readonly (readonly [RegExp, RuleId])[] = [
	[/^bed-/, 'CTC-B1'],
	[/^inf-/, 'CTC-B2'],
	[/^ts-/, 'CTC-B3'],
	[/^help-/, 'CTC-T2']
];

const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
	list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

export class CoronaHand implements Hand {
	readonly play: Play;
	readonly label: ReturnType<typeof labelsOf<Labels>>;
	/** The printed board is shown; else the small board of the phone. */
	readonly roomy = new MediaQuery('(min-width: 760px) and (min-height: 600px)');
	/** Ticks of the checklist: on this screen only. */
	ticked = $state.raw<readonly string[]>([]);
	/** A hospital is about to be given up. */
	giving = $state(false);
	/** A die is about to be entered. */
	asking = $state<'reroll' | 'extra' | null>(null);
	tokens = $state(0);
	/** How many of the dice left over give beds; all of them unless somebody says less. */
	beds = $state<number | null>(null);
	/** Places of chosen dice in the row. */
	#dice = $state.raw<readonly number[]>([]);
	#spaces = $state.raw<readonly number[]>([]);
	#picked = $state.raw<readonly string[]>([]);

	constructor(play: Play) {
		this.play = play;
		this.label = labelsOf<Labels>(play);
	}

	get state(): State {
		return this.play.state as State;
	}
	get by(): number {
		return this.state.player;
	}
	get phase(): State['phase'] {
		return this.state.phase;
	}
	/** Viruses are chosen for a hospital that goes. */
	get picking(): boolean {
		return this.phase === 'destroy' || (this.giving && this.state.hospitals > 0);
	}

	virusName(id: string): string {
		const name = virusNames.get(id);
		return name ? `${this.#sheetText(`virus.${name}`)} ${id}` : id;
	}
	cardName(card: string): string {
		if (card.startsWith('blue:')) return card.slice('blue:'.length);
		if (card === 'wild') return this.#sheetText('wildCard');
		if (card === 'red') return this.#sheetText('redCard');
		return this.#sheetText(`action.${card}`);
	}
	#sheetText(key: string): string {
		return inWords(this.play.words.sheet, { key, values: {} }, this.play.talk);
	}
	virusLabel(virus: Virus): string {
		const { level, attack, shield, skills } = virus;
		const life = lifeLeft(this.state, virus);
		return this.label('virus', { virus: this.virusName(virus.id), level, life, attack, shield, skills });
	}

	get chosenDice(): readonly number[] {
		return this.#dice.filter((at) => at < this.state.dice.length);
	}
	get faces(): readonly number[] {
		return this.chosenDice.map((at) => this.state.dice[at] ?? 0);
	}
	get spaces(): readonly number[] {
		return this.#spaces.filter((space) => space <= this.state.board.length);
	}
	/** In the order of tapping. */
	picked(among: readonly Virus[]): readonly string[] {
		return this.#picked.filter((id) => among.some((virus) => virus.id === id));
	}
	get pickedViruses(): readonly string[] {
		return this.picked(this.state.viruses);
	}
	get bedsChosen(): number {
		return Math.min(this.beds ?? this.state.dice.length, this.state.dice.length);
	}

	/** What the chosen dice would do to this virus: the excess when it dies, else what is missing as a negative. */
	balance(virus: Virus): number | null {
		if (this.phase !== 'attack' || this.picking || this.faces.length === 0) return null;
		return sum(this.faces) - lifeLeft(this.state, virus);
	}

	get ghost(): ReadonlySet<string> {
		return new Set([...spaceCells(this.spaces), ...virusCells(this.state, this.pickedViruses)]);
	}

	get lit(): ReadonlySet<string> {
		const { state } = this;
		if (!this.play.live) return new Set();
		if (this.picking) return new Set(cellsOf(state, state.viruses));
		if (this.phase === 'remove') {
			const open = exchanges(state).filter((spaces) => this.spaces.every((space) => spaces.includes(space)));
			const sent = state.sends > 0 ? cellsOf(state, state.viruses) : [];
			return new Set([...open.flatMap(spaceCells), ...sent]);
		}
		if (this.phase !== 'attack' || state.dice.length === 0) return new Set();
		if (state.shields > 0) return new Set(['shields']);
		const damage = sum(this.faces.length > 0 ? this.faces : state.dice);
		const any = state.agreed.rulings['CTC-R1'] === 'b';
		const targets = state.viruses.filter((virus) => any || lifeLeft(state, virus) <= damage);
		return new Set(cellsOf(state, targets));
	}

	chooseDie(at: number): void {
		this.#dice = toggled(this.chosenDice, at);
		this.play.card = null;
	}
	pick(id: string): void {
		this.#picked = toggled(this.#picked, id);
		this.play.card = null;
	}
	unpick(): void {
		this.#picked = [];
	}
	tick(what: string): void {
		this.ticked = toggled(this.ticked, what);
	}
	#letGo(): void {
		this.giving = false;
		this.asking = null;
		this.tokens = 0;
		this.beds = null;
		this.#dice = [];
		this.#spaces = [];
		this.#picked = [];
	}

	make(...moves: readonly CoronaMove[]): Promise<boolean> {
		return this.play.make(moves, () => {
			this.#letGo();
		});
	}

	/** Only legal things happen; everything else is put to the referee, who says why not. */
	tap(cell: string): void {
		const [place = ''] = cell.split('.');
		const number = Number(/\d+$/.exec(place)?.[0]);
		if (place === 'virus') this.#tapLine(Number(cell.split('.')[1]));
		else if (/^s\d$/.test(place)) this.tapSpace(number);
		else if (/^h\d$/.test(place)) this.tapHospital(number);
		else if (place === 'shields') this.tapShield();
		else if (place === 'tokens') this.tapTokens();
		else if (place === 'defeated') this.tapDefeated();
		else this.#explain(place);
	}

	#tapLine(line: number): void {
		const virus = this.state.viruses[line - 1];
		if (virus) this.tapVirus(virus.id);
		else this.play.notice(this.label('noViruses'));
	}

	tapVirus(id: string): void {
		if (this.picking) {
			if (this.pickedViruses.length < 2 || this.pickedViruses.includes(id)) this.pick(id);
			else this.giveUp([...this.pickedViruses, id]);
			return;
		}
		if (this.phase === 'remove') void this.make({ do: 'send', by: this.by, virus: id });
		else if (this.phase === 'attack' && this.faces.length === 0)
			this.play.notice(this.label('chooseDice'), 'CTC-D9');
		else
			void this.make({ do: 'hit', by: this.by, virus: id, dice: this.faces.length > 0 ? this.faces : [1] });
	}

	tapShield(): void {
		if (this.phase === 'attack' && this.faces.length === 0 && this.state.shields > 0)
			this.play.notice(this.label('chooseDice'), 'CTC-D6');
		else {
			const dice = this.faces.length > 0 ? this.faces : [1];
			void this.make(...dice.map((die) => ({ do: 'shield' as const, by: this.by, die })));
		}
	}

	tapSpace(space: number): void {
		if (this.phase === 'remove' && space <= this.state.board.length) {
			this.#spaces = toggled(this.spaces, space);
			this.play.card = null;
		} else void this.make({ do: 'remove', by: this.by, spaces: [space] });
	}

	tapHospital(space: number): void {
		if (space === 0 && this.state.hospitals > 0) this.play.notice(this.label('printedStays'), 'CTC-H3');
		else if (this.play.awaited('hospital')) this.giving = !this.giving;
		else void this.make({ do: 'hospital', viruses: [] });
	}

	tapTokens(): void {
		const { dieTokens } = this.state;
		if (this.play.awaited('extra')) this.asking = 'extra';
		else if (this.play.awaited('roll') && dieTokens > 0) this.tokens = (this.tokens + 1) % (dieTokens + 1);
		else void this.make({ do: 'extra', by: this.by, die: 1 });
	}

	tapDefeated(): void {
		const names = this.state.defeated.map(({ id }) => this.virusName(id));
		this.play.notice(this.label('defeatedList', { viruses: names }), 'CTC-D14');
	}

	giveUp(viruses: readonly string[]): void {
		const verb = this.phase === 'destroy' && !this.giving ? 'destroy' : 'hospital';
		void this.make({ do: verb, viruses });
	}

	#explain(place: string): void {
		const rule = explained.find(([pattern]) => pattern.test(place))?.[1] ?? 'CTC-T2';
		this.play.notice(this.play.words.rules[rule]?.text ?? '', rule);
	}
}
