/** What the saved tables are told with. */
import type { CommonWords } from '../../i18n/common/en.ts';
import type { Covers } from '../../i18n/home/covers.ts';
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type { Language } from '../../i18n/talk.ts';

export interface Spoken {
	readonly language: Language;
	readonly words: ShelfWords;
	readonly common: CommonWords;
	readonly covers: Covers;
}
