/** The controls of this game, as the registry hands them out. */
import { erase } from '../play/controls.ts';
import { VirusHand } from './hand.svelte.ts';
import Tray from './Tray.svelte';

export const controls = erase<VirusHand>({ createHand: (play) => new VirusHand(play), Tray });
