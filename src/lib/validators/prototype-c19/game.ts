/** Prototype C19 as a value of the one type. */
import { sheet } from '../../sheets/prototype-c19/sheet.ts';
import { fixedEdition, noPosition } from '../kit/interim.ts';
import { erase } from '../../table/game.ts';
import { optionFields, optionShape } from './agreed.ts';
import { awaits } from './awaits.ts';
import { chance } from './chance.ts';
import { cells } from './highlights.ts';
import { apply, check } from './judge.ts';
import { moves } from './legal.ts';
import { marks } from './marks.ts';
import { moveShape, type PcMove } from './moves.ts';
import { pencil } from './pencil.ts';
import { rulebook, rulings } from './rulebook.ts';
import { score } from './score.ts';
import { start, type State } from './state.ts';
import { status } from './status.ts';

export const game = erase<State, PcMove>({
	id: 'prototype-c19',
	players: { min: 1, max: 5 },
	options: optionFields,
	rulings,
	rulebook,
	edition: fixedEdition(sheet),
	position: noPosition,
	faces: () => [],
	shape: { options: optionShape, move: ({ players }) => moveShape(players.length) },
	start,
	check,
	apply,
	awaits,
	moves,
	chance,
	over: ({ phase }) => phase === 'over',
	marks,
	status,
	score,
	pencil,
	cells,
	open: ['roll', 'reroll', 'take']
});
