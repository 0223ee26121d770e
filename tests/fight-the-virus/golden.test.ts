/** Complete games, replayed: what stands on the sheets in the end must never change by accident. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { goldens } from '../kit/golden.ts';

describe('complete games', () => {
	const games = goldens(game, import.meta.dirname);

	it('there are won and stopped ones', () => {
		const reasons = games.map(({ score }) => (score.result as { reason: string }).reason);
		expect(new Set(reasons)).toEqual(new Set(['research', 'stop']));
	});
});
