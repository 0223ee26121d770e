import type { PcWords } from '../words.ts';

export const labels: PcWords['labels'] = {};
