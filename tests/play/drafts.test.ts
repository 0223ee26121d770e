/** Half-entered things belong to one position of one table. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Drafts } from '../../src/lib/ui/play/drafts.ts';

/** Node has no tab: a map for its session, and a page that is left before it paints. */
const kept = new Map<string, string>();
const page = new EventTarget();
Object.assign(globalThis, {
	sessionStorage: {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	},
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
	requestAnimationFrame: () => 0
});
const leave = (): boolean => page.dispatchEvent(new Event('pagehide'));

describe('drafts', () => {
	beforeEach(() => {
		kept.clear();
	});
	it('survive a reload at the same position', () => {
		new Drafts('t1', () => 4).write('dice 2', [3]);
		leave();
		expect(new Drafts('t1', () => 4).read('dice 2')).toEqual([3]);
	});
	it('are gone after the next move, and never come from another table', () => {
		let revision = 4;
		const drafts = new Drafts('t1', () => revision);
		drafts.write('dice 2', [3]);
		revision = 5;
		expect(drafts.read('dice 2')).toBeUndefined();
		drafts.write('area', 'research');
		leave();
		expect(new Drafts('t1', () => 5).read('dice 2')).toBeUndefined();
		expect(new Drafts('t1', () => 5).read('area')).toBe('research');
		expect(new Drafts('t2', () => 5).read('area')).toBeUndefined();
	});
	it('begin empty when the tab held something else', () => {
		kept.set('pipsheet.draft.t1', '{"revision":');
		expect(new Drafts('t1', () => 1).read('area')).toBeUndefined();
	});
});
