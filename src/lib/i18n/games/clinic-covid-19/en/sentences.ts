import { kindIn, slotLetter, type Words } from '../words.ts';
import { an, nouns } from './labels.ts';

export const sentences: Words['sentences'] = {
	over: 'The game is over: nothing more is recorded.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} has no place in this phase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} is already done with this phase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} has already taken tiles in this round.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} has no tiles left to place.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} has already said that nobody is left to infect.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} has no tile left to put on a slot.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} has already reported the final popularity.`,
	kindNeedsModule: ({ who, module }, talk) =>
		`This table plays without the module ${nouns.module[module]}: there is no ${kindIn(nouns, who, talk)} to infect.`,
	wardNeedsModule: ({ ward, module }) =>
		`This table plays without the module ${nouns.module[module]}: there is no ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'This table plays without the module Workaholics: no doctor is a workaholic.',
	outsideNeedsModule: 'This table plays without the module Facilities: nobody is outside the clinic.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} has not chosen Admit patients in this round yet.`,
	tooManyAdmissions: ({ by, admits }, talk) =>
		talk.plural(admits, {
			one: `${talk.player(by)} has already used the only Admit tile in this round.`,
			other: `${talk.player(by)} has already used all ${admits} Admit tiles in this round.`
		}),
	arrivesUnadmitted: ({ by }, talk) =>
		`Nobody arrives before ${talk.player(by)} has chosen Admit patients in this round.`,
	cleanSlot: ({ slot }) => `Slot ${slotLetter(slot)} has no tile: an arrival there is not recorded.`,
	takesTooMany: ({ tiles, stack }, talk) =>
		talk.plural(stack, {
			one: `Only ${stack} tile lies on the stack, not ${tiles}.`,
			other: `Only ${stack} tiles lie on the stack, not ${tiles}.`
		}),
	leavesTooFew: ({ tiles, left, others }, talk) =>
		talk.plural(others, {
			one: `Taking ${tiles} leaves ${left}, but ${others} player still needs a tile.`,
			other: `Taking ${tiles} leaves ${left}, but ${others} players still need a tile each.`
		}),
	leavesTiles: ({ by, stack }, talk) =>
		`${talk.player(by)} is the last to take and must take all that is left: ${stack}.`,
	fullInfectsNobody: ({ by }, talk) =>
		`${talk.player(by)} said that nobody is left to infect: the tiles are handed on.`,
	notFull: ({ by }, talk) =>
		`${talk.player(by)} hands on tiles only after saying that nobody is left to infect.`,
	handsToSelf: ({ by }, talk) => `${talk.player(by)} cannot hand tiles to the same clinic.`,
	handsToFull: ({ to }, talk) => `${talk.player(to)} has nobody left to infect either.`,
	handsTooMany: ({ tiles, hand }, talk) =>
		talk.plural(hand, {
			one: `There is only ${hand} tile in the hand, not ${tiles}.`,
			other: `There are only ${hand} tiles in the hand, not ${tiles}.`
		}),
	noTileThere: ({ by, person }, talk) =>
		`Nobody with a tile has number ${person} in the clinic of ${talk.player(by)}.`,
	noTileOnSlot: ({ slot }) => `Slot ${slotLetter(slot)} has no tile to remove.`,
	slotStays: ({ slot, price }) =>
		`At this table $${price} removes tiles under patients and doctors only, not the one on slot ${slotLetter(slot)}.`,
	staffStays: ({ kind, price }, talk) =>
		`At this table $${price} removes tiles under patients and doctors only: the ${kindIn(nouns, kind, talk)} stays in quarantine.`,
	notInfectedHere: ({ by, person }, talk) =>
		`Nobody infected has number ${person} in the clinic of ${talk.player(by)}.`,
	cared: ({ person }) => `Number ${person} was already cared for in this round.`,
	fresh: ({ person }) =>
		`Number ${person} was infected by a consultation just now: movement is over, so treatment has to wait.`,
	doctorNotThere: ({ person, ward }) =>
		`Number ${person} is an infected doctor, and those are not treated here (${nouns.ward[ward]}).`,
	noOrdinaryConsultation:
		'At this table an infected person has no ordinary consultation, only the special one.',
	restingDoctor: ({ doctor, colour }) =>
		`Doctor ${doctor} (${nouns.colour[colour]}) was treated in this round and does not work any more.`,
	infectedDoctor: ({ doctor, colour }) =>
		`Doctor ${doctor} (${nouns.colour[colour]}) is infected and treats nobody.`,
	noSuchDoctor: ({ by, doctor }, talk) =>
		`${talk.player(by)} has no doctor with number ${doctor}: a healthy doctor is named by colour.`,
	wrongNurses: ({ doctor, kind, colour, nurses, needed }, talk) =>
		talk.plural(needed, {
			zero: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} ${an(doctor, 'a')} doctor needs no nurse, not ${nurses}.`,
			one: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} ${an(doctor, 'a')} doctor needs exactly ${needed} nurse, not ${nurses}.`,
			other: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} ${an(doctor, 'a')} doctor needs exactly ${needed} nurses, not ${nurses}.`
		}),
	neverTreats: ({ doctor, kind, colour }) =>
		`${an(doctor, 'A')} doctor never treats an infected ${nouns.colour[colour]} ${nouns.kind[kind]}, with whatever nurses.`,
	roomFull: ({ room, used, coming, beds }, talk) =>
		talk.plural(beds, {
			one: `Room ${room} has ${beds} bed: ${used} + ${coming} are too many in a round.`,
			other: `Room ${room} has ${beds} beds: ${used} + ${coming} are too many in a round.`
		}),
	slotTaken: ({ slot }) => `Slot ${slotLetter(slot)} already holds a tile.`,
	immune: 'Workaholic doctors are immune.',
	outsideIsSafe: ({ who }, talk) =>
		`Outside the clinic nobody is infected: the ${kindIn(nouns, who, talk)} is safe there.`,
	caredWorse: ({ now, then }) =>
		`Care never makes worse: ${nouns.colour[now]} cannot become ${nouns.colour[then]}.`,
	tooManyTiles: ({ needed, total }) => `The stacks need ${needed} tiles, but there are only ${total}.`,
	columnLength: ({ column, numbers, rounds }, talk) =>
		talk.plural(rounds, {
			one: `The column ${column} has ${numbers} numbers, but there is just ${rounds} round.`,
			other: `The column ${column} needs ${rounds} numbers, one for each round, and has ${numbers}.`
		}),
	noColumnFits: ({ total, least }) =>
		`No column can be played: the smallest needs ${least} tiles, and there are only ${total}.`,
	sameKind: ({ kind }) => `There are two kinds of people with the name “${kind}”.`,
	tooEarlyToEnd: ({ round, rounds }) => `The game does not end in round ${round}: it has ${rounds} rounds.`,
	goesOn: ({ phase }) => `Nothing is left to do in this phase (${nouns.phase[phase]}): it would be over.`,
	noLastContagion: ({ round }) => `At this table there are no new contagions in the last round, ${round}.`,
	alreadyLost: ({ cured, deceased }) =>
		`The game was lost before any popularity was asked for: ${deceased} deceased, ${cured} cured.`,
	unreported: ({ by }, talk) =>
		`The game is not lost, and ${talk.player(by)} has not reported any popularity.`,
	wrongTotal: ({ found, total }) => `There are ${found} tiles in all, and not ${total}.`,
	janitorWithoutModule: 'A janitor is in quarantine, but the module Janitors is not in play.',
	caredWithoutModule: 'Somebody was cared for, but neither Intensive care nor Transfusions is in play.',
	lostWithoutModule: ({ module }) =>
		`Somebody of the module ${nouns.module[module]} lies in the deceased box, but it is not in play.`,
	neverAdmitted: ({ by }, talk) => `${talk.player(by)} has not admitted patients in this round.`,
	admittedTooOften: ({ by, admitted, admits }, talk) =>
		talk.plural(admits, {
			one: `${talk.player(by)} has admitted ${admitted} times in this round, which is possible only once.`,
			other: `${talk.player(by)} has admitted ${admitted} times in this round, which is possible only ${admits} times.`
		}),
	handsBeyondStack: ({ tiles, stack }) =>
		`The hands hold ${tiles} tiles, but the stack of this round had only ${stack}.`,
	moreTilesThanLaid: ({ tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `${tiles} tile is in play, but no more than ${laid} can have come in so far.`,
			other: `${tiles} tiles are in play, but no more than ${laid} can have come in so far.`
		}),
	tooFewLeft: ({ left, others }, talk) =>
		talk.plural(others, {
			one: `${others} player has not taken a tile yet, and ${Math.max(0, left)} are left.`,
			other: `${others} players have not taken a tile yet, and ${Math.max(0, left)} are left.`
		}),
	moreOnSlots: ({ by, tiles, laid }, talk) =>
		talk.plural(tiles, {
			one: `${talk.player(by)} has ${tiles} tile on slots, but only ${laid} were laid there so far.`,
			other: `${talk.player(by)} has ${tiles} tiles on slots, but only ${laid} were laid there so far.`
		}),
	impossibleColour: ({ person, kind, colour }) =>
		`Number ${person}, ${an(colour, 'a')} ${nouns.kind[kind]}, cannot have this colour now.`,
	lateQuarantine: ({ by, phase }, talk) =>
		`Somebody of ${talk.player(by)} is in quarantine, which is empty in this phase (${nouns.phase[phase]}).`,
	overfullRoom: ({ room, used, beds }, talk) =>
		talk.plural(beds, {
			one: `Room ${room}: ${used} people were treated, with ${beds} bed.`,
			other: `Room ${room}: ${used} people were treated, with ${beds} beds.`
		}),
	boxTooEarly: ({ box }) =>
		box === 'cured'
			? 'Nobody can have been cured so early in round 1.'
			: 'Nothing can lie in the deceased box so early in round 1.'
};
