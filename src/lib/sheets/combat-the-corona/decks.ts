/** Cards and tokens to print and cut: the viruses, the action cards, the pieces of the board. */
import { box, centred, ellipse, icon, line, rect, text } from '../kit/draw.ts';
import type { Box, Deck, Ink, Tone } from '../../table/sheet.ts';
import type { Facts, VirusCard } from './facts.ts';
import { actionGlyphs, around, glyph, skillGlyphs } from './glyphs.ts';
import type { ActionKind } from './lines.ts';
import { actionLabel, letterOf, ourAction, ourVirus, virusLabel, type VirusName } from './names.ts';
import { words } from './texts.ts';

/** Smaller than poker cards, so that five lie on the board side by side. */
const card = { width: 44, height: 62 };
const middle = card.width / 2;

const frame = (stroke: Tone, fill: Tone): Ink =>
	rect(box(2, 2, card.width - 4, card.height - 4), { stroke, fill, weight: 0.5, radius: 2.5 });

/** A name that somebody wrote may be long: it stays on its card. */
const sizeFor = (name: string | null, size: number): number => {
	const length = [...(name ?? '')].length;
	return length > 24 ? 7 : length > 16 ? 8 : size;
};

/** A sign with its figure: life and attack at the foot of the card. */
const figure = (sign: Ink, value: number, x: number): readonly Ink[] => [
	sign,
	text(String(value), [x + 5, 55.5], { size: 17, face: 'bold' })
];

/** Where the bodies of a virus are, from the middle of the picture, and how large each is. */
const bodies: Readonly<
	Partial<Record<VirusName, readonly (readonly [x: number, y: number, size: number])[]>>
> = {
	Speck: [[0, 0, 8]],
	Spore: [[0, 0, 12]],
	Droplet: [
		[-4, 1, 11],
		[6, -2.5, 7]
	],
	Cluster: [
		[-6, 2.5, 9],
		[6, 2.5, 9],
		[0, -4.5, 9]
	],
	Swarm: [
		[-9, 0, 7],
		[-3, -4.5, 7],
		[3.5, 3.5, 8],
		[9, -2, 7],
		[-4, 4.5, 6]
	],
	Surge: [
		[-8, 3, 8],
		[0, 0, 11],
		[9, -3, 8]
	],
	Wave: [
		[-10, 2, 9],
		[0, -2, 12],
		[10, 2, 9]
	],
	Storm: [
		[0, 0, 16],
		[-11, -3, 7],
		[11, 3, 7]
	],
	Tempest: [
		[0, 0, 17],
		[-11, -4, 6],
		[11, 4, 6],
		[-11, 4.5, 5],
		[11, -4.5, 5]
	]
};

function portrait({ name }: VirusCard, y: number, tone: Tone): readonly Ink[] {
	const ours = ourVirus(name);
	const drawn = (ours && bodies[ours]) ?? [[0, 0, 12.5]];
	return [
		...drawn.map(([dx, dy, size]) => icon('virus', around(middle + dx, y + dy, size), { fill: tone })),
		...(name === 'Crown' ? [glyph('crown', around(middle, y - 9, 6), { fill: tone })] : [])
	];
}

function virusInk(virus: VirusCard): readonly Ink[] {
	const red = virus.group !== 'normal' && virus.group !== 'start';
	const tone: Tone = red ? 'danger' : virus.group === 'start' ? 'accent' : 'ink';
	const wash: Tone = red ? 'blush' : virus.group === 'start' ? 'tint' : 'paper';
	const rows = virus.skills.length;
	const crowded = rows > 1;
	// three skills need all the room above the line
	const skillRow = (row: number): number => (rows === 1 ? 42 : rows === 2 ? 35.5 + row * 7 : 31.5 + row * 6);
	const picture = rows === 3 ? 17.5 : crowded ? 20 : 23.5;
	const name = rows === 3 ? 24 : crowded ? 27.2 : 32.5;
	return [
		frame(tone, wash),
		glyph('level', around(8.5, 8.8, 9), { fill: tone }),
		text(String(virus.level), [14.5, 11.6], { size: 20, face: 'bold', tone }),
		text(virus.id, [card.width - 5, 8.5], { align: 'end', size: 8, tone: 'soft' }),
		...(virus.shield ? [icon('shield', around(card.width - 8.5, 15, 8), { fill: tone })] : []),
		...portrait(virus, picture, tone),
		centred(virusLabel(virus), box(0, name, card.width, 5), {
			size: sizeFor(virus.name, 9.5),
			face: ourVirus(virus.name) ? 'caps' : 'bold',
			tone
		}),
		...virus.skills.flatMap((skill, row) => [
			glyph(skillGlyphs[skill], around(7.5, skillRow(row), 5.5), { fill: 'danger' }),
			text(words(`skill.${skill}`), [11.5, skillRow(row) - 0.4], { size: 7, tone: 'danger', width: 29 })
		]),
		line([4, 48], [card.width - 4, 48], { stroke: 'faint' }),
		...figure(icon('heart', around(9, 53.5, 7), { fill: tone }), virus.life, 9),
		...figure(glyph('attack', around(27.5, 53.5, 7), { fill: tone }), virus.attack, 27.5)
	];
}

