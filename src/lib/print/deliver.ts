/** Hands a finished PDF over: as a file, to the share sheet, or straight to the printer. */

/** Characters that some file system refuses. */
export const fileNameOf = (parts: readonly string[]): string =>
	`${parts
		.join(', ')
		.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, 120)}.pdf`;

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

/** Where the browser can show a PDF it can also print it, from a frame that nobody sees; else a new tab has to do. */
export function printNow(pdf: Blob): void {
	const url = URL.createObjectURL(pdf);
	if (!navigator.pdfViewerEnabled) {
		window.open(url, '_blank');
		return;
	}
	const frame = document.createElement('iframe');
	frame.hidden = true;
	frame.src = url;
	frame.addEventListener('load', () => {
		frame.contentWindow?.focus();
		frame.contentWindow?.print();
	});
	document.body.append(frame);
	// the frame must stay as long as the print dialogue is open, and nothing tells when that is
	window.addEventListener(
		'afterprint',
		() => {
			frame.remove();
			URL.revokeObjectURL(url);
		},
		{ once: true }
	);
}
