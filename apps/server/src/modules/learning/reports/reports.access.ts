import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';

/**
 * Whoever may read who learns a course may read its reports; those of the organisation are for administrators. Every course that
 * a report compares is asked for too.
 * @throws Problem not-found, not-allowed
 */
export async function accessReports(
  context: MemberContext,
  tx: Tx,
  courseId: number | null,
  compared: readonly number[] = [],
): Promise<void> {
  if (courseId === null && !isAdministrator(context.caller)) throw notAllowed();
  for (const each of new Set([...(courseId === null ? [] : [courseId]), ...compared]))
    await accessCourse(context, tx, each, 'edit');
}
