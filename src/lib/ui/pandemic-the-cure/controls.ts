/** The controls of this game, as the registry hands them out. */
import { erase } from '../play/controls.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import FaceDie from './FaceDie.svelte';
import { CureHand } from './hand.svelte.ts';
import Tray from './Tray.svelte';

export const controls = erase<CureHand>({
	createHand: (play) => new CureHand(play),
	Tray,
	Board,
	Beside,
	OwnDie: FaceDie
});
