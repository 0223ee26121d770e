import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const labels: ClinicWords['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }) => nouns.kind[kind],
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	phase: ({ phase }) => nouns.phase[phase],
	roundAndPhase: ({ round, phase }) => `Ronda ${round}: ${nouns.phase[phase]}`,
	person: ({ id, kind, colour }) => `#${id}, ${nouns.kind[kind]}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }) => `#${id}, ${nouns.kind[kind]}`,
	slot: ({ slot }) => `Ranura ${slotLetter(slot)}`,
	room: ({ room, free }) => `Sala ${room}, camas libres: ${free}`,
	nothing: 'nada'
};
