import { slotLetter, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−$${-dollars}` : `$${dollars}`);

export const labels: ClinicWords['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }) => nouns.kind[kind],
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }) => `#${id} ${nouns.kind[kind]}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }) => `#${id} ${nouns.kind[kind]}`,
	slot: ({ slot }) => `Slot ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Room ${room}, no bed free`,
			one: `Room ${room}, ${free} bed free`,
			other: `Room ${room}, ${free} beds free`
		}),
	roundAndPhase: ({ round, phase }) => `Round ${round} · ${nouns.phase[phase]}`,
	cured: ({ count }) => `Cured: ${count}`,
	deceased: ({ count }) => `Deceased: ${count}`,
	supply: ({ tiles }) => `Supply: ${tiles}`,
	clinics: 'The clinics, and what is still open',
	hasToAdmit: 'has to admit',
	notDone: 'not done yet',
	done: 'done',
	takes: 'takes tiles',
	toPlace: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} tile to place`, other: `${tiles} tiles to place` }),
	toHandOn: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} tile to hand on`, other: `${tiles} tiles to hand on` }),
	waiting: ({ people }) => `${people} infected waiting`,
	owes: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} tile for a slot`, other: `${tiles} tiles for slots` }),
	reports: 'popularity?',
	reported: ({ points }, talk) => `popularity ${talk.number(points)}`,
	phaseDone: ({ name }) => `${name} is done`,
	news: 'This happened by itself',
	worse: ({ id, kind, from, to }) =>
		`#${id} ${nouns.kind[kind]}: ${nouns.colour[from]} becomes ${nouns.colour[to]}`,
	died: ({ id, kind }) =>
		kind === 'doctor' ? `#${id} doctor dies: −5 popularity` : `#${id} ${nouns.kind[kind]} dies`,
	spared: ({ id, kind }) => `#${id} ${nouns.kind[kind]} was cared for and stays the same`,
	back: ({ id, kind }) => `#${id} ${nouns.kind[kind]} is back from quarantine`,
	unplaced: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: `${tiles} tile nobody could take: deceased box`,
			other: `${tiles} tiles nobody could take: deceased box`
		}),
	overflow: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: `no clean slot: ${tiles} tile to the deceased box`,
			other: `no clean slot: ${tiles} tiles to the deceased box`
		}),
	admit: ({ count }) => `Admit patients (${count} of 2)`,
	arrival: ({ slot }) => `Patient arrives at slot ${slotLetter(slot)}`,
	arrivalColour: ({ slot }) => `Which colour has the patient at slot ${slotLetter(slot)}?`,
	share: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Share out ${tiles} tile`, other: `Share out ${tiles} tiles` }),
	shared: ({ shared, stack }) => `${shared} of ${stack} shared out`,
	takeThem: 'Take the tiles',
	less: ({ name }) => `${name}: one less`,
	more: ({ name }) => `${name}: one more`,
	infect: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Who gets the last tile?`, other: `Who gets a tile? ${tiles} left` }),
	infectOne: ({ kind, colour }) => `${nouns.kind[kind]}, ${nouns.colour[colour]}`,
	outside: 'outside the clinic',
	workaholic: 'workaholic',
	full: 'Nobody left to infect',
	handOn: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: `Hand on ${tiles} tile`,
			other: `Hand on ${tiles} tiles`
		}),
	handTo: ({ name, tiles }) => `${tiles} to ${name}`,
	infected: 'Infected in this clinic',
	noInfected: 'Nobody is infected in this clinic.',
	countsAs: ({ level }) => `counts as level ${level}`,
	cared: 'cared for',
	fresh: 'just infected',
	where: 'Where is the treatment?',
	whichRoom: 'Which room?',
	whichDoctor: 'Which healthy doctor treats?',
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `${nouns.colour[doctor]} doctor, no nurse, ${money(income)}`,
			one: `${nouns.colour[doctor]} doctor, ${nurses} nurse, ${money(income)}`,
			other: `${nouns.colour[doctor]} doctor, ${nurses} nurses, ${money(income)}`
		}),
	nurses: ({ nurses }, talk) =>
		talk.plural(nurses, { zero: 'no nurse', one: `${nurses} nurse`, other: `${nurses} nurses` }),
	cure: ({ income }) => `Fully cured: ${money(income)}`,
	tileToDoctor: 'The tile moves under this doctor.',
	tileToSupply: 'The tile goes to the supply.',
	noTile: 'No tile moves.',
	bonus: 'Bonus, $',
	otherDoctor: 'May this doctor treat?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, resting` : `#${id}, ${nouns.colour[colour]}, infected`,
	careColour: 'Not cured yet; the colour now is',
	protect: 'Remove a tile for $20',
	removeTile: 'Remove this tile: $20',
	close: 'Close',
	healthyTreated: 'Healthy patients treated',
	inRoom: 'In which room?',
	elsewhere: 'elsewhere',
	reportTreated: ({ patients }) => `Report ${patients} treated`,
	healthyDead: 'Healthy patients who died',
	reportDead: ({ patients }) => `Report ${patients} dead`,
	putOn: ({ slot }) => `Tile on slot ${slotLetter(slot)}`,
	popularityOf: ({ name }) => `Final popularity of ${name}`,
	report: 'Report',
	noSuchSlot: ({ slots }, talk) =>
		talk.plural(slots, {
			one: `This table plays with ${slots} slot a clinic.`,
			other: `This table plays with ${slots} slots a clinic.`
		}),
	noSuchClinic: 'Nobody plays this clinic.',
	nobodyThere: 'Nobody stands here. Tiles are placed below, in the tray.',
	pickPerson: 'First choose somebody infected, then the room.',
	stackInfo: ({ round, tiles }, talk) =>
		talk.plural(tiles, {
			zero: `No tile lies for round ${round}.`,
			one: `${tiles} tile lies for round ${round}.`,
			other: `${tiles} tiles lie for round ${round}.`
		}),
	columnInfo: 'The column was agreed on before the game: tiles a player in each round.',
	boxesInfo: ({ cured, deceased }) => `Cured ${cured}, deceased ${deceased}. More deceased than cured loses.`,
	spentInfo: ({ spent }) => `$${spent} were spent on protections here, $20 a tile.`,
	aid: 'Who may treat this person?',
	aidKind: 'Who is it?',
	aidColour: 'Which colour?',
	aidInfected: 'has a COVID-19 tile',
	aidAgreed: 'What your table agreed on',
	aidNobody: 'Nobody may.',
	aidHealthy: 'A healthy patient follows the base game: the plain difference of levels.'
};
