/** What the box of a game says in figures, and by which it is recognised. Known before anything else of it is loaded. */
export interface GameBox {
	readonly accent: { readonly light: string; readonly dark: string };
	/** A path of 24 by 24, filled by the even-odd rule and outlined. */
	readonly emblem: string;
	/** The address of a small drawing of its sheet, five by two, of which only the opacity counts. */
	readonly scene: string;
	readonly players: { readonly min: number; readonly max: number };
	readonly minutes: { readonly from: number; readonly to: number };
}

const found = import.meta.glob<GameBox>('../*/box.ts', { eager: true, import: 'box' });

export const boxes: ReadonlyMap<string, GameBox> = new Map(
	Object.entries(found).map(([path, box]) => [path.split('/').at(-2) ?? '', box])
);
