/** CTC-E4: the team wins or loses together; there are no points. */
import type { Score } from '../../table/record.ts';
import type { How, State } from './state.ts';

export type Part = 'beds' | 'infection' | 'defeated' | 'turns';

const outcomes: Readonly<Record<How, 'won' | 'lost'>> = {
	infection: 'won',
	'all-viruses': 'won',
	beds: 'lost'
};

export function score({ beds, infection, defeated, turn, ended }: State): Score {
	const parts: Record<Part, number> = { beds, infection, defeated: defeated.length, turns: turn };
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
