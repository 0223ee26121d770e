/** What the README shows of the referee is what the referee says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from './games.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const requests = [...readme.matchAll(/^echo '(.*)' \| npm run -s referee$/gm)].map(([, request]) => request);
const answers = [...readme.matchAll(/^\{"(?:legal|doubts)".*$/gm)].map(([answer]) => answer);

it('the examples of the README are answered as it says', () => {
	expect(requests).toHaveLength(3);
	expect(requests.map((request) => JSON.stringify(ask(JSON.parse(request ?? ''))))).toEqual(answers);
});
