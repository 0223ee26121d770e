/** Combat the Corona: a team, a board, and viruses that keep coming. */
import { decks } from '../../sheets/combat-the-corona/decks.ts';
import { draw } from '../../sheets/combat-the-corona/draw.ts';
import { facts } from '../../sheets/combat-the-corona/facts.ts';
import { cardNames } from '../../sheets/combat-the-corona/names.ts';
import { drawnEdition } from '../../sheets/kit/edition.ts';
import { planned } from '../kit/plan.ts';
import { agree, misfit, MOST_PLAYERS, options } from './agreed.ts';
import { deeds } from './deeds.ts';
import { entry } from './entry.ts';
import { isOver } from './end.ts';
import { explain } from './explain.ts';
import { marks } from './marks.ts';
import { pencil } from './pencil.ts';
import { position } from './position.ts';
import { rulebook, rulings } from './rulebook.ts';
import { ending, score } from './score.ts';
import { begin } from './state.ts';
import { diceOnTable, status } from './status.ts';
import { tells } from './tells.ts';
import { turn } from './turn.ts';

export const game = planned({
	id: 'combat-the-corona',
	players: { min: 1, max: MOST_PLAYERS },
	rulebook,
	rulings,
	options,
	facts,
	edition: drawnEdition(facts, draw, decks),
	names: cardNames,
	agree,
	misfit,
	begin,
	position,
	entry,
	turn,
	deeds,
	over: isOver,
	marks,
	status,
	diceOnTable,
	score,
	explain,
	pencil,
	tells,
	ending,
	totals: 'none',
	open: ['roll', 'reroll', 'extra']
});
