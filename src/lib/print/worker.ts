/** Makes the PDF away from the screen, so that nothing freezes. Stopping the job is ending this worker. */
import type { Book } from './book.ts';
import { readShelf, type FontFiles } from './font/shelf.ts';
import { makePdf } from './pdf.ts';

export interface Order {
	readonly book: Book;
	readonly fonts: FontFiles;
}

export type News =
	| { readonly kind: 'progress'; readonly done: number; readonly of: number }
	| { readonly kind: 'ready'; readonly pdf: Uint8Array<ArrayBuffer> }
	| { readonly kind: 'failed'; readonly because: string };

const tell = (news: News): void => {
	self.postMessage(news);
};

async function make({ book, fonts }: Order): Promise<void> {
	const pdf = await makePdf(book, await readShelf(fonts), (done, of) => tell({ kind: 'progress', done, of }));
	tell({ kind: 'ready', pdf: new Uint8Array(pdf) });
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
	make(data).catch((error: unknown) => tell({ kind: 'failed', because: String(error) }));
});
