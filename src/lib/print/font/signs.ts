/** Outlines of the signs that the typeface lacks, as polygons in thousandths of the size, y upwards. */
import { signs } from '../../sheets/kit/type.ts';

type Corner = readonly [x: number, y: number];
export type Polygon = readonly Corner[];

const turn = (polygon: Polygon): Polygon => [...polygon].reverse();

const flip = (polygon: Polygon, width: number): Polygon => turn(polygon.map(([x, y]) => [width - x, y]));

const round = (x: number, y: number, radius: number): Polygon =>
	Array.from({ length: 32 }, (_, n): Corner => {
		const angle = (-n / 16) * Math.PI;
		return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
	});

const bar = (left: number, bottom: number, right: number, top: number): Polygon => [
	[left, bottom],
	[left, top],
	[right, top],
	[right, bottom]
];

const rightArrow: Polygon = [
	[50, 270],
	[50, 340],
	[520, 340],
	[400, 460],
	[450, 510],
	[660, 305],
	[450, 100],
	[400, 150],
	[520, 270]
];

const doubleArrow: Polygon = [
	[40, 305],
	[240, 510],
	[290, 460],
	[180, 340],
	[640, 340],
	[530, 460],
	[580, 510],
	[780, 305],
	[580, 100],
	[530, 150],
	[640, 270],
	[180, 270],
	[290, 150],
	[240, 100]
];

const greater: Polygon = [
	[50, 540],
	[430, 380],
	[430, 310],
	[50, 150],
	[50, 222],
	[335, 345],
	[50, 468]
];

const star: Polygon = Array.from({ length: 10 }, (_, n): Corner => {
	const angle = Math.PI / 2 - (n * Math.PI) / 5;
	const reach = n % 2 === 0 ? 310 : 125;
	return [Math.round(340 + reach * Math.cos(angle)), Math.round(300 + reach * Math.sin(angle))];
});

const outlines: Readonly<Record<keyof typeof signs, readonly Polygon[]>> = {
	'→': [rightArrow],
	'←': [flip(rightArrow, 720)],
	'↔': [doubleArrow],
	'≥': [greater, bar(50, 40, 430, 100)],
	'≤': [flip(greater, 480), bar(50, 40, 430, 100)],
	'≠': [
		bar(50, 380, 430, 440),
		bar(50, 210, 430, 270),
		[
			[120, 100],
			[320, 560],
			[375, 535],
			[175, 75]
		]
	],
	'✓': [
		[
			[60, 300],
			[115, 355],
			[230, 230],
			[500, 600],
			[560, 555],
			[240, 110]
		]
	],
	'✗': [
		[
			[80, 120],
			[225, 330],
			[90, 540],
			[175, 540],
			[280, 385],
			[395, 540],
			[480, 540],
			[330, 330],
			[490, 110],
			[405, 110],
			[277, 275],
			[165, 110]
		]
	],
	'○': [round(320, 300, 260), turn(round(320, 300, 205))],
	'●': [round(320, 300, 260)],
	'□': [bar(80, 50, 560, 530), turn(bar(135, 105, 505, 475))],
	'■': [bar(80, 50, 560, 530)],
	'▲': [
		[
			[60, 60],
			[320, 560],
			[580, 60]
		]
	],
	'▼': [
		[
			[60, 540],
			[580, 540],
			[320, 40]
		]
	],
	'▶': [
		[
			[70, 30],
			[70, 570],
			[550, 300]
		]
	],
	'◆': [
		[
			[40, 300],
			[300, 570],
			[560, 300],
			[300, 30]
		]
	],
	'★': [star]
};

export interface Sign {
	readonly advance: number;
	readonly polygons: readonly Polygon[];
}

export const signOf = (letter: string): Sign | null => {
	const [advance, polygons] = [signs[letter], outlines[letter]];
	return advance === undefined || polygons === undefined ? null : { advance, polygons };
};
