/** Texts of this game's own controls, with the values that they need. */
import type { Colour, EventId, Power, Region, RoleId } from '../../../sheets/pandemic-the-cure/facts.ts';
import type { Effect, LaterStep } from '../../../validators/pandemic-the-cure/moves.ts';
import type { Step, Why } from '../../../validators/pandemic-the-cure/state.ts';

type None = Record<string, never>;

export type Labels = {
	// names
	colour: { colour: Colour };
	region: { region: Region };
	face: { face: string };
	role: { role: RoleId };
	power: { power: Power };
	eventName: { card: EventId };
	eventText: { card: EventId };
	step: { step: Step };
	die: { colour: Colour; face: string };
	centre: None;
	cdc: None;
	cured: None;
	// the board
	rate: { dice: number };
	rateTrack: { space: number; skull: number };
	outbreaks: { count: number };
	epidemicIn: { spaces: number };
	theBag: None;
	bag: { count: number };
	tile: { name: string; dice: string[]; pawns: string[] };
	some: { count: number; colour: Colour };
	full: { colour: Colour };
	free: { free: number; total: number };
	card: { name: string; role: string; samples: string[] };
	cards: None;
	rateHint: None;
	outbreakHint: None;
	bagHint: None;
	curedHint: None;
	// entering dice
	enterSetup: None;
	openCards: { picked: number };
	toCards: None;
	begin: None;
	enterRoll: { dice: number };
	rolled: None;
	enterInfect: { draw: number };
	enterEpidemic: { centre: number; draw: number };
	centreHas: { count: number };
	placeDice: None;
	entered: { count: number; of: number };
	takeBack: { what: string };
	// the turn
	steps: None;
	stepOver: None;
	turn: { turn: number };
	chooseDie: None;
	noDice: None;
	tapPlace: { face: string };
	restLeft: { count: number };
	setAside: { count: number };
	reroll: None;
	rerollPick: None;
	rerollThese: { count: number };
	goOn: { step: LaterStep };
	cancel: None;
	choose: None;
	whosePawn: None;
	contain: None;
	containNow: { count: number };
	unlockPick: None;
	givePick: None;
	giveNothing: None;
	curePick: None;
	cureNothing: None;
	cureTried: None;
	cureEnter: { colour: Colour; count: number };
	tryCure: None;
	cureNeeds: { points: number };
	nothingDrawn: None;
	bagEmpty: None;
	lose: None;
	epidemic: None;
	// odds
	cureOdds: { colour: Colour; now: number; more: number | null };
	chance: { chance: number };
	outbreakOdds: { chance: number };
	// events
	events: { open: number };
	useEvent: None;
	price: { cost: number };
	payWith: None;
	whoMoves: None;
	whoGives: None;
	whoGets: None;
	where: None;
	whichColour: None;
	use: None;
	close: None;
	revealPick: None;
	customTitle: None;
	addEffect: None;
	removeEffect: { what: string };
	effect: { effect: Effect['effect'] };
	from: None;
	to: None;
	howMany: None;
	// what happened, step by step
	story: { at: number; of: number };
	storyPlaced: { colour: Colour; region: Region };
	storyCross: { colour: Colour };
	storyOutbreak: {
		colour: Colour;
		region: Region;
		to: Region;
		moved: number;
		outbreaks: number;
		chain: boolean;
	};
	storyLost: { why: Why };
	storyBack: None;
	storyNext: None;
	storyEnd: None;
	watch: None;
};
