import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sentences: ClinicWords['sentences'] = {
	over: 'The game is over: nothing more is recorded.',
	otherPhase: ({ verb, phase }) => `${nouns.verb[verb]} has no place in this phase (${nouns.phase[phase]}).`,
	alreadyReady: ({ by }, talk) => `${talk.player(by)} is already done with this phase.`,
	alreadyTaken: ({ by }, talk) => `${talk.player(by)} has already taken tiles in this round.`,
	emptyHand: ({ by }, talk) => `${talk.player(by)} has no tiles left to place.`,
	alreadyFull: ({ by }, talk) => `${talk.player(by)} has already said that nobody is left to infect.`,
	owesNothing: ({ by }, talk) => `${talk.player(by)} has no tile left to put on a slot.`,
	alreadyReported: ({ by }, talk) => `${talk.player(by)} has already reported the final popularity.`,
	kindNeedsModule: ({ who, module }) =>
		`This table plays without the module ${nouns.module[module]}: there is no ${nouns.kind[who]} to infect.`,
	wardNeedsModule: ({ ward, module }) =>
		`This table plays without the module ${nouns.module[module]}: there is no ${nouns.ward[ward]}.`,
	workaholicNeedsModule: 'This table plays without the module Workaholics: no doctor is a workaholic.',
	outsideNeedsModule: 'This table plays without the module Facilities: nobody is outside the clinic.',
	noAdmission: ({ by }, talk) => `${talk.player(by)} has not chosen Admit patients in this round yet.`,
	thirdAdmission: ({ by }, talk) => `${talk.player(by)} has already used both Admit tiles in this round.`,
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
	slotStays: ({ slot }) =>
		`At this table $20 remove tiles under patients and doctors only, not the one on slot ${slotLetter(slot)}.`,
	staffStays: ({ kind }) =>
		`At this table $20 remove tiles under patients and doctors only: the ${nouns.kind[kind]} stays in quarantine.`,
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
			zero: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} a ${nouns.colour[doctor]} doctor needs no nurse, not ${nurses}.`,
			one: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} a ${nouns.colour[doctor]} doctor needs exactly ${needed} nurse, not ${nurses}.`,
			other: `For an infected ${nouns.colour[colour]} ${nouns.kind[kind]} a ${nouns.colour[doctor]} doctor needs exactly ${needed} nurses, not ${nurses}.`
		}),
	roomFull: ({ room, used, coming }) =>
		`Room ${room} takes two people a round: ${used} + ${coming} are too many.`,
	slotTaken: ({ slot }) => `Slot ${slotLetter(slot)} already holds a tile.`,
	immune: 'Workaholic doctors are immune.',
	outsideIsSafe: ({ who }) => `Outside the clinic nobody is infected: the ${nouns.kind[who]} is safe there.`,
	caredWorse: ({ now, then }) =>
		`Care never makes worse: ${nouns.colour[now]} cannot become ${nouns.colour[then]}.`
};
