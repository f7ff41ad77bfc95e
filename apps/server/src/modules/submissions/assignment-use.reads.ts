import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import type { AssignmentUse } from '../assignments/assignments.public.ts';

/** Whether something was handed in for an assignment, and whether something was marked. */
export async function readAssignmentUse({ organizationId }: Tenant, tx: Tx, id: number): Promise<AssignmentUse> {
  const row = await tx.one(
    db.selectNoFrom([
      sql<boolean>`exists (select from assignment_submissions s
        where s.organization_id = ${organizationId} and s.course_subsection_id = ${id} and s.last_number > 0)`.as(
        'hasSubmissions',
      ),
      sql<boolean>`exists (select from work_reviews r join assignment_submissions s using (organization_id, assignment_submission_id)
        where s.organization_id = ${organizationId} and s.course_subsection_id = ${id})`.as('hasMarks'),
    ]),
  );
  return row!;
}
