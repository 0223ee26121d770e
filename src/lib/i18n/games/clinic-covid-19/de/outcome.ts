import { resultIn, type Words } from '../words.ts';

export const parts: Words['parts'] = {
	cured: 'Geheilt',
	deceased: 'Verstorben',
	popularity: 'Beliebtheit'
};

export const outcome: Words['outcome'] = resultIn({
	lost: 'Die Pandemie gewinnt: Zu viele sind gestorben.',
	tactical: 'Taktischer Sieg: Mehr wurden geheilt, als gestorben sind.',
	strategic: 'Strategischer Sieg: Der Impfstoff ist gefunden!'
});
