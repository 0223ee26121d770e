// Chooses the examples of the rule book anew: npm run examples.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.js';

const file = join(root, '.cache/examples/examples.js');
await bundle('tests/rulebook/write.ts', file);
process.chdir(root);
await import(pathToFileURL(file).href);
