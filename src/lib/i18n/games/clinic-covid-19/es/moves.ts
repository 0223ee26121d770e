import type { Talk } from '../../../talk.ts';
import { slotLetter, someIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const tiles = (n: number, talk: Talk): string =>
	talk.plural(n, { one: `${n} loseta`, other: `${n} losetas` });
const patients = (n: number, talk: Talk): string =>
	talk.plural(n, { one: `${n} paciente sano`, other: `${n} pacientes sanos` });
const nurses = (n: number, talk: Talk): string =>
	talk.plural(n, { zero: 'sin enfermeras', one: `${n} enfermera`, other: `${n} enfermeras` });

/** Whom a tile is given to. */
const some = {
	patient: 'a un paciente',
	doctor: 'a un médico',
	nurse: 'a una enfermera',
	caregiver: 'a un cuidador',
	janitor: 'a un conserje',
	elder: 'a un anciano',
	pregnant: 'a una mujer embarazada'
};

export const moves: Words['moves'] = {
	admit: ({ by }, talk) => `${talk.player(by)} elige Admitir pacientes.`,
	arrive: ({ by, slot, colour }, talk) =>
		`Un paciente ${nouns.colour[colour]} llega a la ranura ${slotLetter(slot)} de ${talk.player(by)} y se infecta.`,
	take: (move, talk) => `${talk.player(move.by)} coge ${tiles(move.tiles, talk)}.`,
	infect: ({ by, who, colour }, talk) =>
		colour
			? `${talk.player(by)} infecta ${someIn(nouns, some, who, talk)} (${nouns.colour[colour]}).`
			: `${talk.player(by)} infecta ${someIn(nouns, some, who, talk)}.`,
	full: ({ by }, talk) => `A ${talk.player(by)} no le queda nadie a quien infectar.`,
	hand: (move, talk) => `${talk.player(move.by)} pasa ${tiles(move.tiles, talk)} a ${talk.player(move.to)}.`,
	protect: (move, talk) =>
		'slot' in move
			? `${talk.player(move.by)} paga y limpia la ranura ${slotLetter(move.slot)}.`
			: `${talk.player(move.by)} paga y quita la loseta del número ${move.person}.`,
	treat: ({ by, person, ward, room, doctor, nurses: aid }, talk) => {
		const place = room === undefined ? nouns.ward[ward] : `sala ${room}`;
		if (typeof doctor !== 'string') return `${talk.player(by)} trata al número ${person} (${place}).`;
		const team =
			aid === undefined
				? `médico ${nouns.colour[doctor]}`
				: `médico ${nouns.colour[doctor]}, ${nurses(aid, talk)}`;
		return `${talk.player(by)} trata al número ${person} (${place}): ${team}.`;
	},
	cure: (move, talk) => `${talk.player(move.by)} ha tratado a ${patients(move.patients, talk)}.`,
	care: ({ by, person, ward, colour }, talk) =>
		`${talk.player(by)} cuida al número ${person} (${nouns.ward[ward]}): ahora ${nouns.colour[colour]}.`,
	dead: (move, talk) => `${talk.player(move.by)} ha perdido ${patients(move.patients, talk)}.`,
	contaminate: ({ by, slot }, talk) => `${talk.player(by)} pone una loseta en la ranura ${slotLetter(slot)}.`,
	popularity: ({ by, points }, talk) => `${talk.player(by)} termina con popularidad ${talk.number(points)}.`,
	ready: ({ by }, talk) => `${talk.player(by)} termina la fase.`
};

const who = (by: number | undefined, talk: Talk): string => talk.player(by ?? 0);

export const awaits: Words['awaits'] = {
	admit: ({ by }, talk) => `${who(by, talk)} admite pacientes`,
	arrive: ({ by }, talk) => `${who(by, talk)} anota llegadas`,
	take: ({ by }, talk) => `${who(by, talk)} coge losetas`,
	infect: ({ by }, talk) => `${who(by, talk)} coloca losetas`,
	full: ({ by }, talk) => `${who(by, talk)} puede decir: no queda nadie`,
	hand: ({ by }, talk) => `${who(by, talk)} pasa losetas`,
	protect: ({ by }, talk) => `${who(by, talk)} puede proteger`,
	treat: ({ by }, talk) => `${who(by, talk)} trata a infectados`,
	cure: ({ by }, talk) => `${who(by, talk)} anota pacientes sanos tratados`,
	care: ({ by }, talk) => `${who(by, talk)} cuida por pasos`,
	dead: ({ by }, talk) => `${who(by, talk)} anota muertes`,
	contaminate: ({ by }, talk) => `${who(by, talk)} contamina ranuras`,
	popularity: ({ by }, talk) => `${who(by, talk)} anota su popularidad`,
	ready: ({ by }, talk) => `${who(by, talk)} termina la fase`
};
