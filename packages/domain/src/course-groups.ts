import { type SeededRandom, shuffled } from './seeded-random.ts';

/** How much of groups a course takes. */
export const COURSE_GROUP_LIMITS = {
  groups: 200,
  capacity: 10_000,
  /** Learners that are moved at once. */
  learners: 500,
  listCharacters: 500_000,
  listRows: 5000,
} as const;

/** A group that learners are dealt to. */
export interface Seats {
  courseGroupId: number;
  memberCount: number;
  capacity: number | null;
}

/** Deals learners at random, each to the smallest group that has a seat. Who finds none is left over. */
export function dealLearners(
  userIds: readonly number[],
  groups: readonly Seats[],
  random: SeededRandom,
): { dealt: Map<number, number[]>; leftOver: number[] } {
  const order = shuffled(groups, random);
  const counts = new Map(order.map(({ courseGroupId, memberCount }) => [courseGroupId, memberCount]));
  const countOf = ({ courseGroupId }: Seats) => counts.get(courseGroupId)!;
  const dealt = new Map<number, number[]>();
  const leftOver: number[] = [];
  for (const userId of shuffled(userIds, random)) {
    const free = order.filter((group) => group.capacity === null || countOf(group) < group.capacity);
    const [first] = free;
    if (!first) {
      leftOver.push(userId);
      continue;
    }
    const smallest = free.reduce((best, group) => (countOf(group) < countOf(best) ? group : best), first);
    counts.set(smallest.courseGroupId, countOf(smallest) + 1);
    dealt.set(smallest.courseGroupId, [...(dealt.get(smallest.courseGroupId) ?? []), userId]);
  }
  return { dealt, leftOver };
}
