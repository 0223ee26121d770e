/** What the box says, and the sign of the game. */
import { accent } from '../../sheets/pandemic-the-cure/accent.ts';
import type { GameBox } from '../home/boxes.ts';
import scene from './scene.svg?no-inline';

export const box: GameBox = {
	accent,
	emblem:
		'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM2.5 12h19M12 2.5c-5.5 5-5.5 14 0 19c5.5-5 5.5-14 0-19zM12 2.5v19',
	scene,
	players: { min: 1, max: 5 },
	minutes: { from: 30, to: 30 }
};
