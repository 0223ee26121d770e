/** The sheet of the table: contagion board, syringe track, the two boxes, and a ledger for each clinic. */
import { box, icon, line, text } from '../kit/draw.ts';
import type { Ink, Sheet } from '../../table/sheet.ts';
import { accent } from './accent.ts';
import { boardArea } from './board.ts';
import { tallyArea, trackArea } from './boxes.ts';
import { MOST_CLINICS } from './cells.ts';
import { clinicArea, clinicBox, nameBox } from './clinic.ts';
import { facts as book, type Facts } from './facts.ts';
import { nurseTable } from './nurse-table.ts';
import { layoutOf, margin, pageHeight, pageWidth, tallyTops } from './page.ts';
import { words, type SheetText } from './texts.ts';

const seats = Array.from({ length: MOST_CLINICS }, (_, by) => by);

/** Made up by this app, or entered by players. */
const noticeOf = (facts: Facts): SheetText => (facts === book.factsOf('standard') ? 'notice' : 'ownNotice');

const heading = (notice: SheetText): readonly Ink[] => [
	icon('syringe', box(margin, 9, 7.2, 7.2), { fill: 'accent' }),
	text(words('title'), [19, 15], { size: 19, face: 'caps', tone: 'ink' }),
	text(words(notice), [183, 13], { size: 7.5, tone: 'soft', align: 'end', width: 62 }),
	line([margin, 18], [183, 18], { stroke: 'accent', weight: 0.5 })
];

export function draw(facts: Facts): Sheet {
	const layout = layoutOf(facts);
	const notice = noticeOf(facts);
	return {
		id: 'standard',
		per: 'table',
		page: { width: pageWidth, height: pageHeight * layout.pages },
		...(layout.pages > 1 && { pages: layout.pages }),
		accent,
		title: words('title'),
		notice: words(notice),
		areas: [
			boardArea(facts),
			trackArea(facts),
			tallyArea('cured', 'heart', tallyTops[0]),
			tallyArea('deceased', 'cross', tallyTops[1]),
			...seats.map((by) => clinicArea(facts, by))
		],
		ink: [...heading(notice), ...nurseTable(facts)],
		fields: seats.map((by) => ({
			id: `player${by}`,
			label: words('clinicOf', { seat: by }),
			box: nameBox(clinicBox(layout, by))
		})),
		code: box(186, 6, 14, 14)
	};
}
