/** What people and tiles look like on the sheet and in the tray: shape, letter and level, never colour alone. */
import { level, type Colour } from '../../sheets/clinic-covid-19/facts.ts';
import type { Piece } from '../../table/record.ts';
import type { Person, Staff } from './state.ts';

const letters: Readonly<Record<Colour, string>> = { white: 'W', yellow: 'Y', orange: 'O', red: 'R' };

/** Patients are round, doctors are shields. */
export const personPiece = ({ kind, colour }: Pick<Person, 'kind' | 'colour'>): Piece => ({
	shape: kind === 'patient' ? 'circle' : 'shield',
	letter: `${letters[colour]}${level[colour]}`,
	tone: colour
});

const staffLetters: Readonly<Record<Staff['kind'], string>> = { nurse: 'N', caregiver: 'C', janitor: 'J' };

export const staffPiece = (kind: Staff['kind']): Piece => ({
	shape: 'house',
	letter: staffLetters[kind],
	tone: 'blue'
});

/** Whoever gets it counts as one level worse. */
export const tilePiece: Piece = { shape: 'tile', letter: '+1', tone: 'red' };
