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
	'cured.others': 'Outros pacientes curados',
	'deceased.patients': 'Pacientes mortos',
	'deceased.doctors': 'Médicos mortos',
	'deceased.elders': 'Idosos mortos',
	'deceased.pregnant': 'Gestantes mortas',
	'deceased.tiles': 'Fichas na caixa',
	nobody: 'Ninguém',
	kindAndColour: (values, talk) =>
		`${kindIn(nouns, textIn(values, 'kind'), talk)}, ${wordIn(nouns.colour, values, 'colour')}`,
	kind: (values, talk) => kindIn(nouns, textIn(values, 'kind'), talk),
	cared: 'Já recebeu cuidados nesta fase',
	ready: 'Terminou esta fase',
	full: 'Não há mais quem infectar',
	hand: 'Fichas na mão',
	owes: 'Fichas ainda a pôr em vagas'
};
