/** What the page wears before its first paint: src/app.html puts it on. Remembered on this device. */
const wardrobe = {
	theme: ['system', 'light', 'dark'],
	text: ['normal', 'large', 'larger']
} as const;

export type Garment = keyof typeof wardrobe;
export type Worn<G extends Garment> = (typeof wardrobe)[G][number];

/** The first is worn when nothing was chosen. */
export const choicesOf = <G extends Garment>(garment: G): readonly Worn<G>[] => wardrobe[garment];

export function wornNow<G extends Garment>(garment: G): Worn<G> {
	const set = document.documentElement.dataset[garment];
	const [plain, ...others] = choicesOf(garment);
	return others.find((choice) => choice === set) ?? (plain as Worn<G>);
}

export function wear<G extends Garment>(garment: G, choice: Worn<G>): void {
	const { dataset } = document.documentElement;
	if (choice === wardrobe[garment][0]) delete dataset[garment];
	else dataset[garment] = choice;
	try {
		localStorage.setItem(`pipsheet.${garment}`, choice);
	} catch {
		// it still holds until the page is closed
	}
}
