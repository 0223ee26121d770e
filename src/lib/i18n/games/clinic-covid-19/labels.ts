/** Texts of the controls, with the values that they need. */
import type { Colour, Kind, Module, Ward } from '../../../sheets/clinic-covid-19/facts.ts';
import type { Phase } from '../../../validators/clinic-covid-19/state.ts';

type Nothing = Record<string, never>;

export interface Labels {
	colour: { readonly colour: Colour };
	kind: { readonly kind: Kind };
	ward: { readonly ward: Ward };
	module: { readonly module: Module };
	phase: { readonly phase: Phase };
	roundAndPhase: { readonly round: number; readonly phase: Phase };
	person: { readonly id: number; readonly kind: Kind; readonly colour: Colour };
	staff: { readonly id: number; readonly kind: Kind };
	slot: { readonly slot: number };
	room: { readonly room: number; readonly free: number };
	nothing: Nothing;
}
