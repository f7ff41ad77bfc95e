import type { Demo } from '../support/demo.ts';

/** A course of the demo's instructor and learner with grades, and one of its items. */
interface GradebookPlace {
  courseId: number;
  gradeItemId: number;
  /** One of its learners. */
  userId: number;
}

async function findGradebook({ asInstructor, enrolled }: Demo): Promise<GradebookPlace> {
  const { data: taught } = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=50');
  for (const { courseId } of taught.filter((course) => enrolled.includes(course.courseId))) {
    const { gradeItemIds, data } = await asInstructor<{ gradeItemIds: number[]; data: { userId: number }[] }>(
      `courses/${courseId}/reports/grades?take=1`,
    );
    const [gradeItemId, userId] = [gradeItemIds[0], data[0]?.userId];
    if (gradeItemId && userId) return { courseId, gradeItemId, userId };
  }
  throw new Error("The demo's learner has no course with grades.");
}

export const find = async (demo: Demo) => ({ gradebook: await findGradebook(demo) });
