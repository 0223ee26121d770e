/** What the box says, and the sign of the game. */
import { accent } from '../../sheets/clinic-covid-19/accent.ts';
import type { GameBox } from '../home/boxes.ts';
import scene from './scene.svg?no-inline';

export const box: GameBox = {
	accent,
	emblem: 'M12 2l9 7v13h-6v-5H9v5H3V9zM10.8 7.5v2.3H8.5v2.4h2.3v2.3h2.4v-2.3h2.3V9.8h-2.3V7.5z',
	scene,
	players: { min: 1, max: 4 },
	minutes: { from: 90, to: 90 }
};
