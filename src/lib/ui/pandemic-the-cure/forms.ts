/** What the common fields of the set-up screen cannot ask: a track and role cards of the table's own. */
import type { Forms } from '../setup/forms.ts';
import OwnCards from './OwnCards.svelte';
import OwnTrack from './OwnTrack.svelte';

export const forms: Forms = { track: OwnTrack, roleCards: OwnCards };
