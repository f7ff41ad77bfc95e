import { type Expression, type RawBuilder, sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { accessSubsection, settleLesson } from '../../learning/course-content/course-content.public.ts';
import { finishForLearner } from '../../learning/progress/progress.public.ts';
import { emptyPlace, findLessonOfLecture, listJoined, placeLectureIn } from './lecture-places.repository.ts';
import { accessLecture } from './lectures.access.ts';
import { inAnotherLesson } from './lectures.errors.ts';

/** Whoever was there has finished the lesson in which the lecture stands. */
export async function finishLessonOf(context: SystemContext, tx: Tx, lectureId: number, userId: number): Promise<void> {
  const subsectionId = await findLessonOfLecture(tx, lectureId);
  if (subsectionId !== undefined)
    await finishForLearner(context, tx, { subsectionId, userId, now: context.clock.now() });
}

/** The lesson is there for learners from when its lecture is published. */
export async function settleLessonOf(context: MemberContext, tx: Tx, lectureId: number): Promise<void> {
  const subsectionId = await findLessonOfLecture(tx, lectureId);
  if (subsectionId !== undefined) await settleLesson(context, tx, subsectionId);
}

/** Chooses the lecture that a lesson is; null: none. Those who have joined it already have finished the lesson. */
export const placeLecture = (context: MemberContext, id: number, lectureId: number | null): Promise<void> =>
  transaction(context, async (tx) => {
    const { course, subsection } = await accessSubsection(context, tx, id, 'edit');
    if (lectureId === null) await emptyPlace(tx, id);
    else {
      const { lecture } = await accessLecture(context, tx, lectureId, 'write', { lock: true });
      if (lecture.courseId !== course.courseId || subsection.kind !== 'LECTURE')
        throw invalidField('lectureId', 'choice');
      if (!(await placeLectureIn(tx, { courseSubsectionId: id, courseId: course.courseId, lectureId })))
        throw inAnotherLesson();
    }
    // learners meet the lesson before they can have finished it
    await settleLesson(context, tx, id);
    if (lectureId !== null)
      for (const userId of await listJoined(tx, lectureId)) await finishLessonOf(context, tx, lectureId, userId);
    await audit(context, tx, {
      action: 'course-subsection.place-lecture',
      noun: 'course-subsection',
      nounId: id,
      changes: { lectureId },
    });
  });

/** Whether the lecture that a lesson is has been published, as an expression; null where it is none. */
export const isLecturePublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select v.is_published from subsection_lectures p join lectures v on ${inOrganization('v')} and v.lecture_id = p.lecture_id
    where ${inOrganization('p')} and p.course_subsection_id = ${courseSubsectionId})`;
