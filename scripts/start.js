// npm start: installs what is missing, builds, serves, and prints the address.
import { join } from 'node:path';
import { installPackages, root, runQuietly } from './ready.js';
import { appServer, listen } from './serve.js';

installPackages();
console.log('Building …');
runQuietly('npx', ['vite', 'build', '--logLevel', 'warn']);
const port = await listen(appServer(join(root, 'build')), Number(process.env['PORT'] ?? 4173));
console.log(`Pipsheet is at  http://localhost:${port}/\nStop it with Ctrl+C.`);
