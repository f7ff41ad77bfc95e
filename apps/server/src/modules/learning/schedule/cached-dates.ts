import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { keptBy } from '../../../kernel/database/invalidation.ts';
import type { RowsTopics } from '../../../kernel/database/topics.ts';
import { outlineTopic } from '../courses/courses.public.ts';

interface KeptDates<Row> {
  /** What the owners of the rows publish; besides that of lessons, whose titles and conditions go with every course's outline. */
  topics: readonly RowsTopics[];
  /** What is dated in courses, as it is to everybody: nothing in it may depend on who asks or when. */
  read: (tx: Tx, courseIds: readonly number[]) => Promise<readonly Row[]>;
}

const keyOf = ({ organizationId }: MemberContext, courseId: number): string => `${organizationId}|${courseId}`;
const courseOf = (key: string): number => Number(key.slice(key.indexOf('|') + 1));

/**
 * What is dated in courses, kept in memory by course: many learners of the same few courses look at their week, and the dates in it
 * rarely change. What isn't kept is read with the caller's transaction, which only reads.
 */
export function cachedDates<Row extends { courseId: number }>({ topics, read }: KeptDates<Row>) {
  const kept = keptBy<readonly Row[]>({
    topicsOf: (key) => {
      const organizationId = Number(key.slice(0, key.indexOf('|')));
      return [
        ...topics.flatMap((topicsOf) => topicsOf(organizationId)),
        outlineTopic({ organizationId }, courseOf(key)),
        `outlines:${organizationId}`,
      ];
    },
    seconds: 60,
    limit: 2000,
  });
  return async (context: MemberContext, tx: Tx, courseIds: readonly number[]): Promise<readonly Row[]> => {
    const ofCourses = await kept(context.database).getAll(
      courseIds.map((courseId) => keyOf(context, courseId)),
      async (keys) => {
        const rows = await read(tx, keys.map(courseOf));
        return new Map(keys.map((key) => [key, rows.filter(({ courseId }) => courseId === courseOf(key))]));
      },
    );
    return ofCourses.flat();
  };
}
