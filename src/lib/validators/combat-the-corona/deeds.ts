/** The table of deeds: what each verb needs, may and does. */
import {
	bedCells,
	hospitalCells,
	infectionCells,
	pileCells,
	spaceCells
} from '../../sheets/combat-the-corona/cells.ts';
import { throwOf } from '../../table/die.ts';
import { integer, list, optional, truth, type Shape } from '../../table/shape.ts';
import type { Deeds } from '../kit/deeds.ts';
import { aFace, d6 } from '../kit/die.ts';
import {
	applyClear,
	applyPlay,
	applyRemove,
	applySend,
	applySkip,
	checkClear,
	checkPlay,
	checkRemove,
	checkSend,
	checkSkip,
	exchanges,
	playable
} from './actions.ts';
import type { Agreed } from './agreed.ts';
import {
	applyHit,
	applyRest,
	applyShield,
	checkHit,
	checkRest,
	checkShield,
	hitMoves,
	restMoves,
	shieldMoves
} from './attack.ts';
import { cellsOfIds, cellsOfSpaces, filledSpaces } from './cells.ts';
import { applyExtra, applyReroll, applyRoll, checkExtra, checkReroll, checkRoll } from './dice.ts';
import { checkDestroy, checkHospital, picks } from './hospitals.ts';
import { liesInHand, liesLookedAt, liesRevealed } from './concessions.ts';
import { someCard, someReroll, someReveal, someRoll, someSetup } from './made-up.ts';
import { MOST_DICE, type Verbs } from './moves.ts';
import {
	applyBottom,
	applyPlace,
	applyReveal,
	checkBottom,
	checkPlace,
	checkReveal,
	combinations
} from './proliferation.ts';
import { applySetup, checkSetup } from './setup.ts';
import { actionCard, ownCard, virusId } from './shapes.ts';
import { applyDestroy, applyHospital, applySave, checkSave, toSave } from './skills.ts';
import { idsOf, type State } from './state.ts';

const by = ({ players }: Agreed): Shape<number> => integer(0, players - 1);
const someFaces = list(aFace, { min: 1, max: MOST_DICE });
const someIds = (agreed: Agreed, max: number) => list(virusId(agreed), { max, unique: true });

const orders = (items: readonly string[]): readonly (readonly string[])[] =>
	items.length === 0
		? [[]]
		: items.flatMap((first) =>
				orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest])
			);

/** The hospital that goes, and the viruses that go with it. */
const givenUp = (state: State, { viruses }: { readonly viruses: readonly string[] }): readonly string[] => [
	hospitalCells.make(state.hospitals),
	...cellsOfIds(state, viruses)
];

