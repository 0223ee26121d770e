/** Event cards and role cards to print and cut, 63 by 88 mm. */
import { box, centred, icon, inset, line, rect, text } from '../kit/draw.ts';
import { icons } from '../kit/icons.ts';
import type { Box, Deck, Ink } from '../../table/sheet.ts';
import { facts as book, type EventCard, type Facts, type Role } from './facts.ts';
import { path, pictogram, pictograms } from './glyphs.ts';
import type { Action, EventId } from './pieces.ts';
import { words } from './texts.ts';

const card = { width: 63, height: 88 };
const whole = box(0, 0, card.width, card.height);
const middle = card.width / 2;

const frame = (): Ink[] => [
	rect(inset(whole, 3), { stroke: 'accent', weight: 0.6, radius: 2.6 }),
	line([8, 20], [card.width - 8, 20], { stroke: 'accent', weight: 0.4 })
];

const title = (label: Parameters<typeof text>[0]): Ink =>
	text(label, [middle, 15], { align: 'middle', face: 'caps', size: 14 });

const notice = (which: 'cardNotice' | 'cardUncertain'): Ink =>
	text(words(which), [8, 83.6], { size: 7, tone: 'soft', width: 47 });

/** What each event is about, drawn. */
const pictures: Readonly<Record<EventId, string>> = {
	charter: pictograms.fly,
	summit:
		'M12 2a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM4.500 4.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM19.500 4.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM7.500 16v-3.500a4.500 4.500 0 0 1 9 0V16zM1 16v-2.500a3 3 0 0 1 5-2.200V16zM18 16v-4.700a3 3 0 0 1 5 2.200V16zM1 18h22v3H1z',
	'field-hospital': icons.hospital,
	shipment: pictograms.contain,
	'swab-drive': pictograms.sample,
	'quiet-days': 'M15.500 2A10.500 10.500 0 1 0 22.500 16.500A9 9 0 0 1 15.500 2z',
	slowdown: 'M12 3v5h10v8H12v5L2 12z',
	'second-wind': icons.reroll,
	reagents:
		'M5 2h6v2h-1v15a2 2 0 0 1-4 0V4H5zM13 2h6v2h-1v15a2 2 0 0 1-4 0V4h-1zM7.200 5v5h1.600V5zM15.200 5v8h1.600V5z',
	courier: 'M1.500 5h21v14h-21zM4 7l8 6.500L20 7zM3.500 9v8h17V9L12 16z'
};

/** A die of the CDC, as often as the card costs. */
function price(cost: number): Ink[] {
	const left = middle - (cost * 8 - 1.5) / 2;
	return Array.from({ length: cost }, (_, nth): Ink[] => {
		const at = box(left + nth * 8, 23.5, 6.5, 6.5);
		return [
			rect(at, { fill: 'tint', stroke: 'accent', weight: 0.4, radius: 1.3 }),
			icon('plus', inset(at, 1.5), { fill: 'accent' })
		];
	}).flat();
}

const eventInk = (card: EventCard): Ink[] => [
	...frame(),
	title(words('eventName', { card: card.id })),
	...price(card.cost),
	...(card.kind === 'ten'
		? [
				path(pictures[card.id], box(middle - 9, 34, 18, 18), 'accent'),
				text(words('eventText', { card: card.id }), [8, 60], { size: 9.5, width: 47 }),
				notice('cardNotice')
			]
		: [])
];

/** How large the faces of a role's dice are, how far their rows are apart, and where the text below them begins. */
interface Faces {
	readonly side: number;
	readonly row: number;
	readonly foot: number;
}
const LARGE: Faces = { side: 14.5, row: 22, foot: 73.6 };
/** Several powers need room for their words. */
const SMALL: Faces = { side: 8.4, row: 14.6, foot: 59.5 };

/** The type of so many powers, in points. */
const SIZES = [8, 8, 8, 8, 8, 7];

/** One face of a player die; with two actions both stand on it, one in each corner. */
function face(name: string, nth: number, { side, row: step }: Faces): Ink[] {
	const [row, column] = [Math.floor(nth / 3), nth % 3];
	const at = box(6.8 + column * 17.4 + (LARGE.side - side) / 2, 27 + row * step, side, side);
	const corner = side * 0.4;
	const actions = name.split('/') as (Action | 'biohazard')[];
	const danger = name === 'biohazard';
	const [first, second] = actions;
	const at2: readonly Box[] = [
		box(at.x + side * 0.1, at.y + side * 0.1, corner, corner),
		box(at.x + side * 0.9 - corner, at.y + side * 0.9 - corner, corner, corner)
	];
	const tone = danger ? 'danger' : 'ink';
	const drawn =
		first && second
			? [first, second].map((action, n) => pictogram(action, at2[n] ?? at, tone))
			: [pictogram(first ?? 'biohazard', inset(at, side * 0.2), tone)];
	const labels = actions.map((action, n) =>
		text(words('action', { action }), [at.x + side / 2, at.y + side + 2.9 + n * 2.6], {
			size: 7,
			align: 'middle',
			tone: danger ? 'danger' : 'soft'
		})
	);
	return [
		rect(at, { fill: danger ? 'blush' : 'paper', stroke: tone, weight: 0.4, radius: side * 0.18 }),
		...(second
			? [
					line([at.x + side * 0.72, at.y + side * 0.28], [at.x + side * 0.28, at.y + side * 0.72], {
						stroke: 'faint'
					})
				]
			: []),
		...drawn,
		...labels
	];
}

const isOurs = (role: Role): boolean => book.factsOf('standard').roles.includes(role);

const roleInk = (role: Role): Ink[] => {
	const { id, dice, faces, powers } = role;
	const badge = box(middle - 13, 21.6, 26, 4.6);
	const shown = powers.length > 1 ? SMALL : LARGE;
	return [
		...frame(),
		title(words('roleName', { role: id })),
		centred(words('diceCount', { dice }), badge, { size: 9, face: 'bold', tone: 'accent' }),
		...faces.flatMap((name, nth) => face(name, nth, shown)),
		...(powers.length > 0
			? [text(words('powers', { powers }), [8, shown.foot], { size: SIZES[powers.length] ?? 7, width: 47 })]
			: []),
		...(isOurs(role) ? [notice(id === 'plain' ? 'cardNotice' : 'cardUncertain')] : [])
	];
};

const back = (sign: string): Ink[] => [
	rect(inset(whole, 3), { fill: 'tint', stroke: 'accent', weight: 0.6, radius: 2.6 }),
	rect(inset(whole, 5), { stroke: 'accent', weight: 0.25, radius: 1.8 }),
	path(sign, box(middle - 13, 31, 26, 26), 'accent')
];

export const decks = ({ events, roles }: Facts): readonly Deck[] => [
	{
		id: 'events',
		title: words('eventsDeck'),
		card,
		cards: events.map((card) => ({ id: card.id, copies: 1, ink: eventInk(card) })),
		back: back(pictograms.cdc)
	},
	{
		id: 'roles',
		title: words('rolesDeck'),
		card,
		cards: roles.map((role) => ({ id: role.id, copies: 1, ink: roleInk(role) })),
		back: back(icons.virus),
		dealt: 1
	}
];
