/** What the forms of a game ask for, made at random: `random-options.ts` in its folder, where it has any. */
import type { OwnOptions } from './random-play.ts';

const found = import.meta.glob<OwnOptions>('./*/random-options.ts', { eager: true, import: 'randomOptions' });

export const ownOptionsOf = (id: string): OwnOptions => found[`./${id}/random-options.ts`] ?? {};
