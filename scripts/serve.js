// A small server for the built app: static files, the right types, and the fallback page for unknown paths.
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const types = /** @type {Record<string, string>} */ ({
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=utf-8'
});

/**
 * What static/_headers says, for hosts that read it; the policy of the page itself stands in each page, except for
 * what only a header can say.
 */
const always = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'no-referrer',
	'content-security-policy': "frame-ancestors 'none'"
};

/** @param {string} folder @param {string} path @returns {string | null} */
function fileAt(folder, path) {
	const wanted = join(folder, normalize(decodeURIComponent(path)));
	// a neighbour whose name begins alike is outside, too
	if (wanted !== folder && !wanted.startsWith(join(folder, sep))) return null;
	for (const file of [wanted, join(wanted, 'index.html')]) {
		try {
			if (statSync(file).isFile()) return file;
		} catch {
			// look at the next candidate
		}
	}
	return null;
}

/** The path below the sub-path; null outside of it. @param {string} path @param {string} base like /games */
function below(path, base) {
	if (path === base) return '/';
	return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Files whose name says what is in them are packed once. @type {Map<string, Buffer>} */
const packed = new Map();

/** @param {string} file @param {Buffer} body */
function pack(file, body) {
	if (!file.includes('immutable')) return gzipSync(body);
	const known = packed.get(file) ?? gzipSync(body);
	packed.set(file, known);
	return known;
}

/** @param {string} folder @param {string} [base] a sub-path like /games */
export function appServer(folder, base = '') {
	return createServer((request, response) => {
		/** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
		const say = (status, text, headers) => {
			response.writeHead(status, { ...always, 'content-type': 'text/plain', ...headers });
			response.end(text);
		};
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return say(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
		try {
			const { pathname } = new URL(request.url ?? '/', 'http://local');
			const path = below(pathname, base);
			if (path === null) return say(404, 'Not found');
			const found = fileAt(folder, path);
			const file = found ?? join(folder, '200.html');
			const type = types[extname(file)] ?? 'application/octet-stream';
			const body = readFileSync(file);
			const zip = /text|json|svg/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
			response.writeHead(found || extname(path) === '' ? 200 : 404, {
				...always,
				'content-type': type,
				'cache-control': path.includes('/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache',
				...(zip && { 'content-encoding': 'gzip' })
			});
			response.end(request.method === 'HEAD' ? undefined : zip ? pack(file, body) : body);
		} catch {
			say(404, 'Not found');
		}
	});
}

/** Listens on `port`, or on the next free one. @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} */
export const listen = (server, port) =>
	new Promise((resolve, reject) => {
		server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
			if (error.code !== 'EADDRINUSE' || port >= 65535) return reject(error);
			console.log(`Port ${port} is in use, trying ${port + 1}.`);
			resolve(listen(server, port + 1));
		});
		server.listen(port, '127.0.0.1', () => resolve(port));
	});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const folder = process.argv[2] ?? fileURLToPath(new URL('../build', import.meta.url));
	const port = await listen(appServer(folder), Number(process.env['PORT'] ?? 4173));
	console.log(`Pipsheet: http://localhost:${port}/`);
}
