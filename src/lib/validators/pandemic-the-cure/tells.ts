/** What a move set off besides itself, each thing with its cause, in the order in which it happened. */
import type { Excess } from '../../sheets/pandemic-the-cure/effects.ts';
import { colours, type Colour, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Say, Value } from '../../table/record.ts';
import { diseaseOf, neededBy, sumOf } from './curing.ts';
import { happenings } from './infecting.ts';
import type { Move, Verbs } from './moves.ts';
import type { Happening } from './outbreaks.ts';
import { diceAt } from './lying.ts';
import { pawnOf, type State, type Why } from './state.ts';

type None = Record<never, Value>;

export interface Tellings {
	biohazards: { count: number; spared: boolean; space: number; skull: boolean };
	markerForward: { space: number };
	markerBack: { space: number };
	epidemicComes: { count: number };
	arrival: { player: number; region: Region; colours: readonly Colour[] };
	cured: { colour: Colour; sum: number; bonus: number; needed: number };
	notCured: { colour: Colour; sum: number; bonus: number; needed: number };
	outbreak: {
		region: Region;
		colour: Colour;
		moved: number;
		to: Region;
		outbreaks: number;
		chain: boolean;
	};
	prevented: { region: Region; colour: Colour; moved: number; excess: Excess };
	ended: { why: Why; outbreaks: number };
	gaugeCured: None;
	gaugeOutbreaks: None;
	gaugeRate: None;
	gaugeBag: None;
}

export const tell = <K extends keyof Tellings>(key: K, values: Tellings[K]): Say => ({ key, values });

/** PTC-B1, PTC-B3, PTC-B4: what the biohazards of a roll did to the marker. */
function ofRoll(before: State, { faces }: Verbs['roll' | 'reroll'], after: State): Say[] {
	const count = faces.filter((face) => face === 'biohazard').length;
	if (count === 0) return [];
	const skull = after.why === 'skull';
	return [tell('biohazards', { count, spared: after.spared && !before.spared, space: after.space, skull })];
}

function ofMarker(before: State, after: State): Say[] {
	if (after.space === before.space) return [];
	return [tell(after.space > before.space ? 'markerForward' : 'markerBack', { space: after.space })];
}

const comingEpidemics = (before: State, after: State): Say[] =>
	after.epidemics > before.epidemics
		? [tell('epidemicComes', { count: after.epidemics - before.epidemics })]
		: [];

/** PTC-K3: a pawn that takes dice with it as it arrives. */
function ofArrivals(before: State, after: State): Say[] {
	return after.pawns.flatMap((region, player) => {
		if (region === pawnOf(before, player)) return [];
		const taken = colours.filter((colour) => diceAt(after, region, colour) < diceAt(before, region, colour));
		return taken.length > 0 ? [tell('arrival', { player, region, colours: taken })] : [];
	});
}

/** PTC-C5, PTC-C6, PTC-C7 */
function ofCure(before: State, { by, dice }: Verbs['cure'], after: State): Say[] {
	const colour = diseaseOf(dice);
	if (!colour) return [];
	const { bonus, agreed } = before;
	const values = { colour, sum: sumOf(dice), bonus, needed: neededBy(agreed, by) };
	return [tell(after.cured.length > before.cured.length ? 'cured' : 'notCured', values)];
}

function ofHappening(happening: Happening): Say[] {
	if (happening.kind === 'outbreak') {
		const { region, colour, moved, to, outbreaks, chain } = happening;
		return [tell('outbreak', { region, colour, moved, to, outbreaks, chain })];
	}
	if (happening.kind !== 'prevented') return [];
	const { region, colour, moved, excess } = happening;
	return [tell('prevented', { region, colour, moved, excess })];
}

function consequences(before: State, move: Move, after: State): Say[] {
	switch (move.do) {
		case 'roll':
		case 'reroll':
			return [...ofRoll(before, move, after), ...comingEpidemics(before, after)];
		case 'fly':
		case 'sail':
		case 'helicopter':
			return ofArrivals(before, after);
		case 'event':
		case 'special':
			return [...ofArrivals(before, after), ...ofMarker(before, after), ...comingEpidemics(before, after)];
		case 'cure':
			return ofCure(before, move, after);
		case 'epidemic':
			return [...happenings(before, move).flatMap(ofHappening), ...ofMarker(before, after)];
		case 'infect':
			return happenings(before, move).flatMap(ofHappening);
		case 'setup':
		case 'unlock':
		case 'treat':
		case 'sample':
		case 'contain':
		case 'cdc':
		case 'give':
		case 'next':
		case 'reveal':
			return [];
	}
}

export const tells = (before: State, move: Move, after: State): readonly Say[] => [
	...consequences(before, move, after),
	...(after.why ? [tell('ended', { why: after.why, outbreaks: after.outbreaks })] : [])
];
