/** The sheet of an edition: its areas in bands from the top, as large as they fit, on as few pages as possible. */
import { dieFace } from '../kit/die.ts';
import { box, icon, line, text } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import type { Area, Box, Ink, Sheet } from '../../table/sheet.ts';
import { accent } from './accent.ts';
import { facts as book, type Facts } from './facts.ts';
import { curveArea, curveSize, testingArea, testingSize } from './numbers.ts';
import { hint, words, type SheetText } from './texts.ts';
import {
	progressArea,
	PROGRESS_WIDTH,
	progressHeight,
	researchArea,
	RESEARCH_WIDTH,
	researchHeight
} from './tracks.ts';
import { analysisArea, analysisSize, shapesInk, shapesSize } from './virus.ts';

const MARGIN = 10;
const TOP = 29;
const GAP = 3;
/** The legend, the setbacks and the notice. */
const FOOT = 24;

interface Page {
	readonly width: number;
	readonly height: number;
	/** Between the margins. */
	readonly content: number;
}

const upright: Page = { width: 210, height: 297, content: 190 };
const level: Page = { width: 297, height: 210, content: 277 };

interface Drawn {
	readonly areas: readonly Area[];
	readonly ink: readonly Ink[];
}

/** What stands side by side. */
interface Band {
	readonly height: number;
	draw(y: number): Drawn;
}

/** How wide the squares are that take shapes and numbers. */
interface Sides {
	readonly analysis: number;
	readonly numbers: number;
}

/** No cell is smaller than 7 mm on paper, on Letter too, where the sheet is a twentieth smaller. */
const SMALLEST = 7.4;
const sizes: readonly Sides[] = [
	{ analysis: 10, numbers: 12 },
	{ analysis: 8.5, numbers: 10 },
	{ analysis: SMALLEST, numbers: 8.5 },
	{ analysis: SMALLEST, numbers: SMALLEST }
];

function virusBands(facts: Facts, page: Page, wanted: number): Band[] {
	const { content } = page;
	const [rows, columns] = [facts.analysis.length, facts.analysis[0]?.length ?? 1];
	// never wider than the page, nor higher than what the masthead and the hints leave of it
	const side = Math.max(SMALLEST, Math.min(wanted, (content - 2) / columns, (page.height - TOP - 30) / rows));
	const { width, height } = analysisSize(facts, side);
	const panel = shapesSize('beside', content);
	const virus = (y: number): Area => analysisArea(facts, box(MARGIN, y, width, height), side);
	if (width + 5 + panel.width <= content) {
		const x = MARGIN + content - panel.width;
		return [
			{
				height: Math.max(height, panel.height),
				draw: (y) => ({
					areas: [virus(y)],
					ink: shapesInk(facts, 'beside', box(x, y, panel.width, panel.height))
				})
			}
		];
	}
	const row = shapesSize('row', content);
	return [
		{ height, draw: (y) => ({ areas: [virus(y)], ink: [] }) },
		{
			height: row.height,
			draw: (y) => ({ areas: [], ink: shapesInk(facts, 'row', box(MARGIN, y, row.width, row.height)) })
		}
	];
}

function trackBand(facts: Facts, { content }: Page): Band {
	const height = Math.max(researchHeight(facts), progressHeight(facts));
	const right = MARGIN + content - PROGRESS_WIDTH;
	return {
		height,
		draw: (y) => ({
			areas: [
				researchArea(facts, box(MARGIN, y, RESEARCH_WIDTH, height)),
				progressArea(facts, box(right, y, PROGRESS_WIDTH, height))
			],
			ink: []
		})
	};
}

/** A title and a hint of one line need so much, in every language. */
const NARROWEST = 82;

function numberBands(facts: Facts, { content }: Page, wanted: number): Band[] {
	const [testing, curve] = [testingSize(facts, wanted), curveSize(facts, wanted)];
	const right = Math.max(curve.width, NARROWEST);
	if (testing.width + GAP + right <= content) {
		const height = Math.max(testing.height, curve.height);
		const left = content - GAP - right;
		return [
			{
				height,
				draw: (y) => ({
					areas: [
						testingArea(facts, box(MARGIN, y, left, height), wanted),
						curveArea(facts, box(MARGIN + left + GAP, y, right, height), wanted)
					],
					ink: []
				})
			}
		];
	}
	// each on its own, as large as the width allows
	const alone = (
		size: typeof testingSize | typeof curveSize,
		draw: typeof testingArea | typeof curveArea
	): Band => {
		const fixed = size(facts, 0).width;
		const side = Math.max(SMALLEST, Math.min(wanted, (content - fixed) / (size(facts, 1).width - fixed)));
		const { height } = size(facts, side);
		return {
			height,
			draw: (y) => ({ areas: [draw(facts, box(MARGIN, y, content, height), side)], ink: [] })
		};
	};
	return [alone(testingSize, testingArea), alone(curveSize, curveArea)];
}

