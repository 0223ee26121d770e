/** A typical dispute of every game: what is copied, what is asked, and the verdict. */
import type { Page } from '@playwright/test';
import { area, brush, cell, digits, pad } from './desk.ts';
import { touch } from './tap.ts';

export interface Dispute {
	readonly game: string;
	/** How its line begins in docs/editions.md. */
	readonly inDocs: string;
	/** A small phone, or a usual one. */
	readonly height: 640 | 844;
	/** What is tapped onto the sheet, and what then stands in the cell. */
	readonly copy: (page: Page) => Promise<void>;
	readonly shows: { readonly cell: string; readonly text: RegExp };
	readonly ask: (page: Page) => Promise<void>;
	/** The rule that it breaks, as it is read on the verdict. */
	readonly rule: { readonly id: string; readonly title: string };
	/** How many dice lie on the table. */
	readonly dice: number;
	/** What was copied, at the table that goes on from it. */
	readonly goesOn: { readonly area: string | null; readonly shows: string; readonly text: RegExp };
}

const faces = async (page: Page, face: number | string, times: number): Promise<void> => {
	for (let die = 0; die < times; die++) await touch(page, `.tray [data-face="${face}"]`);
};

/** What is allowed is taken as made, and the question is about what follows. */
const goOn = (page: Page): Promise<void> => touch(page, '.verdict[data-card="allowed"] .show');

export const disputes: readonly Dispute[] = [
	{
		game: 'fight-the-virus',
		inDocs: 'on paper, Fight the Virus',
		height: 640,
		copy: async (page) => {
			await area(page, 'testing');
			await cell(page, 'testing.4.0');
			await digits(page, [1, 6, 4, 5, 3]);
		},
		shows: { cell: 'testing.4.4', text: /3/ },
		ask: async (page) => {
			await faces(page, 6, 1);
			await faces(page, 3, 1);
			await touch(page, '.tray [data-die="0"]');
			await cell(page, 'testing.3.0');
		},
		rule: { id: 'FTV-T4', title: 'Higher than underneath' },
		dice: 2,
		goesOn: { area: 'testing', shows: '[data-cell="testing.4.4"]', text: /3/ }
	},
	{
		game: 'clinic-covid-19',
		inDocs: 'on paper, Clinic',
		height: 640,
		copy: async (page) => {
			await cell(page, 'clinic0.people.0');
			await pad(page, '[data-value="2"]');
			await cell(page, 'clinic0.slots.1');
		},
		shows: { cell: 'clinic0.people.0', text: /Y2/ },
		ask: (page) => touch(page, '[data-ready]'),
		rule: { id: 'CLN-A1', title: 'Admit at least once a round' },
		dice: 0,
		goesOn: { area: null, shows: '[data-cell="clinic0.people.0"]', text: /Y2/ }
	},
	{
		game: 'combat-the-corona',
		inDocs: 'on paper, Combat the Corona',
		height: 844,
		copy: async (page) => {
			await area(page, 'beds');
			await cell(page, 'bed.12');
			await area(page, 'viruses');
			await cell(page, 'virus.2');
			await pad(page, '[data-value="5"]');
			await pad(page, '[data-value="3"]');
		},
		shows: { cell: 'virus.3', text: /V02/ },
		ask: async (page) => {
			await touch(page, '.tray [data-card-kind="wash-hands"]');
			await goOn(page);
			await touch(page, '[data-virus="V02"]');
		},
		rule: { id: 'CTC-A14', title: 'A virus for each blue card' },
		dice: 0,
		goesOn: { area: null, shows: '[data-virus="V02"]', text: /V02/ }
	},
	{
		game: 'prototype-c19',
		inDocs: 'on paper, Prototype C19',
		height: 844,
		copy: async (page) => {
			await area(page, 'risk');
			await brush(page, 3);
			await cell(page, 'risk.0.0');
			await cell(page, 'risk.0.1');
		},
		shows: { cell: 'risk.0.1', text: /filled/i },
		ask: async (page) => {
			await faces(page, 2, 6);
			await touch(page, '.tray [data-table-die="0"]');
			await touch(page, '.tray [data-table-die="1"]');
			await touch(page, '.tray [data-take]');
			await goOn(page);
			await area(page, 'risk');
			await cell(page, 'risk.0.0');
		},
		rule: { id: 'PC19-I4', title: 'Nobody twice' },
		dice: 6,
		goesOn: { area: 'risk', shows: '[data-cell="risk.0.1"]', text: /filled/i }
	},
	{
		game: 'pandemic-the-cure',
		inDocs: 'on paper, The Cure',
		height: 640,
		copy: async (page) => {
			await cell(page, 'region.2');
			await pad(page, '[aria-label="Dice, red: one more"]');
			await pad(page, '[aria-label="Dice, red: one more"]');
		},
		shows: { cell: 'region.2', text: /2 R/ },
		ask: async (page) => {
			await faces(page, 'treat', 5);
			await touch(page, '[data-enter]');
			await cell(page, 'region.2');
		},
		rule: { id: 'PTC-A1', title: 'One die, one action' },
		dice: 5,
		goesOn: { area: null, shows: '[data-cell="region.2"]', text: /2 red/ }
	}
];
