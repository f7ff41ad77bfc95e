import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { hasLearners } from './enrollments.errors.ts';
import { hasEnrollments } from './enrollments.repository.ts';

/** A course in which anybody has ever enrolled stays: learning records are never deleted with a course. */
export async function demandNoLearners(_: MemberContext, tx: Tx, courseId: number): Promise<void> {
  if (await hasEnrollments(tx, courseId)) throw hasLearners();
}
