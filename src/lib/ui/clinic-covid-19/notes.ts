/** What a clinic still has to do in a phase, in two or three words. */
import type { Labels } from '../../i18n/games/clinic-covid-19/labels.ts';
import { hasAdmitted } from '../../validators/clinic-covid-19/actions.ts';
import type { Clinic, Phase } from '../../validators/clinic-covid-19/state.ts';
import { isWaiting } from '../../validators/clinic-covid-19/treatment.ts';
import type { LabelOf } from '../play/labels.ts';

type Label = LabelOf<Labels>;

const notes: Readonly<Record<Phase, (label: Label, clinic: Clinic) => string>> = {
	actions: (label, clinic) => label(hasAdmitted(clinic) ? 'notDone' : 'hasToAdmit'),
	sharing: (label) => label('takes'),
	infection: (label, { hand: tiles, full }) => label(full ? 'toHandOn' : 'toPlace', { tiles }),
	business: (label, { people }) =>
		people.some(isWaiting) ? label('waiting', { people: people.filter(isWaiting).length }) : label('notDone'),
	administration: (label) => label('notDone'),
	contagion: (label, { owes: tiles }) => label('owes', { tiles }),
	final: (label) => label('reports'),
	over: (label) => label('done')
};

export const stillToDo = (label: Label, phase: Phase, clinic: Clinic): string => notes[phase](label, clinic);
