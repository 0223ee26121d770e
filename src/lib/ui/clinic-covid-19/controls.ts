/** The controls of this game, as the registry hands them out. */
import { erase } from '../play/controls.ts';
import Aid from './Aid.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { ClinicHand } from './hand.svelte.ts';
import Parts from './Parts.svelte';
import Tray from './Tray.svelte';

export const controls = erase<ClinicHand>({
	createHand: (play) => new ClinicHand(play),
	Tray,
	Board,
	Parts,
	Beside,
	Aid
});
