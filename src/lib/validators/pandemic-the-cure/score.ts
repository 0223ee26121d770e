/** How it stands, and how it ended: PTC-X2, PTC-X3. There are no points in this game. */
import { colours } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Ending, Score } from '../../table/record.ts';
import { skullOf } from './agreed.ts';
import type { RuleId } from './rulebook.ts';
import { totalAt } from './lying.ts';
import type { State, Why } from './state.ts';
import { tell } from './tells.ts';

export type ScorePart = 'cured' | 'outbreaks' | 'rate' | 'bag';

export const score = (state: State): Score => ({
	scores: [
		{
			by: 'team',
			parts: {
				cured: state.cured.length,
				outbreaks: state.outbreaks,
				rate: state.space,
				bag: totalAt(state, 'bag')
			},
			total: state.cured.length
		}
	],
	result: {
		outcome: state.why === null ? 'open' : state.why === 'all-cured' ? 'won' : 'lost',
		why: state.why
	}
});

const rules: Readonly<Record<Why, RuleId>> = {
	'all-cured': 'PTC-X2',
	skull: 'PTC-X3',
	outbreaks: 'PTC-X3',
	bag: 'PTC-X3'
};

export function ending(state: State): Ending {
	const { why, agreed } = state;
	const won = why === 'all-cured';
	return {
		how: won ? 'won' : why === null ? 'stopped' : 'lost',
		winners: won ? agreed.cards.map((_, seat) => seat) : [],
		together: true,
		...(why && { rule: rules[why] }),
		gauges: [
			{
				name: tell('gaugeCured', {}),
				value: state.cured.length,
				of: colours.length,
				goal: true
			},
			{
				name: tell('gaugeOutbreaks', {}),
				value: state.outbreaks,
				of: agreed.facts.outbreakLimit,
				danger: 'full',
				...(why === 'outbreaks' && { fatal: true })
			},
			{
				name: tell('gaugeRate', {}),
				value: state.space,
				of: skullOf(agreed),
				danger: 'full',
				...(why === 'skull' && { fatal: true })
			},
			{
				name: tell('gaugeBag', {}),
				// nobody's fault: the dice of the set-up leave the bag in every game
				value: totalAt(state, 'bag') - (state.turn === 0 ? agreed.facts.setupDice : 0),
				of: colours.reduce((sum, colour) => sum + agreed.facts.infectionDice[colour].count, 0),
				...(why === 'bag' && { fatal: true })
			}
		]
	};
}
