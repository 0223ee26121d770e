/** What the team has chosen and not yet done: dice, cards on the board, viruses in an order. */
import type { Labels } from '../../i18n/games/combat-the-corona/labels.ts';
import { inWords } from '../../i18n/game-words.ts';
import { pileCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { actionLabel, virusLabel } from '../../sheets/combat-the-corona/names.ts';
import type { Label } from '../../table/sheet.ts';
import { beyond } from '../../validators/combat-the-corona/attack.ts';
import { cellsOfIds, cellsOfSpaces } from '../../validators/combat-the-corona/cells.ts';
import { isPrinted, MOST_SENT } from '../../validators/combat-the-corona/hospitals.ts';
import type { Move, Verbs, Verb } from '../../validators/combat-the-corona/moves.ts';
import type { RuleId } from '../../validators/combat-the-corona/rulebook.ts';
import { blueCard } from '../../validators/combat-the-corona/shapes.ts';
import { lifeLeft, type State } from '../../validators/combat-the-corona/state.ts';
import type { Hand } from '../play/controls.ts';
import { roomy, type Notes } from '../play/frame.ts';
import { Holding } from '../play/holding.svelte.ts';
import type { Play } from '../play/play.svelte.ts';
import { toggled } from '../toggled.ts';
import { heldShape, nothingHeld, type Held } from './held.ts';
import { notesOf } from './notes.ts';
import { answerTap } from './taps.ts';
import { usedDice } from '../../validators/combat-the-corona/used-dice.ts';

type Types = { state: State; move: Move; rule: RuleId; held: Held };

export class CoronaHand extends Holding<Labels, Types> implements Hand {
	/** The printed board is shown; else the small board of the phone. */
	readonly roomy = roomy;
	/** Ticks of the checklist: on this screen only. */
	ticked = $state.raw<readonly string[]>([]);

	constructor(play: Play) {
		super(play, nothingHeld, heldShape);
	}

	/** A die is about to be entered. */
	get asking(): Held['asking'] {
		return this.held.asking;
	}
	set asking(asking: Held['asking']) {
		this.hold({ asking });
	}

	get by(): number {
		return this.state.player;
	}
	get phase(): State['phase'] {
		return this.state.phase;
	}
	/** Viruses are chosen for a hospital that goes. */
	get picking(): boolean {
		return this.play.awaited('destroy') || (this.held.giving && this.play.awaited('hospital'));
	}
	readonly notes: Notes = $derived.by(() => notesOf(this));
	/** Where viruses and spaces are tapped on the board, what is said about them may not lie on it. */
	get cardOver(): 'board' | 'tray' {
		return this.phase === 'remove' || this.phase === 'attack' || this.picking ? 'tray' : 'board';
	}

	/** "Husk"; a card of an own deck has only its number. */
	virusTitle(id: string): string {
		const { own, byId } = this.state.agreed;
		const card = own ? undefined : byId.get(id);
		return card?.name ? this.written(virusLabel(card)) : '';
	}
	/** "Husk V13". */
	virusName(id: string): string {
		return `${this.virusTitle(id)} ${id}`.trim();
	}
	cardName(card: string): string {
		const { own, kinds } = this.state.agreed;
		if (!own) return this.written(actionLabel(kinds.get(card) ?? { id: card, name: null }));
		const blue = blueCard.read(card);
		if (blue !== null) return blue;
		return this.written({ key: card === 'wild' ? 'wildCard' : 'redCard', values: {} });
	}
	written(label: Label): string {
		return typeof label === 'string' ? label : inWords(this.play.words.sheet, label, this.play.talk);
	}
	virusLabel(virus: Virus): string {
		const { level, attack, shield, skills } = virus;
		const life = lifeLeft(this.state, virus);
		return this.label('virus', { virus: this.virusName(virus.id), level, life, attack, shield, skills });
	}

	get chosenDice(): readonly number[] {
		return this.held.dice.filter((at) => at < this.state.dice.length);
	}
	/** Dice of this attack that are used up. */
	readonly usedDice: readonly number[] = $derived.by(() =>
		this.phase === 'attack' && this.play.live ? usedDice(this.log, this.state.dice) : []
	);
	/** Faces that a shield or a virus can take; with very many dice hits are possible, but not listed. */
	readonly usableFaces: ReadonlySet<number> = $derived.by(() => {
		const hits = this.legal('hit');
		if (hits.length === 0 && this.play.awaited('hit')) return new Set(this.state.dice);
		return new Set([...this.legal('shield').map(({ die }) => die), ...hits.flatMap(({ dice }) => dice)]);
	});
	get faces(): readonly number[] {
		return this.chosenDice.map((at) => this.state.dice[at] ?? 0);
	}
	get spaces(): readonly number[] {
		return this.held.spaces.filter((space) => space <= this.state.board.length);
	}
	/** In the order of tapping. */
	picked(among: readonly Virus[]): readonly string[] {
		return this.held.picked.filter((id) => among.some((virus) => virus.id === id));
	}
	get pickedViruses(): readonly string[] {
		return this.picked(this.state.viruses);
	}
	get bedsChosen(): number {
		return Math.min(this.held.beds ?? this.state.dice.length, this.state.dice.length);
	}

	/** What the chosen dice would do to this virus: the excess when it dies, else what is missing as a negative. */
	balance(virus: Virus): number | null {
		if (this.phase !== 'attack' || this.picking || this.faces.length === 0) return null;
		return beyond(this.state, virus, this.faces);
	}

	get ghost(): ReadonlySet<string> {
		return new Set([...cellsOfSpaces(this.spaces), ...cellsOfIds(this.state, this.pickedViruses)]);
	}

	/** All legal moves with this verb. */
	legal<V extends Verb>(verb: V): readonly Verbs[V][] {
		return this.moves.filter((move): move is Verbs[V] => move.do === verb);
	}

	/** Legal moves that go on from what is chosen. */
	readonly #open = $derived.by((): readonly Move[] => {
		if (this.picking) {
			const picked = this.pickedViruses;
			return this.legal(this.#givingVerb).filter(({ viruses }) =>
				picked.every((id, at) => viruses[at] === id)
			);
		}
		const faces = [...this.faces].sort((a, b) => a - b);
		return [
			...this.legal('remove').filter(({ spaces }) => this.spaces.every((space) => spaces.includes(space))),
			...this.legal('send'),
			...this.legal('shield').filter(({ die }) => faces.length === 0 || faces.includes(die)),
			...this.legal('hit').filter(({ dice }) => faces.length === 0 || dice.join() === faces.join())
		];
	});

	/** Viruses that a tap can mean now. */
	readonly litViruses: ReadonlySet<string> = $derived(
		new Set(
			this.#open.flatMap((move) => {
				if ('viruses' in move) return move.viruses.slice(this.pickedViruses.length);
				return 'virus' in move ? [move.virus] : [];
			})
		)
	);

	get lit(): ReadonlySet<string> {
		return new Set([
			...cellsOfIds(this.state, [...this.litViruses]),
			...this.#open.flatMap((move) => (move.do === 'remove' ? cellsOfSpaces(move.spaces) : [])),
			...(this.#open.some((move) => move.do === 'shield') ? [pileCells.make('shields')] : [])
		]);
	}

	chooseDie(at: number): void {
		this.hold({ dice: toggled(this.chosenDice, at) });
		this.play.card = null;
	}
	pick(id: string): void {
		this.hold({ picked: toggled(this.held.picked, id) });
		this.play.card = null;
	}
	unpick(): void {
		this.hold({ picked: [] });
	}
	tick(what: string): void {
		this.ticked = toggled(this.ticked, what);
	}
	make(...moves: readonly Move[]): Promise<boolean> {
		return this.play.make(moves, () => {
			this.letGo();
		});
	}

	/** Only legal things happen; everything else is put to the referee, who says why not. */
	tap(cell: string): void {
		answerTap(this, cell);
	}

	tapVirus(id: string): void {
		if (this.picking) {
			if (this.pickedViruses.length < MOST_SENT || this.pickedViruses.includes(id)) this.pick(id);
			else this.giveUp([...this.pickedViruses, id]);
			return;
		}
		if (this.phase === 'remove') void this.make({ do: 'send', by: this.by, virus: id });
		else if (this.phase === 'attack' && this.faces.length === 0)
			this.notice(this.label('chooseDice'), 'CTC-D9');
		else if (this.state.shielded.includes(id)) this.#breakShields(this.faces.slice(0, 1), id);
		else
			void this.make({ do: 'hit', by: this.by, virus: id, dice: this.faces.length > 0 ? this.faces : [1] });
	}

	tapShield(): void {
		if (this.phase === 'attack' && this.faces.length === 0 && this.state.shields > 0)
			this.notice(this.label('chooseDice'), 'CTC-D6');
		else this.#breakShields(this.faces.length > 0 ? this.faces : [1]);
	}
	#breakShields(dice: readonly number[], virus?: string): void {
		const on = virus === undefined ? {} : { virus };
		void this.make(...dice.map((die) => ({ do: 'shield' as const, by: this.by, die, ...on })));
	}

	tapSpace(space: number): void {
		if (this.phase === 'remove' && space <= this.state.board.length) {
			this.hold({ spaces: toggled(this.spaces, space) });
			this.play.card = null;
		} else void this.make({ do: 'remove', by: this.by, spaces: [space] });
	}

	tapHospital(space: number): void {
		if (isPrinted(space) && this.state.hospitals > 0) this.notice(this.label('printedStays'), 'CTC-H3');
		else if (this.play.awaited('hospital')) this.hold({ giving: !this.held.giving });
		else void this.make({ do: 'hospital', viruses: [] });
	}

	tapTokens(): void {
		const { dieTokens } = this.state;
		if (this.play.awaited('extra')) this.asking = 'extra';
		else if (this.play.awaited('roll') && dieTokens > 0)
			this.hold({ tokens: (this.held.tokens + 1) % (dieTokens + 1) });
		else void this.make({ do: 'extra', by: this.by, die: 1 });
	}

	tapDefeated(): void {
		const names = this.state.defeated.map(({ id }) => this.virusName(id));
		this.notice(this.label('defeatedList', { viruses: names }), 'CTC-D14');
	}

	get #givingVerb(): 'destroy' | 'hospital' {
		return this.play.awaited('destroy') && !this.held.giving ? 'destroy' : 'hospital';
	}
	giveUp(viruses: readonly string[]): void {
		void this.make({ do: this.#givingVerb, viruses });
	}
}
