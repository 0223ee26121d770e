import { expect, it } from 'vitest';
import { voiceOf } from '../../src/lib/share/voice.ts';
import type { Move } from '../../src/lib/table/record.ts';

it('what comes by a code is told with the names of the cards', async () => {
	const table = { game: 'combat-the-corona', players: ['Ana'], sheet: 'standard' } as const;
	const { tell } = await voiceOf(table, 'de');
	expect(tell({ do: 'play', by: 0, card: 'wash-hands' } as Move)).toBe('Ana spielt „Hände waschen“.');
});
