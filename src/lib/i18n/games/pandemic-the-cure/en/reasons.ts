/** Why the usual answer to an open question is the usual one. */
import type { RulingId } from '../../../../validators/pandemic-the-cure/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PTC-R1':
		'The numbers cannot be dice a turn, or the easiest game would infect most; as sections still ahead of the skull they fit.',
	'PTC-R2': 'The text says so.',
	'PTC-R3': 'The aim speaks of running out of dice “during infection”, and an epidemic infects.',
	'PTC-R4': 'The text speaks of one action that gives all samples of one disease.',
	'PTC-R5': 'The regions are numbered, so everybody at the table counts alike.',
	'PTC-R6': 'Each biohazard moves the marker at once.',
	'PTC-R7': 'A wrong entry is noticed; a table that trusts its dice more, or uses others, chooses b.'
};
