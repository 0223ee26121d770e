/** The face of the sheets is the face of the interface: the same files, there before anything is painted. */
import regular from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import caps from '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-700-normal.woff2?url';

const files = [
	['Alegreya Sans', '400', regular],
	['Alegreya Sans', '700', bold],
	['Alegreya Sans SC', '700', caps]
] as const;
/** On a slow line nobody waits longer for letters. */
const PATIENCE = 1200;

async function fetchFaces(): Promise<'here'> {
	const faces = files.map(
		([family, weight, file]) => new FontFace(family, `url(${file})`, { weight, display: 'swap' })
	);
	for (const face of faces) document.fonts.add(face);
	await Promise.all(faces.map((face) => face.load()));
	try {
		// from now on src/app.html asks for them before the first paint
		localStorage.setItem('pipsheet.face', files.map(([, , file]) => file).join(' '));
	} catch {
		// then the start page keeps the letters of the system
	}
	return 'here';
}

let fetched: Promise<'here'> | null = null;
let patience: Promise<'late'> | null = null;

/** Resolves when the letters are there, or when they have been waited for long enough: then the system's stay. */
export async function dress(): Promise<void> {
	fetched ??= fetchFaces();
	patience ??= new Promise((done) => setTimeout(done, PATIENCE, 'late'));
	const came = await Promise.race([fetched, patience]).catch(() => 'late');
	if (came === 'here') document.documentElement.dataset['face'] = '';
}
