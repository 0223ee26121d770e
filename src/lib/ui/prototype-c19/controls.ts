/** The controls of this game, as the registry hands them out. */
import { erase } from '../play/controls.ts';
import { LabHand } from './hand.svelte.ts';
import MutantDie from './MutantDie.svelte';
import Tray from './Tray.svelte';

export const controls = erase<LabHand>({
	createHand: (play) => new LabHand(play),
	Tray,
	OwnDie: MutantDie
});
