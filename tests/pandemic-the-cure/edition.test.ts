/** Editions: what may be stated, what no play could work with, and what follows from an own edition. */
import { describe, expect, it } from 'vitest';
import type { Area, Box } from '../../src/lib/table/sheet.ts';
import { ownNames, facts as book } from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { words } from '../../src/lib/i18n/games/pandemic-the-cure/en/index.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import * as change from '../../src/lib/ui/pandemic-the-cure/edition/change.ts';
import { readTyped, writeTyped } from '../../src/lib/ui/pandemic-the-cure/typed-track.ts';
import { refusedSetup, rulings, seen, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const pilot = {
	id: 'pilot',
	name: 'Pilot',
	dice: 4,
	faces: ['fly', 'fly', 'treat', 'sample', 'fly/special', 'biohazard'],
	powers: []
};
const airlift = {
	id: 'airlift',
	name: 'Airlift',
	cost: 1,
	effects: [{ effect: 'pawn', player: '?', region: '?' }]
};
const broken = (facts: object): string | null => refusedSetup({ facts: facts as Record<string, unknown> });

describe('edition rules', () => {
	it('PTC-ED1 each start is marked once', () => {
		expect(broken({ track: '2b 2s 3' })).toBe('PTC-ED1');
		expect(broken({ track: '2bs 2s 3h' })).toBe('PTC-ED1');
		expect(broken({ track: '2bsh' })).toBeNull();
	});
	it('PTC-ED2 every die has a number', () => {
		expect(broken({ infectionDice: { yellow: '12 ++++++' } })).toBe('PTC-ED2');
		expect(broken({ infectionDice: { yellow: '12 +++++6' } })).toBeNull();
	});
	it('PTC-ED3 the dice of the setup find room', () => {
		const few = { red: '2 +11466', yellow: '3 +22455', blue: '3 +12366', black: '12 +33333' };
		expect(broken({ infectionDice: few })).toBe('PTC-ED3');
		expect(broken({ infectionDice: few, setupDice: 11 })).toBeNull();
	});
	it('PTC-ED4 no two roles with one id', () => {
		expect(broken({ roles: [pilot, { ...pilot, name: 'Other' }] })).toBe('PTC-ED4');
	});
	it('PTC-ED5 no two cards with one id', () => {
		expect(broken({ events: ['charter', airlift, 'charter'] })).toBe('PTC-ED5');
	});
	it('PTC-ED6 as many cards as lie open', () => {
		expect(broken({ events: ['charter', airlift] })).toBe('PTC-ED6');
		expect(broken({ events: ['charter', airlift], openEvents: 2 })).toBeNull();
	});
	it('all that are broken, in their order', () => {
		expect(broken({ track: '2', openEvents: 4, events: ['charter'] })).toMatch(/^PTC-ED1 .*PTC-ED6$/);
	});
});

describe('the shape of facts', () => {
	it.each<[string, object]>([
		['a rate of 13', { track: '2b 2s 13h' }],
		['marks in another order', { track: '2be 2s 2h' }],
		['two blanks', { track: '2b  2s 2h' }],
		['41 spaces', { track: `2bsh${' 2'.repeat(40)}` }],
		['a leading zero', { infectionDice: { red: '02 +11466' } }],
		['25 dice', { infectionDice: { red: '25 +11466' } }],
		['five regions', { regions: ['a', 'b', 'c', 'd', 'e'] }],
		['a role without a name', { roles: [{ ...pilot, name: ' ' }] }],
		['a card with the id of one of the ten', { events: [{ ...airlift, id: 'charter' }] }],
		['a card called custom', { events: [{ ...airlift, id: 'custom' }] }],
		[
			'a card that names a player',
			{ events: [{ ...airlift, effects: [{ effect: 'pawn', player: 0, region: 1 }] }] }
		],
		[
			'dice that stay',
			{ events: [{ ...airlift, effects: [{ effect: 'dice', colour: '?', count: 1, from: 1, to: 1 }] }] }
		],
		['an unknown field', { colours: 4 }]
	])('no %s', (_, facts) => {
		expect(broken(facts)).toMatch(/^sheet\.facts/);
	});
	it('dice from anywhere to anywhere', () => {
		const move = { effect: 'dice', colour: '?', count: '?', from: '?', to: '?', may: true };
		expect(broken({ events: [{ ...airlift, effects: [move] }], openEvents: 1 })).toBeNull();
	});
});

describe('what of the options needs the edition', () => {
	it('PTC-S8 roles of the edition', () => {
		const facts = { roles: [pilot] };
		expect(refusedSetup({ facts, options: { roles: ['medic', 'plain'] } })).toBe('options.roles[0] oneOf');
		expect(refusedSetup({ facts, options: { roles: ['pilot', 'plain'] } })).toBeNull();
		const card = { dice: 4, faces: pilot.faces, powers: [] };
		expect(refusedSetup({ facts, options: { roleCards: { medic: card } } })).toBe(
			'options.roleCards.medic noField'
		);
	});
	it('a start before the skull, told after the edition rules', () => {
		expect(refusedSetup({ options: { start: 24 } })).toBe('options.start integer');
		expect(refusedSetup({ facts: { track: '2' }, options: { start: 24 } })).toMatch(/^PTC-ED1/);
	});
});

describe('an own edition is played', () => {
	it('what it states is right, and wrong in the standard edition', () => {
		const dice = 'setup red2 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(table({ facts: { infectionDice: { red: '12 +12466' } } }).broken(dice)).toEqual([]);
		expect(table().broken(dice)).toEqual(['PTC-D2 noSuchInfectionFace']);
	});
	it('PTC-E8 an own card does what is written on it', () => {
		const relief = {
			id: 'relief',
			name: 'Relief',
			cost: 0,
			effects: [
				{ effect: 'dice', colour: '?', count: 1, from: '?', to: 'centre' },
				{ effect: 'back', spaces: 1, may: true }
			]
		};
		const at = table({ facts: { events: [relief, airlift], openEvents: 1 } }).after({
			do: 'setup',
			dice: 'red1 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5'.split(' '),
			events: ['relief']
		} as never);
		const use = (...effects: object[]) => ({ do: 'event', card: 'relief', pay: [], effects }) as never;
		const dice = { effect: 'dice', colour: 'red', count: 1, from: 1, to: 'centre' };
		expect(at.broken(use(dice))).toEqual([]);
		expect(at.broken(use())).toEqual(['PTC-E8 notAsWritten']);
		expect(at.broken(use({ ...dice, to: 'cdc' }))).toEqual(['PTC-E8 notAsWritten']);
		expect(at.broken(use(dice, { effect: 'back', spaces: 1 }))).toEqual(['PTC-E5 markerAtStart']);
		expect(seen(at.after(use(dice))).centre.red).toBe(1);
	});
	it('PTC-O7 a prevented outbreak moves no track', () => {
		const high = (excess: string, from = 0) =>
			table({
				options: { events: 'table' },
				from: {
					current: 0,
					rate: 0,
					outbreaks: from,
					cured: [],
					regions: [[4, 0, 0, 0], [3, 0, 0, 0], ...Array.from({ length: 4 }, () => [0, 0, 0, 0])],
					centre: [0, 0, 0, 0],
					cdc: [0, 0, 0, 0],
					samples: [{}, {}],
					pawns: [1, 1],
					prevent: [{ excess, until: 'used' }]
				}
			}).after('A roll fly fly fly fly fly; A next infect; A infect blue6 blue6');
		expect(seen(high('stay'))).toMatchObject({ outbreaks: 0, world: { 1: { red: 4 } } });
		expect(seen(high('centre'))).toMatchObject({ outbreaks: 0, centre: { red: 1 }, prevent: [] });
		expect(seen(high('bag'))).toMatchObject({ outbreaks: 0, bag: { red: 6 } });
		// pushed on, it breaks out in region 2 after all
		expect(seen(high('next'))).toMatchObject({
			outbreaks: 1,
			world: { 1: { red: 3 }, 2: { red: 3 }, 3: { red: 1 } }
		});
	});
	it('PTC-K9 a special die is used up, and a power belongs to its step', () => {
		const options = { events: 'none', roles: ['pilot', 'plain'] };
		const act = table({ facts: { roles: [pilot] }, options }).after(
			'setup; A roll fly fly treat fly/special'
		);
		const special = (die: string, by = 0) =>
			({ do: 'special', by, die, effects: [{ effect: 'free' }] }) as never;
		expect(act.broken(special('fly'))).toEqual(['PTC-A1 faceHasNot']);
		expect(act.broken(special('power'))).toEqual(['PTC-K9 noPower']);
		const free = act.after(special('fly/special'));
		expect(seen(free).hand.rolled).toEqual(['fly', 'fly', 'treat']);
		expect(free.broken(special('power'))).toEqual([]);
		expect(free.after('A next give').broken(special('fly'))).toEqual([
			'PTC-T2 wrongStep',
			'PTC-A1 noSuchDie'
		]);
	});
	it('PTC-R7 b the die on the table is right', () => {
		const trusting = table({ options: rulings('R7b') });
		expect(trusting.after('setup').broken('A roll helicopter contain/cdc fly fly special')).toEqual([]);
		expect(trusting.after('setup').broken('A roll helicopter')).toEqual(['PTC-N1 rollAll']);
	});
	it('its names are spoken', () => {
		const facts = {
			regions: ['Luna', 'Europe', 'East Asia', 'India and Middle East', 'Africa', 'South America']
		};
		const edition = { name: 'Ours', facts };
		expect(ownNames(book.factsOf(edition))).toEqual({ 'region.1': 'Luna' });
		const talk = talkIn('en', ['Ana'], game.names?.(edition));
		expect(words.moves.fly({ do: 'fly', by: 0, die: 'fly', region: 1 }, talk)).toBe('Ana flies to Luna.');
		expect(words.moves.fly({ do: 'fly', by: 0, die: 'fly', region: 2 }, talk)).toBe('Ana flies to Europe.');
	});
});

describe('an own edition is drawn', () => {
	const overlap = (a: Box, b: Box): boolean =>
		a.x + a.width > b.x + 0.01 &&
		b.x + b.width > a.x + 0.01 &&
		a.y + a.height > b.y + 0.01 &&
		b.y + b.height > a.y + 0.01;
	const pairs = <T>(list: readonly T[]): [T, T][] =>
		list.flatMap((a, n) => list.slice(n + 1).map((b): [T, T] => [a, b]));

	it('every valid edition is a sheet: unique ids, no overlaps, nothing below seven millimetres or off the paper', () => {
		for (let seed = 0; seed < 150; seed++) {
			const facts = randomFacts(seeded(seed));
			expect(parseFacts(game, facts).ok).toBe(true);
			const { areas, page, pages = 1 } = game.edition.draw({ name: 'Ours', facts });
			const cells = areas.flatMap((area: Area) => area.cells);
			expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
			expect(pairs(areas).filter(([a, b]) => overlap(a.box, b.box))).toEqual([]);
			for (const { cells: own } of areas) {
				expect(
					pairs(own)
						.filter(([a, b]) => overlap(a.box, b.box))
						.map(([a, b]) => `${a.id} ${b.id}`)
				).toEqual([]);
			}
			for (const { box } of cells) {
				expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(7);
				expect(box.x).toBeGreaterThanOrEqual(6);
				expect(box.x + box.width).toBeLessThanOrEqual(page.width - 6);
				const sheet = page.height / pages;
				expect(Math.floor(box.y / sheet)).toBe(Math.floor((box.y + box.height) / sheet));
				expect(box.y % sheet).toBeGreaterThanOrEqual(6);
				expect((box.y + box.height) % sheet).toBeLessThanOrEqual(sheet - 6);
			}
		}
	});
	it('every cell that marks and moves name is on the sheet', () => {
		const long = { track: `2bsh${' 3'.repeat(39)}`, outbreakLimit: 20, infectionDice: { red: '24 +11466' } };
		const ids = new Set(
			game.edition.draw({ name: 'Ours', facts: long }).areas.flatMap(({ cells }) => cells.map(({ id }) => id))
		);
		for (const { cell } of game.pencil(table({ facts: long }).after('setup').state))
			expect(ids).toContain(cell);
	});
	it('facts that state the standard edition are the standard edition', () => {
		const spelt = { name: 'By hand', facts: game.edition.standard };
		expect(game.edition.draw(spelt)).toEqual(game.edition.draw('standard'));
		expect(table({ facts: game.edition.standard }).after('setup').status).toEqual(
			table().after('setup').status
		);
	});
});

describe('what the editor does to the facts', () => {
	const { standard } = game.edition;
	const ours = change.completed(standard, standard);
	const broken = (changed: object): readonly string[] => {
		const parsed = parseFacts(game, changed);
		return parsed.ok
			? []
			: (parsed.fault.complaints ?? [{ rule: parsed.fault.path }]).map(({ rule }) => rule);
	};

	it('dice: only the colours that differ are stated', () => {
		const blue = { ...change.diceOf(ours, ours, 'blue'), count: 10 };
		expect(change.withDice(ours, ours, 'blue', blue)).toEqual({ infectionDice: { blue: '10 +12366' } });
		const again = { ...ours, infectionDice: { blue: '10 +12366' } };
		const back = change.withDice(again, ours, 'blue', change.diceOf(ours, ours, 'blue'));
		expect(back).toEqual({ infectionDice: standard['infectionDice'] });
	});
	it('track: a shorter one keeps its starts on it, and fits', () => {
		const short = change.withTrack(ours, { dice: [2, 2, 3], epidemics: [2] });
		expect(short).toEqual({ track: '2b 2 3esh' });
		expect(broken(short)).toEqual([]);
		const moved = change.withStart({ ...ours, ...short }, 'heroic', 1);
		expect(moved).toEqual({ track: '2b 2h 3es' });
	});
	it('track: what is no rate is named by its space', () => {
		expect(change.wrongIn({ dice: [2, 13], epidemics: [] })).toBe(1);
		expect(change.wrongIn({ dice: [2, NaN], epidemics: [] })).toBe(1);
		expect(change.wrongIn({ dice: [], epidemics: [] })).toBe('length');
		expect(change.wrongIn({ dice: [1, 12], epidemics: [] })).toBeNull();
	});
	it('roles and cards that are added fit at once, whatever they are called', () => {
		let complete = ours;
		for (const name of ['Pilotin', 'Pilotin', '飛行士', 'A role with a very long name indeed'])
			complete = { ...complete, ...change.withNewRole(complete, ours, name) };
		for (const name of ['charter', 'custom', 'Ünïque', '…'])
			complete = { ...complete, ...change.withNewCard(complete, name) };
		expect(broken({ roles: complete.roles, events: complete.events })).toEqual([]);
		expect(complete.roles.slice(-4).map(({ id }) => id)).toEqual([
			'pilotin',
			'pilotin-2',
			'role',
			'a-role-with-a-very-lo'
		]);
	});
	it('the ten keep their order', () => {
		const without = { ...ours, ...change.withTen(ours, 'summit', false) };
		expect(without.events).not.toContain('summit');
		expect(change.withTen(without, 'summit', true)).toEqual({ events: standard['events'] });
	});
	it('a field that does not fit is shown as the app’s own', () => {
		expect(change.completed({ roles: 'none', stack: 2 }, standard)).toEqual({ ...ours, stack: 2 });
	});
});

it('a track that is half typed comes back in its letters', () => {
	const letters = '2 2 x, 3';
	const typed = readTyped(writeTyped({ letters, epidemics: [1] }));
	expect(typed).toEqual({ letters, dice: [2, 2, NaN, 3], epidemics: [1] });
	expect(typed && change.wrongIn(typed)).toBe(2);
	expect(readTyped('')).toBeNull();
});
