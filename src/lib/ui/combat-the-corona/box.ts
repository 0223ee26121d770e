/** What the box says, and the sign of the game. */
import { accent } from '../../sheets/combat-the-corona/accent.ts';
import type { GameBox } from '../home/boxes.ts';
import scene from './scene.svg?no-inline';

export const box: GameBox = {
	accent,
	emblem:
		'M12 2l8 3v6c0 5.5-3.5 9-8 11c-4.5-2-8-5.5-8-11V5zM10.6 7v3.1H7.5v2.8h3.1V16h2.8v-3.1h3.1v-2.8h-3.1V7z',
	scene,
	players: { min: 1, max: 12 },
	minutes: { from: 45, to: 45 }
};
