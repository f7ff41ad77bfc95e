import { seededRandom, shuffled } from '@sullam/domain/seeded-random.ts';
import { inject } from 'vitest';

/** As many of these as may be tried, chosen by the seed of the run and kept in their order; all of them in `npm run test:all`. */
export const sampled = <Item>(items: readonly Item[], most: number, purpose: string): readonly Item[] =>
  sampledOf(items, most, purpose, () => true);

/** A third of these, another third for another seed: eight runs leave one out with a chance of one in twenty-five. */
export const sampledThird = <Item>(items: readonly Item[], purpose: string): readonly Item[] =>
  sampled(items, Math.ceil(items.length / 3), purpose);

/** The same of those that are wanted; of a few more than are taken it is asked whether they are. */
export function sampledOf<Item>(
  items: readonly Item[],
  most: number,
  purpose: string,
  isWanted: (item: Item) => boolean,
): readonly Item[] {
  const { seed, isWhole } = inject('sampling');
  if (isWhole) return items.filter(isWanted);
  const chosen: number[] = [];
  for (const index of shuffled([...items.keys()], seededRandom(`${seed}/${purpose}`))) {
    if (chosen.length === most) break;
    if (isWanted(items[index]!)) chosen.push(index);
  }
  return chosen.sort((a, b) => a - b).map((index) => items[index]!);
}