/** A card that is not ours has its letter for a picture. */
function actionSign(action: ActionKind, at: Box, tone: Tone): Ink {
	const ours = ourAction(action);
	if (!ours) return centred(letterOf(action), at, { size: 40, face: 'bold', tone });
	return ours === 'wear-mask'
		? icon('mask', at, { fill: tone })
		: glyph(actionGlyphs[ours], at, { fill: tone });
}

function actionInk(action: ActionKind, solo: boolean): readonly Ink[] {
	const red = action.colour === 'red';
	const tone: Tone = red ? 'danger' : solo ? 'green' : 'accent';
	const kind = red ? words('redCard') : action.wild ? words('wildCard') : words('blueCard');
	return [
		frame(tone, red ? 'blush' : 'tint'),
		text(letterOf(action), [6, 11.5], { size: 20, face: 'bold', tone }),
		text(kind, [card.width - 5.5, 8.5], { align: 'end', size: 8.5, face: 'caps', tone }),
		...(action.wild ? [icon('star', around(card.width - 8.5, 14.5, 6), { fill: tone })] : []),
		...(red ? [glyph('warning', around(card.width - 8.5, 14.5, 6), { fill: tone })] : []),
		actionSign(action, around(middle, 30, 20), tone),
		text(actionLabel(action), [middle, 49.5], {
			align: 'middle',
			size: ourAction(action) ? 11 : sizeFor(action.name, 11),
			face: 'bold',
			width: 36
		}),
		...(solo
			? [centred(words('soloOnly'), box(0, 55, card.width, 4), { size: 7.5, face: 'caps', tone })]
			: [])
	];
}

const back = (tone: Tone, sign: (at: Box) => Ink, title: Ink): readonly Ink[] => [
	rect(box(2, 2, card.width - 4, card.height - 4), { fill: tone, radius: 2.5 }),
	rect(box(3.5, 3.5, card.width - 7, card.height - 7), { stroke: 'paper', weight: 0.4, radius: 1.8 }),
	sign(around(middle, 28, 24)),
	title
];

const virusDeck = ({ viruses }: Facts): Deck => ({
	id: 'viruses',
	title: words('virusDeck'),
	card,
	cards: viruses.map((virus) => ({ id: virus.id, copies: 1, ink: virusInk(virus) })),
	back: back(
		'ink',
		(at) => icon('virus', at, { fill: 'paper' }),
		centred(words('virusDeck'), box(0, 48, card.width, 6), { size: 10, face: 'caps', tone: 'paper' })
	)
});

const actionDeck = ({ actions }: Facts): Deck => ({
	id: 'actions',
	title: words('actionDeck'),
	card,
	cards: [
		...actions
			.filter(({ count }) => count > 0)
			.map((action) => ({ id: action.id, copies: action.count, ink: actionInk(action, false) })),
		...actions
			.filter(({ soloExtra }) => soloExtra > 0)
			.map((action) => ({ id: `${action.id}-solo`, copies: action.soloExtra, ink: actionInk(action, true) }))
	],
	back: back(
		'accent',
		(at) => icon('hospital', at, { fill: 'paper' }),
		centred(words('actionDeck'), box(0, 48, card.width, 6), { size: 10, face: 'caps', tone: 'paper' })
	),
	dealt: 3
});

const token = { width: 16, height: 16 };
const tokenBox = box(1, 1, 14, 14);
const centreOf = (side: number): Box => around(token.width / 2, token.height / 2, side);
const round = (tone: Tone, fill: Tone): Ink => ellipse(tokenBox, { stroke: tone, fill, weight: 0.5 });

const tokenDeck = ({ hospitals, dieTokens, shieldTokens }: Facts): Deck => ({
	id: 'tokens',
	title: words('tokenSheet'),
	card: token,
	cards: [
		{
			id: 'hospital',
			copies: hospitals,
			ink: [
				rect(tokenBox, { stroke: 'accent', fill: 'tint', weight: 0.5, radius: 2 }),
				icon('hospital', centreOf(10), { fill: 'accent' })
			]
		},
		{
			id: 'die-token',
			copies: dieTokens,
			ink: [round('ink', 'paper'), glyph('dieToken', centreOf(12), { fill: 'ink' })]
		},
		{
			id: 'shield',
			copies: shieldTokens,
			ink: [round('danger', 'paper'), icon('shield', centreOf(8.5), { fill: 'danger' })]
		},
		{ id: 'marker-beds', copies: 1, ink: [round('ink', 'paper'), icon('bed', centreOf(9))] },
		{ id: 'marker-infection', copies: 1, ink: [round('ink', 'paper'), icon('virus', centreOf(10))] }
	].filter(({ copies }) => copies > 0),
	back: []
});

export const decks = (facts: Facts): readonly Deck[] => [
	virusDeck(facts),
	actionDeck(facts),
	tokenDeck(facts)
];
