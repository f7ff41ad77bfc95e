import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type CourseCopy, shiftedDate } from '../../learning/courses/courses.public.ts';

interface ScheduledExamCopy {
  from: number;
  to: number;
  examId: number;
}

export const listScheduledExamsIn = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('subsection_exams')
      .select(['course_subsection_id as courseSubsectionId', 'exam_id as examId'])
      .where('course_id', '=', courseId),
  );

/** The rules of a scheduled exam, for the lesson that is the copy of its own; nobody sees it before it is published. */
export async function insertScheduledExamCopy(
  context: MemberContext,
  tx: Tx,
  copy: CourseCopy,
  { from, to, examId }: ScheduledExamCopy,
): Promise<void> {
  const rules = await tx.one(
    db
      .selectFrom('subsection_exams')
      .select(['opens_at', 'closes_at', 'limit_minutes', 'attempts_allowed', 'grading_method', 'pass_percent'])
      .select(['password_hash', 'allowed_addresses', 'release_score', 'release_answers', 'release_explanations'])
      .select(['release_at', 'is_blind', 'marker_count'])
      .where('course_subsection_id', '=', from),
  );
  if (!rules) return;
  await tx.run(
    db.insertInto('subsection_exams').values({
      ...rules,
      course_subsection_id: to,
      course_id: copy.toCourseId,
      exam_id: examId,
      opens_at: shiftedDate(context, copy, rules.opens_at),
      closes_at: shiftedDate(context, copy, rules.closes_at),
      release_at: shiftedDate(context, copy, rules.release_at),
    }),
  );
}
