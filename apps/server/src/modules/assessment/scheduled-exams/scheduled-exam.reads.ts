import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { examFindings, type Findings, readDrawableSections } from '../exams/exams.public.ts';
import { sittingsIn } from './exam-sittings.ts';
import { releaseRulesOf, type ScheduledExam, titleOf } from './scheduled-exams.repository.ts';
import type { SubsectionExamEditing } from './scheduled-exams.schemas.ts';

type Title = SubsectionExamEditing['title'];

/** What would go wrong when learners sit a scheduled exam. */
export async function readFindings(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<Findings> {
  const findings = examFindings({
    title: exam.exam_title as Title,
    sections: await readDrawableSections(tx, exam.exam_id),
    closesAt: exam.closes_at?.getTime() ?? null,
    releases: releaseRulesOf(exam),
    now: context.clock.now().getTime(),
  });
  return { isReady: findings.every(({ isRequired }) => !isRequired), findings };
}

export async function readScheduledExamForEditing(
  context: MemberContext,
  tx: Tx,
  exam: ScheduledExam,
): Promise<SubsectionExamEditing> {
  const attemptCount = await sittingsIn(context).countAttempts(tx, exam.course_subsection_id);
  return {
    subsectionExamId: exam.course_subsection_id,
    courseId: exam.course_id,
    title: titleOf(exam),
    examTitle: exam.exam_title as Title,
    examId: exam.exam_id,
    opensAt: exam.opens_at?.toISOString() ?? null,
    closesAt: exam.closes_at?.toISOString() ?? null,
    limitMinutes: exam.limit_minutes,
    attemptsAllowed: exam.attempts_allowed,
    gradingMethod: exam.grading_method,
    passPercent: exam.pass_percent,
    allowedAddresses: exam.addresses,
    releaseScore: exam.release_score,
    releaseAnswers: exam.release_answers,
    releaseExplanations: exam.release_explanations,
    releaseAt: exam.release_at?.toISOString() ?? null,
    isBlind: exam.is_blind,
    markerCount: exam.marker_count,
    hasPassword: exam.password_hash !== null,
    isPublished: exam.is_published,
    attemptCount,
    version: exam.version,
  };
}
