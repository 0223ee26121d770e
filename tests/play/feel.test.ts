import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feel } from '../../src/lib/ui/feel.ts';
import { habits } from '../../src/lib/ui/play/habits.svelte.ts';

/** A motor, and a loudspeaker that notes how loud each tone is when it begins. */
let buzzes: (readonly number[])[] = [];
let tones: { readonly at: number; readonly loud: number | undefined }[] = [];

class Gain {
	readonly set = new Map<number, number>();
	readonly gain = {
		setValueAtTime: (loud: number, at: number) => {
			this.set.set(at, loud);
			return this.gain;
		},
		exponentialRampToValueAtTime: () => this.gain
	};
	connect = <Next>(next: Next): Next => next;
}
class Tone {
	volume: Gain | null = null;
	connect(volume: Gain): Gain {
		this.volume = volume;
		return volume;
	}
	start(at: number): void {
		tones.push({ at, loud: this.volume?.set.get(at) });
	}
	stop(): void {
		// it is short
	}
}
class Speaker {
	readonly state = 'running';
	readonly currentTime = 7;
}

beforeEach(() => {
	[buzzes, tones] = [[], []];
	vi.stubGlobal('navigator', { vibrate: (motor: readonly number[]) => buzzes.push(motor) });
	vi.stubGlobal('window', { AudioContext: Speaker });
	vi.stubGlobal('AudioContext', Speaker);
	vi.stubGlobal('OscillatorNode', Tone);
	vi.stubGlobal('GainNode', Gain);
});
afterEach(() => {
	vi.unstubAllGlobals();
	habits.haptics = true;
	habits.sounds = false;
});

test('a move is felt and not heard, unless that was asked for', () => {
	feel('done');
	expect(buzzes).toHaveLength(1);
	expect(tones).toEqual([]);

	habits.haptics = false;
	habits.sounds = true;
	feel('done');
	expect(buzzes).toHaveLength(1);
	expect(tones).toEqual([{ at: 7, loud: 0.05 }]);
});

test('won, lost and refused feel different, and every knock of theirs is as loud when it begins', () => {
	habits.sounds = true;
	for (const kind of ['refused', 'won', 'lost'] as const) feel(kind);
	expect(new Set(buzzes.map(String)).size).toBe(3);
	expect(tones).toHaveLength(7);
	for (const { loud } of tones) expect(loud).toBeGreaterThan(0.05);
});
