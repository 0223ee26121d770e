/** What things are called, and the texts of the controls. */
import { kindIn, slotLetter, type Nouns, type Words } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'branco', yellow: 'amarelo', orange: 'laranja', red: 'vermelho' },
	kind: {
		patient: 'paciente',
		doctor: 'médico',
		nurse: 'enfer\u00admeira',
		caregiver: 'cuidador',
		janitor: 'zelador',
		elder: 'idoso',
		pregnant: 'gestante'
	},
	ward: {
		treatment: 'sala de tratamento',
		operating: 'sala de cirurgia',
		consultation: 'consulta comum',
		outpatient: 'consulta especial',
		intensive: 'terapia intensiva',
		transfusion: 'transfusão'
	},
	module: {
		elders: 'Idosos',
		pregnant: 'Gestantes',
		janitors: 'Zeladores',
		transfusions: 'Transfusões',
		workaholics: 'Viciados em trabalho',
		facilities: 'Instalações',
		'intensive-care': 'Terapia intensiva'
	},
	phase: {
		actions: 'Ações',
		sharing: 'Divisão das fichas',
		infection: 'Infecções',
		business: 'Negócios',
		administration: 'Administração',
		contagion: 'Novos contágios',
		final: 'Popularidade final',
		over: 'Fim'
	},
	verb: {
		admit: 'Admitir pacientes',
		arrive: 'Anotar uma chegada a uma vaga',
		take: 'Pegar fichas',
		infect: 'Colocar uma ficha',
		full: 'Dizer que não resta ninguém',
		hand: 'Passar fichas',
		protect: 'Proteger',
		treat: 'Tratar alguém',
		cure: 'Informar pacientes saudáveis tratados',
		care: 'Cuidar por etapas',
		dead: 'Informar mortes de pacientes saudáveis',
		contaminate: 'Contaminar uma vaga',
		popularity: 'Informar a popularidade',
		ready: 'Encerrar'
	},
	contagion: { low: 'baixo', high: 'alto' },
	confinement: { low: 'baixo', medium: 'médio', high: 'alto' }
};

/** What is paid has a minus. */
const money = (dollars: number): string => (dollars < 0 ? `−$${-dollars}` : `$${dollars}`);

