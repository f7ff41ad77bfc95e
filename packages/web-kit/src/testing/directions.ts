import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { inject } from 'vitest';

/** For what depends on the direction itself: `describe.each(BOTH_DIRECTIONS)('in $language', ({ language, dir }) => ...)`. */
export const BOTH_DIRECTIONS = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;

type Direction = (typeof BOTH_DIRECTIONS)[number];

const { seed, isWhole } = inject('sampling');
const [first, second] = BOTH_DIRECTIONS;

/** For what works the same in either: `npm test` tries the one that the seed of its run draws, `npm run test:all` both. */
export const DIRECTIONS: readonly Direction[] = isWhole
  ? BOTH_DIRECTIONS
  : [seededRandom(`${seed}/direction`).below(2) === 0 ? first : second];
