import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { updateVisit } from '../enrollments/enrollments.public.ts';
import { accessLesson, type LessonAction, notEnrolled } from '../progress/progress.public.ts';
import { courseOfLesson, upsertPlayback, type Visit } from './visits.repository.ts';

/** Whose write touched nothing: an editor looking around (fine), somebody who isn't enrolled, what is locked, or nothing to see. */
async function explain(context: MemberContext, tx: Tx, subsectionId: number, action: LessonAction): Promise<void> {
  const { abilities } = await accessLesson(context, tx, subsectionId, 'see');
  if (!abilities.canLearn) throw notEnrolled();
  await accessLesson(context, tx, subsectionId, action);
}

const visitOf = (context: MemberContext, subsectionId: number): Visit => ({
  subsectionId,
  userId: context.caller.userId,
  now: context.clock.now(),
});

/** Remembers where the learner is, also before what is locked still. Editors who look at a course as learners leave no trace. */
export const visitSubsection = (context: MemberContext, subsectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const visit = { ...visitOf(context, subsectionId), courseId: courseOfLesson(subsectionId) };
    if (!(await updateVisit(tx, visit))) await explain(context, tx, subsectionId, 'see');
  });

export const savePlayback = (context: MemberContext, subsectionId: number, positionSeconds: number): Promise<void> =>
  transaction(context, async (tx) => {
    const isSaved = await upsertPlayback(tx, visitOf(context, subsectionId), positionSeconds);
    if (!isSaved) await explain(context, tx, subsectionId, 'open');
  });
