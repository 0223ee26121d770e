/** Texts of this game's own controls, with the values that they need. */
import type { Colour, EventId, Power, Region, RoleId } from '../../../sheets/pandemic-the-cure/facts.ts';
import type { Place } from '../../../validators/pandemic-the-cure/moves.ts';
import type { Step } from '../../../validators/pandemic-the-cure/state.ts';

export interface Labels {
	colour: { colour: Colour };
	region: { region: Region };
	place: { place: Place };
	face: { face: string };
	role: { role: RoleId };
	power: { power: Power };
	eventName: { card: EventId };
	eventText: { card: EventId };
	step: { step: Step };
}
