import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { assignmentsIn } from '../assignments/assignments.public.ts';
import type { AssignmentProgress } from './submission-marking.schemas.ts';
import { expectedCount, handedInCount, readLines } from './waiting-submissions.reads.ts';

/** The mean of the points of an assignment (a) that stand, to two decimals; null before the first. */
const average = sql<string | null>`(select round(avg(k.points), 2)::text from submitted_work s
  join work_marks k on ${inOrganization('k')} and k.assignment_submission_id = s.assignment_submission_id and k.number = s.current_number
  where ${inOrganization('s')} and s.course_subsection_id = a."assignmentId" and k.points is not null and not k.is_disputed)`;

/** How far each published assignment of a course is: handed in, waiting for the caller's mark, the mean so far. */
export async function readAssignmentProgress(
  context: MemberContext,
  tx: Tx,
  courseId: number,
): Promise<AssignmentProgress[]> {
  const rows = await tx.all(
    db
      .selectFrom(assignmentsIn([courseId]).as('a'))
      .select('a.assignmentId')
      .select([handedInCount.as('handedInCount'), expectedCount.as('expectedCount'), average.as('average')])
      .orderBy('a.assignmentId'),
  );
  const waiting = await readLines(context, tx, [courseId]);
  const lines = new Map(waiting.map((line) => [line.assignmentId, line]));
  return rows.map((row) => {
    const line = lines.get(row.assignmentId);
    return {
      ...row,
      toMarkCount: line?.count ?? 0,
      lateCount: line?.lateCount ?? 0,
      firstSubmissionId: line?.firstId ?? null,
    };
  });
}
