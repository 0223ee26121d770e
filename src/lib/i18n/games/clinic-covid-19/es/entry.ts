import type { EntryText } from '../../../../validators/clinic-covid-19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { kindIn, textIn, wordIn } from '../words.ts';
import { nouns } from './labels.ts';

export const entry: EntryWords<EntryText> = {
	phase: 'Fase',
	'phase.actions': nouns.phase.actions,
	'phase.sharing': nouns.phase.sharing,
	'phase.infection': nouns.phase.infection,
	'phase.business': nouns.phase.business,
	'phase.administration': nouns.phase.administration,
	'phase.contagion': nouns.phase.contagion,
	'phase.final': nouns.phase.final,
	'phase.over': nouns.phase.over,
	'cured.infected': 'Infectados curados',
	'cured.others': 'Otros pacientes curados',
	'deceased.patients': 'Pacientes fallecidos',
	'deceased.doctors': 'Médicos fallecidos',
	'deceased.elders': 'Mayores fallecidos',
	'deceased.pregnant': 'Embarazadas fallecidas',
	'deceased.tiles': 'Losetas en la caja',
	nobody: 'Nadie',
	kindAndColour: (values, talk) =>
		`${kindIn(nouns, textIn(values, 'kind'), talk)}, ${wordIn(nouns.colour, values, 'colour')}`,
	kind: (values, talk) => kindIn(nouns, textIn(values, 'kind'), talk),
	cared: 'Ya recibió cuidados en esta fase',
	ready: 'Ha terminado esta fase',
	full: 'No queda nadie por infectar',
	hand: 'Losetas en la mano',
	owes: 'Losetas aún por poner en ranuras'
};
