/** What the box says, and the sign of the game. */
import { accent } from '../../sheets/prototype-c19/accent.ts';
import type { GameBox } from '../home/boxes.ts';
import scene from './scene.svg?no-inline';

export const box: GameBox = {
	accent,
	emblem:
		'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 5.8L6.6 8.9v6.2l5.4 3.1 5.4-3.1V8.9zM12 9.3l2.4 1.4v2.7L12 14.8l-2.4-1.4v-2.7z',
	scene,
	players: { min: 1, max: 5 },
	minutes: { from: 20, to: 45 }
};
