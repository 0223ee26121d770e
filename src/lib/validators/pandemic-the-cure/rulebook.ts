/** Every rule by its number, in the order of the rule book, with its section and what it rests on. */
import type { Rule, Ruling } from '../../table/record.ts';

export type SectionId =
	| 'dice'
	| 'setup'
	| 'turn'
	| 'rolling'
	| 'actions'
	| 'locked'
	| 'giving'
	| 'curing'
	| 'infecting'
	| 'outbreaks'
	| 'epidemic'
	| 'events'
	| 'roles'
	| 'end';

const rule = <S extends SectionId>(section: S, basis: Rule['basis'], ruling?: RulingId) => ({
	section,
	basis,
	...(ruling && { ruling })
});

export type RulingId = 'PTC-R1' | 'PTC-R2' | 'PTC-R3' | 'PTC-R4' | 'PTC-R5' | 'PTC-R6';

export const rulebook = {
	'PTC-D1': rule('dice', 'text'),
	'PTC-D2': rule('dice', 'text'),
	'PTC-D3': rule('dice', 'text'),
	'PTC-D4': rule('dice', 'text'),
	'PTC-S1': rule('setup', 'follows'),
	'PTC-S2': rule('setup', 'text'),
	'PTC-S3': rule('setup', 'text'),
	'PTC-S4': rule('setup', 'text'),
	'PTC-S5': rule('setup', 'text'),
	'PTC-S6': rule('setup', 'text', 'PTC-R1'),
	'PTC-S7': rule('setup', 'text'),
	'PTC-S8': rule('setup', 'text'),
	'PTC-S9': rule('setup', 'text'),
	'PTC-T1': rule('turn', 'text'),
	'PTC-T2': rule('turn', 'text'),
	'PTC-T3': rule('turn', 'text'),
	'PTC-T4': rule('turn', 'follows'),
	'PTC-N1': rule('rolling', 'text'),
	'PTC-N2': rule('rolling', 'text'),
	'PTC-N3': rule('rolling', 'text'),
	'PTC-B1': rule('rolling', 'text'),
	'PTC-B2': rule('rolling', 'text'),
	'PTC-B3': rule('rolling', 'text'),
	'PTC-B4': rule('rolling', 'text'),
	'PTC-B5': rule('rolling', 'follows', 'PTC-R6'),
	'PTC-A1': rule('actions', 'text'),
	'PTC-A2': rule('actions', 'text'),
	'PTC-A3': rule('actions', 'text'),
	'PTC-A4': rule('actions', 'text'),
	'PTC-A5': rule('actions', 'text'),
	'PTC-A6': rule('actions', 'text'),
	'PTC-A7': rule('actions', 'text'),
	'PTC-A8': rule('actions', 'text'),
	'PTC-A9': rule('actions', 'text'),
	'PTC-L1': rule('locked', 'text'),
	'PTC-L2': rule('locked', 'text'),
	'PTC-L3': rule('locked', 'text'),
	'PTC-G1': rule('giving', 'text'),
	'PTC-G2': rule('giving', 'text'),
	'PTC-G3': rule('giving', 'follows'),
	'PTC-G4': rule('giving', 'text'),
	'PTC-G5': rule('giving', 'text', 'PTC-R4'),
	'PTC-G6': rule('giving', 'text'),
	'PTC-C1': rule('curing', 'text'),
	'PTC-C2': rule('curing', 'follows'),
	'PTC-C3': rule('curing', 'text'),
	'PTC-C4': rule('curing', 'text'),
	'PTC-C5': rule('curing', 'text'),
	'PTC-C6': rule('curing', 'text'),
	'PTC-C7': rule('curing', 'text'),
	'PTC-I1': rule('infecting', 'text'),
	'PTC-I2': rule('infecting', 'text'),
	'PTC-I3': rule('infecting', 'text'),
	'PTC-I4': rule('infecting', 'text'),
	'PTC-O1': rule('outbreaks', 'follows', 'PTC-R5'),
	'PTC-O2': rule('outbreaks', 'text', 'PTC-R2'),
	'PTC-O3': rule('outbreaks', 'text'),
	'PTC-O4': rule('outbreaks', 'text'),
	'PTC-O5': rule('outbreaks', 'text'),
	'PTC-O6': rule('outbreaks', 'text'),
	'PTC-P1': rule('epidemic', 'text'),
	'PTC-P2': rule('epidemic', 'text'),
	'PTC-P3': rule('epidemic', 'text'),
	'PTC-P4': rule('epidemic', 'follows', 'PTC-R3'),
	'PTC-E1': rule('events', 'text'),
	'PTC-E2': rule('events', 'text'),
	'PTC-E3': rule('events', 'text'),
	'PTC-E4': rule('events', 'text'),
	'PTC-E5': rule('events', 'ours'),
	'PTC-E6': rule('events', 'ours'),
	'PTC-E7': rule('events', 'text'),
	'PTC-K1': rule('roles', 'ours'),
	'PTC-K2': rule('roles', 'text'),
	'PTC-K3': rule('roles', 'ours'),
	'PTC-K4': rule('roles', 'ours'),
	'PTC-K5': rule('roles', 'text'),
	'PTC-K6': rule('roles', 'ours'),
	'PTC-K7': rule('roles', 'ours'),
	'PTC-K8': rule('roles', 'ours'),
	'PTC-X1': rule('end', 'follows'),
	'PTC-X2': rule('end', 'text'),
	'PTC-X3': rule('end', 'text')
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rulebook;

/** In each of them the first answer is the default. */
export const rulings: readonly (Ruling & { readonly id: RulingId })[] = [
	{ id: 'PTC-R1', answers: ['a', 'b'] },
	{ id: 'PTC-R2', answers: ['a', 'b'] },
	{ id: 'PTC-R3', answers: ['a', 'b'] },
	{ id: 'PTC-R4', answers: ['a', 'b'] },
	{ id: 'PTC-R5', answers: ['a', 'b'] },
	{ id: 'PTC-R6', answers: ['a', 'b'] }
];
