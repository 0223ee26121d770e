/** The table of deeds, in the order of the table of moves. */
import { biotechCells, mutantCells } from '../../sheets/prototype-c19/cells.ts';
import { researchKinds } from '../../sheets/prototype-c19/kinds.ts';
import type { ShownFace } from '../../table/record.ts';
import { either, integer, list, oneOf, optional, truth, tuple, type Shape } from '../../table/shape.ts';
import type { Deeds } from '../kit/deeds.ts';
import { aFace, d6 } from '../kit/die.ts';
import type { Agreed } from './agreed.ts';
import { analysisMoves, applyAnalysis, chanceAnalysis, checkAnalysis } from './analysis.ts';
import {
	applyBiotech,
	applyConvert,
	biotechMoves,
	checkBiotech,
	checkConvert,
	convertMoves
} from './biotech.ts';
import { applyTake, chanceTake, checkTake, facesOf, shownBy, takeMoves } from './dice.ts';
import { applyReport, applyTold, chanceReport, checkTold } from './elsewhere.ts';
import {
	annulCells,
	annulMoves,
	applyAnnul,
	applyInfectionReroll,
	applyInfectionRoll,
	chanceInfectionReroll,
	chanceInfectionRoll,
	checkAnnul,
	checkInfectionReroll,
	LAST_DICE
} from './final.ts';
import { applyDone, checkDone, doneMoves } from './finish.ts';
import { applyFormula, checkFormula, cellsOfFormula, formulaMoves } from './formula.ts';
import { applyHealth, checkHealth, cellsOfHealth, healthMoves } from './health.ts';
import { checkCover, checkInfect, coverMoves, infectMoves } from './infection.ts';
import type { Verbs } from './moves.ts';
import { applyResist, checkResist, resistMoves } from './resistant.ts';
import { applyReroll, applyRoll, chanceReroll, chanceRoll, checkReroll, checkRoll } from './rolling.ts';
import { applyForgo, checkForgo, forgoMoves } from './sampling.ts';
import { applyCover, applyInfect } from './spreading.ts';
import type { State } from './state.ts';
import { cellIds, idsOfSet } from './zone.ts';

const die = integer(0, 4);
const cell = tuple(integer(0, 19), integer(0, 19));
const someDice = (min: number): Shape<number[]> => list(die, { min, max: 5, unique: true });
const someCells = (max: number): Shape<[number, number][]> => list(cell, { min: 1, max, unique: true });
const exactly = (count: number): Shape<number[]> => list(aFace, { min: count, max: count });

const by = ({ players }: Agreed): Shape<number> => integer(0, players - 1);
const sample = { die: optional(die), value: optional(aFace) };
/** A `space` of the edition. */
const space = ({ facts }: Agreed): Shape<string> => oneOf(...facts.spaces);

/** Exactly one of `die` and `value`. */
const isOneSample = (move: object): boolean => 'die' in move !== 'value' in move;

const aFaceEach = ({
	dice,
	faces
}: {
	readonly dice: readonly number[];
	readonly faces: readonly number[];
}): boolean => dice.length === faces.length;

const shown = (seat: number, faces: readonly number[], mutant: number | undefined): ShownFace[] =>
	d6(seat, mutant === undefined ? faces : [...faces, mutant]);

