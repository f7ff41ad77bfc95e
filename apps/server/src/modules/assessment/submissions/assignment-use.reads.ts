import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { Problem } from '../../../kernel/problem.ts';
import { type AssignmentUse, lockAssignments } from '../assignments/assignments.public.ts';
import { hasSubmissions } from './submissions.repository.ts';

/** Whether something was handed in for an assignment, and whether something was marked. */
export async function readAssignmentUse(tx: Tx, id: number): Promise<AssignmentUse> {
  const row = await tx.one(
    db.selectNoFrom([
      sql<boolean>`exists (select from assignment_submissions s
        where ${inOrganization('s')} and s.course_subsection_id = ${id} and s.last_number > 0)`.as('hasSubmissions'),
      sql<boolean>`exists (select from work_reviews r join assignment_submissions s
          on ${inOrganization('s')} and s.assignment_submission_id = r.assignment_submission_id
        where ${inOrganization('r')} and s.course_subsection_id = ${id})`.as('hasMarks'),
    ]),
  );
  return row!;
}

/** Lessons in which learners have written, handed in or been marked stay. */
export async function requireNoWork(_: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]): Promise<void> {
  const assignmentIds = await lockAssignments(tx, courseSubsectionIds);
  if (assignmentIds.length > 0 && (await hasSubmissions(tx, assignmentIds)))
    throw new Problem('assignment.has-work', 409);
}
