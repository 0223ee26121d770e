/** The tiles and the syringe of the round, to print and cut. */
import { box, icon, inset, rect, text } from '../kit/draw.ts';
import type { Deck, Ink } from '../../table/sheet.ts';
import type { Facts } from './facts.ts';
import { words } from './texts.ts';

const side = 20;
const whole = box(0, 0, side, side);

/** One level worse while it lies under somebody; so much money takes it away. */
const covid = ({ protection }: Facts): readonly Ink[] => [
	rect(inset(whole, 1.2), { fill: 'blush', stroke: 'danger', weight: 0.5, radius: 1.6 }),
	icon('virus', box(4.7, 2, 10.6, 10.6), { fill: 'danger' }),
	text('+1', [17.2, 17], { size: 12, face: 'bold', align: 'end', tone: 'danger' }),
	icon('mask', box(2.4, 13.6, 3.6, 3.6), { fill: 'soft' }),
	text(`$${protection}`, [6.4, 16.8], { size: 7.5, tone: 'soft' })
];

const syringe: readonly Ink[] = [
	rect(inset(whole, 1.2), { fill: 'tint', stroke: 'accent', weight: 0.5, radius: 1.6 }),
	icon('syringe', box(3.5, 3.5, 13, 13), { fill: 'accent' })
];

export const decks = (facts: Facts): readonly Deck[] => [
	{
		id: 'tiles',
		title: words('tilesDeck'),
		card: { width: side, height: side },
		cards: [
			{ id: 'covid', copies: facts.total, ink: covid(facts) },
			{ id: 'syringe', copies: 1, ink: syringe }
		],
		back: [
			rect(inset(whole, 1.2), { stroke: 'accent', weight: 0.5, radius: 1.6 }),
			icon('virus', box(5, 5, 10, 10), { fill: 'accent' })
		]
	}
];
