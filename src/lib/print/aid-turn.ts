/** A turn as a strip of pictures, each with what is done. */
import { box as boxOf, centred, ellipse } from '../sheets/kit/draw.ts';
import { signsIn } from '../sheets/kit/signs.ts';
import { bodyStyle, heading, type Laid } from './aid-type.ts';
import { LEFT } from './head.ts';
import { handOf, type Matter } from './matter.ts';
import { drawInk, type Drawn } from './plate.ts';
import { frame, paragraph } from './setting.ts';

const GAP = 5;
/** From one picture to the next. */
const ONWARD = 'M7 3l9 9-9 9';

export function turnAt(matter: Matter, top: number, scale: number): Laid {
	const { aid, paper, print, sheet } = matter;
	const hand = handOf(matter);
	const title = heading(matter, print.aidTurn, top);
	const y = top + title.height + 2.5;
	const width = (paper.width - 2 * LEFT - (aid.steps.length - 1) * GAP) / aid.steps.length;
	const twofold = aid.steps.some(({ signs }) => signs.includes('/'));
	const high = (twofold ? 20 : 16) * Math.min(1.2, scale);
	let foot = y;
	const drawn = aid.steps.flatMap(({ signs, title: name, text }, nth): readonly Drawn[] => {
		const x = LEFT + nth * (width + GAP);
		const disc = boxOf(x + 1.2, y + 1.2, 4.6, 4.6);
		const picture = [
			...signsIn(signs, boxOf(x + 6.2, y + 1.6, width - 7.4, high - 3.2), 9, sheet.signs),
			ellipse(disc, { fill: 'accent' }),
			centred(String(nth + 1), disc, { face: 'bold', size: 8.5, tone: 'paper' })
		];
		const style = bodyStyle(matter, scale);
		const called = paragraph(name, x, y + high + 2, width, {
			...style,
			face: 'bold',
			tag: { role: 'H3' }
		});
		const said = paragraph(text, x, y + high + 2 + called.height + 1.6, width, style);
		foot = Math.max(foot, y + high + 2 + called.height + 1.6 + said.height);
		const onward: Drawn = {
			kind: 'path',
			d: ONWARD,
			at: [x - GAP + 0.6, y + high / 2 - 1.9],
			scale: 3.8 / 24,
			fill: null,
			stroke: hand.inks.stroke('accent'),
			weight: 0.6,
			dashed: false
		};
		return [
			frame({ x, y, width, height: high }, hand.inks.stroke('ink'), null),
			...(nth > 0 ? [onward] : []),
			...drawInk(picture, hand),
			...called.drawn,
			...said.drawn
		];
	});
	return { drawn: [...title.drawn, ...drawn], placed: [], foot };
}
