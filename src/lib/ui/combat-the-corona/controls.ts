/** The controls of this game, as the registry hands them out. */
import { erase } from '../play/controls.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { CoronaHand } from './hand.svelte.ts';
import Tray from './Tray.svelte';

export const controls = erase<CoronaHand>({
	createHand: (play) => new CoronaHand(play),
	Tray,
	Board,
	Beside,
	boardTells: true
});
