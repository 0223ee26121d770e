import { origin } from '../origin/pt-BR.ts';
import type { HistoryWords } from './en.ts';

export const words: HistoryWords = {
	title: 'Histórico e estatísticas',
	reading: ({ done, of }, talk) => `Contando a mesa ${talk.number(done)} de ${talk.number(of)}…`,
	failed: 'No momento não é possível ler as mesas deste aparelho.',
	unread: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma mesa não pôde ser aberta e ficou de fora.',
			other: `${talk.number(count)} mesas não puderam ser abertas e ficaram de fora.`
		}),
	empty:
		'Ainda não se jogou nada neste aparelho. O que vocês jogarem a partir de agora será contado aqui, e só aqui.',
	none: 'Nada do que foi jogado corresponde a esta escolha.',
	filters: 'O que olhar',
	game: 'Jogo',
	allGames: 'Todos os jogos',
	player: 'Jogador',
	everybody: 'Todos',
	month: 'Mês',
	always: 'Todos os meses',
	tables: 'Mesas',
	finished: 'Terminadas',
	moves: 'Jogadas',
	diceEntered: 'Dados anotados',

	against: 'Uns contra os outros',
	againstHelp:
		'Uma vitória dividida conta para todos que a dividem. Partidas solo e partidas sem vencedor ficam de fora.',
	together: 'Vencidas em equipe',
	togetherHelp: 'Nestes jogos a mesa inteira vence ou perde.',
	won: 'Vitórias',
	share: 'Porcentagem',
	wonOf: ({ won, played }) => `${won} de ${played}`,

	byMonth: 'Mês a mês',
	count: 'Número',

	scores: ({ game }) => `Pontos ao longo do tempo: ${game}`,
	shown: 'Mostrar',
	total: 'Total',
	date: 'Data',
	asTable: 'Como tabela',
	meansOf: ({ count }) => `Cada ponto de uma linha é a média de ${count} partidas seguidas.`,
	plotOf: ({ what, count }, talk) =>
		talk.plural(count, {
			one: `${what}, uma partida; o número está na tabela abaixo`,
			other: `${what}, ${count} partidas na ordem em que foram jogadas; os números estão na tabela abaixo`
		}),
	bests: 'Recordes pessoais',
	points: 'Pontos',

	lengths: 'Quanto dura uma partida',
	lengthsHelp:
		'Os minutos vão da primeira à última anotação. Mesas que vieram de outro aparelho ou que ficaram abertas por mais de doze horas não entram neles.',
	least: 'Mais curta',
	middle: 'Mediana',
	most: 'Mais longa',
	minutes: 'Minutos',

	dice: 'Dados',
	yourDice: 'Seus dados',
	since: ({ month }) => `desde ${month}`,
	ordinary: 'Dados comuns',
	face: 'Face',
	cameUp: 'Saiu',
	expected: 'Esperado',
	fair: ({ dice, hundred }, talk) =>
		`${talk.number(dice)} dados. Dados honestos saem pelo menos assim desiguais em ${hundred} de cada 100 noites.`,
	verdict: {
		usual: 'Nada fora do comum.',
		uneven: 'Desiguais, como o acaso às vezes quer.',
		odd: 'O acaso sozinho raramente faz isso: vale a pena olhar os dados, ou como são lidos.'
	},
	few: ({ dice, missing }, talk) =>
		talk.plural(dice, {
			one: `Um dado, muito pouco para julgar: faltam cerca de ${talk.number(missing)}.`,
			other: `${talk.number(dice)} dados, muito poucos para julgar: faltam cerca de ${talk.number(missing)}.`
		}),
	strange: ({ dice }, talk) =>
		`${talk.number(dice)} dados. Nem todas estas faces são de um mesmo tipo de dado, por isso nada pode ser testado.`,
	fairHelp:
		'Um teste qui-quadrado compara quantas vezes cada face saiu com quantas deveria ter saído. Ele nunca prova que um dado é honesto, e entre muitos dados alguns parecem estranhos por acaso.',

	luck: 'Dados altos e baixos',
	luckHelp: 'Dados altos não são bons em todos os jogos: isto só diz o quanto eles foram incomuns.',
	luckLine: ({ name, mean, dice, hundred }, talk) =>
		`${name} tirou ${talk.number(mean)} em média com ${talk.number(dice)} dados, mais do que dados honestos em ${hundred} de cada 100 partidas.`,

	history: 'Todas as mesas',
	replay: 'Replay',
	running: 'Não terminada',
	wonBy: ({ names }, talk) =>
		talk.plural(names.length, { one: `${talk.and(names)} venceu`, other: `${talk.and(names)} venceram` }),
	wonTogether: 'Vencida em equipe',
	lostTogether: 'Perdida em equipe',
	noWinner: 'Terminada, sem vencedor',
	origin,
	more: 'Mostrar mais',

	export: 'Para uma planilha',
	exportHelp: 'Os dois arquivos contêm o que foi escolhido acima. Nada é enviado a lugar nenhum.',
	resultsCsv: 'Resultados (CSV)',
	diceCsv: 'Dados (CSV)',
	resultsHead: [
		'Mesa',
		'Jogo',
		'Início',
		'Fim',
		'Minutos',
		'Jogadas',
		'Jogador',
		'Resultado',
		'Pontos',
		'Observação'
	],
	results: { won: 'venceu', lost: 'perdeu', stopped: 'sem vencedor', running: 'não terminada' },
	diceHead: ['Jogo', 'Dados', 'Jogador', 'Face', 'Saiu', 'Esperado']
};
