import { seededRandom } from '@sullam/domain/seeded-random.ts';
import { inject } from 'vitest';

/** As many of these as may be tried, chosen by the seed of the run and kept in their order; all of them in `npm run test:all`. */
export function sampled<Item>(items: readonly Item[], most: number, purpose: string): readonly Item[] {
  const { seed, isWhole } = inject('sampling');
  if (isWhole || items.length <= most) return items;
  const random = seededRandom(`${seed}/${purpose}`);
  const left = items.map((_, index) => index);
  const chosen = Array.from({ length: most }, () => left.splice(random.below(left.length), 1)[0]!);
  return chosen.sort((a, b) => a - b).map((index) => items[index]!);
}
