/** Why a roll was not taken over, in words. */
import type { ShareWords } from '../../i18n/share/en.ts';
import type { NoTurn } from '../turn.ts';
import type { Voice } from '../voice.ts';

export function noTurnInWords(no: NoTurn, { noTurn }: ShareWords, voice: Voice): string {
	switch (no.why) {
		case 'otherTable':
		case 'otherPast':
		case 'mistyped':
			return noTurn[no.why];
		case 'ahead':
			return noTurn.ahead({ missing: no.missing }, voice.talk);
		case 'already':
			return noTurn.already({ move: voice.tell(no.move) });
		case 'differs':
			return noTurn.differs({ here: voice.tell(no.here), there: voice.tell(no.there) });
		case 'notNow':
			return noTurn.notNow({ awaited: [...new Set(no.awaits.map(voice.wait))] }, voice.talk);
		case 'illegal': {
			const [complaint] = no.complaints;
			return noTurn.illegal({ because: complaint ? voice.because(complaint) : '' });
		}
	}
}
