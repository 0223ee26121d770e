/** Fight the Virus, as the registry hands it out. */
import { sheet } from '../../sheets/fight-the-virus/sheet.ts';
import { fixedEdition, noPosition } from '../kit/interim.ts';
import { erase } from '../../table/game.ts';
import { apply } from './apply.ts';
import { awaits } from './awaits.ts';
import { chance } from './chance.ts';
import { check } from './check.ts';
import { legalMoves } from './legal.ts';
import { marks } from './marks.ts';
import { moveShape, optionsShape, type Move } from './moves.ts';
import { cells, pencil } from './pencil.ts';
import { rulebook, rulings } from './rulebook.ts';
import { score } from './score.ts';
import { start, type State } from './state.ts';
import { status } from './status.ts';

export const game = erase<State, Move>({
	id: 'fight-the-virus',
	players: { min: 1, max: 12 },
	options: [
		{ name: 'sheets', kind: 'sheets' },
		{ name: 'groups', kind: 'seats' }
	],
	rulings,
	rulebook,
	edition: fixedEdition(sheet),
	position: noPosition,
	faces: () => [],
	shape: { options: optionsShape, move: moveShape },
	start,
	check,
	apply,
	awaits,
	moves: legalMoves,
	chance,
	over: ({ phase }) => phase === 'over',
	marks,
	status,
	score,
	pencil,
	cells,
	open: ['roll', 'keep']
});
