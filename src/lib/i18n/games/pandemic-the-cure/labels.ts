/** Texts of this game's own controls, with the values that they need. */
import type { EffectName, Excess, Until } from '../../../sheets/pandemic-the-cure/effects.ts';
import type { Colour, EventId, Power, Region } from '../../../sheets/pandemic-the-cure/pieces.ts';
import type { RoleId } from '../../../sheets/pandemic-the-cure/standard.ts';
import type { LaterStep } from '../../../validators/pandemic-the-cure/moves.ts';
import type { Step, Why } from '../../../validators/pandemic-the-cure/state.ts';

type None = Record<string, never>;

/** How long a rate track may be, and what a space may say: the least and the most. */
interface TrackLimits {
	readonly spaces: readonly [number, number];
	readonly rate: readonly [number, number];
}

export type Labels = {
	// names
	colour: { colour: Colour };
	region: { region: Region };
	face: { face: string };
	role: { role: string };
	power: { power: Power };
	eventName: { card: string };
	eventText: { card: EventId };
	step: { step: Step };
	die: { colour: Colour; face: string };
	centre: None;
	cdc: None;
	cured: None;
	// the board
	rate: { dice: number };
	rateTrack: { space: number; skull: number };
	outbreaks: { count: number; limit: number };
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
	outbreakHint: { stack: number; limit: number };
	bagHint: None;
	curedHint: None;
	/** Honest about what the app made up, or knows from one source only. */
	trackOurs: None;
	cardTrust: { role: RoleId };
	eventsOurs: None;
	ours: None;
	// entering dice
	enterSetup: { dice: number; stack: number };
	openCards: { picked: number; of: number };
	begin: None;
	enterRoll: { dice: number };
	rolled: None;
	enterEpidemic: { centre: number; lying: readonly string[]; draw: number };
	placeDice: None;
	entered: { count: number; of: number };
	takeBack: { what: string };
	otherFace: None;
	asChosen: None;
	mayLeaveOut: None;
	// the bar
	barRoll: { name: string; dice: number };
	barLocked: { name: string };
	barAct: { name: string; dice: number };
	barGive: { name: string };
	barCure: { name: string };
	barInfect: { name: string; draw: number };
	barEpidemic: { dice: number };
	barStory: None;
	barLine: { turn: number; draw: number };
	// the turn
	steps: None;
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
	otherCard: None;
	revealPick: None;
	customTitle: None;
	addEffect: None;
	removeEffect: { what: string };
	effect: { effect: EffectName };
	from: None;
	to: None;
	howMany: None;
	player: None;
	points: None;
	spaces: None;
	owner: None;
	nobody: None;
	onCard: None;
	excess: None;
	until: None;
	excessOf: { excess: Excess };
	untilOf: { until: Until };
	specialTitle: None;
	powerUse: None;
	leaveOut: None;
	doIt: None;
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
	storyPrevented: { colour: Colour; region: Region; moved: number; excess: Excess };
	storyLost: { why: Why };
	storyBack: None;
	storyNext: None;
	storyEnd: None;
	storySkip: None;
	watch: None;
	// a track and role cards of the table's own
	ownTrack: None;
	printedTrack: None;
	trackDice: None;
	trackDiceHelp: TrackLimits;
	trackEpidemics: None;
	trackEpidemic: None;
	trackRate: { rate: string };
	trackSpace: { space: number; dice: string };
	trackWrong: TrackLimits & { space: number; entered: string };
	trackLength: TrackLimits;
	ownCard: None;
	printedCard: None;
	whichCard: None;
	notPlayed: None;
	cardDice: None;
	cardFace: { nth: number };
	oneAction: None;
	twoActions: None;
};
