/** The sheet of the table: contagion board, syringe track, the two boxes, and a ledger for each clinic. */
import { box, icon, line, say, text } from '../kit/draw.ts';
import type { Ink, Sheet } from '../model.ts';
import { boardArea } from './board.ts';
import { tallyArea, trackArea } from './boxes.ts';
import { clinicArea, clinicBox, nameBox } from './clinic.ts';
import { nurseTable } from './nurse-table.ts';

const seats = [0, 1, 2, 3] as const;

const heading: readonly Ink[] = [
	icon('syringe', box(10, 10.2, 7.5, 7.5), { fill: 'accent' }),
	text(say('title'), [19.5, 16.4], { size: 19, face: 'caps', tone: 'ink' }),
	line([10, 19.6], [200, 19.6], { stroke: 'accent', weight: 0.5 })
];

export const sheet: Sheet = {
	id: 'standard',
	per: 'table',
	page: { width: 210, height: 297 },
	accent: { light: '#7b3558', dark: '#dc9dc0' },
	title: say('title'),
	notice: say('notice'),
	areas: [
		boardArea,
		trackArea,
		tallyArea('cured', 'heart', 38.4),
		tallyArea('deceased', 'cross', 79.2),
		...seats.map(clinicArea)
	],
	ink: [...heading, ...nurseTable, text(say('notice'), [10, 290.6], { size: 7, tone: 'soft' })],
	fields: seats.map((by) => ({
		id: `player${by}`,
		label: say('clinicOf', { seat: by }),
		box: nameBox(clinicBox(by))
	}))
};
