/** The registry: one entry a game, loaded on demand. Nothing else names a game. */
import type { Aid } from './i18n/aid.ts';
import type { AnyGameWords, Title } from './i18n/game-words.ts';
import * as clinicCovid19 from './i18n/games/clinic-covid-19/index.ts';
import * as combatTheCorona from './i18n/games/combat-the-corona/index.ts';
import * as fightTheVirus from './i18n/games/fight-the-virus/index.ts';
import * as pandemicTheCure from './i18n/games/pandemic-the-cure/index.ts';
import * as prototypeC19 from './i18n/games/prototype-c19/index.ts';
import type { Language } from './i18n/talk.ts';
import type { Examples } from './rulebook/examples.ts';
import type { Primer } from './share/primers.ts';
import type { Deck } from './table/sheet.ts';
import type { AnyGame } from './table/game.ts';
import { statedBy } from './table/engine.ts';
import type { Edition, Facts } from './table/record.ts';
import type { Trial } from './table/trial.ts';
import type { EditorComponent } from './ui/edition/editor.ts';
import type { AnyControls } from './ui/play/controls.ts';
import type { Forms } from './ui/setup/forms.ts';

/** By the id of the question. */
export type Reasons = Readonly<Record<string, string>>;

interface Entry {
	readonly title: Title;
	readonly words: Readonly<Record<Language, () => Promise<{ readonly words: unknown }>>>;
	/** The player aid, from all that an edition states. */
	readonly aid: Readonly<Record<Language, () => Promise<{ readonly aid: (facts: never) => Aid }>>>;
	readonly rules: () => Promise<{ readonly game: AnyGame }>;
	/** Games as they are usually played: codes learn from them. */
	readonly primers: () => Promise<{ readonly default: unknown }>;
	/** An example of every rule, for the rules page. */
	readonly examples: () => Promise<{ readonly default: unknown }>;
	/** Why the usual answers to open questions are the usual ones. */
	readonly reasons: Readonly<Record<Language, () => Promise<{ readonly reasons: Reasons }>>>;
	/** Its own controls, in its folder under ui/. */
	readonly controls?: () => Promise<{ readonly controls: AnyControls }>;
	/** Its editor for own editions; without one, every field is entered as text. */
	readonly editor?: () => Promise<{ readonly default: EditorComponent }>;
	/** A fresh sheet by its seed: facts of an edition with the counts of ours. */
	readonly fresh?: () => Promise<{ readonly fresh: (seed: number) => Facts }>;
	/** The simple player that tells how fair an edition is. */
	readonly trial?: () => Promise<{ readonly trial: unknown }>;
	/** Forms for the options that only this game can ask, by option. */
	readonly forms?: () => Promise<{ readonly forms: Forms }>;
}