export const deeds: Deeds<State, Verbs, Agreed> = {
	setup: {
		fields: (agreed) => (agreed.own ? { start: ownCard } : { top: someIds(agreed, 60) }),
		check: checkSetup,
		apply: applySetup,
		chance: (state, _, random) => someSetup(state, random),
		concession: liesLookedAt
	},
	play: {
		fields: (agreed) => ({ by: by(agreed), card: actionCard(agreed) }),
		check: checkPlay,
		apply: applyPlay,
		moves: (state) => playable(state).map((card) => ({ do: 'play', by: state.player, card })),
		chance: (state, _, random) => someCard(state, random),
		concession: liesInHand,
		cells: ({ board }) => [spaceCells.make(board.length + 1)]
	},
	skip: {
		fields: (agreed) => ({ by: by(agreed) }),
		check: checkSkip,
		apply: applySkip,
		moves: ({ player }) => [{ do: 'skip', by: player }]
	},
	remove: {
		fields: (agreed) => ({ by: by(agreed), spaces: list(integer(1, 5), { min: 1, max: 5, unique: true }) }),
		check: checkRemove,
		apply: applyRemove,
		moves: (state) => exchanges(state).map((spaces) => ({ do: 'remove', by: state.player, spaces })),
		cells: ({ hospitals, agreed }, { spaces }) => [
			...cellsOfSpaces(spaces),
			hospitalCells.make(Math.min(hospitals + 1, agreed.facts.hospitals))
		]
	},
	clear: {
		fields: (agreed) => ({ by: by(agreed), reshuffle: truth }),
		check: checkClear,
		apply: applyClear,
		moves: ({ player }) => [true, false].map((reshuffle) => ({ do: 'clear', by: player, reshuffle })),
		cells: filledSpaces
	},
	send: {
		fields: (agreed) => ({ by: by(agreed), virus: virusId(agreed) }),
		check: checkSend,
		apply: applySend,
		moves: ({ viruses, player }) => viruses.map(({ id }) => ({ do: 'send', by: player, virus: id })),
		cells: (state, { virus }) => cellsOfIds(state, [virus])
	},
	roll: {
		fields: (agreed) => ({ by: by(agreed), dice: someFaces, tokens: integer(0, MOST_DICE) }),
		check: checkRoll,
		apply: applyRoll,
		chance: (state, _, random) => someRoll(state, random),
		cells: ({ hospitals }) => Array.from({ length: hospitals + 1 }, (_, space) => hospitalCells.make(space)),
		faces: (_, move) => d6(move.by, move.dice)
	},
	reroll: {
		fields: (agreed) => ({ by: by(agreed), die: aFace, to: aFace }),
		check: checkReroll,
		apply: applyReroll,
		chance: (state, _, random) => someReroll(state, random),
		cells: () => [spaceCells.make(3)],
		faces: (_, move) => d6(move.by, [move.to])
	},
	extra: {
		fields: (agreed) => ({ by: by(agreed), die: aFace }),
		check: checkExtra,
		apply: applyExtra,
		chance: ({ player }, _, random) => ({ do: 'extra', by: player, die: throwOf(random) }),
		cells: () => [pileCells.make('tokens')],
		faces: (_, move) => d6(move.by, [move.die])
	},
	shield: {
		fields: (agreed) => ({
			by: by(agreed),
			die: aFace,
			...(agreed.rulings['CTC-R8'] === 'b' && { virus: optional(virusId(agreed)) })
		}),
		check: checkShield,
		apply: applyShield,
		moves: shieldMoves,
		cells: (state, { virus }) => [
			pileCells.make('shields'),
			...(virus === undefined ? [] : cellsOfIds(state, [virus]))
		]
	},
	hit: {
		fields: (agreed) => ({ by: by(agreed), virus: virusId(agreed), dice: someFaces }),
		check: checkHit,
		apply: applyHit,
		moves: hitMoves,
		cells: (state, { virus }) => cellsOfIds(state, [virus])
	},
	rest: {
		fields: (agreed) => ({ by: by(agreed), beds: integer(0, MOST_DICE) }),
		check: checkRest,
		apply: applyRest,
		moves: restMoves,
		cells: ({ beds }) => [bedCells.make(beds)]
	},
	reveal: {
		fields: (agreed) => ({
			cards: agreed.own
				? list(ownCard, { min: 1, max: 3 })
				: list(virusId(agreed), { min: 1, max: 3, unique: true })
		}),
		check: checkReveal,
		apply: applyReveal,
		chance: (state, _, random) => someReveal(state, random),
		concession: liesRevealed,
		cells: ({ infection }) => [infectionCells.make(infection)]
	},
	place: {
		fields: (agreed) => ({ viruses: someIds(agreed, 3) }),
		check: checkPlace,
		apply: applyPlace,
		moves: ({ infection, revealed }) =>
			combinations(infection, revealed).map((set) => ({ do: 'place', viruses: idsOf(set) })),
		cells: ({ infection }) => [infectionCells.make(infection)]
	},
	save: {
		fields: (agreed) => ({ order: someIds(agreed, 3) }),
		check: checkSave,
		apply: applySave,
		moves: (state) => orders(idsOf(toSave(state))).map((order) => ({ do: 'save', order })),
		cells: () => [pileCells.make('defeated')]
	},
	destroy: {
		fields: (agreed) => ({ viruses: someIds(agreed, 60) }),
		check: checkDestroy,
		apply: applyDestroy,
		moves: (state) => picks(state).map((viruses) => ({ do: 'destroy', viruses })),
		cells: givenUp
	},
	bottom: {
		fields: (agreed) => ({ order: someIds(agreed, 3) }),
		check: checkBottom,
		apply: applyBottom,
		moves: ({ aside }) => orders(idsOf(aside)).map((order) => ({ do: 'bottom', order }))
	},
	hospital: {
		fields: (agreed) => ({ viruses: someIds(agreed, 60) }),
		check: checkHospital,
		apply: applyHospital,
		moves: (state) => picks(state).map((viruses) => ({ do: 'hospital', viruses })),
		cells: givenUp
	}
};