export const deeds: Deeds<State, Verbs, Agreed> = {
	roll: {
		fields: (agreed) => ({
			by: by(agreed),
			samples: either(exactly(5), exactly(3)),
			mutant: optional(aFace)
		}),
		check: checkRoll,
		apply: applyRoll,
		chance: chanceRoll,
		faces: (_, move) => shown(move.by, move.samples, move.mutant)
	},
	reroll: {
		fields: (agreed) => ({
			by: by(agreed),
			dice: someDice(0),
			faces: list(aFace, { max: 5 }),
			mutant: optional(aFace),
			explorer: truth
		}),
		fits: aFaceEach,
		check: checkReroll,
		apply: applyReroll,
		chance: chanceReroll,
		faces: (_, move) => shown(move.by, move.faces, move.mutant)
	},
	take: {
		fields: (agreed) => ({ by: by(agreed), dice: list(die, { min: 1, max: 3, unique: true }) }),
		check: checkTake,
		apply: applyTake,
		moves: takeMoves,
		chance: chanceTake,
		cells: ({ phase, dice, mutants, agreed }, move) => {
			const box = mutants[move.by]?.length ?? 0;
			const isNoted = phase === 'rolled' && dice?.mutant != null && box < agreed.facts.mutantBoxes;
			return isNoted ? [mutantCells.make(box)] : [];
		},
		said: (state, { dice }) => facesOf(state, dice)
	},
	pass: {
		fields: (agreed) => ({ by: by(agreed) }),
		apply: applyDone,
		moves: (_, seat) => [{ do: 'pass', by: seat }]
	},
	analysis: {
		fields: (agreed) => ({ by: by(agreed), die: either(die, oneOf('mutant')), change: oneOf(1, -1) }),
		check: checkAnalysis,
		apply: applyAnalysis,
		moves: analysisMoves,
		chance: chanceAnalysis,
		said: shownBy
	},
	convert: {
		fields: (agreed) => ({ by: by(agreed), die, space: space(agreed) }),
		check: checkConvert,
		apply: applyConvert,
		moves: convertMoves,
		cells: (_, move) => [biotechCells.make(move.space)],
		said: shownBy
	},
	health: {
		fields: (agreed) => ({
			by: by(agreed),
			...sample,
			// PC19-H2: there is nothing to name where column 0 has one cell
			...(agreed.facts.health.starts.length > 1 && { row: optional(integer(0, 7)) })
		}),
		fits: isOneSample,
		check: checkHealth,
		apply: applyHealth,
		moves: healthMoves,
		cells: cellsOfHealth,
		said: shownBy
	},
	formula: {
		fields: (agreed) => {
			const { factors, boxes } = agreed.facts;
			const factor = oneOf(...factors);
			// PC19-F4: only there can a box be without a factor
			return { by: by(agreed), ...sample, factor: factors.length < boxes.length ? optional(factor) : factor };
		},
		fits: isOneSample,
		check: checkFormula,
		apply: applyFormula,
		moves: formulaMoves,
		cells: cellsOfFormula,
		said: shownBy
	},
	biotech: {
		fields: (agreed) => ({ by: by(agreed), ...sample, space: space(agreed) }),
		fits: isOneSample,
		check: checkBiotech,
		apply: applyBiotech,
		moves: biotechMoves,
		cells: (_, move) => [biotechCells.make(move.space)],
		said: shownBy
	},
	infect: {
		fields: (agreed) => ({ by: by(agreed), cells: someCells(6) }),
		check: checkInfect,
		apply: applyInfect,
		moves: infectMoves,
		cells: ({ agreed }, move) => cellIds(agreed.zone, move.cells)
	},
	cover: {
		fields: (agreed) => ({
			by: by(agreed),
			column: integer(0, agreed.facts.risk.columns - 1),
			value: aFace
		}),
		check: checkCover,
		apply: applyCover,
		moves: coverMoves,
		cells: ({ agreed }, { column }) => {
			const people = agreed.zone.columns[column];
			return people ? idsOfSet(agreed.zone, people) : [];
		}
	},
	resist: {
		fields: (agreed) => ({ by: by(agreed), cells: someCells(2) }),
		check: checkResist,
		apply: applyResist,
		moves: resistMoves,
		cells: ({ agreed }, move) => cellIds(agreed.zone, move.cells)
	},
	forgo: {
		fields: (agreed) => ({ by: by(agreed), resource: oneOf(...researchKinds) }),
		check: checkForgo,
		apply: applyForgo,
		moves: forgoMoves
	},
	done: { fields: (agreed) => ({ by: by(agreed) }), check: checkDone, apply: applyDone, moves: doneMoves },
	annul: {
		fields: (agreed) => ({ by: by(agreed), pair: oneOf(...agreed.facts.pairs.map(({ id }) => id)) }),
		check: checkAnnul,
		apply: applyAnnul,
		moves: annulMoves,
		cells: annulCells
	},
	'infection-roll': {
		fields: (agreed) => ({ by: by(agreed), faces: exactly(LAST_DICE) }),
		apply: applyInfectionRoll,
		chance: chanceInfectionRoll,
		faces: (_, move) => d6(move.by, move.faces)
	},
	'infection-reroll': {
		fields: (agreed) => ({ by: by(agreed), dice: someDice(1), faces: list(aFace, { max: 5 }) }),
		fits: aFaceEach,
		check: checkInfectionReroll,
		apply: applyInfectionReroll,
		chance: chanceInfectionReroll,
		faces: (_, move) => d6(move.by, move.faces)
	},
	report: {
		fields: (agreed) => ({
			by: by(agreed),
			factors: integer(0, agreed.facts.factors.length),
			columns: integer(0, agreed.facts.health.columns)
		}),
		apply: applyReport,
		chance: chanceReport
	},
	'formula-elsewhere': {
		fields: (agreed) => ({ by: by(agreed) }),
		check: checkTold,
		apply: applyTold,
		chance: (_, seat) => ({ do: 'formula-elsewhere', by: seat })
	}
};
