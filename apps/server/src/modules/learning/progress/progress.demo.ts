import type { DemoProgress } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { dismissTooltip } from '../../operations/tooltips/tooltips.public.ts';
import { demoLessons } from '../course-content/course-content.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { loadEnrollments } from '../enrollments/enrollments.public.ts';

/** Who learns in a course, by its number. */
export const demoLearners = demoKey<ReadonlyMap<number, readonly number[]>>('learners');

/** Enrolments and finished lessons, so that lists, charts and pages look alive; who has finished two courses is past their first steps. */
export async function loadDemoProgress({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);
  const lessons = loaded.get(demoLessons);
  const members = loaded.get(demoMembers);
  const learners = new Map<number, number[]>();
  for (const member of demo.members) {
    const userId = members.get(member.key)!;
    for (const progress of member.progress) {
      const courseId = courses.get(progress.course);
      const required = lessons.get(progress.course);
      if (courseId === undefined || required === undefined) continue;
      await loadProgress(context, tx, userId, { courseId, required }, progress);
      learners.set(courseId, [...(learners.get(courseId) ?? []), userId]);
    }
  }
  loaded.put(demoLearners, learners);
  const settled = demo.members.filter(({ progress }) => progress.filter(({ fraction }) => fraction === 1).length > 1);
  const userIds = settled.map(({ key }) => members.get(key)!);
  await dismissTooltip(tx, userIds, 'first-steps', context.clock.now());
}

/** A lesson every second day or so. */
const USUAL_PACE = 1.7;

async function loadProgress(
  context: SystemContext,
  tx: Tx,
  userId: number,
  course: { courseId: number; required: readonly number[] },
  progress: DemoProgress,
): Promise<void> {
  const now = context.clock.now();
  const pace = progress.pace ?? USUAL_PACE;
  const finished = course.required.slice(0, Math.round(course.required.length * progress.fraction));
  const isComplete = finished.length === course.required.length && !progress.lacksGrade;
  await loadEnrollments(tx, course.courseId, [
    {
      userId,
      enrolledAt: daysAgo(now, progress.lastVisitDaysAgo + Math.max(21, finished.length * pace + 1)),
      completedAt: isComplete ? daysAgo(now, progress.lastVisitDaysAgo) : null,
      lastVisitedSubsectionId: course.required[Math.min(finished.length, course.required.length - 1)] ?? null,
      lastVisitedAt: daysAgo(now, progress.lastVisitDaysAgo),
    },
  ]);
  if (finished.length === 0) return;
  await insertDemoFinished(
    tx,
    finished.map((subsectionId, index) => ({
      userId,
      courseId: course.courseId,
      subsectionId,
      // the last one on the day of the last visit
      finishedAt: daysAgo(now, progress.lastVisitDaysAgo + (finished.length - 1 - index) * pace),
    })),
  );
}

interface FinishedLesson {
  userId: number;
  courseId: number;
  subsectionId: number;
  finishedAt: Date;
}

/** Lessons that were finished at some time before. */
export const insertDemoFinished = (tx: Tx, finished: readonly FinishedLesson[]): Promise<number> =>
  tx.run(
    db
      .insertInto('finished_subsections')
      .values(
        finished.map(({ userId, courseId, subsectionId, finishedAt }) => ({
          user_id: userId,
          course_id: courseId,
          course_subsection_id: subsectionId,
          finished_at: finishedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
