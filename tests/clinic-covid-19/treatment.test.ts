import { describe, expect, it } from 'vitest';
import { business, clinicOf, marksOf, modules, rulings, table } from './lines.ts';

describe('movement', () => {
	it('CLN-M3 infected doctors are treated in treatment rooms and special consultations only', () => {
		const position = business('doctor white', { modules, ...rulings('R5b') });
		expect(position.broken('A treat 1 room 1 yellow 0')).toEqual([]);
		expect(position.broken('A treat 1 outpatient yellow')).toEqual([]);
		for (const line of ['operating yellow 0', 'consultation yellow 0', 'intensive', 'transfusion'])
			expect(position.broken(`A treat 1 ${line}`)).toEqual(['CLN-M3 doctorNotThere']);
		expect(position.broken('A care 1 intensive white')).toEqual(['CLN-M3 doctorNotThere']);
		expect(position.broken('A treat 1 operating yellow 1')).toEqual([
			'CLN-M3 doctorNotThere',
			'CLN-T6 wrongNurses'
		]);
		expect(business('doctor white').broken('A treat 1 intensive')).toEqual([
			'CLN-S5 wardNeedsModule',
			'CLN-M3 doctorNotThere'
		]);
	});

	it('CLN-M4 two beds a room, healthy patients included', () => {
		const position = business('patient white, doctor white, patient white');
		const both = position.after('A treat 1 room 3 yellow 0; A treat 2 room 3 yellow 0');
		expect(both.broken('A treat 3 room 3 yellow 0')).toEqual(['CLN-M4 roomFull']);
		expect(both.broken('A treat 3 room 4 yellow 0')).toEqual([]);
		expect(both.broken('A cure 1 room 3')).toEqual(['CLN-M4 roomFull']);
		expect(position.broken('A cure 3 room 3')).toEqual(['CLN-M4 roomFull']);
		expect(position.broken('A cure 3')).toEqual([]);
		expect(clinicOf(position.after('A cure 2 room 8')).rooms).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
	});
});

