/** T4: the turn rule. Who may do what at this moment, and what a refusal out of turn says. */
import type { Complaint } from '../../table/record.ts';
import { citing } from '../kit/refusal.ts';
import { turnOf, type AwaitedOf, type Gate } from '../kit/turn.ts';
import type { Move, Verb } from './moves.ts';
import { isPossible } from './possible.ts';
import { refuse } from './sentences.ts';
import type { Phase, Player, State } from './state.ts';

type VerbList = readonly Verb[];

const NOTHING: VerbList = [];
const RESEARCH: VerbList = ['health', 'formula', 'biotech', 'forgo'];
const RECEIVED: VerbList = ['infect', 'cover'];
const RECEIVED_LAST: VerbList = ['infect', 'cover', 'infection-reroll'];
const ROLL: VerbList = ['roll'];
const ROLLED: VerbList = ['reroll', 'take'];
const ROLLED_ANALYSING: VerbList = ['reroll', 'take', 'analysis'];
const OPEN: VerbList = ['take', 'pass', 'resist'];
const ACTING: VerbList = [
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
const LAST_ROLL: VerbList = ['infection-roll'];
const ANNULLING: VerbList = ['done', 'annul'];

const isResearcher = ({ researcher }: State, by: number): boolean => by === researcher;

/** PC19-R10 b: the researcher may change the mutant die before he takes. */
const changesMutant = ({ agreed }: State): boolean => agreed.rulings['PC19-R10'] === 'b';

const verbsOfResearcher = (state: State): VerbList =>
	state.phase === 'roll'
		? ROLL
		: state.phase === 'rolled'
			? changesMutant(state)
				? ROLLED_ANALYSING
				: ROLLED
			: NOTHING;

const isWar = ({ phase, agreed }: State): boolean => phase === 'final' && agreed.scenario === 'chemical-war';

/** The lines of the state table that belong to a phase, for a kept player with nothing open. */
function verbsInPhase(state: State, player: Player): VerbList {
	switch (state.phase) {
		case 'roll':
		case 'rolled':
			return isResearcher(state, player.by) ? verbsOfResearcher(state) : NOTHING;
		case 'act':
			return player.part === 'acting' ? ACTING : player.part === 'open' ? OPEN : NOTHING;
		case 'final':
			if (isWar(state)) return player.last === 'waiting' ? LAST_ROLL : NOTHING;
			return state.agreed.scenario === 'designer-virus' && player.last !== 'done' ? ANNULLING : NOTHING;
		case 'setup':
		case 'report':
		case 'over':
			return NOTHING;
	}
}

/** The first line of the state table that fits a kept player. */
function verbsOfKept(state: State, player: Player): VerbList {
	if (state.phase === 'over') return NOTHING;
	if (player.free.length > 0) return RESEARCH;
	if (player.received.length > 0) return isWar(state) && player.last === 'rolled' ? RECEIVED_LAST : RECEIVED;
	return verbsInPhase(state, player);
}

const TELLING: readonly Phase[] = ['roll', 'rolled', 'act', 'report'];

/** PC19-M1, PC19-M5: what is recorded of a player elsewhere. */
function verbsOfOther(state: State, by: number): VerbList {
	const { phase, agreed, reports } = state;
	const own = isResearcher(state, by) ? verbsOfResearcher(state) : NOTHING;
	if (agreed.kept.length === 0 || reports[by] !== null) return own;
	const report: VerbList = phase === 'report' ? ['report'] : NOTHING;
	const tells: VerbList =
		agreed.scenario === 'anti-vaccines' && TELLING.includes(phase) ? ['formula-elsewhere'] : NOTHING;
	return [...own, ...report, ...tells];
}

/** What the state table allows, in the order of the table of moves. */
export function verbsOf(state: State, by: number): VerbList {
	const player = state.players[by];
	return player ? verbsOfKept(state, player) : verbsOfOther(state, by);
}

function awaits(state: State): AwaitedOf<Move>[] {
	const found: AwaitedOf<Move>[] = [];
	for (let by = 0; by < state.players.length; by++)
		for (const verb of verbsOf(state, by)) if (isPossible[verb](state, by)) found.push({ do: verb, by });
	return found;
}

const OF_OTHERS: VerbList = ['roll', 'reroll', 'take', 'report', 'formula-elsewhere'];

const isRecorded = (state: State, verb: Verb): boolean =>
	OF_OTHERS.includes(verb) || (verb === 'analysis' && changesMutant(state));

/** The further rules that fit a move out of turn. */
function reasons(state: State, { do: verb, by }: Move): Complaint[] {
	const { phase, researcher } = state;
	const player = state.players[by];
	const found: Complaint[] = [];
	if (!player && !isRecorded(state, verb)) found.push(refuse('PC19-M1', 'marksElsewhere', { by }));
	if (verb === 'reroll' && by !== researcher && (phase === 'roll' || phase === 'rolled' || phase === 'act'))
		found.push(refuse('PC19-T12', 'assistantsDoNotReroll', { by, researcher }));
	if (verb === 'pass' && by === researcher && phase === 'rolled')
		found.push(refuse('PC19-T10', 'researcherMustTake', { by }));
	if (player && player.free.length > 0)
		found.push(refuse('PC19-U8', 'resourceFirst', { resources: [...player.free].sort() }));
	else if (player && player.received.length > 0)
		found.push(refuse('PC19-I14', 'receivedFirst', { received: [...player.received].sort((a, b) => a - b) }));
	return found;
}

/** A phase of the game; `moment` says what it is, when there is no special reason for a refusal (PC19-T4). */
const phase = (moment: (state: State, by: number) => Complaint): Gate<State, Move> => ({
	awaits,
	allows: (state, move) => verbsOf(state, move.by).includes(move.do),
	refuses: (state, move) => {
		const why = reasons(state, move);
		const [first] = why;
		return first ? [citing(first, 'PC19-T4'), ...why] : [moment(state, move.by)];
	}
});

export const turn = turnOf<Phase, State, Move>((state) => state.phase, {
	setup: phase(({ agreed }) => refuse('PC19-T4', 'placeFirst', { scenario: agreed.scenario })),
	roll: phase(({ researcher }) => refuse('PC19-T4', 'rollFirst', { researcher })),
	rolled: phase(({ researcher }) => refuse('PC19-T4', 'takeFirst', { researcher })),
	act: phase(({ players }, by) =>
		refuse('PC19-T4', players[by]?.part === 'done' ? 'alreadyDone' : 'notYourPart', { by })
	),
	report: phase(() => refuse('PC19-T4', 'reportsFirst', {})),
	final: phase((_, by) => refuse('PC19-T4', 'finalStep', { by })),
	over: phase(() => refuse('PC19-T4', 'gameOver', {}))
});
