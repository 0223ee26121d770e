/** Why the usual answer to an open question is the usual one. */
import type { RulingId } from '../../../../validators/clinic-covid-19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'CLN-R1':
		'The section about the end says lost only if there are more deceased; only the aim asks for more cured.',
	'CLN-R2': 'The sentence stands under the incomes.',
	'CLN-R3': 'The text names no exception for slots and quarantine.',
	'CLN-R4': 'Nothing excepts the last round, and what overflows then still counts.',
	'CLN-R5':
		'Infected patients go to the outpatient department of their colour, and the special consultation comes in addition to the normal rules.',
	'CLN-R6': 'The section about treatment says so; only the aim speaks of infected ones.',
	'CLN-R7': 'What lies on the board can be seen; the colour at the infection would have to be remembered.',
	'CLN-R8': 'They lie in the box with the others.'
};
