/** Scripts that several tests begin with, named once. */
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import type { Move } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import type { Move as AnyMove } from '../../src/lib/table/record.ts';
import type { At } from '../kit/at-the-table.ts';
import { stateOf, table as tableOf } from './lines.ts';

export const rolled = `setup
A roll fly treat sail/treat sample treat/sample`;

export const twoColours = `setup
put 2 red bag centre
put 1 blue bag centre
A roll sample sample sample fly fly
A sample sample red
A sample sample red
A sample sample blue`;

/** Ana has cured red with three samples. */
export const cured = `setup
put 3 red bag centre
A roll sample sample sample fly fly
A sample sample red
A sample sample red
A sample sample red
A next cure
A cure red6 red6 red1`;

/** Ana has locked all five dice under red samples; Bo's turn and Cy's turn are over. */
export const allLocked = `setup
put 5 red bag centre
A roll sample sample sample sample sample
A sample sample red
A sample sample red
A sample sample red
A sample sample red
A sample sample red
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next infect
B infect blue+ yellow+
C roll fly fly fly fly fly
C next infect
C infect blue+ yellow+`;

/** Bo's turn; four crosses lie at the CDC; charter, summit and courier are open. */
export const crosses = {
	current: 1,
	rate: 0,
	outbreaks: 0,
	cured: [],
	regions: [
		[1, 0, 1, 0],
		[0, 1, 1, 0],
		[0, 0, 1, 1],
		[1, 1, 0, 1],
		[0, 1, 0, 1],
		[1, 0, 0, 0]
	],
	centre: [0, 0, 0, 0],
	cdc: [2, 0, 1, 1],
	samples: [{}, {}, {}],
	pawns: [1, 1, 1],
	open: ['charter', 'courier', 'summit']
};

export const paid = (position: object = {}, script = '', options: object = {}): At =>
	tableOf({ players: 3, options, from: { ...crosses, ...position } }).after(script);

export const event = (card: string, pay: string, fields: object = {}): AnyMove =>
	({ do: 'event', card, pay: pay.split(' ').filter(Boolean), ...fields }) as AnyMove;

/** What happened, as a table would tell it. */
export const told = (state: At, line: string): string[] =>
	happenings(stateOf(state), state.move(line) as Move).map((step) => {
		if (step.kind === 'placed') return `${step.colour} to ${step.to}`;
		if (step.kind === 'cross') return `${step.colour} to cdc`;
		if (step.kind === 'lost') return `lost: ${step.why}`;
		if (step.kind === 'prevented') return `prevented ${step.colour} in ${step.region}: ${step.excess}`;
		const chain = step.chain ? 'chain ' : '';
		return `${chain}outbreak ${step.outbreaks} of ${step.colour} in ${step.region}: ${step.moved} to ${step.to}`;
	});
