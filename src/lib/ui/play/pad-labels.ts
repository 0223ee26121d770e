/** What a pad of ordinary dice says, in the words of the play screen. */
import type { Play } from './play.svelte.ts';

export const padLabels = ({ common, talk }: Play) => ({
	enter: (face: number) => common.enterDie({ face }),
	takeBack: (face: number) => common.takeBackDie({ face }),
	entered: (count: number, of: number) => common.diceEntered({ count, of }, talk),
	nthOf: common.nthOf,
	roll: common.rollNow
});