const entries: Readonly<Record<string, Entry>> = {
	'clinic-covid-19': {
		...clinicCovid19,
		rules: () => import('./validators/clinic-covid-19/game.ts'),
		primers: () => import('./share/primers/clinic-covid-19.json'),
		examples: () => import('./rulebook/examples/clinic-covid-19.json'),
		controls: () => import('./ui/clinic-covid-19/controls.ts'),
		editor: () => import('./ui/clinic-covid-19/edition/Editor.svelte')
	},
	'combat-the-corona': {
		...combatTheCorona,
		rules: () => import('./validators/combat-the-corona/game.ts'),
		primers: () => import('./share/primers/combat-the-corona.json'),
		examples: () => import('./rulebook/examples/combat-the-corona.json'),
		controls: () => import('./ui/combat-the-corona/controls.ts'),
		editor: () => import('./ui/combat-the-corona/edition/Editor.svelte')
	},
	'fight-the-virus': {
		...fightTheVirus,
		rules: () => import('./validators/fight-the-virus/game.ts'),
		primers: () => import('./share/primers/fight-the-virus.json'),
		examples: () => import('./rulebook/examples/fight-the-virus.json'),
		controls: () => import('./ui/fight-the-virus/controls.ts'),
		editor: () => import('./ui/fight-the-virus/edition/Editor.svelte'),
		fresh: () => import('./sheets/fight-the-virus/fresh.ts'),
		trial: () => import('./validators/fight-the-virus/trial.ts')
	},
	'pandemic-the-cure': {
		...pandemicTheCure,
		rules: () => import('./validators/pandemic-the-cure/game.ts'),
		primers: () => import('./share/primers/pandemic-the-cure.json'),
		examples: () => import('./rulebook/examples/pandemic-the-cure.json'),
		controls: () => import('./ui/pandemic-the-cure/controls.ts'),
		editor: () => import('./ui/pandemic-the-cure/edition/Editor.svelte'),
		forms: () => import('./ui/pandemic-the-cure/forms.ts')
	},
	'prototype-c19': {
		...prototypeC19,
		rules: () => import('./validators/prototype-c19/game.ts'),
		primers: () => import('./share/primers/prototype-c19.json'),
		examples: () => import('./rulebook/examples/prototype-c19.json'),
		controls: () => import('./ui/prototype-c19/controls.ts'),
		editor: () => import('./ui/prototype-c19/edition/Editor.svelte'),
		fresh: () => import('./sheets/prototype-c19/fresh.ts'),
		trial: () => import('./validators/prototype-c19/trial.ts')
	}
};

export const gameIds: readonly string[] = Object.keys(entries);
/** The game that newcomers are shown around with. */
export const tourGame = 'fight-the-virus';
export const isGame = (id: string): boolean => Object.hasOwn(entries, id);

function entry(id: string): Entry {
	const found = isGame(id) ? entries[id] : undefined;
	if (!found) throw new Error(`no game "${id}"`);
	return found;
}

export const titleOf = (id: string, language: Language): Title[Language] => entry(id).title[language];

export const loadGame = async (id: string): Promise<AnyGame> => (await entry(id).rules()).game;

export const loadWords = async (id: string, language: Language): Promise<AnyGameWords> =>
	(await entry(id).words[language]()).words as AnyGameWords;

/** The player aid, with the numbers of any edition. */
export async function loadAid(id: string, language: Language): Promise<(edition: Edition) => Aid> {
	const [game, { aid }] = await Promise.all([loadGame(id), entry(id).aid[language]()]);
	return (edition) => aid(statedBy(game, edition) as never);
}

/** Cards, tokens and tiles of an edition; none where a game has no such things. */
export async function loadDecks(id: string, edition: Edition = 'standard'): Promise<readonly Deck[]> {
	const game = await loadGame(id);
	return game.edition.decks?.(edition) ?? [];
}

export const loadPrimers = async (id: string): Promise<readonly Primer[]> =>
	(await entry(id).primers()).default as readonly Primer[];

export const loadExamples = async (id: string): Promise<Examples> =>
	(await entry(id).examples()).default as Examples;

export const loadReasons = async (id: string, language: Language): Promise<Reasons> =>
	(await entry(id).reasons[language]()).reasons;

export const loadControls = async (id: string): Promise<AnyControls | null> =>
	(await entry(id).controls?.())?.controls ?? null;

export const loadEditor = async (id: string): Promise<EditorComponent | null> =>
	(await entry(id).editor?.())?.default ?? null;

export const loadForms = async (id: string): Promise<Forms> => (await entry(id).forms?.())?.forms ?? {};

export const hasFresh = (id: string): boolean => entry(id).fresh !== undefined;

/** Facts of a fresh sheet, the same for the same seed. */
export const freshFacts = async (id: string, seed: number): Promise<Facts> =>
	(await entry(id).fresh?.())?.fresh(seed) ?? {};

export const hasTrial = (id: string): boolean => entry(id).trial !== undefined;

export const loadTrial = async (id: string): Promise<Trial | null> =>
	((await entry(id).trial?.())?.trial as Trial | undefined) ?? null;
