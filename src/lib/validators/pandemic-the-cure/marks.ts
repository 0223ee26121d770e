/** What stands where, as the document has it. */
import { regions } from '../../sheets/pandemic-the-cure/pieces.ts';
import { countsAt } from './lying.ts';
import { lockedOf, type State } from './state.ts';

export const marks = (state: State): unknown => ({
	regions: Object.fromEntries(regions.map((region) => [region, countsAt(state, region)])),
	centre: countsAt(state, 'centre'),
	cdc: countsAt(state, 'cdc'),
	bag: countsAt(state, 'bag'),
	cured: state.cured,
	samples: state.samples,
	pawns: state.pawns,
	dice: state.agreed.cards.map((card, player) => ({ total: card.dice, locked: lockedOf(state, player) })),
	rate: state.space,
	outbreaks: state.outbreaks,
	events: { open: state.open, used: state.used }
});
