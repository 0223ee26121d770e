/** The labels of this game, as components get them. */
import type { Labels } from '../../i18n/games/pandemic-the-cure/labels.ts';
import type { LabelOf } from '../play/labels.ts';

export type Label = LabelOf<Labels>;
