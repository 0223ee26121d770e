/** Texts of this game's own controls. Viruses and cards come in as the names that the players read. */
import type { Difficulty, Skill } from '../../../sheets/combat-the-corona/lines.ts';

type Nothing = Record<string, never>;

export interface Labels {
	stepPlay: Nothing;
	stepRemove: Nothing;
	stepAttack: Nothing;
	stepViruses: Nothing;
	steps: { now: string };

	barSetup: Nothing;
	barTurn: { turn: number; cards: number };
	barMust: Nothing;
	barSend: { left: number };
	barExchange: Nothing;
	barRoll: { dice: number };
	barDice: { player: string; dice: readonly number[] };
	barShields: { shields: number };
	barHit: Nothing;
	barLeft: Nothing;
	barViruses: Nothing;

	checklist: Nothing;
	checkMarkers: { beds: number };
	checkRed: { difficulty: Difficulty; cards: readonly string[] };
	checkShuffle: Nothing;
	checkTen: { count: number };
	checkGreen: { solo: boolean };
	checkDeal: { cards: number };
	checkRedraw: Nothing;
	checkLayout: Nothing;
	checkFirst: { player: string };
	tenTitle: Nothing;
	tenChosen: { count: number; of: number };
	tenConfirm: Nothing;
	tenSkip: Nothing;
	startTitle: Nothing;
	startConfirm: Nothing;

	search: Nothing;
	nothingFound: Nothing;
	onTopNow: Nothing;
	recent: Nothing;
	otherCards: Nothing;
	revealTitle: { count: number };
	revealConfirm: { count: number };
	ownCard: { number: number; of: number };
	addCard: Nothing;
	seenBefore: Nothing;
	level: Nothing;
	life: Nothing;
	attack: Nothing;
	shield: Nothing;
	skill: { skill: Skill };
	less: { what: string };
	more: { what: string };
	takeOut: { what: string };
	signs: Nothing;

	playTitle: { player: string };
	copiesLeft: { left: number; of: number };
	skip: Nothing;
	blueName: Nothing;
	playBlue: Nothing;
	playWild: Nothing;
	playRed: Nothing;

	exchange: { chosen: number; of: number };
	exchangeHint: Nothing;
	clearTitle: Nothing;
	clearReshuffle: Nothing;
	clearKeep: Nothing;
	sendTitle: { left: number };
	rollTitle: { dice: number; hospitals: number; tokens: number };
	spend: { tokens: number; owned: number };

	chooseDice: Nothing;
	die: { face: number };
	dieUsed: { face: number };
	dieIdle: { face: number };
	onShield: { shields: number };
	sum: { sum: number };
	wouldDie: { virus: string; waste: number };
	wouldNot: { virus: string; missing: number };
	suggest: Nothing;
	suggestNone: Nothing;
	suggestTitle: { count: number; ways: number };
	suggestMore: { ways: number };
	shieldWith: { dice: readonly number[] };
	hitWith: { virus: string; dice: readonly number[]; waste: number };
	leftOver: { dice: readonly number[] };
	reroll: Nothing;
	rerollTitle: { die: number };
	rerollChoose: Nothing;
	extra: { owned: number };
	extraTitle: Nothing;
	cancel: Nothing;
	bedsTitle: { dice: number };
	endAttack: { beds: number; threat: number };
	endAttackLost: { beds: number; threat: number };

	placeTitle: { infection: number; best: number };
	placeSum: { sum: number; infection: number };
	placeConfirm: Nothing;
	saveTitle: { count: number };
	bottomTitle: { count: number };
	orderHint: Nothing;
	orderAgain: Nothing;
	orderConfirm: Nothing;
	destroyTitle: Nothing;
	hospitalTitle: Nothing;
	hospitalHint: Nothing;
	hospitalOpen: { pieces: number };
	hospitalShort: Nothing;
	hospitalConfirm: { count: number };
	destroyConfirm: { count: number };

	beds: Nothing;
	infection: Nothing;
	threat: { threat: number; masks: number };
	hospitals: Nothing;
	dieTokens: Nothing;
	shields: Nothing;
	deck: Nothing;
	stock: Nothing;
	defeated: Nothing;
	noViruses: Nothing;
	emptySpace: { space: number };
	cardInSpace: { space: number; card: string };
	virus: {
		virus: string;
		level: number;
		life: number;
		attack: number;
		shield: boolean;
		skills: readonly Skill[];
	};
	defeatedList: { viruses: readonly string[] };
	printedStays: Nothing;
	legend: Nothing;
	legendSkill: { skill: Skill };
	legendShield: Nothing;
	legendMask: Nothing;
	legendReroll: Nothing;
	legendFifth: Nothing;
}