describe('treatment', () => {
	const pair = business('patient yellow, doctor orange');
	/** Without an ordinary consultation of the infected. */
	const without = business('patient yellow, doctor orange', rulings('R5a'));

	it('CLN-T1 only infected people of the own clinic', () => {
		expect(pair.broken('A treat 3 outpatient red')).toEqual(['CLN-T1 notInfectedHere']);
		expect(business('nurse').broken('A treat 1 room 1 red 0')).toEqual(['CLN-T1 notInfectedHere']);
		expect(business('nurse', { modules }).broken('A care 1 intensive red')).toEqual([
			'CLN-T1 notInfectedHere'
		]);
		const elsewhere = table({ players: 2 }).after(
			'A admit; B admit; A ready; B ready; A take 2; B take 2; A infect nurse; A infect nurse; B infect patient red; B infect patient red'
		);
		expect(elsewhere.broken('A treat 3 outpatient red')).toEqual(['CLN-T1 notInfectedHere']);
		expect(elsewhere.broken('B treat 3 outpatient red')).toEqual([]);
	});

	it('CLN-T1 with nobody there, wards, doctor and beds are still looked at', () => {
		expect(without.broken('A treat 9 consultation 1 5')).toEqual([
			'CLN-T1 notInfectedHere',
			'CLN-R5 noOrdinaryConsultation',
			'CLN-T4 noSuchDoctor'
		]);
		expect(pair.after('A cure 2 room 1').broken('A treat 9 room 1 2 0')).toEqual([
			'CLN-T1 notInfectedHere',
			'CLN-T3 infectedDoctor',
			'CLN-M4 roomFull'
		]);
	});

	it('CLN-T2 not after care, and not who was infected by a consultation just now', () => {
		const cared = business('patient red', { modules }).after('A care 1 intensive orange');
		expect(cared.broken('A treat 1 intensive')).toEqual(['CLN-T2 cared']);
		expect(cared.broken('A care 1 transfusion red')).toEqual(['CLN-T2 cared', 'CLN-X6 caredWorse']);
		const fresh = pair.after('A treat 1 outpatient white');
		expect(fresh.broken('A treat 3 room 1 yellow 0')).toEqual(['CLN-T2 fresh']);
		expect(
			fresh
				.after('A ready; A ready; A contaminate 0; A admit; A ready; A take 1; A infect nurse')
				.broken('A treat 3 room 1 orange 0')
		).toEqual([]);
	});

	it('CLN-T3 an infected doctor treats nobody, not even as a workaholic or consultant', () => {
		expect(pair.broken('A treat 1 room 1 2 0')).toEqual(['CLN-T3 infectedDoctor']);
		expect(pair.broken('A treat 2 outpatient 2')).toEqual(['CLN-T3 infectedDoctor']);
		expect(pair.broken('A treat 1 outpatient red')).toEqual([]);
	});

	it('CLN-T4 any other number is no doctor', () => {
		expect(pair.broken('A treat 2 outpatient 1')).toEqual(['CLN-T4 noSuchDoctor']);
		expect(pair.broken('A treat 2 room 1 77 3')).toEqual(['CLN-T4 noSuchDoctor']);
		expect(pair.malformed('A treat 2 outpatient blue')).toBe(true);
	});

	it.each([
		['white', [1, 0, 1, 2]],
		['yellow', [2, 1, 0, 1]],
		['orange', [3, 2, 1, 0]],
		['red', [4, 3, 2, 1]]
	])('CLN-T5 CLN-T6 a %s person with a tile needs %j nurses of the four doctors', (colour, needed) => {
		for (const kind of ['patient', 'doctor']) {
			const position = business(`${kind} ${colour}`);
			['white', 'yellow', 'orange', 'red'].forEach((doctor, at) => {
				for (let nurses = 0; nurses <= 5; nurses++)
					expect(position.broken(`A treat 1 room 1 ${doctor} ${nurses}`)).toEqual(
						nurses === needed[at] ? [] : ['CLN-T6 wrongNurses']
					);
			});
		}
	});

	it('CLN-T7 the income is that of the own colour, with the bonus', () => {
		expect(clinicOf(pair.after('A treat 1 room 1 orange 0')).income).toBe(12);
		expect(clinicOf(pair.after('A treat 2 room 1 red 0 bonus 5')).income).toBe(25);
		const own = business('patient white', { modules, incomes: [7, 0, 0, 0] });
		for (const ward of ['operating yellow 0', 'intensive', 'transfusion'])
			expect(clinicOf(own.after(`A treat 1 ${ward} bonus 2`)).income).toBe(9);
	});

	it('CLN-R7 the colour now, or under b the one when infected', () => {
		const later = (answer: string) =>
			clinicOf(
				business('patient yellow', rulings(`R7${answer}`)).after(
					'A ready; A ready; A contaminate 0; A admit; A ready; A take 1; A infect nurse; A treat 1 room 1 red 0'
				)
			).income;
		expect(later('a')).toBe(20);
		expect(later('b')).toBe(12);
	});

	it('CLN-T8 any doctor consults anybody without nurses for $6', () => {
		for (const doctor of ['white', 'yellow', 'orange', 'red'])
			for (const person of [1, 2])
				expect(clinicOf(pair.after(`A treat ${person} outpatient ${doctor} bonus 1`)).income).toBe(7);
		expect(pair.malformed('A treat 1 outpatient')).toBe(true);
	});

	it('CLN-R2 b the $6 are paid', () => {
		const position = business('patient yellow', rulings('R2b'));
		expect(clinicOf(position.after('A treat 1 outpatient red')).income).toBe(-6);
		expect(clinicOf(position.after('A treat 1 outpatient red bonus 7')).income).toBe(1);
	});

	it('CLN-T9 the tile moves under the consulting doctor', () => {
		const position = pair.after('A treat 1 outpatient yellow');
		expect(clinicOf(position).people).toEqual([
			{ id: 2, kind: 'doctor', colour: 'orange', from: 'orange', state: 'waiting' },
			{ id: 3, kind: 'doctor', colour: 'yellow', from: 'yellow', state: 'fresh' }
		]);
		expect(marksOf(position).supply).toBe(marksOf(pair).supply);
	});

	it('CLN-T10 treated patients are cured, infected or not', () => {
		expect(clinicOf(pair.after('A treat 1 room 1 orange 0; A cure 4')).cured).toEqual({
			infected: 1,
			others: 4
		});
	});

	it('CLN-T11 a treated doctor rests, keeps the bed and is not cured', () => {
		const position = pair.after('A treat 2 room 2 red 0');
		expect(clinicOf(position)).toMatchObject({
			resting: [{ id: 2, colour: 'orange' }],
			cured: { infected: 0, others: 0 },
			rooms: [0, 1, 0, 0, 0, 0, 0, 0]
		});
		expect(position.broken('A treat 1 room 2 2 0')).toEqual(['CLN-T11 restingDoctor']);
		expect(position.broken('A treat 2 room 2 red 0')).toEqual(['CLN-T1 notInfectedHere']);
	});

	it('CLN-T12 the tile goes to the supply', () => {
		expect(marksOf(pair.after('A treat 1 room 1 orange 0')).supply).toBe(marksOf(pair).supply + 1);
	});

	it('CLN-R5 an ordinary consultation of the infected, unless the table forbids it', () => {
		expect(without.broken('A treat 1 consultation orange 0')).toEqual(['CLN-R5 noOrdinaryConsultation']);
		expect(without.broken('A treat 2 consultation orange 0')).toEqual([
			'CLN-M3 doctorNotThere',
			'CLN-R5 noOrdinaryConsultation',
			'CLN-T6 wrongNurses'
		]);
		const allowed = business('patient yellow');
		expect(allowed.broken('A treat 1 consultation orange 0')).toEqual([]);
		expect(allowed.broken('A treat 1 consultation orange 1')).toEqual(['CLN-T6 wrongNurses']);
		expect(clinicOf(allowed.after('A treat 1 consultation orange 0')).income).toBe(12);
	});

	it.each([
		'A treat 1 operating red',
		'A treat 1 cellar',
		'A treat 1 room 9 red 0',
		'A treat 1 room 1 red 21',
		'A treat 1 intensive workaholic',
		'A cure 21',
		'A cure 0',
		'A care 1 treatment red'
	])('%s is malformed', (line) => {
		expect(pair.malformed(line)).toBe(true);
	});
});
