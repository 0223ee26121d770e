/** Why the usual answer to an open question is the usual one. */
import type { RulingId } from '../../../../validators/prototype-c19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PC19-R1': 'The text sets no limit, and conversions work like that.',
	'PC19-R2': 'The text speaks of turning only.',
	'PC19-R3':
		'The text gives ×3 as the least and ×10 as the most, which fits a start of 3 and seven rows, and says that a row raises it.',
	'PC19-R4': 'The text says “tapar” of covering a whole column, whose virus is then marked.',
	'PC19-R5': 'A resistant individual is infected only by the second infection.',
	'PC19-R6': 'What is noted stands on the sheet; the sample itself does not.',
	'PC19-R7': 'A pair is used when one of its numbers is crossed out.',
	'PC19-R8': 'The text lets everybody give the highest number to the player on the right.',
	'PC19-R9': 'Infections spread side by side, too.',
	'PC19-R10': 'The mutant die is noted, not used.',
	'PC19-R11': 'The line is that of Health, which gives Resistant individuals; its icon is lost in the text.'
};
