/** The fields of a position that pens write into. */
import type { Say, Values } from '../../table/record.ts';
import { fieldOf, placeOf, within, type Field, type Placed as PlacedIn } from '../kit/entry.ts';
import type { Phase } from './state.ts';
import { onlyIn, type Written, type WrittenClinic } from './written.ts';
import type { EntryText } from './entry.ts';

export const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

export type Placed = PlacedIn<Written>;
export type ClinicField = Field<Written, WrittenClinic>;

export const whole = fieldOf<Written>();
export const part = fieldOf<WrittenClinic>();

export const phaseIn = ({ phase = 'actions' }: Written): Phase => phase;
const isAllowed = (name: keyof WrittenClinic, phase: Phase): boolean => onlyIn[name]?.includes(phase) ?? true;
export const inPhasesOf =
	(name: keyof WrittenClinic) =>
	(written: Written): boolean =>
		isAllowed(name, phaseIn(written));

/** What a clinic has in some phases only goes with them. */
export const phaseField: Field<Written, Phase> = {
	get: phaseIn,
	set: (written, phase) => ({
		...written,
		phase,
		clinics: written.clinics.map((clinic): WrittenClinic =>
			Object.fromEntries(
				Object.entries(clinic).filter(([name]) => isAllowed(name as keyof WrittenClinic, phase))
			)
		)
	})
};

export const clinicField = (by: number): ClinicField =>
	within(whole('clinics', []), placeOf<WrittenClinic>(by, {}));
