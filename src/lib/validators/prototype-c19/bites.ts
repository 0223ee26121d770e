/** When the scenario of a table makes a difference to what is being done: the reminder is marked then. */
import { isEmpty } from '../kit/bits.ts';
import type { Scenario } from './agreed.ts';
import { nextFormula } from './formula.ts';
import type { Player, State } from './state.ts';

type Bites = (state: State, player: Player | null) => boolean;

const acting: Bites = (_, player) => player?.part === 'acting';
const lastRound: Bites = ({ round, agreed, phase }) =>
	round === agreed.rounds || phase === 'report' || phase === 'final';

const when: Readonly<Record<Scenario, Bites>> = {
	ets: lastRound,
	dengue: ({ phase }) => phase === 'roll',
	'common-flu': ({ phase, ...rest }, player) => phase === 'setup' || lastRound({ phase, ...rest }, player),
	'hospital-virus': acting,
	'covid-19': lastRound,
	cholera: (_, player) => player !== null && !isEmpty(player.zone.resistant) && player.part === 'acting',
	'swine-flu': lastRound,
	'black-death': acting,
	'avian-flu': lastRound,
	'corrupt-labs': lastRound,
	'chemical-war': (state, player) =>
		(state.phase === 'rolled' && state.rerolls > 0) || acting(state, player) || state.phase === 'final',
	'designer-virus': lastRound,
	'anti-vaccines': (state, player) =>
		player !== null &&
		(acting(state, player) || player.free.length > 0) &&
		nextFormula(state, player) !== null
};

export const bites = (state: State, player: Player | null): boolean => {
	const { scenario } = state.agreed;
	return scenario !== 'none' && when[scenario](state, player);
};
