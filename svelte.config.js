import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: { runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true) },
	kit: {
		// index.html would overwrite the prerendered start page
		adapter: adapter({ fallback: '200.html' }),
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self', 'blob:'],
				'media-src': ['self', 'blob:'],
				'frame-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		version: { pollInterval: 0 },
		typescript: {
			config: (config) => ({
				...config,
				include: [
					...config['include'],
					'../scripts/**/*.js',
					'../*.config.js',
					'../*.config.ts',
					'../e2e/**/*.ts'
				]
			})
		}
	}
};