export const labels: Words['labels'] = {
	colour: ({ colour }) => nouns.colour[colour],
	kind: ({ kind }, talk) => kindIn(nouns, kind, talk),
	ward: ({ ward }) => nouns.ward[ward],
	module: ({ module }) => nouns.module[module],
	person: ({ id, kind, colour }, talk) => `#${id} ${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	staff: ({ id, kind }, talk) => `#${id} ${kindIn(nouns, kind, talk)}`,
	slot: ({ slot }) => `Vaga ${slotLetter(slot)}`,
	room: ({ room, free }, talk) =>
		talk.plural(free, {
			zero: `Sala ${room}, sem leito livre`,
			one: `Sala ${room}, ${free} leito livre`,
			other: `Sala ${room}, ${free} leitos livres`
		}),
	roundAndPhase: ({ round, phase }) => `Rodada ${round}\u00a0· ${nouns.phase[phase]}`,
	ofRounds: ({ round, rounds }) => `${round} de ${rounds}`,
	cured: ({ count }) => `Curados: ${count}`,
	deceased: ({ count }) => `Mortos: ${count}`,
	supply: ({ tiles }) => `Reserva: ${tiles}`,
	clinics: 'As clínicas e o que falta',
	hasToAdmit: 'precisa admitir',
	notDone: 'ainda não encerrou',
	done: 'pronto',
	takes: 'pega fichas',
	toPlace: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} ficha a colocar`, other: `${tiles} fichas a colocar` }),
	toHandOn: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} ficha a passar`, other: `${tiles} fichas a passar` }),
	waiting: ({ people }) => `${people} a tratar`,
	owes: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `${tiles} ficha para vaga`, other: `${tiles} fichas para vagas` }),
	reports: 'popularidade?',
	reported: ({ points }, talk) => `popularidade ${talk.number(points)}`,
	seatLine: ({ name, note }) => `${name}: ${note}`,
	phaseDone: ({ name }) => `${name} encerrou`,
	everybodyDone: 'Todos encerraram',
	everybodyAdmits: 'Todos admitem uma vez e encerram',
	admit: ({ count, admits }) => `Admitir pacientes (${count} de ${admits})`,
	arrivals: 'Um paciente chega à vaga',
	arrival: ({ slot }) => `Paciente chega à vaga ${slotLetter(slot)}`,
	arrivalColour: ({ slot }) => `Qual é a cor do paciente da vaga ${slotLetter(slot)}?`,
	share: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Dividam ${tiles} ficha`, other: `Dividam ${tiles} fichas` }),
	shared: ({ shared, stack }) => `${shared} de ${stack} divididas`,
	takeThem: 'Pegar as fichas',
	less: ({ name }) => `${name}: uma a menos`,
	more: ({ name }) => `${name}: uma a mais`,
	infect: ({ tiles }, talk) =>
		talk.plural(tiles, {
			one: 'Quem recebe a última ficha?',
			other: `Quem recebe uma ficha? Restam ${tiles}`
		}),
	infectOne: ({ kind, colour }, talk) => `${kindIn(nouns, kind, talk)}, ${nouns.colour[colour]}`,
	outside: 'fora da clínica',
	workaholic: 'viciado em trabalho',
	full: 'Não resta ninguém para infectar',
	handOn: ({ tiles }, talk) =>
		talk.plural(tiles, { one: `Passar ${tiles} ficha`, other: `Passar ${tiles} fichas` }),
	handTo: ({ name, tiles }) => `${tiles} para ${name}`,
	infected: 'Infectados nesta clínica',
	noInfected: 'Ninguém está infectado nesta clínica.',
	countsAs: ({ level }) => `conta como nível ${level}`,
	cared: 'com cuidados',
	fresh: 'recém-infectado',
	where: 'Onde é o tratamento?',
	whichRoom: 'Em qual sala?',
	whichDoctor: 'Qual médico saudável trata?',
	whyNobody: 'Ninguém pode tratar aqui: por quê?',
	way: ({ doctor, nurses, income }, talk) =>
		talk.plural(nurses, {
			zero: `médico ${nouns.colour[doctor]}, sem enfermeira, ${money(income)}`,
			one: `médico ${nouns.colour[doctor]}, ${nurses} enfermeira, ${money(income)}`,
			other: `médico ${nouns.colour[doctor]}, ${nurses} enfermeiras, ${money(income)}`
		}),
	nurses: ({ nurses }) => (nurses === 0 ? 'sem enf.' : `${nurses} enf.`),
	money: ({ dollars }) => money(dollars),
	cure: ({ income }) => `Cura completa: ${money(income)}`,
	tileToDoctor: 'A ficha vai para baixo deste médico.',
	tileToSupply: 'A ficha vai para a reserva.',
	noTile: 'Nenhuma ficha se move.',
	bonus: 'Bônus, $',
	otherDoctor: 'Este médico pode tratar?',
	askDoctor: ({ id, colour, resting }) =>
		resting ? `#${id}, ${nouns.colour[colour]}, descansa` : `#${id}, ${nouns.colour[colour]}, infectado`,
	careColour: 'Ainda não curado; agora é',
	protect: ({ price }) => `Retirar uma ficha por $${price}`,
	removeTile: ({ price }) => `Retirar esta ficha: $${price}`,
	nothingToRemove: 'Não há nenhuma ficha nesta clínica.',
	close: 'Fechar',
	healthyTreated: 'Pacientes saudáveis tratados',
	inRoom: 'Em qual sala?',
	elsewhere: 'em outro lugar',
	reportTreated: ({ patients }, talk) =>
		talk.plural(patients, { one: `Informar ${patients} tratado`, other: `Informar ${patients} tratados` }),
	healthyDead: 'Pacientes saudáveis que morreram',
	reportDead: ({ patients }, talk) =>
		talk.plural(patients, { one: `Informar ${patients} morte`, other: `Informar ${patients} mortes` }),
	putOn: ({ slot }) => `Ficha na vaga ${slotLetter(slot)}`,
	popularityOf: ({ name }) => `Popularidade final de ${name}`,
	report: 'Informar',
	noSuchSlot: ({ slots }, talk) =>
		talk.plural(slots, {
			one: `Esta mesa joga com ${slots} vaga por clínica.`,
			other: `Esta mesa joga com ${slots} vagas por clínica.`
		}),
	noSuchClinic: 'Ninguém joga com esta clínica.',
	nobodyThere: 'Não há ninguém aqui. As fichas são colocadas embaixo, na bandeja.',
	pickPerson: 'Escolha primeiro alguém infectado, depois a sala.',
	stackInfo: ({ round, tiles }, talk) =>
		talk.plural(tiles, {
			zero: `Não há fichas para a rodada ${round}.`,
			one: `Há ${tiles} ficha para a rodada ${round}.`,
			other: `Há ${tiles} fichas para a rodada ${round}.`
		}),
	columnInfo: 'A coluna foi combinada antes da partida: fichas por jogador em cada rodada.',
	columnOurs:
		'Os números desta coluna são nossos, não do livro de regras: informe os do seu tabuleiro como edição.',
	boxesInfo: ({ cured, deceased }) =>
		`Curados: ${cured}; mortos: ${deceased}. Com mais mortos que curados, perde-se.`,
	spentInfo: ({ spent, price }) => `Aqui foram gastos $${spent} em proteção, $${price} por ficha.`,
	aid: 'Quem pode tratar esta pessoa?',
	aidKind: 'Quem é?',
	aidColour: 'De que cor?',
	aidInfected: 'tem ficha de COVID-19',
	aidAgreed: 'O que sua mesa combinou',
	aidNobody: 'Ninguém pode.',
	aidHealthy: 'Um paciente saudável segue o jogo base: a simples diferença de níveis.'
};
