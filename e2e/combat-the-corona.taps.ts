/** How fingers make each move of this game on the screen. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectMoves } from './table.ts';
import { tap } from './tap.ts';

export interface Move {
	do: string;
	by?: number;
	top?: string[];
	card?: string;
	spaces?: number[];
	reshuffle?: boolean;
	virus?: string;
	viruses?: string[];
	order?: string[];
	cards?: string[];
	dice?: number[];
	tokens?: number;
	die?: number;
	to?: number;
	beds?: number;
}

export interface Golden {
	table: { players: string[]; moves: Move[] };
	score: { result: { how: string } };
}

export const golden = (name: string): Golden =>
	JSON.parse(
		readFileSync(new URL(`../tests/combat-the-corona/golden/${name}.json`, import.meta.url), 'utf8')
	) as Golden;

type Tap = (page: Page, move: Move) => Promise<void>;

async function pressAll(page: Page, selectors: readonly string[]): Promise<void> {
	for (const selector of selectors) await tap(page, selector);
}

const virus = (id: string): string => `[data-virus="${id}"]`;
const inPicker = (ids: readonly string[] = []): string[] => ids.map((id) => `.cards ${virus(id)}`);
const dice = (faces: readonly number[] = []): string[] =>
	faces.map((face) => `[data-die="${face}"][aria-pressed="false"]`);

const ordered: Tap = (page, { order = [] }) =>
	// the last one follows from the others
	pressAll(page, [...order.slice(0, -1).map((id) => `.tray ${virus(id)}`), '.tray [data-confirm]']);

const taps: Readonly<Record<string, Tap>> = {
	setup: (page, { top = [] }) =>
		pressAll(page, [...(top.length > 0 ? ['[data-write-ten]'] : []), ...inPicker(top), '[data-begin]']),
	play: (page, { card }) => tap(page, `[data-card-kind="${card}"]`),
	skip: (page) => tap(page, '[data-skip]'),
	remove: (page, { spaces = [] }) =>
		pressAll(page, [...spaces.map((space) => `[data-space="${space}"]`), '[data-exchange]']),
	clear: (page, { reshuffle }) => tap(page, `[data-clear="${reshuffle ? 'reshuffle' : 'keep'}"]`),
	send: (page, { virus: id = '' }) => tap(page, virus(id)),
	roll: (page, { dice: faces = [], tokens = 0 }) =>
		pressAll(page, [
			...Array.from({ length: tokens }, () => '[data-tokens-more]'),
			...faces.map((face) => `[data-face="${face}"]`)
		]),
	reroll: (page, { die = 1, to }) => pressAll(page, [...dice([die]), '[data-reroll]', `[data-face="${to}"]`]),
	extra: (page, { die }) => pressAll(page, ['[data-extra]', `[data-face="${die}"]`]),
	shield: (page, { die = 1 }) => pressAll(page, [...dice([die]), '[data-shields]']),
	hit: (page, { virus: id = '', dice: faces }) => pressAll(page, [...dice(faces), virus(id)]),
	rest: async (page, { beds = 0 }) => {
		const left = await page.locator('[data-die]').count();
		await pressAll(page, [...Array.from({ length: left - beds }, () => '[data-beds-less]'), '[data-rest]']);
	},
	reveal: (page, { cards }) => pressAll(page, [...inPicker(cards), '.tray [data-confirm]']),
	place: (page, { viruses = [] }) => tap(page, `[data-place="${viruses.join(' ')}"]`),
	save: ordered,
	bottom: ordered,
	destroy: (page, { viruses = [] }) => pressAll(page, [...viruses.map(virus), '.tray [data-confirm]']),
	hospital: (page, { viruses = [] }) =>
		pressAll(page, ['[data-give-up]', ...viruses.map(virus), '.tray [data-confirm]'])
};

export async function play(page: Page, moves: readonly Move[], from = 0): Promise<void> {
	for (const [nth, move] of moves.entries()) {
		const make = taps[move.do];
		if (!make) throw new Error(`no taps for ${move.do}`);
		await make(page, move);
		await expectMoves(page, from + nth + 1);
	}
}
