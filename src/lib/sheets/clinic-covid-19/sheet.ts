/** The sheet of the table: contagion board, syringe track, the two boxes, and a ledger for each clinic. */
import { box, icon, line, say, text } from '../kit/draw.ts';
import type { Ink, Sheet } from '../model.ts';
import { boardArea } from './board.ts';
import { tallyArea, trackArea } from './boxes.ts';
import { clinicArea, clinicBox, nameBox } from './clinic.ts';
import { nurseTable } from './nurse-table.ts';
import { margin, pageHeight, pageWidth } from './page.ts';

const seats = [0, 1, 2, 3] as const;

const heading: readonly Ink[] = [
	icon('syringe', box(margin, 9, 7.2, 7.2), { fill: 'accent' }),
	text(say('title'), [19, 15], { size: 19, face: 'caps', tone: 'ink' }),
	text(say('notice'), [183, 13], { size: 7.5, tone: 'soft', align: 'end', width: 62 }),
	line([margin, 18], [183, 18], { stroke: 'accent', weight: 0.5 })
];

export const sheet: Sheet = {
	id: 'standard',
	per: 'table',
	page: { width: pageWidth, height: pageHeight },
	accent: { light: '#7b3558', dark: '#dc9dc0' },
	title: say('title'),
	notice: say('notice'),
	areas: [
		boardArea,
		trackArea,
		tallyArea('cured', 'heart', 34),
		tallyArea('deceased', 'cross', 77),
		...seats.map(clinicArea)
	],
	ink: [...heading, ...nurseTable],
	fields: seats.map((by) => ({
		id: `player${by}`,
		label: say('clinicOf', { seat: by }),
		box: nameBox(clinicBox(by))
	})),
	code: box(186, 6, 14, 14)
};
