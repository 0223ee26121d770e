import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { goldens } from '../kit/golden.ts';

describe('complete games', () => {
	const games = goldens(game, import.meta.dirname);

	it('there is one of each ending, alone and together', () => {
		const kinds = games.map(
			({ table, score }) => `${table.players.length === 1 ? 'solo ' : ''}${String(score.result)}`
		);
		expect([...new Set(kinds)].sort()).toEqual([
			'lost',
			'solo lost',
			'solo strategic',
			'solo tactical',
			'strategic',
			'tactical'
		]);
	});
});
