/** What this device is used to, on every table: remembered here, never part of a record. */
const KEY = 'pipsheet.habits';

interface Habits {
	/** "No dice at hand": the app offers to roll. */
	readonly rollForMe: boolean;
	/** The screen stays on while a table is open. */
	readonly awake: boolean;
	/** A short buzz where the device has a motor. */
	readonly haptics: boolean;
	readonly sounds: boolean;
}

const usual: Habits = { rollForMe: false, awake: true, haptics: true, sounds: false };

function remembered(): Habits {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Habits, unknown>>;
		const known = (Object.keys(usual) as (keyof Habits)[]).filter((name) => typeof kept[name] === 'boolean');
		// earlier versions kept this one apart
		const awake = localStorage.getItem('pipsheet.awake') !== 'no';
		return { ...usual, awake, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
	} catch {
		return usual;
	}
}

let current = $state.raw(remembered());

function change(habit: Partial<Habits>): void {
	current = { ...current, ...habit };
	try {
		localStorage.setItem(KEY, JSON.stringify(current));
	} catch {
		// it still holds until the page is closed
	}
}

export const habits = {
	get rollForMe(): boolean {
		return current.rollForMe;
	},
	set rollForMe(rollForMe: boolean) {
		change({ rollForMe });
	},
	get awake(): boolean {
		return current.awake;
	},
	set awake(awake: boolean) {
		change({ awake });
	},
	get haptics(): boolean {
		return current.haptics;
	},
	set haptics(haptics: boolean) {
		change({ haptics });
	},
	get sounds(): boolean {
		return current.sounds;
	},
	set sounds(sounds: boolean) {
		change({ sounds });
	}
};
