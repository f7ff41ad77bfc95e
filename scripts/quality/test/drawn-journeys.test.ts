import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnJourneys, WALKED_ALWAYS } from '../drawn-journeys.ts';

const ALL = readdirSync('e2e/journeys').filter((file) => file.endsWith('.test.ts'));
const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe('the journeys of a run', () => {
  it('are a third of all, and those that are always walked', () => {
    expect(ALL).toEqual(expect.arrayContaining([...WALKED_ALWAYS]));
    const third = Math.ceil((ALL.length - WALKED_ALWAYS.length) / 3);
    for (const seed of SEEDS) {
      const drawn = drawnJourneys(ALL, seed);
      expect(new Set(drawn).size).toBe(WALKED_ALWAYS.length + third);
      expect(drawn).toEqual(expect.arrayContaining([...WALKED_ALWAYS]));
    }
  });

  it('are the same for the same seed, and leave none out for long', () => {
    expect(drawnJourneys(ALL, 'a')).toEqual(drawnJourneys([...ALL].reverse(), 'a'));
    expect(new Set(SEEDS.flatMap((seed) => drawnJourneys(ALL, seed)))).toEqual(new Set(ALL));
  });
});
