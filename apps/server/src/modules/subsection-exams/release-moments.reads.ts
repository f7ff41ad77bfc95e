import type { ReleaseMoment } from '@sullam/domain/exams/release.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { everybodyClosesAt } from './personal-sitting.ts';
import { findStillSat } from './running-attempts.repository.ts';
import type { GrantedAccommodation, HeldExam } from './subsection-exams.repository.ts';

/** On what it depends what of an exam may be seen now. */
export type ExamMoment = Pick<ReleaseMoment, 'now' | 'everybodyClosesAt'>;

/** Now, for each of some exams: what waits for the end waits for the last one who sits it, too. */
export async function readExamMoments(
  tx: Tx,
  exams: readonly HeldExam[],
  grants: readonly GrantedAccommodation[],
  now: Date,
): Promise<(held: HeldExam) => ExamMoment> {
  const ids = exams.map((held) => held.course_subsection_id);
  const sat = await findStillSat(tx, ids, now);
  return (held) => {
    const id = held.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    return { now: now.getTime(), everybodyClosesAt: sat.has(id) ? null : everybodyClosesAt(held, ofThis) };
  };
}
