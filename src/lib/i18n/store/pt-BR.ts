import type { StoreWords } from './en.ts';

export const words: StoreWords = {
	title: 'Backup',
	tables: ({ count }, talk) =>
		talk.plural(count, { zero: 'Nenhuma mesa', one: 'Uma mesa', other: `${talk.number(count)} mesas` }),
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'sem jogadas', one: 'uma jogada', other: `${talk.number(count)} jogadas` }),
	progress: ({ done, of }, talk) => `${talk.number(done)} de ${talk.number(of)}`,
	save: 'Salvar',
	saveHelp: 'Um arquivo com tudo: nomes, combinados, jogadas e as suas edições. Guarde-o em um lugar seguro.',
	saveAll: 'Salvar tudo em um arquivo',
	saveThis: 'Salvar esta mesa em um arquivo',
	nothingToSave: 'Ainda não há nada para salvar.',
	saved: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma mesa foi gravada no arquivo.',
			other: `${talk.number(count)} mesas foram gravadas no arquivo.`
		}),
	bring: 'Trazer de volta',
	bringHelp: 'Escolha um backup. Você vê o que há nele antes que algo seja guardado.',
	choose: 'Escolher um arquivo',
	reading: 'Olhando o arquivo…',
	empty: 'Não há nada neste arquivo.',
	relations: {
		new: 'Novas aqui',
		same: 'Já estão aqui',
		longer: 'Mais adiantadas que as suas',
		older: 'As suas estão mais adiantadas',
		different: 'Seguiram de outro jeito',
		faulty: 'Não dá para ler por inteiro'
	},
	relationHelp: {
		new: 'serão adicionadas.',
		same: 'ficarão como estão.',
		longer: 'continuam de onde as suas param.',
		older: 'param antes das suas e não serão tocadas.',
		different: 'começaram como as suas, ou têm o mesmo número, e seguiram outro caminho.',
		faulty: 'têm falhas. Nada delas é guardado se você não pedir.'
	},
	choices: {
		longer: { replace: 'Continuar as minhas', both: 'Guardar as duas', skip: 'Não mexer nas minhas' },
		different: { replace: 'Substituir as minhas', both: 'Guardar as duas', skip: 'Não mexer nas minhas' }
	},
	keepParts: 'Guardar as jogadas legíveis como mesas novas',
	more: ({ count }, talk) => talk.plural(count, { one: 'e mais uma', other: `e mais ${talk.number(count)}` }),
	bringNow: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada para guardar',
			one: 'Guardar uma mesa',
			other: `Guardar ${talk.number(count)} mesas`
		}),
	bringing: 'Guardando as mesas…',
	brought: ({ added, replaced, skipped }, talk) =>
		`Adicionadas: ${talk.number(added)}. Substituídas: ${talk.number(replaced)}. Deixadas de fora: ${talk.number(skipped)}.`,
	stopped: {
		silent: 'Depois o aparelho parou de responder. O que foi contado está guardado.',
		full: 'Depois faltou espaço no aparelho. O que foi contado está guardado.',
		'newer-version': 'Depois uma versão mais nova assumiu. Recarregue e escolha o arquivo de novo.',
		broken: 'Depois o navegador não conseguiu mais gravar. O que foi contado está guardado.'
	},
	tooBig: 'Este arquivo é grande demais para ser um backup do Pipsheet.',
	newer: 'Este backup foi feito por um Pipsheet mais novo. Atualize o aplicativo e tente de novo.',
	failed: ({ message }) => `Não deu certo: ${message}`,
	check: 'Verificar todas as mesas',
	checkHelp: 'Lê cada mesa e a repete pelas regras. As danificadas aparecem com o que pode ser salvo.',
	checking: 'Verificando as mesas…',
	allWell: 'Todas as mesas estão em ordem.',
	damaged: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma mesa está danificada. As outras estão em ordem.',
			other: `${talk.number(count)} mesas estão danificadas. As outras estão em ordem.`
		}),
	saveable: ({ count, of }, talk) => `${talk.number(count)} de ${talk.number(of)} jogadas podem ser salvas.`,
	notSaveable:
		'Nenhuma jogada pode ser salva, mas o que está no banco de dados pode ser guardado em um arquivo.',
	rescue: 'Salvar o que vale como mesa nova',
	rescued: 'Salva como mesa nova.',
	open: 'Abrir',
	raw: 'Guardar os dados brutos em um arquivo',
	delete: 'Apagar a mesa danificada',
	deleted: 'Apagada.',
	editions: ({ count }, talk) =>
		talk.plural(count, { one: 'Uma edição', other: `${talk.number(count)} edições` }),
	editionsAre: {
		new: 'será adicionada sem substituir nada seu.',
		same: 'já está aqui: fica como está.',
		faulty: 'não pode ser lida: fica de fora.'
	},
	bringEditions: ({ count }, talk) =>
		talk.plural(count, { one: 'Guardar uma edição', other: `Guardar ${talk.number(count)} edições` }),
	broughtEditions: ({ count }, talk) => `Edições adicionadas: ${talk.number(count)}.`,
	savedEditions: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Uma edição foi gravada no arquivo.',
			other: `${talk.number(count)} edições foram gravadas no arquivo.`
		}),
	unknownGame: 'Jogo desconhecido'
};
