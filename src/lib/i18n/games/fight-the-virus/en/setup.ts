import type { SetupLines } from '../../../setup/lines.ts';

export const lines: SetupLines = {
	lies: 'Two ordinary dice. Everybody is a team of scientists.',
	keeps: 'The app keeps everybody’s sheet: virus, research, tests, curve and progress.',
	needs: 'Nothing else. Who would rather write on paper can print the sheets.'
};
