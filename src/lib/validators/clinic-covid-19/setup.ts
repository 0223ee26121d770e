/** CLN-S: before the first round. */
import {
	people,
	TILES,
	wards,
	type Kind,
	type Module,
	type Ward
} from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint, Setup } from '../../table/record.ts';
import { agreedOf, type Agreed } from './agreed.ts';
import { against } from './sentences.ts';
import { newClinic, type State } from './state.ts';

/** CLN-S2, CLN-S3 A stack for each round; the rest of the tiles is the supply. */
export function start(setup: Setup): State {
	const agreed = agreedOf(setup);
	const stacks = agreed.tiles.map((tiles) => tiles * agreed.players);
	const supply = stacks.reduce((left, stack) => left - stack, TILES);
	const clinics = setup.players.map(() => newClinic(agreed.slots));
	return { agreed, round: 1, phase: 'actions', supply, stacks, nextId: 1, clinics, news: [] };
}

const missing = (agreed: Agreed, module: Module | null): module is Module =>
	module !== null && !agreed.modules[module];

/** CLN-S5 Kinds of people need their module, and so do the flags; said once, of the first that is missing. */
export function infectNeedsModules(
	{ agreed }: State,
	asked: { readonly who: Kind; readonly workaholic?: true; readonly outside?: true }
): Complaint | null {
	const { module } = people[asked.who];
	if (missing(agreed, module)) return against('CLN-S5', 'kindNeedsModule', { who: asked.who, module });
	return flagsNeedModules(agreed, asked);
}

/** CLN-S5 Wards need their module, and so does a workaholic. */
export function wardNeedsModules(
	{ agreed }: State,
	asked: { readonly ward: Ward; readonly workaholic?: true }
): Complaint | null {
	const { module } = wards[asked.ward];
	if (missing(agreed, module)) return against('CLN-S5', 'wardNeedsModule', { ward: asked.ward, module });
	return flagsNeedModules(agreed, asked);
}

function flagsNeedModules(
	agreed: Agreed,
	flags: { readonly workaholic?: true; readonly outside?: true }
): Complaint | null {
	if (flags.workaholic && missing(agreed, 'workaholics'))
		return against('CLN-S5', 'workaholicNeedsModule', {});
	if (flags.outside && missing(agreed, 'facilities')) return against('CLN-S5', 'outsideNeedsModule', {});
	return null;
}
