import type { Localized } from '@sullam/domain/localized.ts';
import type { Rational } from '@sullam/domain/rational.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { gradeOfAttempts, isScoreReleased, readExamMoments } from '../exam-marks/exam-marks.public.ts';
import { findExamWorth } from '../exams/exams.public.ts';
import {
  findGrantedIn,
  findSubsectionExam,
  listSubsectionExams,
  type ScheduledExam,
  titleOf,
} from '../scheduled-exams/scheduled-exams.public.ts';

/** The exams of some courses that let the scores of marked attempts through now. */
export async function findReleasedExams(tx: Tx, courseIds: readonly number[], now: Date): Promise<Set<number>> {
  const exams = await listSubsectionExams(tx, ...courseIds);
  if (exams.length === 0) return new Set();
  const grants = await findGrantedIn(tx, ...exams.map((exam) => exam.course_subsection_id));
  const momentOf = await readExamMoments(tx, exams, grants, now);
  return new Set(
    exams.filter((exam) => isScoreReleased(exam, momentOf(exam))).map((exam) => exam.course_subsection_id),
  );
}

/** What a gradebook takes from a scheduled exam. */
export interface ExamFacts {
  courseId: number;
  title: Localized;
  isPublished: boolean;
  closesAt: Date | null;
  /** What its papers are worth; null where they differ by what is drawn. */
  marks: string | null;
}

export async function findExamFacts(tx: Tx, subsectionExamId: number): Promise<ExamFacts | null> {
  const exam = await findSubsectionExam(tx, subsectionExamId);
  if (!exam) return null;
  const marks = await findExamWorth(tx, exam.exam_id);
  const { course_id: courseId, is_published: isPublished, closes_at: closesAt } = exam;
  return { courseId, title: titleOf(exam), isPublished, closesAt, marks };
}

/** What a learner's attempts at an exam give together. */
export interface ExamGrade {
  state: 'MARKED' | 'PENDING' | 'BLANK';
  /** Exact, 100 is full marks; null unless it is marked. */
  percent: Rational | null;
  /** A mark in it was changed after it had been given. */
  isRegraded: boolean;
}

type Attempts = (Parameters<typeof gradeOfAttempts>[1][number] & { isRegraded: boolean })[];

function gradeOf(exam: ScheduledExam, attempts: Attempts): ExamGrade {
  const { points, numbers, isKnown, isProvisional } = gradeOfAttempts(exam, attempts);
  return {
    state: isKnown ? 'MARKED' : isProvisional ? 'PENDING' : 'BLANK',
    percent: isKnown ? points : null,
    isRegraded: attempts.some(({ number, isRegraded }) => isRegraded && numbers.includes(number)),
  };
}

/** The grades of those who have sat an exam; of `userIds` only, unless they are null. */
export async function readExamGrades(
  tx: Tx,
  subsectionExamId: number,
  userIds: readonly number[] | null,
): Promise<Map<number, ExamGrade>> {
  const exam = await findSubsectionExam(tx, subsectionExamId);
  if (!exam) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('sat_exams as a')
      .select(['a.user_id', 'a.number', 'a.state', 'a.score', 'a.marks', 'a.is_preview'])
      .select(
        sql<boolean>`exists (select from exam_marks m where ${inOrganization('m')}
          and m.exam_attempt_id = a.exam_attempt_id and m.source in ('REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN'))`.as(
          'isRegraded',
        ),
      )
      .where('a.course_subsection_id', '=', subsectionExamId)
      .where('a.is_preview', '=', false)
      .where(sql<boolean>`(${userIds}::bigint[] is null or a.user_id = any(${userIds}::bigint[]))`)
      .orderBy('a.number'),
  );
  const byLearner = new Map<number, typeof rows>();
  for (const row of rows) byLearner.set(row.user_id, [...(byLearner.get(row.user_id) ?? []), row]);
  return new Map([...byLearner].map(([userId, attempts]) => [userId, gradeOf(exam, attempts)]));
}
