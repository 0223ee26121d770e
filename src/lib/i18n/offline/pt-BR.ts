import type { OfflineWords } from './en.ts';

export const words: OfflineWords = {
	updateReady: 'Há uma versão nova. Sua mesa fica como está.',
	updateNow: 'Atualizar agora',
	later: 'Mais tarde',
	updateTaken: 'O Pipsheet foi atualizado em outra aba. Recarregue para continuar aqui.',
	outdated: 'Uma versão mais nova do Pipsheet assumiu suas mesas. Recarregue para continuar; nada se perde.',
	worksOffline: 'Funciona sem rede.',
	arriving: ({ percent }) => `Pronto sem rede: ${percent}%`,
	installHint: 'Coloque o Pipsheet na tela inicial: abre mais rápido e funciona sem rede.',
	installByHand:
		'Coloque o Pipsheet na tela inicial: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Lá ele guarda suas mesas e funciona sem rede.',
	install: 'Instalar',
	noThanks: 'Não, obrigado'
};
