/** Names that stand on a sheet, as print writes them: of every seat on a board (`player0`), of its owner on a sheet. */
import type { Talk } from '../../i18n/talk.ts';
import type { Box, Sheet } from '../../table/sheet.ts';

export interface WrittenName {
	readonly id: string;
	readonly name: string;
	readonly box: Box;
}

const begins = (box: Box, view: Box): boolean =>
	box.x >= view.x && box.y >= view.y && box.y < view.y + view.height && box.x < view.x + view.width;

/** Which seat a field bears the name of. */
function seatOf(field: string, owner: number | null): number | null {
	if (field === 'player') return owner;
	const seat = /^player(\d)$/.exec(field)?.[1];
	return seat === undefined ? null : Number(seat);
}

/** Those within view; seats without a name stay empty. */
export const namesOn = (
	{ fields }: Sheet,
	view: Box,
	talk: Talk,
	owner: number | null
): readonly WrittenName[] =>
	fields.flatMap(({ id, box }) => {
		const seat = seatOf(id, owner);
		const name = seat === null ? '' : talk.player(seat);
		return seat !== null && name !== String(seat + 1) && begins(box, view) ? [{ id, name, box }] : [];
	});
