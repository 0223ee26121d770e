/** What a move set off, each with its cause, in the order in which it happened; and how the game ended. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Say } from '../../table/record.ts';
import type { Move } from './moves.ts';
import { combinations } from './proliferation.ts';
import { idsOf, type State } from './state.ts';
import { masks } from './virus-attack.ts';

type Nothing = Record<string, never>;

export interface Tellings {
	stockRenewed: { cards: number };
	nothingDrawn: { player: number };
	hospitalBuilt: { space: number };
	tokenGained: { tokens: number };
	tokensFull: { most: number };
	bedsGained: { beds: number; now: number };
	sendsGained: { count: number };
	shuffledBack: { cards: number };
	virusDestroyed: { virus: string };
	virusDamaged: { virus: string; life: number };
	bedsLost: { lost: number; now: number; attack: number; masks: number };
	noBedLost: { attack: number; masks: number };
	placed: { viruses: readonly string[]; infection: number };
	nonePlaced: { infection: number };
	setAside: { viruses: readonly string[] };
	shieldsBrought: { count: number; shields: number };
	shieldsFull: { most: number };
	shieldsGone: { count: number; shields: number };
	raised: { level: number };
	savedAlone: { virus: string };
	hospitalDestroyed: { left: number };
	wentUnder: { virus: string };
	risen: { level: number };
	gaugeBeds: Nothing;
	gaugeInfection: Nothing;
	gaugeViruses: Nothing;
}

export const tell = <K extends keyof Tellings>(key: K, values: Tellings[K]): Say => ({ key, values });
const when = (holds: boolean, ...told: readonly Say[]): readonly Say[] => (holds ? told : []);

/** CTC-A3, CTC-R6: the draw. */
const drawing = (before: State, after: State): readonly Say[] => [
	...when(
		before.stock === 0 && before.discard.length > 0 && after.discard.length === 0,
		tell('stockRenewed', { cards: before.discard.length })
	),
	...when(
		before.stock === 0 && after.stock === 0 && after.discard.length === before.discard.length,
		tell('nothingDrawn', { player: before.player })
	)
];

/** CTC-B3: a token, or none because all are owned. */
const aToken = (before: State, after: State): readonly Say[] => [
	after.dieTokens > before.dieTokens
		? tell('tokenGained', { tokens: after.dieTokens })
		: tell('tokensFull', { most: before.agreed.facts.dieTokens })
];

const building = (before: State, after: State): readonly Say[] =>
	after.hospitals > before.hospitals
		? [
				tell('hospitalBuilt', { space: after.hospitals }),
				...when(after.hospitals <= 2, ...aToken(before, after))
			]
		: [];

const clearing = (before: State, after: State): readonly Say[] => [
	tell('bedsGained', { beds: after.beds - before.beds, now: after.beds }),
	...aToken(before, after),
	...when(after.sends > 0, tell('sendsGained', { count: after.sends })),
	...when(after.stock > before.stock, tell('shuffledBack', { cards: after.stock - before.stock }))
];

function hitting(virus: string, after: State): readonly Say[] {
	const left = after.viruses.find(({ id }) => id === virus);
	if (!left) return [tell('virusDestroyed', { virus })];
	return [tell('virusDamaged', { virus, life: left.life - (after.damage.get(virus) ?? 0) })];
}

/** CTC-V1 to CTC-V3, after the beds of the dice left over. */
function attacked(before: State, after: State, gained: number): readonly Say[] {
	const attack = before.viruses.reduce((sum, virus) => sum + virus.attack, 0);
	const beds = Math.min(before.agreed.facts.beds.most, before.beds + gained);
	const values = { attack, masks: masks(before) };
	const lost = beds - after.beds;
	return [
		...when(gained > 0, tell('bedsGained', { beds: beds - before.beds, now: beds })),
		...when(lost > 0, tell('bedsLost', { lost, now: after.beds, ...values })),
		...when(lost === 0 && attack > 0, tell('noBedLost', values))
	];
}

