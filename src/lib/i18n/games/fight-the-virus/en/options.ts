import type { Words } from '../words.ts';

export const options: Words['options'] = {
	sheets: {
		label: 'Sheets on this device',
		help: 'Players who write on paper or on another phone only roll here, and report when they cross out the last research number. Without any sheet the table only logs rolls.'
	},
	groups: {
		label: 'Rolls shared by groups',
		help: 'With many players at most four seats roll; choose for each player the seat whose rolls are active turns.'
	}
};
