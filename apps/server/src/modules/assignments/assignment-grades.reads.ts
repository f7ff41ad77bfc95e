import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { assignmentQuery, findAssignment } from './assignments.repository.ts';

/** What a gradebook takes from an assignment. */
export interface AssignmentFacts {
  courseId: number;
  title: Localized;
  isPublished: boolean;
  dueAt: Date | null;
  maximumPoints: string;
}

export async function findAssignmentFacts(
  tenant: Tenant,
  tx: Tx,
  courseSubsectionId: number,
): Promise<AssignmentFacts | null> {
  const held = await findAssignment(tenant, tx, courseSubsectionId);
  if (!held) return null;
  const { courseId, title, isPublished, dueAt, maximum } = held;
  return { courseId, title, isPublished, dueAt, maximumPoints: maximum };
}

/** The assignments of some courses whose marks learners may see now. */
export async function findReleasedAssignments(
  tenant: Tenant,
  tx: Tx,
  courseIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const all = await tx.all(assignmentQuery(tenant).where(sql<boolean>`a.course_id = any(${[...courseIds]}::bigint[])`));
  return all.filter((held) => areMarksReleased(held, now)).map(({ assignmentId }) => assignmentId);
}
