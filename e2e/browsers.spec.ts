/** The same journey in the browsers that half of the players have: WebKit, as on every iPhone, and Firefox. */
import { firefox, howToGetBrowsers, webkit } from '../scripts/ready.js';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { tableOf } from '../src/lib/table/engine.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { randomGame } from '../tests/random-play.ts';
import { openFirefox } from './browsers/firefox.ts';
import * as journey from './browsers/journey.ts';
import type { Screen } from './browsers/screen.ts';
import { openWebKit } from './browsers/webkit.ts';
import { clearAway, newProfile } from './profile.ts';
import { nextVersion } from './second-build.ts';
import { builtApp, serve } from './servers.ts';
import { linkOf } from './table.ts';
import { test } from './watchful.ts';

const firefoxPath = firefox();
const browsers: Record<string, { there: boolean; open: (profile: string) => Promise<Screen> }> = {
	WebKit: { there: webkit(), open: openWebKit },
	Firefox: { there: firefoxPath !== undefined, open: (profile) => openFirefox(firefoxPath ?? '', profile) }
};

/** A random game that came to its end, without its last move. */
async function nearlyOver(): Promise<string> {
	const game = await loadGame(gameIds[0] ?? '');
	for (let seed = 1; ; seed++) {
		const line = randomGame(game, { players: ['Ana', 'Bo'], options: {} }, seeded(seed), 2000);
		const { moves, ...table } = tableOf(line);
		if (game.over(line.states.at(-1))) return linkOf({ ...table, moves: moves.slice(0, -1) });
	}
}

for (const [name, { there, open }] of Object.entries(browsers)) {
	test(`${name}: every game, one to its end, restart, no server, a PDF, a code, an update`, async () => {
		test.skip(!there, howToGetBrowsers);
		// a dozen tests in one
		test.setTimeout(3_600_000);
		const profile = newProfile();
		const building = nextVersion();
		let server = await serve(builtApp);
		const screen = await open(profile);
		try {
			const home = server.address;
			await journey.letAppRoll(screen, home);
			const tables = [];
			for (const game of gameIds) tables.push(await journey.playSome(screen, home, game));
			const [table = ''] = tables;
			await journey.playToTheEnd(screen, `${home}${await nearlyOver()}`);
			await journey.makesPdf(screen, home, gameIds[0] ?? '');
			await journey.readsItsOwnCode(screen, home, table);
			await journey.survivesRestart(screen, table);
			server = await journey.worksWithoutServer(screen, server, builtApp, gameIds[1] ?? '');
			await journey.takesUpdate(screen, server, await building, table);
		} finally {
			await screen.close();
			await server.kill();
			clearAway(profile);
		}
	});
}
