import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { findSession, type SessionRecord } from './attendance.repository.ts';

/** The way to the sessions of a course. */
export const accessAttendance = async (
  context: MemberContext,
  tx: Tx,
  courseId: number,
  action: 'learn' | 'edit',
): Promise<{ canWrite: boolean; isEnrolled: boolean }> => {
  const { abilities, course } = await accessCourse(context, tx, courseId, action);
  return { canWrite: abilities.canEdit, isEnrolled: course.isEnrolled };
};

/**
 * The only way to one session: `own` for who learns in its course, `take` for its editors.
 * @throws Problem not-found when there is none that the caller may see
 */
export async function accessSession(
  context: MemberContext,
  tx: Tx,
  sessionId: number,
  action: 'own' | 'take',
  lock = false,
): Promise<SessionRecord> {
  const session = await findSession(tx, sessionId, lock);
  if (!session) throw notFound();
  const { abilities } = await accessCourse(context, tx, session.courseId, 'see');
  if (abilities.canEdit) return session;
  if (!abilities.canLearn || !session.isPublished) throw notFound();
  if (action === 'take') throw notAllowed();
  return session;
}
