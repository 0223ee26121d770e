/** The sheet of Prototype C19: this app's own arrangement of whatever an edition has. */
import { box, line, text } from '../kit/draw.ts';
import type { Area, Box, Ink, Sheet, SheetField } from '../../table/sheet.ts';
import { accent } from './accent.ts';
import { biotechArea } from './biotech-area.ts';
import { bonusesArea, bonusesFit, bonusesHeight } from './bonuses-area.ts';
import { facts as book, type Facts } from './facts.ts';
import { formulaArea, formulaFits, formulaHeight } from './formula-area.ts';
import { glyphs } from './glyphs.ts';
import { healthArea } from './health-area.ts';
import { mutantArea } from './mutant-area.ts';
import { riskArea, riskSide } from './risk-area.ts';
import { scoreArea } from './score-area.ts';
import { researchInk, shapesInk } from './shapes-legend.ts';
import { heading, words } from './texts.ts';

const PAGE = { width: 210, height: 297 };

const fields: readonly SheetField[] = [
	{ id: 'player', label: words('field.player'), box: box(82, 10, 50, 9) },
	{ id: 'scenario', label: words('field.scenario'), box: box(138, 10, 40, 9) },
	{ id: 'players', label: words('field.players'), box: box(182, 10, 18, 9) }
];

const fieldInk = ({ label, box: { x, y, width, height } }: SheetField): Ink[] => [
	text(label, [x, y + 2], { size: 7.3, tone: 'soft' }),
	line([x, y + height], [x + width, y + height], { weight: 0.25, stroke: 'ink' })
];

/** In mm: 7 on Letter too, where the sheet is a thirtieth smaller. */
const LEAST = 7.27;
const mutantFrame = box(10, 26, 122, 22);
const healthFrame = box(10, 51, 122, 68);
const biotechFrame = box(10, 122, 62, 52);
const researchFrame = box(80, 122, 52, 52);
const bonusesFrame = box(138, 26, 62, 71);
const formulaFrame = box(138, 100, 62, 74);
/** A wide zone takes some of the room of the shapes. */
const riskFrame = box(10, 178, 93, 109);
const wideRiskFrame = box(10, 178, 104.6, 109);
const shapesFrame = box(107, 178, 15, 83);
const movedShapesFrame = box(116.6, 178, 12.5, 83);

/** Where the limits of the results stand: in three lines below the score, in nine, or on the second page. */
function bandsPlace({ bands }: Facts): 'below' | 'tall' | 'overleaf' {
	const letters = bands.reduce((length, { name }) => length + name.length + 14, 0);
	return letters <= 150 ? 'below' : letters <= 320 ? 'tall' : 'overleaf';
}

/** What does not fit beside the rest comes on a second page, with the whole width for itself. */
function overflowing(facts: Facts): {
	readonly bonuses: Box;
	readonly formula: Box;
	readonly bands: Box | null;
	readonly pages: 1 | 2;
} {
	let y = PAGE.height + 16;
	const place = (fits: boolean, frame: Box, heightIn: (facts: Facts, frame: Box) => number): Box => {
		if (fits) return frame;
		const wide = box(10, y, 190, 0);
		const found = { ...wide, height: heightIn(facts, wide) };
		y += found.height + 6;
		return found;
	};
	const bonuses = place(bonusesFit(facts, bonusesFrame), bonusesFrame, bonusesHeight);
	const formula = place(formulaFits(facts, formulaFrame), formulaFrame, formulaHeight);
	const bands = bandsPlace(facts) === 'overleaf' ? box(10, y, 190, 30) : null;
	return { bonuses, formula, bands, pages: bands || y > PAGE.height + 16 ? 2 : 1 };
}

export function draw(facts: Facts): Sheet {
	const isStandard = facts === book.factsOf('standard');
	const isWide = riskSide(facts, riskFrame) < LEAST;
	const { bonuses, formula, bands, pages } = overflowing(facts);
	const long = bandsPlace(facts) === 'tall';
	const scoreX = isWide ? 131.5 : 126;
	const scoreFrame = box(scoreX, 178, 200 - scoreX, long ? 66 : 83);
	const textX = isWide ? 116.6 : 107;
	const notice = words(isStandard ? 'notice' : 'noticeOwn');
	const areas: Area[] = [
		healthArea(facts, healthFrame),
		formulaArea(facts, formula),
		riskArea(facts, isWide ? wideRiskFrame : riskFrame),
		biotechArea(facts, biotechFrame),
		bonusesArea(facts, bonuses),
		mutantArea(facts, mutantFrame),
		scoreArea(scoreFrame)
	];
	return {
		id: 'standard',
		per: 'player',
		page: { width: PAGE.width, height: PAGE.height * pages },
		...(pages > 1 && { pages }),
		accent,
		title: words('title'),
		notice,
		areas,
		fields,
		code: box(185, 272, 15, 15),
		signs: glyphs,
		ink: [
			text(words('title'), [10, 18], { size: 20, face: 'caps', tone: 'ink' }),
			line([10, 22], [200, 22], { weight: 0.6, stroke: 'accent' }),
			...fields.flatMap(fieldInk),
			...researchInk(researchFrame),
			...shapesInk(facts, isWide ? movedShapesFrame : shapesFrame),
			...(bands ? [heading('score', bands)] : []),
			text(
				words('bands', { bands: facts.bands.map(({ below, name }) => [below, name]) }),
				bands ? [bands.x, bands.y + 11] : long ? [scoreX, 248] : [textX, 272.4],
				{
					size: 7.3,
					tone: 'ink',
					width: bands ? bands.width : long ? 200 - scoreX : 182 - textX
				}
			),
			text(notice, [textX, 282.4], { size: 7.3, tone: 'soft', width: 182 - textX })
		]
	};
}
