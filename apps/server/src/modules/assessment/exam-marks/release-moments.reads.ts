import type { ReleaseMoment } from '@sullam/domain/assessment/release.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findStillSat } from '../exam-attempts/exam-attempts.public.ts';
import {
  type ExamRules,
  everybodyClosesAt,
  type GrantedAccommodation,
} from '../scheduled-exams/scheduled-exams.public.ts';

/** On what it depends what of an exam may be seen now. */
export type ExamMoment = Pick<ReleaseMoment, 'now' | 'everybodyClosesAt'>;

/** Now, for each of some exams: what waits for the end waits for the last one who sits it, too. */
export async function readExamMoments(
  tx: Tx,
  exams: readonly ExamRules[],
  grants: readonly GrantedAccommodation[],
  now: Date,
): Promise<(exam: ExamRules) => ExamMoment> {
  const ids = exams.map((exam) => exam.course_subsection_id);
  const sat = ids.length === 0 ? new Set<number>() : await findStillSat(tx, ids, now);
  return (exam) => {
    const id = exam.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    return { now: now.getTime(), everybodyClosesAt: sat.has(id) ? null : everybodyClosesAt(exam, ofThis) };
  };
}
