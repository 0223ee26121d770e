import type { SettingsWords } from './en.ts';

export const words: SettingsWords = {
	title: 'Configurações',
	language: 'Idioma',
	theme: 'Aparência',
	themes: { system: 'Como o aparelho', light: 'Clara', dark: 'Escura' },
	awake: 'Manter a tela ligada enquanto uma mesa estiver aberta',
	textSize: 'Tamanho do texto',
	textSizes: { normal: 'Normal', large: 'Grande', larger: 'Muito grande' },
	hand: 'A mão que toca',
	hands: { right: 'Direita', left: 'Esquerda' },
	rollForMe: 'Sem dados à mão: o app se oferece para rolar',
	haptics: 'Uma vibração curta a cada jogada',
	sounds: 'Sons suaves a cada jogada',
	names: 'Nomes lembrados',
	namesHelp: 'Aparecem quando você começa uma mesa. Não saem deste aparelho.',
	forget: ({ name }) => `Esquecer ${name}`,
	storage: 'Armazenamento',
	used: ({ used, granted }) => `O Pipsheet usa ${used} dos ${granted} que o navegador permite.`,
	usedUnknown: 'O navegador não diz quanto espaço há.',
	persisted: 'Protegido: o navegador não vai apagar suas mesas por conta própria.',
	notPersisted: 'Sem proteção: se faltar espaço, o navegador pode apagar suas mesas. Guarde um backup.',
	protect: 'Pedir proteção',
	protectRefused: 'O navegador não aceitou. Ele costuma aceitar quando o aplicativo está instalado.',
	erase: {
		title: 'Apagar tudo',
		text: 'Remove deste aparelho todas as partidas, os nomes, as edições próprias e as configurações. Sem uma cópia de segurança ninguém consegue recuperá-los.',
		backup: 'Salvar uma cópia antes',
		meant: 'Tenho uma cópia ou não preciso dela',
		now: 'Apagar tudo agora',
		failed: 'Não foi possível apagar. Outra aba pode estar usando: feche-a e tente de novo.'
	},
	app: 'Aplicativo',
	installed: 'O Pipsheet está instalado.',
	installHow: 'Para instalar, abra o menu do navegador e escolha “Instalar” ou “Adicionar à tela inicial”.',
	tour: 'Passeio rápido',
	history: 'Histórico e estatísticas',
	backup: 'Backup',
	selfcheck: 'Autoverificação',
	privacy: 'Privacidade',
	licences: 'Licenças',
	licencesText:
		'O Pipsheet é software livre. Ele contém o trabalho de outras pessoas, com a permissão delas; os textos das licenças fazem parte do aplicativo.',
	licencesLink: 'Ler as licenças',
	privacyText: [
		{
			title: 'Tudo fica aqui',
			text: 'Nomes, mesas, jogadas e configurações ficam neste navegador, neste aparelho. Mais ninguém os recebe: não há conta, nem servidor para onde enviá-los.'
		},
		{
			title: 'Nada é buscado em outro lugar',
			text: 'Na primeira visita, o aplicativo baixa seus próprios arquivos do endereço que você abriu. Depois disso não precisa de rede. Ele não carrega nada de outras empresas, e sua política de segurança proíbe isso.'
		},
		{
			title: 'Sem rastreamento, sem cookies',
			text: 'Ninguém conta visitas, nenhum cookie é gravado e nada informa o que você faz.'
		},
		{
			title: 'Você decide o que sai do aparelho',
			text: 'Uma mesa só sai deste aparelho quando você mostra o código, envia o link, imprime ou salva como arquivo. O que você entrega contém os nomes dos jogadores.'
		},
		{
			title: 'Câmera',
			text: 'A câmera é usada só enquanto você lê um código. As imagens são lidas no aparelho e descartadas na hora.'
		},
		{
			title: 'Apagar tudo',
			text: 'Apague mesas avulsas na página inicial. “Apagar tudo”, nas configurações, remove tudo; limpar os dados deste site no navegador também. O que for apagado assim não volta sem um backup.'
		}
	],
	check: {
		intro:
			'O que o aplicativo encontra neste aparelho. O relatório não contém nomes nem nada das suas mesas.',
		version: 'Versão',
		browser: 'Navegador',
		language: 'Idioma',
		offline: 'Funciona sem rede',
		offlineYes: ({ cached, expected }) => `Sim: ${cached} de ${expected} arquivos estão neste aparelho`,
		offlinePart: ({ cached, expected }) =>
			`Ainda não: ${cached} de ${expected} arquivos estão neste aparelho. Fique com rede um instante e recarregue.`,
		offlineNo: 'Não: este navegador ou endereço não permite',
		storage: 'Armazenamento',
		protection: 'Proteção contra limpeza',
		tables: 'Mesas',
		tableCount: ({ running, finished }, talk) =>
			`${talk.number(running)} em andamento, ${talk.number(finished)} terminadas`,
		database: 'Banco de dados',
		databaseWorks: 'Um registro de teste foi gravado e lido de volta',
		databaseFails: ({ message }) => `Não funciona: ${message}`,
		camera: 'Câmera',
		cameraYes: ({ count }, talk) =>
			talk.plural(count, {
				one: 'Uma câmera encontrada',
				other: `${talk.number(count)} câmeras encontradas`
			}),
		cameraNo: 'Nenhuma câmera; os códigos também podem ser digitados ou abertos como links',
		awake: 'Manter a tela ligada',
		awakeRefused: 'Possível, mas recusado agora (economia de bateria?)',
		yes: 'Sim',
		no: 'Não',
		unknown: 'O navegador não diz',
		checking: 'Verificando…',
		again: 'Verificar de novo',
		copy: 'Copiar o relatório',
		copied: 'Copiado.',
		copyFailed: 'Não foi permitido copiar: selecione o texto abaixo.'
	}
};
