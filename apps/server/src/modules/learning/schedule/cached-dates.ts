import type { MemberContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Dependency } from '../../../kernel/database/dependents.ts';
import { type CourseKey, rowsOfCourse } from '../courses/courses.public.ts';

interface CachedDates<Row> {
  /** What the dates are read from, besides lessons and sections. */
  dependsOn: readonly Dependency<CourseKey, readonly Row[]>[];
  /** What is dated in courses, as it is to everybody: nothing in it may depend on who asks or when. */
  read: (tx: Tx, courseIds: readonly number[]) => Promise<readonly Row[]>;
}

/**
 * What is dated in courses, cached by course: many learners of the same few courses look at their week, and the dates in it rarely
 * change. What isn't cached is read with the caller's transaction, which only reads.
 */
export function cachedDates<Row extends { courseId: number }>({ dependsOn, read }: CachedDates<Row>) {
  const dates = declareCache<CourseKey, readonly Row[]>({
    dependsOn: [
      ...dependsOn,
      { from: 'sections', rows: rowsOfCourse, except: ['search_text'] },
      { from: 'lessons', rows: rowsOfCourse, except: ['search_text'] },
    ],
    seconds: 60,
    limit: 2000,
  });
  return async (
    { database, organizationId }: MemberContext,
    tx: Tx,
    courseIds: readonly number[],
  ): Promise<readonly Row[]> => {
    const ofCourses = await dates.of(database).getAll(
      courseIds.map((courseId) => ({ organizationId, courseId })),
      async (keys) => {
        const missing = keys.map(({ courseId }) => courseId);
        const rows = await read(tx, missing);
        return missing.map((id) => rows.filter(({ courseId }) => courseId === id));
      },
    );
    return ofCourses.flat();
  };
}
