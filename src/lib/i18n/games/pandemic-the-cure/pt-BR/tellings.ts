import { type Words } from '../words.ts';
import { forms, inRegion, names, toRegion } from './sheet.ts';

const { colours } = names;

/** What a move set off, and how the game ended. */
export const tellings: NonNullable<Words['tellings']> = {
	biohazards: ({ count, spared, space, skull }, talk) => {
		if (skull) return 'Um risco biológico levou o marcador à caveira.';
		if (spared && count === 1) return 'O primeiro risco deste turno é poupado: o marcador fica.';
		return talk.plural(count, {
			one: `Um risco biológico moveu o marcador para a casa ${space}.`,
			other: `${count} riscos biológicos moveram o marcador para a casa ${space}.`
		});
	},
	markerForward: ({ space }) => `O marcador avançou para a casa ${space}.`,
	markerBack: ({ space }) => `O marcador voltou para a casa ${space}.`,
	epidemicComes: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma epidemia: o marcador chegou a uma casa de epidemia.',
			other: `${count} epidemias: o marcador chegou a casas de epidemia.`
		}),
	arrival: (it, talk) =>
		`${talk.player(it.player)} chega ${inRegion(it.region, talk)} e um dado de cada vai para o centro de tratamento: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	cured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bônus) chega a ${needed}: a doença ${forms[colour].disease} está curada.`
			: `A soma ${sum} chega a ${needed}: a doença ${forms[colour].disease} está curada.`,
	notCured: ({ colour, sum, bonus, needed }) =>
		bonus > 0
			? `${sum} + ${bonus} (bônus) não chega a ${needed}: as amostras ${forms[colour].samples} ficam.`
			: `A soma ${sum} não chega a ${needed}: as amostras ${forms[colour].samples} ficam.`,
	outbreak: (it, talk) => {
		const what = it.chain ? 'A cadeia continua: surto' : 'Surto';
		const moved = talk.plural(it.moved, {
			zero: 'nenhum dado se move mais',
			one: `1 dado vai ${toRegion(it.to, talk)}`,
			other: `${it.moved} dados vão ${toRegion(it.to, talk)}`
		});
		return `${what} ${it.outbreaks}, ${colours[it.colour]} ${inRegion(it.region, talk)}: ${moved}.`;
	},
	prevented: (it, talk) => `O surto de ${colours[it.colour]} ${inRegion(it.region, talk)} foi evitado.`,
	ended: ({ why, outbreaks }, talk) => {
		if (why === 'all-cured') return 'As quatro doenças estão curadas: a equipe vence.';
		if (why === 'skull') return 'A taxa de infecção chegou à caveira: a equipe perde.';
		if (why === 'bag') return 'Havia poucos dados no saco: a equipe perde.';
		return talk.plural(outbreaks, {
			one: 'O primeiro surto já foi demais: a equipe perde.',
			other: `${outbreaks} surtos: a equipe perde.`
		});
	},
	gaugeCured: 'Doenças curadas',
	gaugeOutbreaks: 'Surtos',
	gaugeRate: 'O marcador a caminho da caveira',
	gaugeBag: 'Dados que restam no saco'
};
