/** Hands a finished PDF over: as a file, to the share sheet, or straight to the printer. */

/** Characters that some file system refuses. */
export const fileNameOf = (parts: readonly string[]): string =>
	`${cutToBytes(
		parts
			.join(', ')
			.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
			.replace(/\s+/g, ' ')
			.trim()
	)}.pdf`;

/** File systems take 255 bytes; a letter with its accents, or a flag, is never cut apart. */
function cutToBytes(text: string, most = 180): string {
	const size = (part: string): number => new TextEncoder().encode(part).length;
	let cut = '';
	for (const letter of text.match(/\P{M}(\p{M}|\u200d\P{M})*|\p{M}+/gu) ?? []) {
		if (size(cut + letter) > most) break;
		cut += letter;
	}
	return cut.trim();
}

export function download(pdf: Blob, name: string): void {
	const url = URL.createObjectURL(pdf);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// the browser needs the address until it has begun to save
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const asFile = (pdf: Blob, name: string): File => new File([pdf], name, { type: 'application/pdf' });

/** Whether this device has a share sheet that takes PDFs. */
export const canShare = (): boolean =>
	typeof navigator.canShare === 'function' &&
	navigator.canShare({ files: [asFile(new Blob(['']), 'sheet.pdf')] });

/** Sharing that somebody thinks better of is no failure. */
export async function share(pdf: Blob, name: string): Promise<void> {
	try {
		await navigator.share({ files: [asFile(pdf, name)], title: name });
	} catch (error) {
		if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
	}
}

/** What became of the wish to print at once; `url` is where the PDF can be opened by hand. */
export interface Printing {
	readonly by: 'dialogue' | 'tab' | 'nobody';
	readonly url: string;
}

/** Phones and tablets show a PDF in a frame, if at all, as the picture of its first page. */
const printsInFrame = (): boolean => navigator.pdfViewerEnabled && !matchMedia('(pointer: coarse)').matches;

/** From a frame that nobody sees where the browser can do that, else from a tab of its own. */
export async function printNow(pdf: Blob): Promise<Printing> {
	clearAway();
	const url = URL.createObjectURL(pdf);
	if (printsInFrame() && (await printInFrame(url))) return { by: 'dialogue', url };
	return { by: window.open(url, '_blank') ? 'tab' : 'nobody', url };
}

/** The frame must stay as long as the print dialogue is open, and nothing tells when that is: until the next time. */
function clearAway(): void {
	for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-printing]')) {
		URL.revokeObjectURL(frame.src);
		frame.remove();
	}
}

/** Longer than any viewer needs to start; a frame that never loads must not leave a dead button. */
const PATIENCE = 8000;

/** Unseen but as large as the screen: a frame without a size, or not displayed at all, some browsers do not print. */
const UNSEEN =
	'position:fixed;inset:0;width:100%;height:100%;border:0;opacity:0;z-index:-1;pointer-events:none';

async function printInFrame(url: string): Promise<boolean> {
	const frame = document.createElement('iframe');
	frame.dataset['printing'] = '';
	frame.style.cssText = UNSEEN;
	frame.tabIndex = -1;
	frame.ariaHidden = 'true';
	frame.src = url;
	const printed = await new Promise<boolean>((resolve) => {
		const late = setTimeout(() => resolve(false), PATIENCE);
		frame.addEventListener('load', () => {
			clearTimeout(late);
			resolve(asked(frame));
		});
		document.body.append(frame);
	});
	if (!printed) frame.remove();
	return printed;
}

/** Some browsers guard their PDF viewer even from the page that shows it. */
function asked({ contentWindow }: HTMLIFrameElement): boolean {
	try {
		contentWindow?.print();
		return contentWindow !== null;
	} catch {
		return false;
	}
}
