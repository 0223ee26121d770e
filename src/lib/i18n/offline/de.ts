import type { OfflineWords } from './en.ts';

export const words: OfflineWords = {
	updateReady: 'Eine neue Version ist da. Deine Partie bleibt, wie sie ist.',
	updateNow: 'Jetzt aktualisieren',
	later: 'Später',
	updateTaken: 'Pipsheet wurde in einem anderen Tab aktualisiert. Lade neu, um hier weiterzuspielen.',
	outdated:
		'Ein neueres Pipsheet hat deine Partien übernommen. Lade neu, um weiterzuspielen; nichts geht verloren.',
	worksOffline: 'Geht ganz ohne Netz.',
	arriving: ({ percent }) => `Bereit ohne Netz: ${percent}\u00a0%`,
	installHint: 'Leg Pipsheet auf deinen Startbildschirm: Es startet schneller und läuft ohne Netz.',
	installByHand:
		'Leg Pipsheet auf deinen Startbildschirm: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“. Dort behält es deine Partien und läuft ohne Netz.',
	install: 'Installieren',
	noThanks: 'Nein, danke'
};
