/** Why the usual answer to an open question is the usual one. */
import type { RulingId } from '../../../../validators/combat-the-corona/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CTC-R1': 'The box has no damage markers, and the example calls a die that is too weak useless.',
	'CTC-R2': 'Beds are for dice that cannot destroy anything.',
	'CTC-R3': 'The text offers both ways and puts neither first.',
	'CTC-R4': 'It is an exchange for a hospital, so one must be there to take; giving one up first is allowed.',
	'CTC-R5': 'The pieces in the box are counted.',
	'CTC-R6': 'So the game goes on as card games usually do.',
	'CTC-R7': 'The summary and the winning condition say so; only the aim speaks of the last level.',
	'CTC-R8': 'The tokens protect all viruses and belong to none.'
};
