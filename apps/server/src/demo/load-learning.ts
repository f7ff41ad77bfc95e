import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { loadEnrollments } from '../modules/enrollments/enrollments.public.ts';
import type { DemoMember, DemoProgress } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedCourse } from './load-courses.ts';

/** Enrolments, finished subsections and favourites, so that lists, charts and pages look alive. */
export async function loadLearning(
  context: SystemContext,
  tx: Tx,
  members: readonly DemoMember[],
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  for (const member of members) {
    const userId = users.get(member.key) as number;
    for (const progress of member.progress) {
      const course = courses.get(progress.course);
      if (course) await loadProgress(context, tx, userId, course, progress);
    }
    const favorites = member.favorites.map((key) => courses.get(key)?.courseId).filter((id) => id !== undefined);
    if (favorites.length > 0) {
      await tx.run(
        db.insertInto('favorite_courses').values(favorites.map((course_id) => ({ user_id: userId, course_id }))),
      );
    }
  }
}

async function loadProgress(
  context: SystemContext,
  tx: Tx,
  userId: number,
  course: LoadedCourse,
  progress: DemoProgress,
): Promise<void> {
  const now = context.clock.now();
  const finished = course.required.slice(0, Math.round(course.required.length * progress.fraction));
  const isComplete = finished.length === course.required.length;
  await loadEnrollments(tx, course.courseId, [
    {
      userId,
      enrolledAt: daysAgo(now, progress.lastVisitDaysAgo + 21),
      completedAt: isComplete ? daysAgo(now, progress.lastVisitDaysAgo) : null,
      lastVisitedSubsectionId: course.required[Math.min(finished.length, course.required.length - 1)] ?? null,
      lastVisitedAt: daysAgo(now, progress.lastVisitDaysAgo),
    },
  ]);
  if (finished.length === 0) return;
  await tx.run(
    db.insertInto('finished_subsections').values(
      finished.map((course_subsection_id, index) => ({
        user_id: userId,
        course_id: course.courseId,
        course_subsection_id,
        // a lesson every second day or so, the last one on the day of the last visit
        finished_at: daysAgo(now, progress.lastVisitDaysAgo + (finished.length - 1 - index) * 1.7),
      })),
    ),
  );
}
