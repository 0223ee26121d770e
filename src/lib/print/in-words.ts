/** What a sheet shows, in words: the name of its picture for whoever has the page read aloud. */
import { inWords } from '../i18n/game-words.ts';
import type { Area } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import { handOf, titled, type Matter } from './matter.ts';
import type { Filling } from './sheets.ts';

type Marks = Filling['marks'];

export function sheetInWords(matter: Matter, { title, marks }: Filling): string {
	const { sheet, game } = matter;
	const areas = sheet.areas.map((area) => areaInWords(matter, area, marks));
	const [turn, brief] = turnInWords(matter);
	return [`${title}, ${game}.`, ...areas, `${turn}.`, brief].join(' ');
}

/** How a turn goes, and how the game ends: a sheet says so by itself. */
export const turnInWords = ({ aid, print }: Matter): readonly [turn: string, brief: string] => [
	`${print.aidTurn}: ${aid.steps.map(({ title }) => title).join(' › ')}`,
	aid.brief
];

/** Its title, and what stands in which of its cells. */
export function areaInWords(matter: Matter, area: Area, marks: Marks): string {
	const { words, talk } = matter;
	const marked = area.cells.flatMap((cell) => {
		const here = marks.get(cell.id) ?? [];
		if (here.length === 0) return [];
		const name = inWords(words.sheet, cell.name, talk);
		return [`${name}: ${here.map((mark) => markInWords(matter, mark)).join(', ')}`];
	});
	const title = titled(matter, area.title);
	return marked.length === 0 ? `${title}.` : `${title}: ${marked.join('; ')}.`;
}

function markInWords(matter: Matter, mark: Mark): string {
	const { print } = matter;
	if (mark.kind === 'write') return mark.strike ? `${mark.text} (${print.marks.strike})` : mark.text;
	if (mark.kind !== 'pieces') return print.marks[mark.kind];
	const { words } = handOf(matter);
	return mark.pieces
		.map(({ letter, count = 1 }) => (count > 1 ? `${count} × ${words(letter)}` : words(letter)))
		.join(', ');
}
