/** Prototype C19. */
import { draw } from '../../sheets/prototype-c19/draw.ts';
import { facts } from '../../sheets/prototype-c19/facts.ts';
import { drawnEdition } from '../../sheets/kit/edition.ts';
import { planned } from '../kit/plan.ts';
import { agree, options } from './agreed.ts';
import { deeds } from './deeds.ts';
import { entry } from './entry.ts';
import { followingOn } from './finish.ts';
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
	id: 'prototype-c19',
	players: { min: 1, max: 5 },
	rulebook,
	rulings,
	options,
	facts,
	edition: drawnEdition(facts, draw),
	agree,
	begin,
	position,
	entry,
	turn,
	deeds,
	follow: followingOn,
	over: ({ phase }) => phase === 'over',
	marks,
	status,
	diceOnTable,
	score,
	explain,
	pencil,
	tells,
	ending,
	open: ['roll', 'reroll', 'take']
});
