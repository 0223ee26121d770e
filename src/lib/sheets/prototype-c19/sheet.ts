/** The sheet of Prototype C19: this app's own arrangement of every number that the rules name. */
import { box, line, rect, text } from '../kit/draw.ts';
import type { Ink, Sheet, SheetField } from '../model.ts';
import { biotechArea } from './biotech-area.ts';
import { bonusesArea } from './bonuses-area.ts';
import { shapes, type ResearchKind } from './facts.ts';
import { formulaArea } from './formula-area.ts';
import { glyph } from './glyphs.ts';
import { healthArea } from './health-area.ts';
import { mutantArea } from './mutant-area.ts';
import { riskArea } from './risk-area.ts';
import { scoreArea } from './score-area.ts';
import { heading, hint, words } from './texts.ts';

const fields: readonly SheetField[] = [
	{ id: 'player', label: words('field.player'), box: box(82, 10, 50, 9) },
	{ id: 'scenario', label: words('field.scenario'), box: box(138, 10, 40, 9) },
	{ id: 'players', label: words('field.players'), box: box(182, 10, 18, 9) }
];

const fieldInk = ({ label, box: { x, y, width, height } }: SheetField): Ink[] => [
	text(label, [x, y + 2], { size: 7.3, tone: 'soft' }),
	line([x, y + height], [x + width, y + height], { weight: 0.25, stroke: 'ink' })
];

const shapesFrame = box(116, 178, 84, 25);
const mini = 3.4;

/** The six infections side by side, each under its number. */
function shapesInk(): Ink[] {
	const gap = 5.6;
	let x = shapesFrame.x;
	return shapes.flatMap((shape, at) => {
		const columns = 1 + Math.max(...shape.map(([, column]) => column));
		const width = Math.max(columns * mini, 5);
		const left = x + (width - columns * mini) / 2;
		const squares = shape.map(([row, column]) =>
			rect(box(left + column * mini, shapesFrame.y + 13 + row * mini, mini, mini), {
				stroke: 'ink',
				weight: 0.3,
				fill: 'blush'
			})
		);
		const number = text(String(at + 1), [x + width / 2, shapesFrame.y + 11], {
			size: 9,
			face: 'bold',
			align: 'middle'
		});
		x += width + gap;
		return [number, ...squares];
	});
}

const researchKinds: readonly ResearchKind[] = ['health', 'formula', 'biotech', 'free'];

/** What the signs of the research resources mean. */
const researchInk: readonly Ink[] = [
	text(words('research'), [138, 102.6], { size: 8, face: 'bold' }),
	hint('hint.research', 138, 105.9, 62),
	...researchKinds.flatMap((kind, at) => {
		const x = 138 + (at % 2) * 31;
		const y = 107.8 + Math.floor(at / 2) * 5;
		return [
			glyph(kind, box(x, y, 4.4, 4.4), 'accent'),
			text(words(`name.${kind}`), [x + 5.8, y + 3.2], { size: 7.3 })
		];
	})
];

export const sheet: Sheet = {
	id: 'standard',
	per: 'player',
	page: { width: 210, height: 297 },
	accent: { light: '#6f3b82', dark: '#cfa3dc' },
	title: words('title'),
	notice: words('notice'),
	areas: [healthArea, formulaArea, riskArea, biotechArea, bonusesArea, mutantArea, scoreArea],
	fields,
	code: box(185, 272, 15, 15),
	ink: [
		text(words('title'), [10, 18], { size: 20, face: 'bold', tone: 'accent' }),
		line([10, 22], [200, 22], { weight: 0.6, stroke: 'accent' }),
		...fields.flatMap(fieldInk),
		...researchInk,
		heading('shapes', shapesFrame),
		...shapesInk(),
		text(words('bands'), [116, 273.4], { size: 7.3, tone: 'ink', width: 68 }),
		text(words('notice'), [116, 283.4], { size: 7.3, tone: 'soft', width: 66 })
	]
};
