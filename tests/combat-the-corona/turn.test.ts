import { describe, expect, it } from 'vitest';
import { smallStanding, standing, table } from './lines.ts';

describe('turn', () => {
	it('CTC-T1: only the verbs of the phase, and only by the player of the turn', () => {
		const first = table().after('setup');
		expect(first.broken('A roll 3')).toEqual(['CTC-T1 otherPhase']);
		expect(first.broken('B play hoard')).toEqual(['CTC-T1 otherPlayer']);
		expect(first.broken('B roll 3')).toEqual(['CTC-T1 otherPhase']);
		expect(first.after('A play hoard').broken('A play hoard')).toEqual(['CTC-T1 otherPhase']);
	});

	it('CTC-T1: stands alone, whatever else is wrong with the move', () => {
		expect(table().after('setup').broken('B hit V43 1')).toEqual(['CTC-T1 otherPhase']);
	});

	it('CTC-T1: after the end nothing is possible', () => {
		const dead = standing({ beds: 1, viruses: ['V12'], infection: 2, player: 1 }).after(
			'B play hoard; B roll 1; B rest'
		);
		expect(dead.status).toMatchObject({ over: true, phase: 'over', awaits: [] });
		expect(dead.broken('B roll 1')).toEqual(['CTC-T1 over']);
		expect(dead.broken('hospital')).toEqual(['CTC-T1 over']);
	});

	it('CTC-T2: card, remove, attack, viruses', () => {
		const phases = ['A play hoard', 'A roll 1', 'A rest', 'reveal V43 V44 V47', 'bottom V43 V44 V47'];
		let here = table().after('setup');
		const seen = phases.map((line) => {
			here = here.after(line);
			return here.status['phase'];
		});
		expect(seen).toEqual(['remove', 'attack', 'reveal', 'bottom', 'play']);
	});

	it('CTC-T3: then the next player, clockwise', () => {
		const turn = (who: string) => `${who} play hoard; ${who} roll 1; ${who} rest; reveal V43 V44 V47`;
		const three = table({ players: 3, options: { first: 2, deckOrder: false } });
		const next = three.after('setup', turn('C'), 'bottom V43 V44 V47');
		expect(next.status).toMatchObject({ turn: 2, player: 0 });
	});

	it('CTC-T4: a hospital can be given up in every phase', () => {
		const built = smallStanding({ hospitals: 2, viruses: ['Z', 'A'] });
		const lines = ['A play hoard', 'A roll 1 1 1', 'A hit A 1 1', 'A rest', 'reveal H I J'];
		let here = built;
		for (const line of lines) {
			expect(here.broken('hospital')).toEqual([]);
			expect(here.awaited).toContain('hospital');
			here = here.after(line);
		}
		expect(here.after('hospital').status).toMatchObject({ phase: 'bottom', rollDice: 2 });
		expect(table().broken('hospital')).toEqual(['CTC-T1 otherPhase']);
	});

	it('CTC-T5: what concerns all carries no player', () => {
		const built = smallStanding({ hospitals: 1 });
		expect(built.malformed({ do: 'hospital', by: 0, viruses: [] })).toBe(true);
		expect(built.awaited).toEqual(['A play', 'hospital']);
		expect(built.malformed({ do: 'play', card: 'hoard' })).toBe(true);
	});

	it('names nobody who is not there and nothing twice', () => {
		const here = table().after('setup; A play hoard');
		expect(here.malformed({ do: 'roll', by: 2, dice: [1], tokens: 0 })).toBe(true);
		expect(here.malformed({ do: 'remove', by: 0, spaces: [1, 1, 2] })).toBe(true);
		expect(here.malformed({ do: 'hospital', viruses: ['V01', 'V01'] })).toBe(true);
		expect(here.malformed({ do: 'send', by: 0, virus: 'V77' })).toBe(true);
	});
});
