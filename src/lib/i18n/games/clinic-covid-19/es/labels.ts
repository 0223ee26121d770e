/** What things are called, and the texts of the controls. */
import { kindIn, slotLetter, type Nouns, type Words } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'blanco', yellow: 'amarillo', orange: 'naranja', red: 'rojo' },
	kind: {
		patient: 'paciente',
		doctor: 'médico',
		nurse: 'enfer\u00admera',
		caregiver: 'cuidador',
		janitor: 'conserje',
		elder: 'anciano',
		pregnant: 'mujer emba\u00adrazada'
	},
	ward: {
		treatment: 'sala de tratamiento',
		operating: 'sala de operaciones',
		consultation: 'consulta ordinaria',
		outpatient: 'consulta especial',
		intensive: 'cuidados intensivos',
		transfusion: 'transfusión'
	},
	module: {
		elders: 'Ancianos',
		pregnant: 'Mujeres embarazadas',
		janitors: 'Conserjes',
		transfusions: 'Transfusiones',
		workaholics: 'Adictos al trabajo',
		facilities: 'Instalaciones',
		'intensive-care': 'Cuidados intensivos'
	},
	phase: {
		actions: 'Acciones',
		sharing: 'Reparto de losetas',
		infection: 'Infecciones',
		business: 'Negocio',
		administration: 'Administración',
		contagion: 'Nuevos contagios',
		final: 'Popularidad final',
		over: 'Fin'
	},
	verb: {
		admit: 'Admitir pacientes',
		arrive: 'Anotar una llegada a una ranura',
		take: 'Coger losetas',
		infect: 'Colocar una loseta',
		full: 'Decir que no queda nadie',
		hand: 'Pasar losetas',
		protect: 'Proteger',
		treat: 'Tratar a alguien',
		cure: 'Anotar pacientes sanos tratados',
		care: 'Cuidar por pasos',
		dead: 'Anotar muertes de pacientes sanos',
		contaminate: 'Contaminar una ranura',
		popularity: 'Anotar la popularidad',
		ready: 'Terminar'
	},
	contagion: { low: 'bajo', high: 'alto' },
	confinement: { low: 'bajo', medium: 'medio', high: 'alto' }
};

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−${-dollars} $` : `${dollars} $`);

export const labels: Words['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }, talk) => kindIn(nouns, kind, talk),
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }, talk) => `#${id} ${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }, talk) => `#${id} ${kindIn(nouns, kind, talk)}`,
	slot: ({ slot }) => `Ranura ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Sala ${room}, sin camas libres`,
			one: `Sala ${room}, ${free} cama libre`,
			other: `Sala ${room}, ${free} camas libres`
		}),
	roundAndPhase: ({ round, phase }) => `Ronda ${round}\u00a0· ${nouns.phase[phase]}`,
	ofRounds: ({ round, rounds }) => `${round} de ${rounds}`,
	cured: ({ count }) => `Curados: ${count}`,
	deceased: ({ count }) => `Fallecidos: ${count}`,
	supply: ({ tiles }) => `Reserva: ${tiles}`,
	clinics: 'Las clínicas y lo que falta',
	hasToAdmit: 'debe admitir',
	notDone: 'aún no ha terminado',
	done: 'listo',
	takes: 'coge losetas',
	toPlace: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} loseta por colocar`, other: `${tiles} losetas por colocar` }),
	toHandOn: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} loseta por pasar`, other: `${tiles} losetas por pasar` }),
	waiting: ({ people }) => `${people} por tratar`,
	owes: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} loseta para ranura`, other: `${tiles} losetas para ranuras` }),
	reports: '¿popularidad?',
	reported: ({ points }, talk) => `popularidad ${talk.number(points)}`,
	seatLine: ({ name, note }) => `${name}: ${note}`,
	phaseDone: ({ name }) => `${name} ha terminado`,
	everybodyDone: 'Todos han terminado',
	everybodyAdmits: 'Todos admiten una vez y terminan',
	admit: ({ count, admits }) => `Admitir pacientes (${count} de ${admits})`,
	arrivals: 'Llega un paciente a la ranura',
	arrival: ({ slot }) => `Llega un paciente a la ranura ${slotLetter(slot)}`,
	arrivalColour: ({ slot }) => `¿De qué color es el paciente de la ranura ${slotLetter(slot)}?`,
	share: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Repartid ${tiles} loseta`, other: `Repartid ${tiles} losetas` }),
	shared: ({ shared, stack }) => `${shared} de ${stack} repartidas`,
	takeThem: 'Coger las losetas',
	less: ({ name }) => `${name}: una menos`,
	more: ({ name }) => `${name}: una más`,
	infect: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: '¿Quién recibe la última loseta?',
			other: `¿Quién recibe loseta? Quedan ${tiles}`
		}),
	infectOne: ({ kind, colour }, talk) => `${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	outside: 'fuera de la clínica',
	workaholic: 'adicto al trabajo',
	full: 'No queda nadie a quien infectar',
	handOn: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Pasar ${tiles} loseta`, other: `Pasar ${tiles} losetas` }),
	handTo: ({ name, tiles }) => `${tiles} a ${name}`,
	infected: 'Infectados en esta clínica',
	noInfected: 'En esta clínica no hay nadie infectado.',
	countsAs: ({ level }) => `cuenta como nivel ${level}`,
	cared: 'con cuidados',
	fresh: 'recién infectado',
	where: '¿Dónde se trata?',
	whichRoom: '¿En qué sala?',
	whichDoctor: '¿Qué médico sano trata?',
	whyNobody: 'Aquí no puede tratar nadie: ¿por qué?',
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `médico ${nouns.colour[doctor]}, sin enfermeras, ${money(income)}`,
			one: `médico ${nouns.colour[doctor]}, ${nurses} enfermera, ${money(income)}`,
			other: `médico ${nouns.colour[doctor]}, ${nurses} enfermeras, ${money(income)}`
		}),
	nurses: ({ nurses }) => (nurses === 0 ? 'sin enf.' : `${nurses} enf.`),
	money: ({ dollars }) => money(dollars),
	cure: ({ income }) => `Curado del todo: ${money(income)}`,
	tileToDoctor: 'La loseta pasa debajo de este médico.',
	tileToSupply: 'La loseta va a la reserva.',
	noTile: 'No se mueve ninguna loseta.',
	bonus: 'Extra, $',
	otherDoctor: '¿Puede tratar este médico?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, descansa` : `#${id}, ${nouns.colour[colour]}, infectado`,
	careColour: 'Aún no curado; ahora es',
	protect: ({ price }) => `Quitar una loseta por ${price} $`,
	removeTile: ({ price }) => `Quitar esta loseta: ${price} $`,
	nothingToRemove: 'En esta clínica no hay ninguna loseta.',
	close: 'Cerrar',
	healthyTreated: 'Pacientes sanos tratados',
	inRoom: '¿En qué sala?',
	elsewhere: 'en otro sitio',
	reportTreated: ({ patients }, talk) =>
		talk.plural(patients, { one: `Anotar ${patients} tratado`, other: `Anotar ${patients} tratados` }),
	healthyDead: 'Pacientes sanos que han muerto',
	reportDead: ({ patients }, talk) =>
		talk.plural(patients, { one: `Anotar ${patients} muerte`, other: `Anotar ${patients} muertes` }),
	putOn: ({ slot }) => `Loseta en la ranura ${slotLetter(slot)}`,
	popularityOf: ({ name }) => `Popularidad final de ${name}`,
	report: 'Anotar',
	noSuchSlot: ({ slots }, talk) =>
		talk.plural(slots, {
			one: `En esta mesa se juega con ${slots} ranura por clínica.`,
			other: `En esta mesa se juega con ${slots} ranuras por clínica.`
		}),
	noSuchClinic: 'Nadie lleva esta clínica.',
	nobodyThere: 'Aquí no hay nadie. Las losetas se colocan abajo, en la bandeja.',
	pickPerson: 'Elige primero a alguien infectado y después la sala.',
	stackInfo: ({ round, tiles }, talk) =>
		talk.plural(tiles, {
			zero: `No hay losetas para la ronda ${round}.`,
			one: `Hay ${tiles} loseta para la ronda ${round}.`,
			other: `Hay ${tiles} losetas para la ronda ${round}.`
		}),
	columnInfo: 'La columna se acordó antes de empezar: losetas por jugador en cada ronda.',
	columnOurs:
		'Los números de esta columna son nuestros, no del reglamento: anota los de tu tablero como edición.',
	boxesInfo: ({ cured, deceased }) =>
		`Curados: ${cured}; fallecidos: ${deceased}. Con más fallecidos que curados se pierde.`,
	spentInfo: ({ spent, price }) => `Aquí se han gastado ${spent} $ en protección, ${price} $ por loseta.`,
	aid: '¿Quién puede tratar a esta persona?',
	aidKind: '¿Quién es?',
	aidColour: '¿De qué color?',
	aidInfected: 'tiene loseta de COVID-19',
	aidAgreed: 'Lo que ha acordado vuestra mesa',
	aidNobody: 'Nadie puede.',
	aidHealthy: 'Un paciente sano sigue el juego base: la simple diferencia de niveles.'
};
