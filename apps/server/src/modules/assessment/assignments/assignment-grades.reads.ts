import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
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
  const assignment = await findAssignment(tx, courseSubsectionId);
  if (!assignment) return null;
  const { courseId, title, isPublished, dueAt, maximum } = assignment;
  return { courseId, title, isPublished, dueAt, maximumPoints: maximum };
}

const inCourses = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  assignmentQuery().where(sql<boolean>`a.course_id = any(${courseIds}::bigint[])`),
);

/** The assignments of some courses whose marks learners may see now. */
export async function findReleasedAssignments(tx: Tx, courseIds: readonly number[], now: Date): Promise<number[]> {
  const all = await tx.all(inCourses({ courseIds }));
  return all.filter((assignment) => areMarksReleased(assignment, now)).map(({ assignmentId }) => assignmentId);
}
