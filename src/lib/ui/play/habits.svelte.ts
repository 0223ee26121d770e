/** What this device is used to, on every table: remembered here, never part of a record. */
const KEY = 'pipsheet.habits';

interface Habits {
	readonly rollForMe: boolean;
}

function remembered(): Habits {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>;
		return { rollForMe: kept.rollForMe === true };
	} catch {
		return { rollForMe: false };
	}
}

let current = $state.raw(remembered());

export const habits = {
	/** "No dice at hand": the app offers to roll. Off unless asked for. */
	get rollForMe(): boolean {
		return current.rollForMe;
	},
	set rollForMe(wanted: boolean) {
		current = { ...current, rollForMe: wanted };
		try {
			localStorage.setItem(KEY, JSON.stringify(current));
		} catch {
			// it still holds until the page is closed
		}
	}
};
