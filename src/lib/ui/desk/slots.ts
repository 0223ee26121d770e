/**
 * Which copy of a game on paper belongs to this tab. A tab holds its copy by a lock of the browser as long as it is
 * open, so that two tabs never write over each other; what a closed tab leaves is there for the next one.
 */
const PREFIX = 'pipsheet.desk.';
/** Where only one tab is open, which is nearly always. */
const FIRST = '';
/** A page that is loaded anew waits so long for itself to let go. */
const PATIENCE = 1000;

/** `copied`: another tab has the same game open. */
type Claimed = 'own' | 'copied';

/** Of this page, by game. */
const claiming = new Map<string, Promise<Claimed>>();
const mine = new Map<string, { readonly slot: string; readonly letGo: () => void }>();

export const keyOf = (game: string, slot: string): string => `${PREFIX}${game}${slot && `.${slot}`}`;

/** Null where storage is switched off. */
function storage(): Storage | null {
	try {
		return localStorage;
	} catch {
		return null;
	}
}

export function slotsOf(game: string): readonly string[] {
	const kept = Object.keys(storage() ?? {});
	return [
		...(kept.includes(keyOf(game, FIRST)) ? [FIRST] : []),
		...kept
			.filter((key) => key.startsWith(`${PREFIX}${game}.`))
			.map((key) => key.slice(PREFIX.length + game.length + 1))
	];
}

/** Resolves to the way to let go; null while another tab holds it. */
function hold(key: string, patience: number): Promise<(() => void) | null> {
	if (!('locks' in navigator)) return Promise.resolve(() => undefined);
	return new Promise((answer) => {
		const giveUp = new AbortController();
		const timer = patience > 0 ? setTimeout(() => giveUp.abort(), patience) : undefined;
		navigator.locks
			.request(key, patience > 0 ? { signal: giveUp.signal } : { ifAvailable: true }, (lock) => {
				clearTimeout(timer);
				if (!lock) return answer(null);
				return new Promise<void>((letGo) => answer(letGo));
			})
			.catch(() => answer(null));
	});
}

async function take(game: string, slot: string, patience = 0): Promise<boolean> {
	const letGo = await hold(keyOf(game, slot), patience);
	if (!letGo) return false;
	mine.get(game)?.letGo();
	mine.set(game, { slot, letGo });
	try {
		sessionStorage.setItem(keyOf(game, FIRST), slot);
	} catch {
		// then a page that is loaded anew takes the copy that was written last
	}
	return true;
}

export const slotOf = (game: string): string => mine.get(game)?.slot ?? FIRST;

function slotBefore(game: string): string | null {
	try {
		return sessionStorage.getItem(keyOf(game, FIRST));
	} catch {
		return null;
	}
}

/**
 * Before anything is read or written: the copy that this tab had before it was loaded anew, else the first of `slots`
 * that no other tab has open, else one more, as a copy of the first.
 */
export function claim(game: string, slots: readonly string[]): Promise<Claimed> {
	const before = claiming.get(game);
	if (before) return before;
	const now = findSlot(game, slots);
	claiming.set(game, now);
	return now;
}

async function findSlot(game: string, slots: readonly string[]): Promise<Claimed> {
	const before = slotBefore(game);
	if (before !== null && (await take(game, before, PATIENCE))) return 'own';
	for (const slot of slots.length > 0 ? slots : [FIRST]) if (await take(game, slot)) return 'own';
	for (let nth = 2; ; nth++) {
		const slot = String(nth);
		if (slots.includes(slot) || !(await take(game, slot))) continue;
		const store = storage();
		const text = store?.getItem(keyOf(game, slots[0] ?? FIRST));
		if (text) store?.setItem(keyOf(game, slot), text);
		return 'copied';
	}
}

/** Those of `slots` that no tab has open. */
export async function leftBehind(game: string, slots: readonly string[]): Promise<readonly string[]> {
	if (!('locks' in navigator)) return [];
	const { held = [] } = await navigator.locks.query();
	const open = new Set(held.map(({ name }) => name));
	return slots.filter((slot) => !open.has(keyOf(game, slot)));
}

/** Another copy comes onto the desk; the one that lay there stays on the device. */
export async function takeUp(game: string, slot: string): Promise<boolean> {
	const taken = await take(game, slot);
	if (taken) claiming.set(game, Promise.resolve('own'));
	return taken;
}
