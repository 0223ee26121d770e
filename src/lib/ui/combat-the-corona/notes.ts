/** The bar in the words of the game: who does what now, and what comes first. */
import type { Labels } from '../../i18n/games/combat-the-corona/labels.ts';
import { rollDice } from '../../validators/combat-the-corona/dice.ts';
import type { State } from '../../validators/combat-the-corona/state.ts';
import type { Bar } from '../play/frame.ts';
import type { LabelOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';

type Label = LabelOf<Labels>;

function beforeTheRoll(play: Play, state: State, label: Label): string {
	if (!play.awaited('roll')) return label('barMust');
	if (play.awaited('send')) return label('barSend', { left: state.sends });
	return play.awaited('remove') ? label('barExchange') : label('barRoll', { dice: rollDice(state) });
}

function inTheAttack(play: Play, { shields }: State, label: Label): string {
	if (play.awaited('shield')) return label('barShields', { shields });
	return play.awaited('hit') ? label('barHit') : label('barLeft');
}

export function barOf(play: Play, state: State, label: Label): Bar {
	const { phase, player: by, turn, hands, dice } = state;
	const player = play.players[by] ?? '';
	switch (phase) {
		case 'setup':
			return { title: play.wait({ do: 'setup' }), line: label('barSetup') };
		case 'play':
			return {
				title: play.wait({ do: play.awaited('skip') ? 'skip' : 'play', by }),
				line: label('barTurn', { turn, cards: hands[by] ?? 0 })
			};
		case 'remove':
			return { title: play.wait({ do: 'roll', by }), line: beforeTheRoll(play, state, label) };
		case 'attack':
			return { title: label('barDice', { player, dice }), line: inTheAttack(play, state, label) };
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
