import type { Localized } from '@sullam/domain/localized.ts';
import {
  type AgendaEntry,
  teachingPath,
  WAITING_PEOPLE,
  type WaitingPerson,
  type WaitingWork,
} from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { AgendaSpan, TaughtCourses } from '../../learning/teaching/teaching.public.ts';
import { markedVersions } from '../exam-marks/exam-marks.public.ts';
import { scheduledExams } from '../scheduled-exams/scheduled-exams.public.ts';
import { answerStateFor, awaitsMarker } from './marking-queue.reads.ts';

/** The published exams of some courses. */
export const examsIn = (courseIds: readonly number[]) =>
  scheduledExams()
    .where(sql<boolean>`h.course_id = any(${[...courseIds]}::bigint[])`)
    .where('h.is_published', '=', true);

/** How many learners have sat an exam (x). */
export const satCount = sql<number>`(select count(distinct t.user_id)::int from sat_exams t
  where ${inOrganization('t')} and t.course_subsection_id = x.course_subsection_id and not t.is_preview and t.state in ('SUBMITTED', 'EXPIRED'))`;

/** How many learn in the course of an exam (x). */
export const learnerCount = sql<number>`(select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = x.course_id)`;

/** Answers that the caller marks or about which markers differ, a line an exam; the first question of it comes first. */
export async function readLines(context: MemberContext, tx: Tx, courseIds: readonly number[]) {
  const answers = markedVersions()
    .innerJoin(examsIn(courseIds).as('x'), 'x.course_subsection_id', 't.course_subsection_id')
    .innerJoin('member_names as p', 'p.user_id', 't.user_id')
    .where('t.is_preview', '=', false)
    .where(awaitsMarker)
    .where(sql<boolean>`${answerStateFor(context)} in ('PENDING', 'DISPUTED')`)
    .select(['x.course_subsection_id as examId', 'x.course_id as courseId', 'x.title', 'x.is_blind as isBlind'])
    .select(['q.question_id', 't.finished_at', 'p.user_id', 'p.first_name', 'p.last_name'])
    .select(
      sql<number>`dense_rank() over (partition by x.course_subsection_id order by t.finished_at, t.exam_attempt_id)`.as(
        'place',
      ),
    );
  return tx.all(
    db
      .selectFrom(answers.as('w'))
      .groupBy(['w.examId', 'w.courseId', 'w.title', 'w.isBlind'])
      .select(['w.examId', 'w.courseId'])
      .select([
        sql<Localized>`w.title`.as('title'),
        sql<number>`count(*)::int`.as('count'),
        sql<Date | null>`case when not w."isBlind" then min(w.finished_at) end`.as('since'),
        sql<number>`min(w.question_id)`.as('questionId'),
        sql<
          WaitingPerson[]
        >`case when w."isBlind" then '[]' else coalesce(jsonb_agg(distinct jsonb_build_object('userId', w.user_id,
          'firstName', w.first_name, 'lastName', w.last_name)) filter (where w.place <= ${WAITING_PEOPLE}), '[]') end`.as(
          'people',
        ),
      ]),
  );
}

/** Answers that wait for the caller in the courses that they teach. */
export async function readWaitingAnswers(
  context: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
): Promise<WaitingWork[]> {
  if (courses.size === 0) return [];
  const rows = await readLines(context, tx, [...courses.keys()]);
  return rows.map(({ examId, courseId, questionId, ...line }) => ({
    ...line,
    kind: 'ANSWERS',
    lateCount: 0,
    course: { courseId, title: courses.get(courseId)! },
    note: '',
    path: teachingPath.answers(courseId, examId, questionId),
  }));
}

/** Exams that open or close in the span, with how many have sat them. */
export async function readExamAgenda(
  _: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
  { from, to }: AgendaSpan,
): Promise<AgendaEntry[]> {
  if (courses.size === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom(examsIn([...courses.keys()]).as('x'))
      .where(({ or, and, eb }) =>
        or([
          and([eb('x.opens_at', '>=', from), eb('x.opens_at', '<', to)]),
          and([eb('x.closes_at', '>=', from), eb('x.closes_at', '<', to)]),
        ]),
      )
      .select(['x.course_subsection_id as examId', 'x.course_id as courseId', 'x.opens_at', 'x.closes_at'])
      .select(sql<Localized>`x.title`.as('title'))
      .select([satCount.as('doneCount'), learnerCount.as('expectedCount')]),
  );
  return rows.flatMap(({ examId, courseId, title, opens_at, closes_at, doneCount, expectedCount }) => {
    const entry = {
      title,
      course: { courseId, title: courses.get(courseId)! },
      doneCount,
      expectedCount,
      path: teachingPath.results(courseId, examId),
    };
    const within = (at: Date | null): at is Date => at !== null && at >= from && at < to;
    return [
      ...(within(opens_at) ? [{ ...entry, kind: 'EXAM_OPENS' as const, at: opens_at }] : []),
      ...(within(closes_at) ? [{ ...entry, kind: 'EXAM_CLOSES' as const, at: closes_at }] : []),
    ];
  });
}
