/** CTC-E4: the team wins or loses together; there are no points. */
import type { Ending, Score } from '../../table/record.ts';
import { winningLevel } from './end.ts';
import type { RuleId } from './rulebook.ts';
import type { How, State } from './state.ts';
import { tell } from './tells.ts';

export type ScorePart = 'beds' | 'infection' | 'defeated' | 'turns';

const outcomes: Readonly<Record<How, 'won' | 'lost'>> = {
	infection: 'won',
	'all-viruses': 'won',
	beds: 'lost'
};

export function score({ beds, infection, defeated, turn, ended }: State): Score {
	const parts: Record<ScorePart, number> = { beds, infection, defeated: defeated.length, turns: turn };
	return {
		scores: [{ by: 'team', parts, total: beds }],
		result: { outcome: ended ? outcomes[ended] : 'open', how: ended }
	};
}

/** Reads `how` out of a score that has been anywhere. */
export function howItEnded({ result }: Score): How | null {
	const how = (result as { readonly how?: unknown } | null)?.how;
	return how === 'infection' || how === 'all-viruses' || how === 'beds' ? how : null;
}

const rules: Readonly<Record<How, RuleId>> = {
	infection: 'CTC-E2',
	'all-viruses': 'CTC-E3',
	beds: 'CTC-E1'
};

/** CTC-E4: the team wins or loses together. */
export function ending(state: State): Ending {
	const { agreed, beds, infection, viruses, deck, defeated, ended } = state;
	const won = ended !== null && ended !== 'beds';
	return {
		how: won ? 'won' : 'lost',
		winners: won ? Array.from({ length: agreed.players }, (_, by) => by) : [],
		together: true,
		...(ended && { rule: rules[ended] }),
		gauges: [
			{
				name: tell('gaugeBeds', {}),
				value: beds,
				of: agreed.facts.beds.most,
				danger: 'empty',
				fatal: ended === 'beds'
			},
			{ name: tell('gaugeInfection', {}), value: infection, of: winningLevel(agreed), goal: true },
			{
				name: tell('gaugeViruses', {}),
				value: defeated.length,
				of: defeated.length + viruses.length + deck.count + state.aside.length + state.revealed.length
			}
		]
	};
}
