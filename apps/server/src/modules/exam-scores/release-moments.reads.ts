import type { ReleaseMoment } from '@sullam/domain/assessment/release.ts';
import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { findStillSat } from '../exam-attempts/exam-attempts.public.ts';
import {
  everybodyClosesAt,
  type GrantedAccommodation,
  type HeldExam,
} from '../subsection-exams/subsection-exams.public.ts';

/** On what it depends what of an exam may be seen now. */
export type ExamMoment = Pick<ReleaseMoment, 'now' | 'everybodyClosesAt'>;

/** Now, for each of some exams: what waits for the end waits for the last one who sits it, too. */
export async function readExamMoments(
  tenant: Tenant,
  tx: Tx,
  exams: readonly HeldExam[],
  grants: readonly GrantedAccommodation[],
  now: Date,
): Promise<(held: HeldExam) => ExamMoment> {
  const ids = exams.map((held) => held.course_subsection_id);
  const sat = await findStillSat(tenant, tx, ids, now);
  return (held) => {
    const id = held.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    return { now: now.getTime(), everybodyClosesAt: sat.has(id) ? null : everybodyClosesAt(held, ofThis) };
  };
}
