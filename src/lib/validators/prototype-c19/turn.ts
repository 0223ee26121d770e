/** T4: the turn rule. Who may do what at this moment, and what a refusal out of turn says. */
import type { Complaint } from '../../table/record.ts';
import type { PcMove, Verb } from './moves.ts';
import { no, type Sentences } from './sentences.ts';
import type { Player, State } from './state.ts';

const ACTING: readonly Verb[] = [
	'analysis',
	'convert',
	'health',
	'formula',
	'biotech',
	'infect',
	'cover',
	'resist',
	'done'
];

/** The lines of the state table for a kept player: the first that fits. */
function verbsOfKept(state: State, player: Player): readonly Verb[] {
	const { phase, agreed } = state;
	const war = phase === 'final' && agreed.scenario === 'chemical-war';
	if (phase === 'over') return [];
	if (player.free.length > 0) return ['health', 'formula', 'biotech', 'forgo'];
	if (player.received.length > 0)
		return war && player.last === 'rolled' ? ['infect', 'cover', 'infection-reroll'] : ['infect', 'cover'];
	if (phase === 'act')
		return player.part === 'open' ? ['take', 'pass', 'resist'] : player.part === 'acting' ? ACTING : [];
	if (war) return player.last === 'waiting' ? ['infection-roll'] : [];
	if (phase === 'final' && agreed.scenario === 'designer-virus')
		return player.last === 'done' ? [] : ['done', 'annul'];
	return player.by === state.researcher ? verbsOfResearcher(state) : [];
}

const verbsOfResearcher = ({ phase }: State): readonly Verb[] =>
	phase === 'roll' ? ['roll'] : phase === 'rolled' ? ['reroll', 'take'] : [];

const TELLING: readonly State['phase'][] = ['roll', 'rolled', 'act', 'report'];

/** PC19-M1: what is recorded of a player elsewhere. */
function verbsOfOther(state: State, by: number): readonly Verb[] {
	const reported = state.reports[by] !== null;
	const tells = state.agreed.scenario === 'anti-vaccines' && TELLING.includes(state.phase) && !reported;
	return [
		...(by === state.researcher ? verbsOfResearcher(state) : []),
		...(state.phase === 'report' && !reported ? (['report'] as const) : []),
		...(tells ? (['formula-elsewhere'] as const) : [])
	];
}

/** In the order of the table of moves. */
export function verbsOf(state: State, by: number): readonly Verb[] {
	const player = state.players[by];
	return player ? verbsOfKept(state, player) : verbsOfOther(state, by);
}

const OF_OTHERS: readonly Verb[] = ['roll', 'reroll', 'take', 'report', 'formula-elsewhere'];

/** The further rules that fit a move out of turn. */
function reasons(state: State, { do: verb, by }: PcMove): Complaint[] {
	const { phase, researcher } = state;
	const player = state.players[by];
	const found: Complaint[] = [];
	if (!player && !OF_OTHERS.includes(verb)) found.push(no('PC19-M1', 'marksElsewhere', { by }));
	if (verb === 'reroll' && by !== researcher && (phase === 'roll' || phase === 'rolled' || phase === 'act'))
		found.push(no('PC19-T12', 'assistantsDoNotReroll', { by, researcher }));
	if (verb === 'pass' && by === researcher && phase === 'rolled')
		found.push(no('PC19-T10', 'researcherMustTake', { by }));
	if (player && player.free.length > 0)
		found.push(no('PC19-U8', 'resourceFirst', { resources: [...player.free].sort() }));
	else if (player && player.received.length > 0)
		found.push(no('PC19-I14', 'receivedFirst', { received: [...player.received].sort((a, b) => a - b) }));
	return found;
}

type Moment = { [K in keyof Sentences]: readonly [K, Sentences[K]] }[keyof Sentences];

/** What the moment is, when there is no special reason. */
function moment(state: State, by: number): Moment {
	const { researcher, agreed } = state;
	const moments: Readonly<Record<State['phase'], Moment>> = {
		setup: ['placeFirst', { scenario: agreed.scenario }],
		roll: ['rollFirst', { researcher }],
		rolled: ['takeFirst', { researcher }],
		act: state.players[by]?.part === 'done' ? ['alreadyDone', { by }] : ['notYourPart', { by }],
		report: ['reportsFirst', {}],
		final: ['finalStep', { by }],
		over: ['gameOver', {}]
	};
	return moments[state.phase];
}

/** PC19-T4 */
export function outOfTurn(state: State, move: PcMove): Complaint[] {
	if (verbsOf(state, move.by).includes(move.do)) return [];
	const why = reasons(state, move);
	const [first] = why;
	if (first) return [{ ...first, rule: 'PC19-T4' }, ...why];
	const [key, values] = moment(state, move.by);
	return [no('PC19-T4', key, values)];
}
