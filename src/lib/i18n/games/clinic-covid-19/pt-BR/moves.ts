import type { Talk } from '../../../talk.ts';
import { slotLetter, someIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const tiles = (n: number, talk: Talk): string => talk.plural(n, { one: `${n} ficha`, other: `${n} fichas` });
const patients = (n: number, talk: Talk): string =>
	talk.plural(n, { one: `${n} paciente saudável`, other: `${n} pacientes saudáveis` });
const nurses = (n: number, talk: Talk): string =>
	talk.plural(n, { zero: 'sem enfermeira', one: `${n} enfermeira`, other: `${n} enfermeiras` });

/** Whom a tile is given to. */
const some = {
	patient: 'um paciente',
	doctor: 'um médico',
	nurse: 'uma enfermeira',
	caregiver: 'um cuidador',
	janitor: 'um zelador',
	elder: 'um idoso',
	pregnant: 'uma gestante'
};

export const moves: Words['moves'] = {
	admit: ({ by }, talk) => `${talk.player(by)} escolhe Admitir pacientes.`,
	arrive: ({ by, slot, colour }, talk) =>
		`Um paciente ${nouns.colour[colour]} chega à vaga ${slotLetter(slot)} de ${talk.player(by)} e se infecta.`,
	take: (move, talk) => `${talk.player(move.by)} pega ${tiles(move.tiles, talk)}.`,
	infect: ({ by, who, colour }, talk) =>
		colour
			? `${talk.player(by)} infecta ${someIn(nouns, some, who, talk)} (${nouns.colour[colour]}).`
			: `${talk.player(by)} infecta ${someIn(nouns, some, who, talk)}.`,
	full: ({ by }, talk) => `${talk.player(by)} não tem mais ninguém para infectar.`,
	hand: (move, talk) =>
		`${talk.player(move.by)} passa ${tiles(move.tiles, talk)} para ${talk.player(move.to)}.`,
	protect: (move, talk) =>
		'slot' in move
			? `${talk.player(move.by)} paga e limpa a vaga ${slotLetter(move.slot)}.`
			: `${talk.player(move.by)} paga e retira a ficha do número ${move.person}.`,
	treat: ({ by, person, ward, room, doctor, nurses: aid }, talk) => {
		const place = room === undefined ? nouns.ward[ward] : `sala ${room}`;
		if (typeof doctor !== 'string') return `${talk.player(by)} trata o número ${person} (${place}).`;
		const team =
			aid === undefined
				? `médico ${nouns.colour[doctor]}`
				: `médico ${nouns.colour[doctor]}, ${nurses(aid, talk)}`;
		return `${talk.player(by)} trata o número ${person} (${place}): ${team}.`;
	},
	cure: (move, talk) => `${talk.player(move.by)} tratou ${patients(move.patients, talk)}.`,
	care: ({ by, person, ward, colour }, talk) =>
		`${talk.player(by)} cuida do número ${person} (${nouns.ward[ward]}): agora ${nouns.colour[colour]}.`,
	dead: (move, talk) => `${talk.player(move.by)} perdeu ${patients(move.patients, talk)}.`,
	contaminate: ({ by, slot }, talk) => `${talk.player(by)} põe uma ficha na vaga ${slotLetter(slot)}.`,
	popularity: ({ by, points }, talk) => `${talk.player(by)} termina com popularidade ${talk.number(points)}.`,
	ready: ({ by }, talk) => `${talk.player(by)} encerra a fase.`
};

const who = (by: number | undefined, talk: Talk): string => talk.player(by ?? 0);

export const awaits: Words['awaits'] = {
	admit: ({ by }, talk) => `${who(by, talk)} admite pacientes`,
	arrive: ({ by }, talk) => `${who(by, talk)} anota chegadas`,
	take: ({ by }, talk) => `${who(by, talk)} pega fichas`,
	infect: ({ by }, talk) => `${who(by, talk)} coloca fichas`,
	full: ({ by }, talk) => `${who(by, talk)} pode dizer: não resta ninguém`,
	hand: ({ by }, talk) => `${who(by, talk)} passa fichas`,
	protect: ({ by }, talk) => `${who(by, talk)} pode proteger`,
	treat: ({ by }, talk) => `${who(by, talk)} trata infectados`,
	cure: ({ by }, talk) => `${who(by, talk)} informa saudáveis tratados`,
	care: ({ by }, talk) => `${who(by, talk)} cuida por etapas`,
	dead: ({ by }, talk) => `${who(by, talk)} informa mortes`,
	contaminate: ({ by }, talk) => `${who(by, talk)} contamina vagas`,
	popularity: ({ by }, talk) => `${who(by, talk)} informa a popularidade`,
	ready: ({ by }, talk) => `${who(by, talk)} encerra a fase`
};
