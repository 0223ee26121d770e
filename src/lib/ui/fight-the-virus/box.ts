/** What the box says, and the sign of the game. */
import { accent } from '../../sheets/fight-the-virus/accent.ts';
import type { GameBox } from '../home/boxes.ts';
import scene from './scene.svg?no-inline';

export const box: GameBox = {
	accent,
	emblem:
		'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM12 6.5V2.5M10.5 2.5h3M12 17.5v4M10.5 21.5h3M6.5 12h-4M2.5 10.5v3M17.5 12h4M21.5 10.5v3M8 8L5.5 5.5M16 16l2.5 2.5M16 8l2.5-2.5M8 16l-2.5 2.5M10 9.6a0.9 0.9 0 1 0 0 1.8a0.9 0.9 0 1 0 0-1.8zM14 10.1a0.9 0.9 0 1 0 0 1.8a0.9 0.9 0 1 0 0-1.8zM11.5 13.3a0.9 0.9 0 1 0 0 1.8a0.9 0.9 0 1 0 0-1.8z',
	scene,
	players: { min: 1, max: 30 },
	minutes: { from: 30, to: 30 }
};