const bandsOf = (facts: Facts, page: Page, { analysis, numbers }: Sides): Band[] => [
	...virusBands(facts, page, analysis),
	trackBand(facts, page),
	...numberBands(facts, page, numbers),
	{ height: FOOT, draw: (y) => ({ areas: [], ink: foot(facts, page, y) }) }
];

/** Where each band begins: never on two pages, and under the masthead on the first. */
function flow(bands: readonly Band[], { height }: Page): { tops: number[]; pages: number } {
	let pages = 1;
	let y = TOP;
	const tops = bands.map((band) => {
		if (y + band.height > pages * height - 8) {
			y = pages * height + MARGIN;
			pages++;
		}
		const top = y;
		y += band.height + GAP;
		return top;
	});
	return { tops, pages };
}

// what stands around the areas

const masthead = ({ width }: Page, name: Box): Ink[] => [
	icon('virus', box(10, 10, 12, 12), { fill: 'accent' }),
	text(words('title'), [25, 17.4], { face: 'caps', size: 24 }),
	text(words('subtitle'), [25.2, 22], { size: 9, tone: 'soft' }),
	line([10, 25.5], [width - 10, 25.5], { stroke: 'accent', weight: 0.6 }),
	text(words('name'), [name.x, name.y + 3.4], { ...hint, face: 'bold' }),
	line([name.x, name.y + name.height], [name.x + name.width, name.y + name.height])
];

const explained: readonly (readonly [IconName, SheetText, 'accent' | 'danger'])[] = [
	['virus', 'bonusShape', 'accent'],
	['bars', 'bonusNumber', 'accent'],
	['tube', 'bonusOne', 'accent'],
	['die', 'extraDie', 'accent'],
	['flag', 'goal', 'danger']
];

const setbackAt = (
	[x, y]: readonly [number, number],
	faces: readonly [number, number],
	key: SheetText
): Ink[] => [
	...dieFace(faces[0], box(x, y, 4.8, 4.8), 'danger'),
	...dieFace(faces[1], box(x + 5.6, y, 4.8, 4.8), 'danger'),
	text(words(key), [x + 12.4, y + 3.4], { ...hint, width: 80 })
];

/** What the icons mean, the setbacks, and whose sheet this is. */
function foot(facts: Facts, { content }: Page, y: number): Ink[] {
	const step = content / explained.length;
	const last = facts.research.length;
	const isStandard = facts === book.factsOf('standard');
	return [
		line([MARGIN, y], [MARGIN + content, y], { stroke: 'faint', weight: 0.25 }),
		...explained.flatMap(([name, key, tone], at) => {
			const x = MARGIN + at * step;
			return [
				icon(name, box(x, y + 2, 5.4, 5.4), { fill: tone }),
				text(words(key, { last }), [x + 7, y + 4.4], { ...hint, width: step - 9 })
			];
		}),
		...setbackAt([MARGIN, y + 12.6], [5, 6], 'setbackCircle'),
		...setbackAt([MARGIN + content / 2 + 2, y + 12.6], [6, 6], 'setbackField'),
		text(words(isStandard ? 'notice' : 'ownNotice'), [MARGIN, y + 23], { size: 7.4, tone: 'soft' })
	];
}

/** Testing with many narrow squares is too wide for an upright page. */
const pageOf = (facts: Facts): Page =>
	testingSize(facts, SMALLEST).width > upright.content ? level : upright;

const ORDER = ['analysis', 'research', 'testing', 'curve', 'progress'];

export function draw(facts: Facts): Sheet {
	const page = pageOf(facts);
	const ways = sizes.map((sides) => {
		const bands = bandsOf(facts, page, sides);
		return { bands, ...flow(bands, page) };
	});
	// the largest squares of those that need the fewest pages
	const { bands, tops, pages } = ways.reduce((best, way) => (way.pages < best.pages ? way : best));
	const drawn = bands.map((band, at) => band.draw(tops[at] ?? TOP));
	const name = box(page.width - 98, 10, 70, 12);
	return {
		id: 'standard',
		per: 'player',
		page: { width: page.width, height: page.height * pages },
		...(pages > 1 && { pages }),
		accent,
		title: words('title'),
		notice: words(facts === book.factsOf('standard') ? 'notice' : 'ownNotice'),
		areas: drawn.flatMap(({ areas }) => areas).sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id)),
		ink: [...masthead(page, name), ...drawn.flatMap(({ ink }) => ink)],
		fields: [
			{ id: 'player', label: words('name'), box: box(name.x, name.y + 4, name.width, name.height - 4) }
		],
		code: box(page.width - 24, 9, 14, 14)
	};
}
