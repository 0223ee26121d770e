/** The table of deeds: what each verb needs to be told, which rules it can break, and what it does. */
import { clinicCells, trackCells } from '../../sheets/clinic-covid-19/cells.ts';
import { colours, wardIds, wards } from '../../sheets/clinic-covid-19/vocabulary.ts';
import { between } from '../../table/chance.ts';
import { chosenBy, either, integer, object, oneOf, optional, type Shape } from '../../table/shape.ts';
import type { Deeds } from '../kit/deeds.ts';
import {
	admit,
	admitsTooOften,
	arrivals,
	arrive,
	checkArrive,
	nextAdmissionCell,
	readyUnadmitted
} from './actions.ts';
import { dead } from './administration.ts';
import type { Agreed } from './agreed.ts';
import { care, cares, checkCare } from './care.ts';
import { contaminate, contaminations, slotTaken } from './contagion.ts';
import {
	checkHand,
	checkInfect,
	checkTake,
	full,
	hand,
	handings,
	infect,
	infections,
	take,
	takes
} from './infections.ts';
import { cellsOfNumber, cellsOfSlot } from './ledger.ts';
import { reportable, type Verbs } from './moves.ts';
import { checkProtect, protect, protections } from './protection.ts';
import { clinicOf, withClinic, type State } from './state.ts';
import { checkCure, checkTreat, cure, nextBedCell, treat, treatments } from './treatment.ts';

const colour = oneOf(...colours);
const person = integer(1, 9999);
const patients = integer(...reportable.patients);
const flag = optional(oneOf(true));

const seat = ({ players }: Agreed): Shape<number> => integer(0, players - 1);
const slotOf = ({ slots }: Agreed): Shape<number> => integer(0, slots - 1);
const roomOf = ({ facts }: Agreed): Shape<number> => integer(1, facts.rooms);
const tilesOf = ({ facts }: Agreed): Shape<number> => integer(1, facts.total);
const byOnly = (agreed: Agreed) => ({ by: seat(agreed) });

/** The kind of person decides whether there is a colour. */
const infectShape = (agreed: Agreed): Shape<unknown> =>
	chosenBy(
		'who',
		Object.fromEntries(
			agreed.facts.kinds.map(({ id, like, coloured }) => [
				id,
				object({
					do: oneOf('infect'),
					...byOnly(agreed),
					who: oneOf(id),
					outside: flag,
					...(coloured && { colour }),
					...(like === 'doctor' && { workaholic: flag })
				})
			])
		)
	);

function protectShape(agreed: Agreed): Shape<unknown> {
	const base = { do: oneOf('protect'), ...byOnly(agreed) };
	return either(object({ ...base, person }), object({ ...base, slot: slotOf(agreed) }));
}

/** The wards decide what is said of a treatment. */
function treatShape(agreed: Agreed): Shape<unknown> {
	const told = { room: roomOf(agreed), doctor: either(colour, person), nurses: integer(0, 20) };
	return chosenBy(
		'ward',
		Object.fromEntries(
			wardIds.map((ward) => {
				const { fields } = wards[ward];
				return [
					ward,
					object({
						do: oneOf('treat'),
						...byOnly(agreed),
						person,
						ward: oneOf(ward),
						...Object.fromEntries(fields.map((field) => [field, told[field]])),
						...(fields.includes('doctor') && { workaholic: flag }),
						bonus: optional(integer(...reportable.bonus))
					})
				];
			})
		)
	);
}

/** In the order in which `status` names them. */
export const deeds: Deeds<State, Verbs, Agreed> = {
	admit: {
		fields: byOnly,
		check: admitsTooOften,
		apply: admit,
		moves: (_, by) => [{ do: 'admit', by }],
		cells: (state, { by }) => nextAdmissionCell(state, by)
	},
	arrive: {
		fields: (agreed) => ({ by: seat(agreed), slot: slotOf(agreed), colour }),
		check: checkArrive,
		apply: arrive,
		moves: arrivals,
		cells: (state, { by, slot }) => cellsOfSlot(state, by, slot)
	},
	take: {
		fields: (agreed) => ({ by: seat(agreed), tiles: tilesOf(agreed) }),
		check: checkTake,
		apply: take,
		moves: takes,
		cells: ({ round }) => [trackCells.make(round)]
	},
	infect: {
		fields: byOnly,
		shape: infectShape,
		check: checkInfect,
		apply: infect,
		moves: infections
	},
	full: { fields: byOnly, apply: full, moves: (_, by) => [{ do: 'full', by }] },
	hand: {
		fields: (agreed) => ({ by: seat(agreed), to: seat(agreed), tiles: tilesOf(agreed) }),
		check: checkHand,
		apply: hand,
		moves: handings
	},
	protect: {
		fields: byOnly,
		shape: protectShape,
		check: checkProtect,
		apply: protect,
		moves: protections,
		cells: (state, move) =>
			'slot' in move ? cellsOfSlot(state, move.by, move.slot) : cellsOfNumber(state, move.by, move.person)
	},
	treat: {
		fields: byOnly,
		shape: treatShape,
		check: checkTreat,
		apply: treat,
		moves: treatments,
		cells: (state, { by, person: id, room }) => [
			...cellsOfNumber(state, by, id),
			...(room === undefined ? [] : nextBedCell(state, by, room))
		]
	},
	cure: {
		fields: (agreed) => ({ by: seat(agreed), patients, room: optional(roomOf(agreed)) }),
		check: checkCure,
		apply: cure,
		chance: (_, by, random) => ({ do: 'cure', by, patients: between(random, 1, 3) }),
		cells: (state, { by, room }) => (room === undefined ? [] : nextBedCell(state, by, room))
	},
	care: {
		fields: (agreed) => ({ by: seat(agreed), person, ward: oneOf('intensive', 'transfusion'), colour }),
		check: checkCare,
		apply: care,
		moves: cares,
		cells: (state, { by, person: id }) => cellsOfNumber(state, by, id)
	},
	dead: {
		fields: (agreed) => ({ by: seat(agreed), patients }),
		apply: dead,
		chance: (_, by, random) => ({ do: 'dead', by, patients: between(random, 1, 2) })
	},
	contaminate: {
		fields: (agreed) => ({ by: seat(agreed), slot: slotOf(agreed) }),
		check: slotTaken,
		apply: contaminate,
		moves: contaminations,
		cells: (state, { by, slot }) => cellsOfSlot(state, by, slot)
	},
	popularity: {
		fields: (agreed) => ({ by: seat(agreed), points: integer(...reportable.popularity) }),
		apply: (state, { by, points }) => withClinic(state, by, { ...clinicOf(state, by), popularity: points }),
		chance: (_, by, random) => ({ do: 'popularity', by, points: between(random, 10, 80) }),
		cells: (_, { by }) => [clinicCells(by).fields.make('popularity')]
	},
	ready: {
		fields: byOnly,
		check: readyUnadmitted,
		apply: (state, { by }) => withClinic(state, by, { ...clinicOf(state, by), ready: true }),
		moves: (_, by) => [{ do: 'ready', by }]
	}
};
