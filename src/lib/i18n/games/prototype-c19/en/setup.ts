import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Five equal dice and one that looks different: the mutant die.',
	keeps: 'The app keeps everybody’s laboratory: samples, infections and the score.',
	needs: 'Nothing else. The laboratories can also be printed, to write on.'
};
