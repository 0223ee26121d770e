/** One shared board, A4 landscape. */
import { box, icon, line, rect, text } from '../kit/draw.ts';
import type { Sheet } from '../../table/sheet.ts';
import { accent } from './accent.ts';
import { beds, infection } from './charts.ts';
import type { Facts } from './facts.ts';
import { around, glyphs } from './glyphs.ts';
import { hospitals } from './hospitals.ts';
import { spaces } from './spaces.ts';
import { store } from './store.ts';
import { words } from './texts.ts';
import { viruses } from './virus-list.ts';

export function draw(facts: Facts): Sheet {
	const notice = words(facts.ours ? 'notice' : 'noticeOwn');
	return {
		id: 'standard',
		per: 'table',
		page: { width: 297, height: 210 },
		accent,
		title: words('title'),
		notice,
		areas: [hospitals(facts), spaces, ...store(facts), infection(facts), beds(facts), viruses(facts)],
		ink: [
			rect(box(8, 8, 9, 9), { fill: 'accent', radius: 2 }),
			icon('virus', around(12.5, 12.5, 7), { fill: 'paper' }),
			text(words('title'), [20, 15.2], { size: 18, face: 'caps', tone: 'ink' }),
			text(words('subtitle'), [78, 15.2], { size: 11, tone: 'soft' }),
			text(notice, [78, 18.7], { size: 7.5, tone: 'soft' }),
			text(words('team'), [192, 15.2], { size: 8, tone: 'soft' }),
			line([192, 16.8], [270, 16.8], { stroke: 'faint' })
		],
		fields: [{ id: 'team', label: words('team'), box: box(204, 8, 66, 9) }],
		code: box(275, 6, 14, 14),
		signs: glyphs
	};
}
