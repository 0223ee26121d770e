/** The lines for names on a sheet. */
import type { Sheet, SheetField } from '../table/sheet.ts';

/** Fields that names fill; the others are asked for one by one. */
export const isNameField = (id: string): boolean => id === 'team' || /^player\d*$/.test(id);

/** Whether a sheet has room for names. */
export const hasNameFields = ({ per, fields }: Sheet): boolean =>
	per === 'player' || fields.some(({ id }) => isNameField(id));

/** The line for whoever owns the sheet, or for the whole team. */
export const nameFields = ({ fields }: Sheet): readonly SheetField[] =>
	fields.filter(({ id }) => id === 'player' || id === 'team').slice(0, 1);
