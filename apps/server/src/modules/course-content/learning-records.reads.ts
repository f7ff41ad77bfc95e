import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';

type Place = { courseSubsectionId: number } | { courseSectionId: number };

/** The lessons of a place that are of a kind; nobody begins anything in them until the transaction ends. */
async function lockHeld(
  { organizationId }: Tenant,
  tx: Tx,
  table: 'subsection_exams' | 'assignments',
  place: Place,
): Promise<number[]> {
  const inPlace =
    'courseSubsectionId' in place
      ? sql<boolean>`s.course_subsection_id = ${place.courseSubsectionId}`
      : sql<boolean>`s.course_section_id = ${place.courseSectionId}`;
  const rows = await tx.all(
    db
      .selectFrom('course_subsections as s')
      .innerJoin(sql<{ organization_id: number; course_subsection_id: number }>`${sql.table(table)}`.as('h'), (join) =>
        join
          .onRef('h.organization_id', '=', 's.organization_id')
          .onRef('h.course_subsection_id', '=', 's.course_subsection_id'),
      )
      .select('s.course_subsection_id as id')
      .where('s.organization_id', '=', organizationId)
      .where(inPlace)
      .orderBy('s.course_subsection_id')
      .forUpdate('h'),
  );
  return rows.map(({ id }) => id);
}

/** Refuses to delete what learners have sat, written, handed in or been marked for: what they did is never deleted with it. */
export async function demandNoWork(tenant: Tenant, tx: Tx, place: Place): Promise<void> {
  const exams = await lockHeld(tenant, tx, 'subsection_exams', place);
  const attempt = await tx.one(
    db
      .selectFrom('exam_attempts')
      .select('exam_attempt_id')
      .where('organization_id', '=', tenant.organizationId)
      .where(sql<boolean>`course_subsection_id = any(${exams}::bigint[])`)
      .where('is_preview', '=', false)
      .limit(1),
  );
  if (attempt) throw new Problem('exam.has-attempts', 409);
  const assignments = await lockHeld(tenant, tx, 'assignments', place);
  const submission = await tx.one(
    db
      .selectFrom('assignment_submissions')
      .select('assignment_submission_id')
      .where('organization_id', '=', tenant.organizationId)
      .where(sql<boolean>`course_subsection_id = any(${assignments}::bigint[])`)
      .limit(1),
  );
  if (submission) throw new Problem('assignment.has-work', 409);
}
