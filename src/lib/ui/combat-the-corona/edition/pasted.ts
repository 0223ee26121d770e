/** Lines of virus cards out of what somebody pasted: lines as an edition writes them, or columns of a spreadsheet. */
import {
	readVirusLine,
	skills,
	writeVirusLine,
	type Group
} from '../../../sheets/combat-the-corona/lines.ts';

export interface Pasted {
	readonly lines: readonly string[];
	/** What is no card: it stays where it was pasted. */
	readonly wrong: readonly string[];
}

const groups: readonly Group[] = ['start', 'easy', 'medium', 'difficult', 'epic'];
/** Cells that say no; any other sign in the column of the shield means one. */
const no = ['', '0', '-', '–', 'no', 'nein', 'não', 'false'];

/** id, level, life, attack, shield, skills, kind, copies, name; what is missing at the end is as on most cards. */
function fromColumns(row: string): string | null {
	const [id = '', level, life, attack, shield = '', words = '', kind = '', copies = '', ...name] = row
		.split(/\t|;/)
		.map((cell) => cell.trim());
	if (life === undefined || attack === undefined) return null;
	const said = words.toLowerCase();
	return writeVirusLine({
		id,
		level: Number(level),
		life: Number(life),
		attack: Number(attack),
		shield: !no.includes(shield.toLowerCase()),
		skills: skills.filter((skill) => said.includes(skill)),
		group: groups.find((group) => kind.toLowerCase().includes(group)) ?? 'normal',
		copies: Math.max(1, Number(copies) || 1),
		name: name.join(' ').trim() || null
	});
}

function lineOf(row: string): string | null {
	const line = row.trim();
	if (readVirusLine(line)) return line;
	const built = fromColumns(row);
	return built !== null && readVirusLine(built) ? built : null;
}

export function readPasted(text: string): Pasted {
	const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
	return {
		lines: rows.flatMap((row) => lineOf(row) ?? []),
		wrong: rows.filter((row) => lineOf(row) === null)
	};
}
