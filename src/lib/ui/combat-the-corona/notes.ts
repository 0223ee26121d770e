/** The bar in the words of the game: who does what now, and what comes first. */
import { diceToRoll } from '../../validators/combat-the-corona/dice.ts';
import type { Bar, Notes } from '../play/frame.ts';
import type { CoronaHand } from './hand.svelte.ts';

function beforeTheRoll({ play, state, label }: CoronaHand): string {
	if (!play.awaited('roll')) return label('barMust');
	if (play.awaited('send')) return label('barSend', { left: state.sends });
	return play.awaited('remove') ? label('barExchange') : label('barRoll', { dice: diceToRoll(state) });
}

function inTheAttack({ play, state, label }: CoronaHand): string {
	if (play.awaited('shield')) return label('barShields', { shields: state.shields });
	return play.awaited('hit') ? label('barHit') : label('barLeft');
}

function barOf(hand: CoronaHand): Bar {
	const { play, label } = hand;
	const { phase, player: by, turn, hands, dice } = hand.state;
	switch (phase) {
		case 'setup':
			return { title: play.wait({ do: 'setup' }), line: label('barSetup') };
		case 'play':
			return {
				title: play.wait({ do: play.awaited('skip') ? 'skip' : 'play', by }),
				line: label('barTurn', { turn, cards: hands[by] ?? 0 })
			};
		case 'remove':
			return { title: play.wait({ do: 'roll', by }), line: beforeTheRoll(hand) };
		case 'attack':
			return { title: label('barDice', { player: play.nameOf(by), dice }), line: inTheAttack(hand) };
		case 'reveal':
		case 'place':
		case 'save':
		case 'destroy':
		case 'bottom':
			return { title: label('barViruses'), line: play.wait({ do: phase }) };
		case 'over':
			return { title: play.common.over, line: '' };
	}
}

export const notesOf = (hand: CoronaHand): Notes => ({ bar: barOf(hand) });
