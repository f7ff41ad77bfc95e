import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CourseAssignment } from './assignments.repository.ts';
import type { AssignmentFinding, AssignmentFindings } from './assignments.schemas.ts';

async function groupCounts(tx: Tx, courseId: number) {
  const row = await tx.one(
    db.selectNoFrom([
      sql<number>`(select count(*)::int from course_group_names g where ${inOrganization('g')} and g.course_id = ${courseId})`.as(
        'groups',
      ),
      sql<number>`(select count(*)::int from learners e where ${inOrganization('e')} and e.course_id = ${courseId} and not exists (select from course_group_seats m
          where ${inOrganization('m')} and m.course_id = e.course_id and m.user_id = e.user_id))`.as('alone'),
    ]),
  );
  return row!;
}

const finding = (code: AssignmentFinding['code'], path: string, isRequired = false, count = 0): AssignmentFinding => ({
  code,
  path,
  isRequired,
  count,
});

/** What would go wrong when learners work on it. */
export async function readFindings(tx: Tx, assignment: CourseAssignment, now: Date): Promise<AssignmentFindings> {
  const { dueAt, closesAt, instructions, attachmentIds } = assignment;
  const groups = assignment.isGroupWork ? await groupCounts(tx, assignment.courseId) : null;
  const isSilent = !instructions.en && !instructions.ar && attachmentIds.length === 0;
  const findings = [
    ...(isSilent ? [finding('instructions-missing', 'instructions', true)] : []),
    ...(closesAt && closesAt <= now ? [finding('window-over', 'closesAt')] : []),
    ...(dueAt && closesAt && dueAt > closesAt ? [finding('due-after-close', 'dueAt')] : []),
    ...(groups?.groups === 0 ? [finding('no-groups', 'isGroupWork', true)] : []),
    ...(groups && groups.groups > 0 && groups.alone > 0
      ? [finding('learners-without-group', 'isGroupWork', false, groups.alone)]
      : []),
  ];
  return { isReady: findings.every(({ isRequired }) => !isRequired), findings };
}
