// npm start: installs what is missing, builds, serves, and prints the address.
import { join } from 'node:path';
import { installPackages, root, run } from './ready.js';
import { appServer, listen } from './serve.js';

installPackages();
run('npx', ['vite', 'build', '--logLevel', 'warn']);
const port = await listen(appServer(join(root, 'build')), Number(process.env['PORT'] ?? 4173));
console.log(`\nPipsheet is at  http://localhost:${port}/\nStop it with Ctrl+C.`);
