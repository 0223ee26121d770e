/** The bar, the seats and the areas in the words of the game. */
import { hasAdmitted } from '../../validators/clinic-covid-19/actions.ts';
import { clinicOf, type Clinic, type Phase } from '../../validators/clinic-covid-19/state.ts';
import { isWaiting } from '../../validators/clinic-covid-19/treatment.ts';
import type { Notes } from '../play/frame.ts';
import type { ClinicHand } from './hand.svelte.ts';

type Label = ClinicHand['label'];

/** What a clinic still has to do in a phase, in two or three words. */
const stillToDo: Readonly<Record<Phase, (label: Label, clinic: Clinic) => string>> = {
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

export function notesOf(hand: ClinicHand): Notes {
	const { state, label, areas, boxes } = hand;
	const { phase, round, agreed } = state;

	function seat(by: number): string {
		const clinic = clinicOf(state, by);
		if (hand.isOpen(by)) return stillToDo[phase](label, clinic);
		return phase === 'final' && clinic.popularity !== null
			? label('reported', { points: clinic.popularity })
			: label('done');
	}

	/** What a clinic still has to do, and what lies in the boxes. */
	function area(id: string): string {
		const of = areas.find((one) => one.id === id)?.seat;
		if (of !== undefined) return seat(of);
		if (id === 'cured') return String(boxes.cured);
		if (id === 'deceased') return String(boxes.deceased);
		return id === 'track' ? label('ofRounds', { round, rounds: agreed.facts.rounds }) : '';
	}

	const bar = {
		title: label('roundAndPhase', { round, phase }),
		line: label('seatLine', { name: hand.name, note: seat(hand.by) })
	};
	return { bar, seat, area };
}
