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

const shapesFrame = box(107, 178, 15, 83);
const mini = 3.4;

/** The six infections one below the other, each beside its number. */
function shapesInk(): Ink[] {
	const gap = 4.2;
	let y = shapesFrame.y + 9;
	return shapes.flatMap((shape, at) => {
		const rows = 1 + Math.max(...shape.map(([row]) => row));
		const top = y;
		const squares = shape.map(([row, column]) =>
			rect(box(shapesFrame.x + 4.4 + column * mini, top + row * mini, mini, mini), {
				stroke: 'ink',
				weight: 0.3,
				fill: 'blush'
			})
		);
		const number = text(String(at + 1), [shapesFrame.x, top + 2.8], { size: 9, face: 'bold' });
		y += rows * mini + gap;
		return [number, ...squares];
	});
}

const researchKinds: readonly ResearchKind[] = ['health', 'formula', 'biotech', 'free'];

const researchFrame = box(80, 122, 52, 52);

/** What the signs of the research resources mean. */
const researchInk: readonly Ink[] = [
	heading('research', researchFrame),
	hint('hint.research', researchFrame.x, researchFrame.y + 8.5, researchFrame.width),
	...researchKinds.flatMap((kind, at) => {
		const y = researchFrame.y + 16 + at * 9;
		return [
			glyph(kind, box(researchFrame.x, y, 6, 6), 'accent'),
			text(words(`name.${kind}`), [researchFrame.x + 8.4, y + 4.2], { size: 9 })
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
		text(words('shapes'), [shapesFrame.x, shapesFrame.y + 4.2], { size: 8, face: 'bold', tone: 'accent' }),
		...shapesInk(),
		text(words('bands'), [107, 272.4], { size: 7.3, tone: 'ink', width: 75 }),
		text(words('notice'), [107, 282.4], { size: 7.3, tone: 'soft', width: 75 })
	]
};
