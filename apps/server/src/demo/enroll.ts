import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { daysAgo } from './days.ts';

/** Whoever isn't in the course yet. */
export async function enroll(
  { organizationId, clock }: SystemContext,
  tx: Tx,
  courseId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx.run(
    db
      .insertInto('enrollments')
      .values(
        userIds.map((user_id) => ({
          organization_id: organizationId,
          course_id: courseId,
          user_id,
          enrolled_at: daysAgo(clock.now(), 30),
        })),
      )
      .onConflict((conflict) => conflict.columns(['organization_id', 'course_id', 'user_id']).doNothing()),
  );
}
