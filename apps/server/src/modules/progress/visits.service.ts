import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import type { Mark } from './finished-subsections.repository.ts';
import { notEnrolled } from './progress.errors.ts';
import { findCourseOfSubsection, updateVisit, upsertPlayback } from './visits.repository.ts';

/** Whose write touched nothing: an editor looking around (fine), somebody who isn't enrolled, or nothing to see. */
async function explain(context: MemberContext, tx: Tx, subsectionId: number): Promise<void> {
  const courseId = await findCourseOfSubsection(context, tx, subsectionId);
  if (courseId === undefined) throw notFound();
  const { abilities } = await accessCourse(context, tx, courseId, 'see');
  if (!abilities.canLearn) throw notEnrolled();
}

const markOf = (context: MemberContext, subsectionId: number): Mark => ({
  subsectionId,
  userId: context.caller.userId,
  now: context.clock.now(),
});

/** Remembers where the learner is. Editors who look at a course as learners leave no trace. */
export const visitSubsection = (context: MemberContext, subsectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await updateVisit(context, tx, markOf(context, subsectionId)))) await explain(context, tx, subsectionId);
  });

export const savePlayback = (context: MemberContext, subsectionId: number, positionSeconds: number): Promise<void> =>
  transaction(context, async (tx) => {
    const isSaved = await upsertPlayback(context, tx, markOf(context, subsectionId), positionSeconds);
    if (!isSaved) await explain(context, tx, subsectionId);
  });
