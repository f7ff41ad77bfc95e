import type { Localized } from '@sullam/domain/localized.ts';
import type { Rational } from '@sullam/domain/rational.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { readExamMoments } from './release-moments.reads.ts';
import { gradeOfAttempts, isScoreReleased } from './standing.ts';
import {
  findSubsectionExam,
  type HeldExam,
  listAccommodations,
  listSubsectionExams,
  titleOf,
} from './subsection-exams.repository.ts';

/** The exams of some courses that let the scores of marked attempts through now. */
export async function findReleasedExams(tx: Tx, courseIds: readonly number[], now: Date): Promise<Set<number>> {
  const [exams, grants] = await Promise.all([
    listSubsectionExams(tx, ...courseIds),
    listAccommodations(tx, ...courseIds),
  ]);
  const momentOf = await readExamMoments(tx, exams, grants, now);
  return new Set(
    exams.filter((held) => isScoreReleased(held, momentOf(held))).map((held) => held.course_subsection_id),
  );
}

/** What a gradebook takes from a held exam. */
export interface ExamFacts {
  courseId: number;
  title: Localized;
  isPublished: boolean;
  closesAt: Date | null;
  /** What its papers are worth; null where they differ by what is drawn. */
  marks: string | null;
}

export async function findExamFacts(tx: Tx, subsectionExamId: number): Promise<ExamFacts | null> {
  const held = await findSubsectionExam(tx, subsectionExamId);
  if (!held) return null;
  const worth = await tx.one(
    db
      .selectFrom('exam_draws as d')
      .innerJoin('exam_sections as s', 's.exam_section_id', 'd.exam_section_id')
      .leftJoin('questions as q', 'q.question_id', 'd.question_id')
      .leftJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'q.question_id').on(
          'v.version',
          '=',
          sql<number>`coalesce((select max(r.version) from question_versions r where r.is_ready
            and ${ours('r')} and r.question_id = q.question_id), q.current_version)`,
        ),
      )
      .select(
        sql<string | null>`case when bool_and(coalesce(d.marks, v.marks) is not null)
          then trim_scale(sum(d.take * coalesce(d.marks, v.marks)))::text end`.as('marks'),
      )
      .where('s.exam_id', '=', held.exam_id),
  );
  const { course_id: courseId, is_published: isPublished, closes_at: closesAt } = held;
  return { courseId, title: titleOf(held), isPublished, closesAt, marks: worth?.marks ?? null };
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

function gradeOf(held: HeldExam, attempts: Attempts): ExamGrade {
  const { points, numbers, isKnown, isProvisional } = gradeOfAttempts(held, attempts);
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
  const held = await findSubsectionExam(tx, subsectionExamId);
  if (!held) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('exam_attempts as a')
      .select(['a.user_id', 'a.number', 'a.state', 'a.score', 'a.marks', 'a.is_preview'])
      .select(
        sql<boolean>`exists (select from answer_marks m where ${ours('m')}
          and m.exam_attempt_id = a.exam_attempt_id and m.source in ('REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'RULING_WITHDRAWN'))`.as(
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
  return new Map([...byLearner].map(([userId, attempts]) => [userId, gradeOf(held, attempts)]));
}
