/** Updates, installing, and a database that belongs to a newer version. */
export const words = {
	updateReady: 'A new version is ready. Your table stays as it is.',
	updateNow: 'Update now',
	later: 'Later',
	updateTaken: 'Pipsheet was updated in another tab. Reload to go on here.',
	outdated: 'A newer Pipsheet has taken over your tables. Reload to go on; nothing is lost.',
	worksOffline: 'Works without any network.',
	arriving: ({ percent }: { percent: number }) => `Offline-ready: ${percent}%`,
	installHint: 'Put Pipsheet on your home screen: it starts faster and works without a network.',
	installByHand:
		'Put Pipsheet on your home screen: tap Share, then “Add to Home Screen”. There it keeps your tables and works without a network.',
	install: 'Install',
	noThanks: 'No, thanks'
};

export type OfflineWords = typeof words;
