/** Cell ids of the board, each a pair of make and read. */
import { fieldIds, nameIds } from '../kit/cells.ts';
import type { Facts } from './facts.ts';

/** Space 0 is the printed hospital. */
export const hospitalCells = fieldIds('hospital');
export const spaceCells = fieldIds('space');
export const infectionCells = fieldIds('infection');
export const bedCells = fieldIds('bed');
/** A line in the list of viruses: its name, and its three figures. */
export const virusCells = fieldIds('virus');
export const levelCells = fieldIds('virus-level');
export const lifeCells = fieldIds('virus-life');
export const attackCells = fieldIds('virus-attack');
/** Where pieces lie that nobody uses. */
export const hospitalStoreCells = fieldIds('store-hospital');
export const dieTokenStoreCells = fieldIds('store-die-token');
export const shieldStoreCells = fieldIds('store-shield');
export const helpCells = fieldIds('help');

export type Pile = 'tokens' | 'shields' | 'defeated';
export const pileCells = nameIds<Pile>('pile', ['tokens', 'shields', 'defeated']);

/** Beds stand in rows of ten; more than five rows stand in two blocks, and the list of viruses has less room. */
export const bedRows = ({ beds }: Facts): number => Math.ceil(beds.most / 10);
export const bedBlocks = (facts: Facts): 1 | 2 => (bedRows(facts) > 5 ? 2 : 1);

/** Lines in the list of viruses on the table. */
export const virusSlots = (facts: Facts): number => (bedBlocks(facts) === 1 ? 21 : 14);
