import { sql } from 'kysely';
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
  await tx.run(
    db
      .insertInto('subsection_exams')
      .columns([
        'organization_id',
        'course_subsection_id',
        'course_id',
        'exam_id',
        'opens_at',
        'closes_at',
        'limit_minutes',
        'attempts_allowed',
        'grading_method',
        'pass_percent',
        'password_hash',
        'allowed_addresses',
        'release_score',
        'release_answers',
        'release_explanations',
        'release_at',
        'is_blind',
        'marker_count',
      ])
      .expression(
        db
          .selectFrom('subsection_exams as h')
          .select([
            'h.organization_id',
            sql<number>`${to}::bigint`.as('to'),
            sql<number>`${copy.toCourseId}::bigint`.as('course'),
            sql<number>`${examId}::bigint`.as('exam'),
            shiftedDate(context, copy, 'h.opens_at').as('opens'),
            shiftedDate(context, copy, 'h.closes_at').as('closes'),
            'h.limit_minutes',
            'h.attempts_allowed',
            'h.grading_method',
            'h.pass_percent',
            'h.password_hash',
            'h.allowed_addresses',
            'h.release_score',
            'h.release_answers',
            'h.release_explanations',
            shiftedDate(context, copy, 'h.release_at').as('release'),
            'h.is_blind',
            'h.marker_count',
          ])
          .where('h.course_subsection_id', '=', from),
      ),
  );
}
