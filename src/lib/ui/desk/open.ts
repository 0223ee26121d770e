/** What lies on the desk: a game on paper, or a table of this device between two turns. */
import { isGame, loadAid, loadForms, loadGame, loadWords } from '../../games.ts';
import type { DeskWords } from '../../i18n/desk/en.ts';
import { faultWords } from '../../i18n/faults/index.ts';
import { play } from '../../i18n/play/index.ts';
import { setup } from '../../i18n/setup/index.ts';
import type { Language } from '../../i18n/talk.ts';
import type { Line } from '../../table/engine.ts';
import type { Move, Position, Table } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';
import { readCorrection, writeCorrection } from './correction.ts';
import { openDraft, othersOf, writeDraft, type Kept, type Looked } from './draft.ts';
import { Paper } from './paper.svelte.ts';

async function loadTexts(id: string, language: Language) {
	const [game, texts, faults, common, agreeing, forms, aid] = await Promise.all([
		loadGame(id),
		loadWords(id, language),
		faultWords[language](),
		play[language](),
		setup[language](),
		loadForms(id),
		loadAid(id, language)
	]);
	return { game, texts, faults: faults.words, play: common.words, setup: agreeing.words, forms, aid };
}

type Texts = Awaited<ReturnType<typeof loadTexts>>;

export interface OpenedDesk extends Texts {
	readonly paper: Paper;
	/** The table that is corrected, up to where its sheets can be; null for a game on paper. */
	readonly table: Table | null;
	/** What was done since then: the rest of a turn that is not over. */
	readonly since: readonly Move[];
	/** What was in view before. */
	readonly looked: Looked | null;
	/** A correction that was left half entered. */
	readonly begun: { readonly isThere: () => boolean; readonly leave: () => void } | null;
	readonly keep: (looked: Looked) => void;
	/** Another tab copies the same game. */
	readonly elsewhere: boolean;
	readonly others: readonly Kept[];
}

export function keepCopy(paper: Paper, looked: Looked): void {
	const { copied, edition } = paper;
	writeDraft(paper.game.id, { ...looked, copied, edition, moves: [], asked: Date.now() });
}

/** The last point at which sheets can be corrected: now, or before the turn that is not over. */
function lastStand({ game, states }: Line): { readonly at: number; readonly from: Position } | null {
	for (let at = states.length - 1; at >= 0; at--) {
		const from = game.position.of(states[at]);
		if (from !== null) return { at, from };
	}
	return null;
}

export async function openCorrection(
	id: string,
	language: Language
): Promise<OpenedDesk | 'missing' | 'withinTurn'> {
	const { openTable } = await import('../../store/open.ts');
	const opened = await openTable(id);
	if (opened.kind !== 'ok') return 'missing';
	const { table, line } = opened.saved;
	const stand = lastStand(line);
	if (stand === null) return 'withinTurn';
	const { at, from } = stand;
	const { players, options = {}, sheet } = table;
	const now = { players, options, sheet, from };
	const paper = new Paper(line.game, now);
	const begun = readCorrection(line.game, id, now);
	if (begun) paper.takeUp(begun.copied);
	return {
		...(await loadTexts(table.game, language)),
		paper,
		table: { ...table, moves: line.moves.slice(0, at) },
		since: line.moves.slice(at),
		looked: begun,
		begun: begun && {
			isThere: () => textOf(paper.copied) !== textOf(now),
			leave: () => {
				paper.takeUp(now);
			}
		},
		keep: (looked) => {
			writeCorrection(id, now, paper.copied, looked);
		},
		elsewhere: false,
		others: []
	};
}

/** Null where no such game is known. */
export async function openPaper(
	id: string,
	language: Language,
	words: DeskWords
): Promise<OpenedDesk | null> {
	if (!isGame(id)) return null;
	const texts = await loadTexts(id, language);
	const { min, max } = texts.game.players;
	const seats = Math.min(max, Math.max(min, 2));
	const players = Array.from({ length: seats }, (_, seat) => words.playerNumber({ seat: seat + 1 }));
	const { draft: before, elsewhere } = await openDraft(texts.game);
	const others = await othersOf(texts.game);
	const fresh = { players, options: {}, sheet: 'standard', from: null } as const;
	const paper = new Paper(texts.game, before?.copied ?? fresh);
	paper.edition = before?.edition ?? null;
	const keep = (looked: Looked): void => {
		keepCopy(paper, looked);
	};
	return { ...texts, paper, table: null, since: [], looked: before, begun: null, keep, elsewhere, others };
}
