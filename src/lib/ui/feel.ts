/** A move is felt, and heard where that was asked for: a pencil's tap for what was done, two low knocks for a refusal. */
import { habits } from './play/habits.svelte.ts';

const feelings = {
	done: { motor: [8], knocks: [{ at: 0, hertz: 1_150, loud: 0.05 }] },
	refused: {
		motor: [25, 40, 25],
		knocks: [
			{ at: 0, hertz: 190, loud: 0.12 },
			{ at: 0.11, hertz: 150, loud: 0.12 }
		]
	},
	/** A fanfare, and a sigh. */
	won: {
		motor: [30, 60, 30, 60, 120],
		knocks: [
			{ at: 0, hertz: 523, loud: 0.08 },
			{ at: 0.12, hertz: 659, loud: 0.08 },
			{ at: 0.24, hertz: 784, loud: 0.1 }
		]
	},
	lost: {
		motor: [140, 90, 60],
		knocks: [
			{ at: 0, hertz: 262, loud: 0.1 },
			{ at: 0.2, hertz: 196, loud: 0.1 }
		]
	}
} as const;

let speaker: AudioContext | null = null;

/** Made here, from a tone that dies away at once: no file has to be fetched. */
function knock({ at, hertz, loud }: { at: number; hertz: number; loud: number }): void {
	speaker ??= new AudioContext();
	// a page that lay in the background wakes up silent
	if (speaker.state !== 'running') void speaker.resume();
	const start = speaker.currentTime + at;
	const tone = new OscillatorNode(speaker, { type: 'triangle', frequency: hertz });
	const volume = new GainNode(speaker);
	// it dies away from when it begins, not from now: a later knock is as loud as the first
	volume.gain.setValueAtTime(loud, start).exponentialRampToValueAtTime(0.0001, start + 0.07);
	tone.connect(volume).connect(speaker.destination);
	tone.start(start);
	tone.stop(start + 0.08);
}

export function feel(kind: keyof typeof feelings): void {
	const { motor, knocks } = feelings[kind];
	// desktop browsers have the function and no motor; some have neither
	if (habits.haptics && 'vibrate' in navigator) navigator.vibrate([...motor]);
	if (habits.sounds && 'AudioContext' in window) for (const one of knocks) knock(one);
}
