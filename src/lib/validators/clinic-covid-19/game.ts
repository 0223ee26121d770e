/** Clinic: COVID-19 Pandemic, put together from the areas of its rules. */
import { decks } from '../../sheets/clinic-covid-19/decks.ts';
import { draw } from '../../sheets/clinic-covid-19/draw.ts';
import { facts } from '../../sheets/clinic-covid-19/facts.ts';
import { namesOf } from '../../sheets/clinic-covid-19/people.ts';
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
import { isOver, status } from './status.ts';
import { tells } from './tells.ts';
import { follow, turn } from './turn.ts';

export const game = planned({
	id: 'clinic-covid-19',
	players: { min: 1, max: 4 },
	rulebook,
	rulings,
	options,
	facts,
	edition: drawnEdition(facts, draw, decks),
	names: namesOf,
	agree,
	misfit,
	begin,
	position,
	entry,
	turn,
	deeds,
	follow,
	over: isOver,
	marks,
	status,
	score,
	explain,
	pencil,
	tells,
	ending,
	totals: 'none',
	open: []
});
