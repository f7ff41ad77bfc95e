import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';

/** Refuses to delete what learners have sat: what they did is never deleted with it. */
export async function demandNoAttempts(
  { organizationId }: Tenant,
  tx: Tx,
  place: { courseSubsectionId: number } | { courseSectionId: number },
): Promise<void> {
  const inPlace =
    'courseSubsectionId' in place
      ? sql<boolean>`s.course_subsection_id = ${place.courseSubsectionId}`
      : sql<boolean>`s.course_section_id = ${place.courseSectionId}`;
  const row = await tx.one(
    db
      .selectFrom('exam_attempts as a')
      .innerJoin('course_subsections as s', (join) =>
        join
          .onRef('s.organization_id', '=', 'a.organization_id')
          .onRef('s.course_subsection_id', '=', 'a.course_subsection_id'),
      )
      .select('a.exam_attempt_id')
      .where('a.organization_id', '=', organizationId)
      .where('a.is_preview', '=', false)
      .where(inPlace)
      .limit(1),
  );
  if (row) throw new Problem('exam.has-attempts', 409);
}
