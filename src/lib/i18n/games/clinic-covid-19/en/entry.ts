import type { EntryText } from '../../../../validators/clinic-covid-19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { kindIn, textIn, wordIn } from '../words.ts';
import { nouns } from './labels.ts';

export const entry: EntryWords<EntryText> = {
	phase: 'Phase',
	'phase.actions': nouns.phase.actions,
	'phase.sharing': nouns.phase.sharing,
	'phase.infection': nouns.phase.infection,
	'phase.business': nouns.phase.business,
	'phase.administration': nouns.phase.administration,
	'phase.contagion': nouns.phase.contagion,
	'phase.final': nouns.phase.final,
	'phase.over': nouns.phase.over,
	'cured.infected': 'Infected people cured',
	'cured.others': 'Other patients cured',
	'deceased.patients': 'Patients who died',
	'deceased.doctors': 'Doctors who died',
	'deceased.elders': 'Elders who died',
	'deceased.pregnant': 'Pregnant women who died',
	'deceased.tiles': 'Tiles in the box',
	nobody: 'Nobody',
	kindAndColour: (values, talk) =>
		`${kindIn(nouns, textIn(values, 'kind'), talk)}, ${wordIn(nouns.colour, values, 'colour')}`,
	kind: (values, talk) => kindIn(nouns, textIn(values, 'kind'), talk),
	cared: 'Was cared for in this phase',
	ready: 'Done with this phase',
	full: 'Nobody left to infect',
	hand: 'Tiles in the hand',
	owes: 'Tiles still to put on slots'
};
