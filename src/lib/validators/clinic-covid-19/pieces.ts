/** What people and tiles look like on the sheet and in the tray: shape, letter and level, never colour alone. */
import type { Kind } from '../../sheets/clinic-covid-19/people.ts';
import { words } from '../../sheets/clinic-covid-19/texts.ts';
import type { Piece } from '../../table/record.ts';
import type { Person } from './state.ts';

/** Patients are round, doctors are shields. */
export const personPiece = ({ like, colour }: Pick<Person, 'like' | 'colour'>): Piece => ({
	shape: like === 'patient' ? 'circle' : 'shield',
	letter: words('letter', { colour }),
	tone: colour
});

/** Staff stays at home, whoever is lost is a pawn. */
export const kindPiece = ({ id, like }: Pick<Kind, 'id' | 'like'>): Piece => {
	const letter = words('kindLetter', { kind: id });
	return like === 'nurse'
		? { shape: 'house', letter, tone: 'blue' }
		: { shape: 'pawn', letter, tone: 'brown' };
};

/** Whoever gets it counts as one level worse. */
export const tilePiece: Piece = { shape: 'tile', letter: '+1', tone: 'red', at: 'tile' };
