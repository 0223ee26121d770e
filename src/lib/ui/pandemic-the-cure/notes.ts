/** The bar in the words of the game: who does what, with which role, and what the infection will be. */
import { drawToInfect, infectionRoll } from '../../validators/pandemic-the-cure/infecting.ts';
import type { Phase } from '../../validators/pandemic-the-cure/state.ts';
import type { Notes } from '../play/frame.ts';
import type { CureHand } from './hand.svelte.ts';

export function notesOf({ play, state, phase, label, step }: CureHand): Notes {
	const { current, hand, turn } = state;
	const name = play.nameOf(current);
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
		bar: {
			title: step ? label('barStory') : titles[phase](),
			line: label('barLine', { turn: Math.max(1, turn), draw: drawToInfect(state) })
		}
	};
}