/** CTC-P3 to CTC-P6, CTC-K2: what came to the table. */
function arrived(before: State, revealed: readonly Virus[], placed: readonly Virus[]): readonly Say[] {
	const { infection, agreed, shields } = before;
	const aside = revealed.filter((virus) => !placed.includes(virus));
	const bringing = placed.filter(({ shield }) => shield).length;
	const limit = agreed.rulings['CTC-R5'] === 'a' ? agreed.facts.shieldTokens : Infinity;
	const brought = Math.max(0, Math.min(bringing, limit - shields));
	return [
		placed.length > 0
			? tell('placed', { viruses: idsOf(placed), infection })
			: tell('nonePlaced', { infection }),
		...when(brought > 0, tell('shieldsBrought', { count: brought, shields: shields + brought })),
		...when(brought < bringing, tell('shieldsFull', { most: agreed.facts.shieldTokens })),
		...when(
			revealed.some(({ skills }) => skills.includes('raise')),
			tell('raised', { level: infection + 1 })
		),
		// last, where the strip has least room: they are asked for next
		...when(aside.length > 1, tell('setAside', { viruses: idsOf(aside) }))
	];
}

/** CTC-K4, CTC-K5, CTC-P7, CTC-P8: what followed without a choice. `aside` lay there, `known` is told already. */
function followed(
	before: State,
	after: State,
	aside: readonly Virus[],
	known: { readonly hospitals: number; readonly infection: number; readonly saves: boolean }
): readonly Say[] {
	const [alone, second] = before.defeated;
	const [only, other] = aside;
	return [
		...(alone && !second && known.saves && after.defeated.length === 0
			? [tell('savedAlone', { virus: alone.id })]
			: []),
		...when(after.hospitals < known.hospitals, tell('hospitalDestroyed', { left: after.hospitals })),
		...(only && !other && after.aside.length === 0 ? [tell('wentUnder', { virus: only.id })] : []),
		...when(after.infection > known.infection, tell('risen', { level: after.infection }))
	];
}

function virusStep(
	before: State,
	after: State,
	revealed: readonly Virus[],
	placed: readonly Virus[]
): readonly Say[] {
	const raises = revealed.some(({ skills }) => skills.includes('raise'));
	const aside = revealed.filter((virus) => !placed.includes(virus));
	return [
		...arrived(before, revealed, placed),
		...followed(before, after, aside, {
			hospitals: before.hospitals,
			infection: before.infection + (raises ? 1 : 0),
			saves: revealed.some(({ skills }) => skills.includes('save'))
		})
	];
}

/** The revealed cards: by id, or the numbers that own cards got. */
function revealedBy(before: State, cards: readonly unknown[]): readonly Virus[] {
	return cards.flatMap((card, at): Virus | readonly [] => {
		if (typeof card === 'string') return before.agreed.byId.get(card) ?? [];
		return { ...(card as Virus), id: `x${before.nextOwn + at}` };
	});
}

function revealing(before: State, after: State, cards: readonly unknown[]): readonly Say[] {
	if (after.phase === 'place') return [];
	const revealed = revealedBy(before, cards);
	return virusStep(before, after, revealed, combinations(before.infection, revealed)[0] ?? []);
}

const nothingMore = ({ infection, hospitals }: State) => ({ hospitals, infection, saves: false });

/** CTC-R8 b: shields that went with their viruses. */
const shieldsGone = (before: State, after: State): readonly Say[] =>
	when(
		after.shields < before.shields,
		tell('shieldsGone', { count: before.shields - after.shields, shields: after.shields })
	);

export function tells(before: State, move: Move, after: State): readonly Say[] {
	switch (move.do) {
		case 'play':
		case 'skip':
			return drawing(before, after);
		case 'remove':
			return building(before, after);
		case 'clear':
			return clearing(before, after);
		case 'send':
			return shieldsGone(before, after);
		case 'hit':
			return hitting(move.virus, after);
		case 'rest':
			return [
				...attacked(before, after, move.beds),
				...when(after.infection > before.infection, tell('risen', { level: after.infection }))
			];
		case 'reveal':
			return revealing(before, after, move.cards);
		case 'place':
			return virusStep(
				before,
				after,
				before.revealed,
				before.revealed.filter(({ id }) => move.viruses.includes(id))
			);
		case 'save':
			return followed(before, after, before.aside, nothingMore(before));
		case 'destroy':
		case 'hospital': {
			const known = { ...nothingMore(before), hospitals: before.hospitals - 1 };
			return [...shieldsGone(before, after), ...followed(before, after, before.aside, known)];
		}
		case 'bottom':
			return followed(before, after, [], nothingMore(before));
		case 'setup':
		case 'roll':
		case 'reroll':
		case 'extra':
		case 'shield':
			return [];
	}
}
