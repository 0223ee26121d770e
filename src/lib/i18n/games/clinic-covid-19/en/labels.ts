/** What things are called, and the texts of the controls. */
import type { Colour } from '../../../../sheets/clinic-covid-19/vocabulary.ts';
import { kindIn, slotLetter, type Nouns, type Words } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'white', yellow: 'yellow', orange: 'orange', red: 'red' },
	kind: {
		patient: 'patient',
		doctor: 'doctor',
		nurse: 'nurse',
		caregiver: 'caregiver',
		janitor: 'janitor',
		elder: 'elder',
		pregnant: 'pregnant woman'
	},
	ward: {
		treatment: 'treatment room',
		operating: 'operating room',
		consultation: 'ordinary consultation',
		outpatient: 'special consultation',
		intensive: 'intensive care',
		transfusion: 'transfusion'
	},
	module: {
		elders: 'Elders',
		pregnant: 'Pregnant women',
		janitors: 'Janitors',
		transfusions: 'Transfusions',
		workaholics: 'Workaholics',
		facilities: 'Facilities',
		'intensive-care': 'Intensive care'
	},
	phase: {
		actions: 'Actions',
		sharing: 'Sharing tiles',
		infection: 'Infections',
		business: 'Business',
		administration: 'Administration',
		contagion: 'New contagions',
		final: 'Final popularity',
		over: 'The end'
	},
	verb: {
		admit: 'Admitting patients',
		arrive: 'An arrival at a slot',
		take: 'Taking tiles',
		infect: 'Placing a tile',
		full: 'Saying that nobody is left',
		hand: 'Handing on tiles',
		protect: 'Protection',
		treat: 'A treatment',
		cure: 'Reporting healthy patients treated',
		care: 'Care by steps',
		dead: 'Reporting deaths of healthy patients',
		contaminate: 'Contaminating a slot',
		popularity: 'Reporting popularity',
		ready: 'Being done'
	},
	contagion: { low: 'low', high: 'high' },
	confinement: { low: 'low', medium: 'medium', high: 'high' }
};

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−$${-dollars}` : `$${dollars}`);

/** “a red”, “an orange”. */
export const an = (colour: Colour, article: 'a' | 'A'): string =>
	`${article}${colour === 'orange' ? 'n' : ''} ${nouns.colour[colour]}`;

export const labels: Words['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }, talk) => kindIn(nouns, kind, talk),
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }, talk) => `#${id} ${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }, talk) => `#${id} ${kindIn(nouns, kind, talk)}`,
	slot: ({ slot }) => `Slot ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Room ${room}, no bed free`,
			one: `Room ${room}, ${free} bed free`,
			other: `Room ${room}, ${free} beds free`
		}),
	roundAndPhase: ({ round, phase }) => `Round ${round}\u00a0· ${nouns.phase[phase]}`,
	ofRounds: ({ round, rounds }) => `${round} of ${rounds}`,
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
	waiting: ({ people }) => `${people} to treat`,
	owes: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} tile for a slot`, other: `${tiles} tiles for slots` }),
	reports: 'popularity?',
	reported: ({ points }, talk) => `popularity ${talk.number(points)}`,
	seatLine: ({ name, note }) => `${name}: ${note}`,
	phaseDone: ({ name }) => `${name} is done`,
	everybodyDone: 'Everybody is done',
	everybodyAdmits: 'Everybody admits once and is done',
	admit: ({ count, admits }) => `Admit patients (${count} of ${admits})`,
	arrivals: 'A patient arrives at slot',
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
	infectOne: ({ kind, colour }, talk) => `${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
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
	whyNobody: 'Nobody may treat here: why?',
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `${nouns.colour[doctor]} doctor, no nurse, ${money(income)}`,
			one: `${nouns.colour[doctor]} doctor, ${nurses} nurse, ${money(income)}`,
			other: `${nouns.colour[doctor]} doctor, ${nurses} nurses, ${money(income)}`
		}),
	nurses: ({ nurses }, talk) =>
		talk.plural(nurses, { zero: 'no nurse', one: `${nurses} nurse`, other: `${nurses} nurses` }),
	money: ({ dollars }) => money(dollars),
	cure: ({ income }) => `Fully cured: ${money(income)}`,
	tileToDoctor: 'The tile moves under this doctor.',
	tileToSupply: 'The tile goes to the supply.',
	noTile: 'No tile moves.',
	bonus: 'Bonus, $',
	otherDoctor: 'May this doctor treat?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, resting` : `#${id}, ${nouns.colour[colour]}, infected`,
	careColour: 'Not cured yet; the colour now is',
	protect: ({ price }) => `Remove a tile for $${price}`,
	removeTile: ({ price }) => `Remove this tile: $${price}`,
	nothingToRemove: 'No tile lies in this clinic.',
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
	columnOurs:
		'The numbers of this column are our own, not the rule book’s: enter those of your board as an edition.',
	boxesInfo: ({ cured, deceased }) => `Cured ${cured}, deceased ${deceased}. More deceased than cured loses.`,
	spentInfo: ({ spent, price }) => `$${spent} were spent on protections here, $${price} a tile.`,
	aid: 'Who may treat this person?',
	aidKind: 'Who is it?',
	aidColour: 'Which colour?',
	aidInfected: 'has a COVID-19 tile',
	aidAgreed: 'What your table agreed on',
	aidNobody: 'Nobody may.',
	aidHealthy: 'A healthy patient follows the base game: the plain difference of levels.'
};
