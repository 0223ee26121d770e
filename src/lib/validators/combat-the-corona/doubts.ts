/** What in a position could not have come about, each told at most once, in the order of the document. */
import { infectionCells, pileCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Doubt } from '../../table/record.ts';
import { SPACES } from './actions.ts';
import { cellsOf, filledSpaces } from './cells.ts';
import type { Group } from './deck.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { idsOf, type State } from './state.ts';

type Doubting = (state: State, game: Group) => Objection;

/** CTC-T3: the turn belongs to somebody else. */
const whoseTurn: Doubting = ({ agreed, turn, player }) => {
	const expected = (agreed.first + turn - 1) % agreed.players;
	return player === expected ? null : refuse('CTC-T3', 'otherTurn', { turn, player, expected });
};

/** CTC-B2: the marker rises once a turn at most. */
const infectionFast: Doubting = ({ infection, turn }) =>
	infection > turn
		? refuse('CTC-B2', 'infectionAboveTurn', { infection, turn }, [infectionCells.make(infection)])
		: null;

/** CTC-E2, CTC-R7 b: the last level has won. */
const alreadyWon: Doubting = ({ agreed, infection }) =>
	agreed.rulings['CTC-R7'] === 'b' && infection === agreed.facts.lastLevel
		? refuse('CTC-E2', 'lastLevelReached', { level: infection }, [infectionCells.make(infection)])
		: null;

/** CTC-B3, CTC-R5 a: more tokens than there are pieces. */
const tooManyTokens: Doubting = ({ agreed: { facts, rulings }, dieTokens, shields }) => {
	if (rulings['CTC-R5'] === 'b') return null;
	const { dieTokens: mostDice, shieldTokens: mostShields } = facts;
	const piles = [
		...(dieTokens > mostDice ? [pileCells.make('tokens')] : []),
		...(shields > mostShields ? [pileCells.make('shields')] : [])
	];
	const values = { dieTokens, shields, mostDice, mostShields };
	return piles.length > 0 ? refuse('CTC-B3', 'tokensAboveLimit', values, piles) : null;
};

/** CTC-A10: five cards do not outlast a turn. */
const fiveCards: Doubting = (state) =>
	state.board.length >= SPACES ? refuse('CTC-A10', 'fiveOnBoard', {}, filledSpaces(state)) : null;

/** CTC-A2: more cards of a kind than there are. */
const tooManyCopies: Doubting = ({ agreed, board, discard }) => {
	if (agreed.own) return null;
	const lying = [...board, ...discard];
	for (const [card, copies] of agreed.copies) {
		const seen = lying.filter((other) => other === card).length;
		if (seen > copies) {
			return refuse('CTC-A2', 'copiesAboveDeck', { card: card, seen, copies });
		}
	}
	return null;
};

/** CTC-S7: a hand larger than a full one. */
const largeHand: Doubting = ({ agreed: { handSize: most }, hands }) => {
	const player = hands.findIndex((cards) => cards > most);
	return player < 0 ? null : refuse('CTC-S7', 'handTooLarge', { player, cards: hands[player] ?? 0, most });
};

/** CTC-S6: all action cards are somewhere, and no others. */
const actionsCounted: Doubting = ({ agreed, board, discard, hands, stock }) => {
	const counted = board.length + discard.length + stock + hands.reduce((sum, hand) => sum + hand, 0);
	const cards = agreed.actionCards;
	return counted === cards ? null : refuse('CTC-S6', 'actionsDoNotAddUp', { counted, cards });
};

/** CTC-S4: every virus of this game is somewhere, and no other. */
const virusesCounted: Doubting = ({ agreed, viruses, defeated, deck }, game) => {
	if (agreed.own) {
		const counted = viruses.length + defeated.length + deck.count;
		const cards = agreed.deckSize + 1;
		return counted === cards ? null : refuse('CTC-S4', 'virusesDoNotAddUp', { counted, cards });
	}
	const there = [...viruses, ...defeated, ...(deck.groups ?? []).flat()];
	const told = (cards: Group): readonly string[] => idsOf(cards);
	const strange = there.filter((card) => !game.includes(card));
	if (strange.length > 0) return refuse('CTC-S4', 'strangeViruses', { viruses: told(strange) });
	const nowhere = game.filter((card) => !there.includes(card));
	return nowhere.length > 0 ? refuse('CTC-S4', 'virusesNowhere', { viruses: told(nowhere) }) : null;
};

/** CTC-P3: no virus was ever placed above the infection level, but the first lies there from the setup. */
const levelTooHigh: Doubting = (state) => {
	const { agreed, viruses, defeated, infection } = state;
	const first = agreed.own ? 'x0' : agreed.starting.id;
	const high = [...viruses, ...defeated].filter(({ id, level }) => id !== first && level > infection);
	if (high.length === 0) return null;
	const values = { viruses: idsOf(high), infection };
	return refuse('CTC-P3', 'levelAboveInfection', values, cellsOf(state, high));
};

/** CTC-P5: nobody can have brought the shields. */
const shieldsFromNowhere: Doubting = (state, game) => {
	const { agreed, viruses, shielded, shields, infection } = state;
	if (agreed.rulings['CTC-R8'] === 'b') {
		const bare = viruses.filter(({ id, shield }) => !shield && shielded.includes(id));
		if (bare.length === 0) return null;
		return refuse('CTC-P5', 'tokenWithoutShield', { viruses: idsOf(bare) }, cellsOf(state, bare));
	}
	if (agreed.own || shields === 0) return null;
	if (game.some(({ shield, level }) => shield && level <= infection)) return null;
	return refuse('CTC-P5', 'noShieldYet', { infection }, [pileCells.make('shields')]);
};

/** CTC-D10, CTC-R1: damage is kept with b only, and never as much as destroys. */
const strangeDamage: Doubting = (state) => {
	const { agreed, viruses, damage } = state;
	const hurt = viruses.filter(({ id }) => damage.has(id));
	const told = (cards: Group) => ({ viruses: idsOf(cards) });
	if (hurt.length === 0) return null;
	if (agreed.rulings['CTC-R1'] === 'a')
		return refuse('CTC-D10', 'damageKept', told(hurt), cellsOf(state, hurt));
	const dead = hurt.filter(({ id, life }) => (damage.get(id) ?? 0) >= life);
	return dead.length > 0 ? refuse('CTC-D10', 'damageDestroys', told(dead), cellsOf(state, dead)) : null;
};

/** CTC-E3: without any virus the game would be won. */
const nothingLeft: Doubting = ({ viruses, deck }) =>
	viruses.length === 0 && deck.count === 0 ? refuse('CTC-E3', 'nothingLeft', {}) : null;

const all: readonly Doubting[] = [
	whoseTurn,
	infectionFast,
	alreadyWon,
	tooManyTokens,
	fiveCards,
	tooManyCopies,
	largeHand,
	actionsCounted,
	virusesCounted,
	levelTooHigh,
	shieldsFromNowhere,
	strangeDamage,
	nothingLeft
];

/** `game`: the cards of this game. */
export const doubts = (state: State, game: Group): readonly Doubt[] =>
	complaints(...all.map((doubting) => doubting(state, game)));
