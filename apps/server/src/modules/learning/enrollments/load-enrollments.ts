import { db, type Tx } from '../../../kernel/database/database.ts';
import { changeEnrolledCount } from '../courses/courses.public.ts';
import { insertGrants, type Source } from '../entitlements/entitlements.public.ts';

/** A learner of a course as they are brought here, with how far they were. */
export interface EnrollmentToLoad {
  userId: number;
  enrolledAt: Date;
  completedAt?: Date | null;
  lastVisitedSubsectionId?: number | null;
  lastVisitedAt?: Date | null;
}

/** Enrols many at once in a course, at the times that are given. Whoever is in it already stays as they are. */
export async function loadEnrollments(
  tx: Tx,
  courseId: number,
  learners: readonly EnrollmentToLoad[],
  source: Source = { source: 'IMPORT' },
): Promise<void> {
  if (learners.length === 0) return;
  await insertGrants(
    tx,
    { kind: 'COURSE', id: courseId },
    source,
    learners.map(({ userId, enrolledAt }) => ({ userId, grantedAt: enrolledAt })),
  );
  const added = await tx.run(
    db
      .insertInto('enrollments')
      .values(
        learners.map(({ userId, enrolledAt, completedAt, lastVisitedSubsectionId, lastVisitedAt }) => ({
          course_id: courseId,
          user_id: userId,
          enrolled_at: enrolledAt,
          completed_at: completedAt ?? null,
          last_visited_subsection_id: lastVisitedSubsectionId ?? null,
          last_visited_at: lastVisitedAt ?? null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['organization_id', 'course_id', 'user_id']).doNothing()),
  );
  await changeEnrolledCount(tx, courseId, added);
}
