import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { type CourseCopy, shiftedDate } from '../courses/courses.public.ts';

interface HeldCopy {
  from: number;
  to: number;
  examId: number;
}

export const listHeldIn = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('subsection_exams')
      .select(['course_subsection_id as courseSubsectionId', 'exam_id as examId'])
      .where('course_id', '=', courseId),
  );

/** The rules of a held exam, for the lesson that is the copy of its own; nobody sees it before it is published. */
export async function insertHeldCopy(
  context: MemberContext,
  tx: Tx,
  copy: CourseCopy,
  { from, to, examId }: HeldCopy,
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

/** What was granted to a group, for its copy. Grants to learners stay behind. */
export async function insertGroupGrantCopies(
  context: MemberContext,
  tx: Tx,
  copy: CourseCopy,
  { from, to }: Pick<HeldCopy, 'from' | 'to'>,
): Promise<void> {
  for (const [group, groupCopy] of copy.courseGroupIds)
    await tx.run(
      db
        .insertInto('exam_accommodations')
        .columns([
          'organization_id',
          'course_subsection_id',
          'course_group_id',
          'extra_minutes',
          'extra_percent',
          'extra_attempts',
          'opens_at',
          'closes_at',
          'note',
          'granted_by',
          'granted_at',
        ])
        .expression(
          db
            .selectFrom('exam_accommodations as a')
            .select([
              'a.organization_id',
              sql<number>`${to}::bigint`.as('to'),
              sql<number>`${groupCopy}::bigint`.as('group'),
              'a.extra_minutes',
              'a.extra_percent',
              'a.extra_attempts',
              shiftedDate(context, copy, 'a.opens_at').as('opens'),
              shiftedDate(context, copy, 'a.closes_at').as('closes'),
              'a.note',
              sql<number>`${context.caller.userId}::bigint`.as('by'),
              sql<Date>`${context.clock.now()}::timestamptz`.as('at'),
            ])
            .where('a.course_subsection_id', '=', from)
            .where('a.course_group_id', '=', group),
        ),
    );
}
