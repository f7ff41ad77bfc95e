import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { isReleased } from './assignment-rules.ts';
import { assignmentQuery, findAssignment } from './assignments.repository.ts';

/** What a gradebook takes from an assignment. */
export interface AssignmentFacts {
  courseId: number;
  title: Localized;
  isPublished: boolean;
  dueAt: Date | null;
  maximumPoints: string;
}

export async function findAssignmentFacts(tx: Tx, courseSubsectionId: number): Promise<AssignmentFacts | null> {
  const held = await findAssignment(tx, courseSubsectionId);
  if (!held) return null;
  const { courseId, title, isPublished, dueAt, maximum } = held;
  return { courseId, title, isPublished, dueAt, maximumPoints: maximum };
}

/** The assignments of some courses whose marks learners may see now. */
export async function findReleasedAssignments(tx: Tx, courseIds: readonly number[], now: Date): Promise<number[]> {
  const all = await tx.all(assignmentQuery().where(sql<boolean>`a.course_id = any(${[...courseIds]}::bigint[])`));
  return all.filter((held) => isReleased(held, now)).map(({ assignmentId }) => assignmentId);
}
