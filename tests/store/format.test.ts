import { describe, expect, it } from 'vitest';
import { relation } from '../../src/lib/store/backup/relation.ts';
import { RULES } from '../../src/lib/table/rules.ts';
import { isNewer, readBackup } from '../../src/lib/store/backup/format.ts';
import { isId } from '../../src/lib/store/id.ts';
import { readOrigin } from '../../src/lib/store/origin.ts';

const entry = { id: 'abcdefgh23', created: 1, touched: 2, table: { any: 'thing' } };
const backup = { pipsheet: 'backup', version: 1, made: '2026-11-16T03:00:00.000Z', tables: [entry] };

describe('the backup file', () => {
	it('hands out its entries without looking at their tables', () => {
		expect(readBackup(backup, 0)).toEqual({
			ok: true,
			value: {
				tables: [{ ok: true, value: { ...entry, rules: 1, origin: null, redo: [] } }],
				editions: []
			}
		});
	});

	it('takes a bare table record for one entry without an id', () => {
		const table = { format: 1, game: 'x', sheet: 'standard', players: [], moves: [] };
		const value = { id: null, created: 7, touched: 7, rules: RULES, origin: null, table, redo: [] };
		expect(readBackup(table, 7)).toEqual({
			ok: true,
			value: { tables: [{ ok: true, value }], editions: [] }
		});
	});

	it.each([
		['version', { ...backup, version: 5 }],
		['made', { ...backup, made: 'yesterday' }],
		['made', { ...backup, made: 12 }],
		['made', { ...backup, made: '2026-02-31T03:00:00.000Z' }],
		['tables', { ...backup, tables: 'none' }],
		['tables', { ...backup, tables: Array.from({ length: 20_001 }, () => entry) }],
		['editions', { ...backup, editions: {} }],
		['editions', { ...backup, editions: Array.from({ length: 2_001 }, () => ({})) }],
		['author', { ...backup, author: 'Ana' }]
	])('refuses a wrong %s', (path, data) => {
		expect(readBackup(data, 0)).toMatchObject({ ok: false, fault: { path } });
	});

	it('refuses a time that no calendar shows', () => {
		for (const touched of [8.64e15, -1, 1.5]) {
			expect(readBackup({ ...backup, tables: [{ ...entry, touched }] }, 0)).toMatchObject({
				ok: true,
				value: { tables: [{ ok: false }] }
			});
		}
	});

	it('tells a faulty entry from its neighbours', () => {
		const tables = [entry, { ...entry, id: '../../etc' }, { ...entry, created: -1 }, entry];
		const read = readBackup({ ...backup, tables }, 0);
		const faults = read.ok ? read.value.tables.map((one) => (one.ok ? null : one.fault.path)) : [];
		expect(faults).toEqual([null, 'tables[1].id', 'tables[2].created', null]);
	});

	describe('where a table came from', () => {
		const readWith = (origin: unknown) => {
			const read = readBackup({ ...backup, version: 3, tables: [{ ...entry, origin }] }, 0);
			return read.ok ? read.value.tables[0] : read;
		};
		const corrected = { kind: 'corrected', table: 'abcdefgh23', at: 12 };

		it.each([[{ kind: 'paper' }], [corrected], [{ ...corrected, at: 0 }]])('%j is read', (origin) => {
			expect(readWith(origin)).toMatchObject({ ok: true, value: { origin } });
			expect(readOrigin(origin)).toEqual(origin);
		});
		it.each([
			['origin.kind', 'oneOf', { kind: 'dream' }],
			['origin', 'object', null],
			['origin', 'object', 'paper'],
			['origin.table', 'value', { ...corrected, table: '../../etc' }],
			['origin.table', 'field', { kind: 'corrected', at: 12 }],
			['origin.at', 'integer', { ...corrected, at: -1 }],
			['origin.at', 'integer', { ...corrected, at: 1.5 }]
		])('refuses %s (%s) of %j, and what lies so in the database is no origin', (path, key, origin) => {
			expect(readWith(origin)).toMatchObject({
				ok: false,
				fault: { path: `tables[0].${path}`, say: { key } }
			});
			expect(readOrigin(origin)).toBeNull();
		});
		it('refuses what no origin has', () => {
			expect(readWith({ kind: 'paper', at: 3 })).toMatchObject({
				ok: false,
				fault: { path: 'tables[0].origin.at' }
			});
		});
	});

	it('knows a newer version from a broken one', () => {
		expect(isNewer({ ...backup, version: 5 })).toBe(true);
		for (const data of [backup, null, 3, { version: 2 }, { ...backup, version: 'two' }]) {
			expect(isNewer(data)).toBe(false);
		}
	});

	it.each(['', 'short', 'ABCDEFGH23', 'abcdefgh23x', 'abcdefgh2\n', '__proto__1'])('%j is no id', (id) => {
		expect(isId(id)).toBe(false);
	});
});

describe('how two logs relate', () => {
	const moves = [
		{ do: 'roll', by: 0, dice: [3, 6] },
		{ do: 'done', by: 0 },
		{ do: 'roll', by: 1, dice: [1, 1] }
	];

	it('compares values, not the order of their fields', () => {
		expect(relation(moves, [{ dice: [3, 6], by: 0, do: 'roll' } as never, ...moves.slice(1)])).toBe('same');
	});

	it('says who goes further, and who went elsewhere', () => {
		expect(relation(moves.slice(0, 1), moves)).toBe('longer');
		expect(relation(moves, moves.slice(0, 1))).toBe('older');
		expect(relation(moves, [{ do: 'done', by: 0 }])).toBe('different');
		expect(relation([], [])).toBe('same');
	});
});
