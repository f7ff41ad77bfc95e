import type { Tx } from '../../../kernel/database/database.ts';
import { hasLearners } from './enrollments.errors.ts';
import { hasEnrollments } from './enrollments.repository.ts';

/** A course in which anybody has ever enrolled stays: learning records are never deleted with a course. */
export async function requireNoLearners(tx: Tx, courseId: number): Promise<void> {
  if (await hasEnrollments(tx, courseId)) throw hasLearners();
}
