/** CLN-S5: what belongs to a module is used only when the module is in play. */
import { wards, type Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { isInPlay, type Agreed } from './agreed.ts';
import { refuse } from './sentences.ts';
import type { State } from './state.ts';

interface Flags {
	readonly workaholic?: true;
	readonly outside?: true;
}

/** CLN-S5 Kinds of people need their module, and so do the flags; said once, of the first that is missing. */
export function infectNeedsModules(
	{ agreed }: State,
	asked: Flags & { readonly who: string }
): readonly Complaint[] {
	const kind = agreed.kinds.get(asked.who);
	if (kind?.module && !isInPlay(agreed, kind.module))
		return [refuse('CLN-S5', 'kindNeedsModule', { who: kind.id, module: kind.module })];
	return flagsNeedModules(agreed, asked);
}

/** CLN-S5 Wards need their module, and so does a workaholic. */
export function wardNeedsModules(
	{ agreed }: State,
	asked: Flags & { readonly ward: Ward }
): readonly Complaint[] {
	const { module } = wards[asked.ward];
	if (module && !isInPlay(agreed, module))
		return [refuse('CLN-S5', 'wardNeedsModule', { ward: asked.ward, module })];
	return flagsNeedModules(agreed, asked);
}

function flagsNeedModules(agreed: Agreed, { workaholic, outside }: Flags): readonly Complaint[] {
	if (workaholic && !agreed.modules.workaholics) return [refuse('CLN-S5', 'workaholicNeedsModule', {})];
	if (outside && !agreed.modules.facilities) return [refuse('CLN-S5', 'outsideNeedsModule', {})];
	return legal;
}
