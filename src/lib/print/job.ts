/** Orders a PDF from the worker, with progress, and stops it when it is no longer wanted. */
import type { Book } from './book.ts';
import { fetchFonts } from './fonts.ts';
import type { News, Order } from './worker.ts';

export interface Watch {
	readonly signal: AbortSignal;
	readonly onProgress: (done: number, of: number) => void;
}

export async function printBook(book: Book, { signal, onProgress }: Watch): Promise<Blob> {
	const order: Order = { book, fonts: await fetchFonts(book) };
	signal.throwIfAborted();
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	try {
		return await new Promise<Blob>((resolve, reject) => {
			signal.addEventListener('abort', () => reject(signal.reason as Error));
			worker.addEventListener('error', ({ message }) => reject(new Error(message)));
			worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
				if (data.kind === 'progress') onProgress(data.done, data.of);
				else if (data.kind === 'failed') reject(new Error(data.because));
				else resolve(new Blob([data.pdf], { type: 'application/pdf' }));
			});
			worker.postMessage(order);
		});
	} finally {
		worker.terminate();
	}
}
