/** How the page looks from its first paint on: src/app.html sets it. Remembered on this device. */
const looks = {
	theme: ['system', 'light', 'dark'],
	text: ['normal', 'large', 'larger'],
	/** Where the thumb is: the tray and its main action stand on that side. */
	hand: ['right', 'left']
} as const;

export type Trait = keyof typeof looks;
export type Look<T extends Trait> = (typeof looks)[T][number];

/** The first holds when nothing was chosen. */
export const choicesOf = <T extends Trait>(trait: T): readonly Look<T>[] => looks[trait];

export function lookNow<T extends Trait>(trait: T): Look<T> {
	const set = document.documentElement.dataset[trait];
	const [plain, ...others] = choicesOf(trait);
	return others.find((choice) => choice === set) ?? (plain as Look<T>);
}

export function look<T extends Trait>(trait: T, choice: Look<T>): void {
	const { dataset } = document.documentElement;
	if (choice === looks[trait][0]) delete dataset[trait];
	else dataset[trait] = choice;
	try {
		localStorage.setItem(`pipsheet.${trait}`, choice);
	} catch {
		// it still holds until the page is closed
	}
}
