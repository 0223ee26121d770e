/** Finds what a sheet prints beside its areas, in groups that belong together, and lays them out anew. */
import type { Box, Label } from '../table/sheet.ts';
import { overlap } from '../sheets/kit/boxes.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { handOf, type Matter } from './matter.ts';
import { drawInk, type Drawn } from './plate.ts';

export interface Cluster {
	readonly box: Box;
	readonly drawn: readonly Drawn[];
	/** One of several frames side by side, which are all of one size. */
	readonly framed?: boolean;
}

/** What is nearer than this belongs together, in mm: a sign and its words stand side by side. */
const NEAR = { across: 4.5, down: 2.6 };

/** The masthead and the lines for names stay away: every page has its own. */
export function clustersOf(matter: Matter): readonly Cluster[] {
	const { sheet } = matter;
	const hand = handOf(matter);
	const top = Math.min(...sheet.areas.map(({ box }) => box.y));
	const isNotice = (label: Label): boolean => typeof label !== 'string' && label.key === sheet.notice.key;
	const drawn = drawInk(sheet.ink, { ...hand, words: (label) => (isNotice(label) ? '' : hand.words(label)) });
	const marks = drawn
		.filter((mark) => mark.kind !== 'line' && !(mark.kind === 'text' && mark.text === ''))
		.map((mark) => ({ mark, box: boundsOf(mark) }))
		.filter(({ box }) => box.y + box.height > top - 1);
	const groups: { box: Box; members: number[] }[] = [];
	for (const [nth, { box }] of marks.entries()) {
		const near = groups.filter((group) => overlap(around(group.box), box));
		const merged = {
			box: unionOf([box, ...near.map((group) => group.box)]),
			members: [...near.flatMap(({ members }) => members), nth]
		};
		groups.splice(0, groups.length, ...groups.filter((group) => !near.includes(group)), merged);
	}
	return groups
		.map(({ box, members }) => ({
			box,
			drawn: [...members].sort((a, b) => a - b).flatMap((nth) => marks[nth]?.mark ?? [])
		}))
		.sort((a, b) => Math.round((a.box.y - b.box.y) / 4) || a.box.x - b.box.x);
}

const around = ({ x, y, width, height }: Box): Box => ({
	x: x - NEAR.across,
	y: y - NEAR.down,
	width: width + 2 * NEAR.across,
	height: height + 2 * NEAR.down
});

const GAP = 5;

interface Flowed {
	readonly scale: number;
	readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** Rows from left to right, all of one scale, as large as the room allows; what has words no smaller than `least`. */
export function flow(
	boxes: readonly Box[],
	room: Box,
	largest: number,
	least: readonly number[] = []
): Flowed {
	for (let scale = largest; ; scale *= 0.97) {
		const flowed = flowAt(
			boxes.map((box, nth) => ({ ...box, scale: Math.max(scale, least[nth] ?? 0) })),
			room
		);
		if (flowed || scale < 0.2) return { scale, corners: flowed ?? [] };
	}
}

function flowAt(boxes: readonly (Box & { readonly scale: number })[], room: Box): Flowed['corners'] | null {
	const corners: { x: number; y: number }[] = [];
	let [x, y, deep] = [room.x, room.y, 0];
	for (const box of boxes) {
		const [width, height] = [box.width * box.scale, box.height * box.scale];
		if (x > room.x && x + width > room.x + room.width) [x, y, deep] = [room.x, y + deep + GAP, 0];
		if (x + width > room.x + room.width || y + height > room.y + room.height) return null;
		corners.push({ x, y });
		x += width + GAP;
		deep = Math.max(deep, height);
	}
	return corners;
}
