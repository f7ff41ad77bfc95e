import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { examFindings, type Findings, readDrawableSections } from '../exams/exams.public.ts';
import { type HeldExam, releaseRulesOf, titleOf } from './subsection-exams.repository.ts';
import type { SubsectionExamEditing } from './subsection-exams.schemas.ts';

type Title = SubsectionExamEditing['title'];

/** What would go wrong when learners sit a held exam. */
export async function readFindings(context: MemberContext, tx: Tx, held: HeldExam): Promise<Findings> {
  const findings = examFindings({
    title: held.exam_title as Title,
    sections: await readDrawableSections(tx, held.exam_id),
    closesAt: held.closes_at?.getTime() ?? null,
    releases: releaseRulesOf(held),
    now: context.clock.now().getTime(),
  });
  return { isReady: findings.every(({ isRequired }) => !isRequired), findings };
}

export async function readHeldForEditing(tx: Tx, held: HeldExam): Promise<SubsectionExamEditing> {
  const counted = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('course_subsection_id', '=', held.course_subsection_id)
      .where('is_preview', '=', false),
  );
  return {
    subsectionExamId: held.course_subsection_id,
    courseId: held.course_id,
    title: titleOf(held),
    examTitle: held.exam_title as Title,
    examId: held.exam_id,
    opensAt: held.opens_at?.toISOString() ?? null,
    closesAt: held.closes_at?.toISOString() ?? null,
    limitMinutes: held.limit_minutes,
    attemptsAllowed: held.attempts_allowed,
    gradingMethod: held.grading_method,
    passPercent: held.pass_percent,
    allowedAddresses: held.addresses,
    releaseScore: held.release_score,
    releaseAnswers: held.release_answers,
    releaseExplanations: held.release_explanations,
    releaseAt: held.release_at?.toISOString() ?? null,
    isBlind: held.is_blind,
    markerCount: held.marker_count,
    hasPassword: held.password_hash !== null,
    isPublished: held.is_published,
    attemptCount: counted?.count ?? 0,
    version: held.version,
  };
}
