/**
 * How colours look to people who lack one kind of cone, and how far apart they are then.
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
 * severity 1.0, on linear light; distances in OKLab (Ottosson 2020), where 0.02 is just noticed.
 */
import type { Colour } from '../../src/lib/sheets/kit/tones.ts';

type Matrix = readonly [Colour, Colour, Colour];

export const visions = {
	full: [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof visions;
export const everyVision = Object.keys(visions) as readonly Vision[];

const times = (matrix: Matrix, [a, b, c]: Colour): Colour => {
	const part = (row: Colour): number => row[0] * a + row[1] * b + row[2] * c;
	return [part(matrix[0]), part(matrix[1]), part(matrix[2])];
};
const each = ([a, b, c]: Colour, change: (part: number) => number): Colour => [
	change(a),
	change(b),
	change(c)
];

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toCones: Matrix = [
	[0.4122214708, 0.5363325363, 0.0514459929],
	[0.2119034982, 0.6806995451, 0.1073969566],
	[0.0883024619, 0.2817188376, 0.6299787005]
];
const toLab: Matrix = [
	[0.2104542553, 0.793617785, -0.0040720468],
	[1.9779984951, -2.428592205, 0.4505937099],
	[0.0259040371, 0.7827717662, -0.808675766]
];

const seen = (colour: Colour, vision: Vision): Colour => {
	const light = each(times(visions[vision], each(colour, linear)), (part) => Math.min(1, Math.max(0, part)));
	return times(toLab, each(times(toCones, light), Math.cbrt));
};

export function apart(one: Colour, other: Colour, vision: Vision): number {
	const [a, b] = [seen(one, vision), seen(other, vision)];
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
