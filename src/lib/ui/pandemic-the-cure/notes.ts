/** The bar in the words of the game: who does what, with which role, and what the infection will be. */
import type { Labels } from '../../i18n/games/pandemic-the-cure/labels.ts';
import { drawToInfect, infectionRoll } from '../../validators/pandemic-the-cure/infecting.ts';
import { phaseOf, type Phase, type State } from '../../validators/pandemic-the-cure/state.ts';
import type { Bar } from '../play/frame.ts';
import type { LabelOf } from '../play/labels.ts';
import type { Play } from '../play/play.svelte.ts';

type Label = LabelOf<Labels>;

export function barOf(play: Play, state: State, label: Label): Bar {
	const { current, hand, turn } = state;
	const name = play.players[current] ?? '';
	const titles: Readonly<Record<Phase, () => string>> = {
		setup: () => play.wait({ do: 'setup' }),
		roll: () =>
			hand.toRoll > 0 ? label('barRoll', { name, dice: hand.toRoll }) : label('barLocked', { name }),
		act: () => label('barAct', { name, dice: hand.rolled.length + (hand.treatsLeft > 0 ? 1 : 0) }),
		give: () => label('barGive', { name }),
		cure: () => label('barCure', { name }),
		infect: () => label('barInfect', { name, draw: infectionRoll(state) }),
		epidemic: () => label('barEpidemic', { dice: infectionRoll(state) }),
		reveal: () => play.wait({ do: 'reveal' }),
		over: () => play.common.over
	};
	return {
		title: titles[phaseOf(state)](),
		line: label('barLine', { turn: Math.max(1, turn), draw: drawToInfect(state) })
	};
}
