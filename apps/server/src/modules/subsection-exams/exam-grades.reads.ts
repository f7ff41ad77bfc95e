import { releasedNow } from '@sullam/domain/exams/release.ts';
import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { everybodyClosesAt } from './personal-sitting.ts';
import {
  type HeldExam,
  listAccommodations,
  listSubsectionExams,
  releaseRulesOf,
} from './subsection-exams.repository.ts';

/** The exams of a course that let the scores of marked attempts through now. */
export async function findReleasedExams(tenant: Tenant, tx: Tx, courseId: number, now: Date): Promise<Set<number>> {
  const [exams, grants] = await Promise.all([
    listSubsectionExams(tenant, tx, courseId),
    listAccommodations(tenant, tx, courseId),
  ]);
  const isReleased = (held: HeldExam): boolean =>
    releasedNow(releaseRulesOf(held), {
      now: now.getTime(),
      isFinished: true,
      isMarked: true,
      everybodyClosesAt: everybodyClosesAt(
        held,
        grants.filter(({ courseSubsectionId }) => courseSubsectionId === held.course_subsection_id),
      ),
    }).score;
  return new Set(exams.filter(isReleased).map((held) => held.course_subsection_id));
}
