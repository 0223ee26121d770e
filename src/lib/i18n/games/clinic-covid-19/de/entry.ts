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
	'cured.infected': 'Geheilte Infizierte',
	'cured.others': 'Andere geheilte Patienten',
	'deceased.patients': 'Gestorbene Patienten',
	'deceased.doctors': 'Gestorbene Ärzte',
	'deceased.elders': 'Gestorbene Alte',
	'deceased.pregnant': 'Gestorbene Schwangere',
	'deceased.tiles': 'Plättchen in der Ablage',
	nobody: 'Niemand',
	kindAndColour: (values, talk) =>
		`${kindIn(nouns, textIn(values, 'kind'), talk)}, ${wordIn(nouns.colour, values, 'colour')}`,
	kind: (values, talk) => kindIn(nouns, textIn(values, 'kind'), talk),
	cared: 'Wurde in dieser Phase gepflegt',
	ready: 'Mit dieser Phase fertig',
	full: 'Niemand mehr anzustecken',
	hand: 'Plättchen auf der Hand',
	owes: 'Noch auf Plätze zu legende Plättchen'
};
