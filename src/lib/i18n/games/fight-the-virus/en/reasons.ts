/** Why the usual answer to an open question is the usual one. */
import type { RulingId } from '../../../../validators/fight-the-virus/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'FTV-R1':
		'The text says that the active player “uses” dice and the others “may”, and that only unusable dice are skipped.',
	'FTV-R2':
		'The text speaks of one neighbour filled before; the one filled last is the one everybody remembers. A circle that no number could ever satisfy is not meant.',
	'FTV-R3': 'The text sets no limit.',
	'FTV-R4': 'The text frees the 1 from being higher, not from standing on something.',
	'FTV-R5':
		'If only one column could be next, a circled square could never compete with another legal one, and the text says it can.',
	'FTV-R6': 'The bonus lets you choose the number; nothing frees it from the rules of the curve.',
	'FTV-R7':
		'The text prefers the circled one among several legal squares: one that cannot take the number is not legal.',
	'FTV-R8': 'Only testing is said to be an exception, and a die has no face opposite to a 7.',
	'FTV-R9': 'The text lets shapes be turned at will; on our own sheet it makes no difference.'
};
