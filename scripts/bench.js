// Runs tests/bench/bench.ts bundled, as the app runs it: a test runner's way of loading modules would slow all of it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.js';

// without it boardgame.io checks and logs what only helps its developers
process.env['NODE_ENV'] = 'production';

const file = join(root, '.cache/bench/bench.js');
await bundle('tests/bench/bench.ts', file);
await import(pathToFileURL(file).href);
