/** Copying the lines of people, and who is in quarantine. */
import { clinicCells } from '../../sheets/clinic-covid-19/cells.ts';
import { colours } from '../../sheets/clinic-covid-19/vocabulary.ts';
import { pick, indexIn, inList, mark, openWhen, reaches, times, within, type Field } from '../kit/entry.ts';
import { isInPlay, type Agreed } from './agreed.ts';
import { readPerson } from './lines.ts';
import type { Written } from './written.ts';
import { clinicField, part, phaseIn, say, type ClinicField, type Placed } from './entry-fields.ts';

/** The lines of some kinds, in their order; the others stay. Numbers go on by themselves. */
const linesOf = (
	clinic: ClinicField,
	isOne: (line: string) => boolean
): Field<Written, readonly string[]> => {
	const people = within(clinic, part('people', []));
	return {
		get: (written) => people.get(written).filter(isOne),
		set: (written, lines) => {
			const changed: { -readonly [K in keyof Written]: Written[K] } = {
				...people.set(written, [...lines, ...people.get(written).filter((line) => !isOne(line))])
			};
			delete changed.next;
			return changed;
		}
	};
};

/** A line as its number, and what somebody is. */
const split = (line: string): readonly [number: string, text: string] => {
	const [, id = '', text = ''] = /^(#\d+ )?(.*)$/.exec(line) ?? [];
	return [id, text];
};

/** Whoever stands in a line keeps the number. */
const whoIn = (lines: Field<Written, readonly string[]>, at: number): Field<Written, string | null> => {
	const line = inList(lines, at);
	return {
		get: (written) => {
			const found = line.get(written);
			return found === null ? null : split(found)[1];
		},
		set: (written, who) => line.set(written, who === null ? null : split(line.get(written) ?? '')[0] + who)
	};
};

/** Kind and colour without the rest of the line. */
const plain = (who: string | null): string | null =>
	who && who.replace(/<\w+/, '').replace(/ (cared|fresh)$/, '');

export function peoplePens(agreed: Agreed, by: number): Placed[] {
	const isInfected = (line: string): boolean => readPerson(agreed, line)?.like !== 'nurse';
	const lines = linesOf(clinicField(by), isInfected);
	const kinds = [...agreed.kinds.values()].filter(
		({ coloured, module }) => coloured && isInPlay(agreed, module)
	);
	const values = [null, ...kinds.flatMap(({ id }) => colours.map((colour) => `${id} ${colour}`))];
	const called = [
		say('nobody'),
		...kinds.flatMap(({ id }) => colours.map((colour) => say('kindAndColour', { kind: id, colour })))
	];
	return times(agreed.ledger.people, (at): Placed => {
		const who = whoIn(lines, at);
		const isCared = (written: Written): boolean => who.get(written)?.endsWith(' cared') ?? false;
		const shown: Field<Written, string | null> = { get: (written) => plain(who.get(written)), set: who.set };
		const cared: Field<Written, number> = {
			get: (written) => (isCared(written) ? 1 : 0),
			set: (written, value) => {
				const somebody = plain(who.get(written));
				return somebody === null ? written : who.set(written, value === 1 ? `${somebody} cared` : somebody);
			}
		};
		const isPatientInCare = (written: Written): boolean =>
			phaseIn(written) === 'business' && readPerson(agreed, who.get(written) ?? '')?.like === 'patient';
		return [
			clinicCells(by).people.make(at),
			[
				openWhen(reaches(lines, at), pick(null, indexIn(shown, values), called)),
				openWhen(isPatientInCare, mark(say('cared'), cared))
			]
		];
	});
}

export function staffPens(agreed: Agreed, by: number): Placed[] {
	const lines = linesOf(clinicField(by), (line) => readPerson(agreed, line)?.like === 'nurse');
	const kinds = [...agreed.kinds.values()].filter(
		({ like, module }) => like === 'nurse' && isInPlay(agreed, module)
	);
	const values = [null, ...kinds.map(({ id }) => id)];
	const called = [say('nobody'), ...kinds.map(({ id }) => say('kind', { kind: id }))];
	return times(agreed.ledger.quarantine, (at): Placed => [
		clinicCells(by).quarantine.make(at),
		[openWhen(reaches(lines, at), pick(null, indexIn(whoIn(lines, at), values), called))]
	]);
}
