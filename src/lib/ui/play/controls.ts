/** What a game's own controls are: a hand that knows what is chosen, and a tray that shows it. */
import type { Component } from 'svelte';
import type { Setup } from '../../table/record.ts';
import type { Drawing } from '../sheet/drawing.ts';
import type { Notes } from './frame.ts';
import type { Play } from './play.svelte.ts';

/** The state of the fingers: what is chosen and not yet done. No part of the record. */
export interface Hand {
	/** Cells where something legal can be done with what is chosen. */
	readonly lit: ReadonlySet<string>;
	/** Cells of the placement that is previewed and waits for a confirmation. */
	readonly ghost: ReadonlySet<string>;
	/** The position to draw while something that happened is told again, step by step; else the present one. */
	readonly shown?: unknown;
	/** The bar, the seats and the areas in the words of the game. */
	readonly notes: Notes;
	/** The area that a bonus or an infection takes the view to, while it is awaited; else null. */
	readonly leadsTo?: string | null;
	/** All that is chosen, as plain JSON: kept over a look at the rules and a reload, until the next move. */
	readonly held: unknown;
	/** Takes up what was kept; of unknown shape, so it looks before using it. */
	take(held: unknown): void;
	/** A move was taken back: what was chosen for the position after it is chosen no longer. */
	letGo(): void;
	/** Brings an area to the front of the board of narrow screens, where that shows one at a time. */
	look?(area: string): void;
	/** The area in which a finger may draw instead of tapping. */
	readonly drawing?: Drawing;
	/** How fingers work in an area, for a corner of it that is free. */
	gestures?(area: string): string | null;
	/** Where a game has a board of its own on narrow screens: what a refusal lies over; the board, unless it says
	 *  otherwise. */
	readonly cardOver?: 'board' | 'tray';
	/** Where everybody acts at once: which phase it is. With the next one the tray finds its height anew, as it does with
	 *  another player. */
	readonly together?: string;
	/** Somebody tapped a cell, on the sheet of `play.seat` or on the board. Never a dead tap: place, preview or refuse. */
	tap(cell: string): void;
}

/** A die of the game's own, as it lies. */
export type DieComponent = Component<{ face: number | string; size?: number }>;

export interface ControlProps<H extends Hand = Hand> {
	readonly play: Play;
	readonly hand: H;
}

/** While the legal moves are shown one by one, those are lit and tapped instead of what the hand says. */
export interface BoardProps<H extends Hand = Hand> extends ControlProps<H> {
	readonly lit: ReadonlySet<string>;
	readonly ghost: ReadonlySet<string>;
	/** What was just written. */
	readonly fresh: ReadonlySet<string>;
	readonly onTap: (cell: string) => void;
}

/** What was agreed at the table that the rules page was opened from; null without one. */
export interface AidProps {
	readonly setup: Setup | null;
}

export interface GameControls<H extends Hand = Hand> {
	createHand(play: Play): H;
	/** Under the sheet, at the thumb: dice, choices, the one big next action. */
	readonly Tray: Component<ControlProps<H>>;
	/** A drawing of the board for narrow screens, where an area of the printed sheet would be too small to read. */
	readonly Board?: Component<BoardProps<H>>;
	/** That board looks unlike the sheet: legal moves are told there, for pictures of its cells would say nothing. */
	readonly boardTells?: true;
	/** The parts of that board, docked above the tray. Without it the board has no parts. */
	readonly Parts?: Component<ControlProps<H>>;
	/** Where the whole sheet is shown instead of `Board`: what that board tells and the sheet cannot. */
	readonly Beside?: Component<ControlProps<H>>;
	/** Draws a die that has no pips. */
	readonly OwnDie?: DieComponent;
	/** An answer that is useful without a table too; shown on the game's rules page. */
	readonly Aid?: Component<AidProps>;
}

export type AnyControls = GameControls;

/** Hands out the erased type: screens do not know what a game's hand holds. */
export const erase = <H extends Hand>(controls: GameControls<H>): AnyControls =>
	controls as unknown as AnyControls;
