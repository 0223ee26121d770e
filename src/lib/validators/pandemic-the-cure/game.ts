/** Pandemic: The Cure as a value of the one type that all games have. */
import { decks } from '../../sheets/pandemic-the-cure/decks.ts';
import { draw } from '../../sheets/pandemic-the-cure/draw.ts';
import { facts, ownNames } from '../../sheets/pandemic-the-cure/facts.ts';
import { mostPlayers } from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawnEdition } from '../../sheets/kit/edition.ts';
import { planned } from '../kit/plan.ts';
import { agree, misfit, options } from './agreed.ts';
import { deeds } from './deeds.ts';
import { entry } from './entry.ts';
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
	id: 'pandemic-the-cure',
	players: { min: 1, max: mostPlayers },
	rulebook,
	rulings,
	options,
	facts,
	edition: drawnEdition(facts, draw, decks),
	names: ownNames,
	agree,
	misfit,
	begin,
	position,
	entry,
	turn,
	deeds,
	over: ({ why }) => why !== null,
	marks,
	status,
	diceOnTable,
	score,
	explain,
	pencil,
	tells,
	ending,
	totals: 'none',
	open: ['roll', 'reroll']
});
