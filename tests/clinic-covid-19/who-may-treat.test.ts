import { describe, expect, it } from 'vitest';
import { colours, wardIds } from '../../src/lib/sheets/clinic-covid-19/vocabulary.ts';
import { agreedBy } from '../../src/lib/validators/clinic-covid-19/agreed.ts';
import type { Verbs } from '../../src/lib/validators/clinic-covid-19/moves.ts';
import { whoMayTreat } from '../../src/lib/validators/clinic-covid-19/who-may-treat.ts';
import { business, clinicOf, modules, rulings, table } from './lines.ts';

const terms = (options: object = {}) => agreedBy(table({ players: 1, options }).setup);

describe('who may treat this person?', () => {
	it('tells of an infected person exactly what the referee allows, and the income it then books', () => {
		const tables = [{}, { modules }, { modules, ...rulings('R5a') }, rulings('R2b')];
		for (const options of tables)
			for (const kind of ['patient', 'doctor'] as const)
				for (const colour of colours) {
					const position = business(`${kind} ${colour}`, options);
					const legal = position.listed('treat') as readonly Verbs['treat'][];
					for (const ward of wardIds) {
						const reply = whoMayTreat({ kind, colour, infected: true, ward }, terms(options));
						const ways = reply.possible ? reply.ways : [];
						const listed = legal.filter((move) => move.ward === ward && (move.room ?? 1) === 1);
						expect(ways.map(({ doctor, nurses }) => [doctor, nurses])).toEqual(
							listed.map(({ doctor = null, nurses = 0 }) => [doctor, nurses])
						);
						listed.forEach((move, at) => {
							expect(clinicOf(position.after(move)).income).toBe(ways[at]?.income);
						});
					}
				}
	});

	it('names the rule when nobody may', () => {
		const ask = (
			kind: 'patient' | 'doctor',
			infected: boolean,
			ward: (typeof wardIds)[number],
			options = {}
		) => {
			const reply = whoMayTreat({ kind, colour: 'yellow', infected, ward }, terms(options));
			return reply.possible ? null : reply.rule;
		};
		expect(ask('patient', true, 'intensive')).toBe('CLN-S5');
		expect(ask('doctor', true, 'intensive', { modules })).toBe('CLN-M3');
		expect(ask('doctor', false, 'treatment')).toBe('CLN-T1');
		expect(ask('patient', true, 'consultation', rulings('R5a'))).toBe('CLN-R5');
		expect(ask('patient', true, 'consultation')).toBeNull();
		expect(ask('patient', false, 'consultation')).toBeNull();
	});

	it('a healthy patient follows the base rule: the plain difference of levels', () => {
		const reply = whoMayTreat(
			{ kind: 'patient', colour: 'orange', infected: false, ward: 'treatment' },
			terms()
		);
		expect(reply).toEqual({
			possible: true,
			rules: ['CLN-S1'],
			ways: [
				{ doctor: 'white', nurses: 2, income: 20, tile: 'none' },
				{ doctor: 'yellow', nurses: 1, income: 20, tile: 'none' },
				{ doctor: 'orange', nurses: 0, income: 20, tile: 'none' },
				{ doctor: 'red', nurses: 1, income: 20, tile: 'none' }
			]
		});
	});

	it('says where the tile goes', () => {
		const tile = (ward: (typeof wardIds)[number], infected = true) => {
			const reply = whoMayTreat({ kind: 'patient', colour: 'red', infected, ward }, terms({ modules }));
			return reply.possible ? reply.ways[0]?.tile : null;
		};
		expect(tile('outpatient')).toBe('doctor');
		expect(tile('outpatient', false)).toBe('none');
		expect(tile('operating')).toBe('supply');
		expect(tile('transfusion')).toBe('supply');
	});

	it('CLN-R7 b the income follows the colour when infected', () => {
		const asked = {
			kind: 'patient',
			colour: 'red',
			from: 'white',
			infected: true,
			ward: 'treatment'
		} as const;
		const income = (answer: string) => {
			const reply = whoMayTreat(asked, terms(rulings(`R7${answer}`)));
			return reply.possible ? reply.ways[0]?.income : null;
		};
		expect(income('a')).toBe(30);
		expect(income('b')).toBe(6);
	});
});
