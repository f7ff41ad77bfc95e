import type { Demo } from '../support/demo.ts';

/** The demo's files, and its course that opens later. */
interface CourseLife {
  filesCourseId: number;
  /** A lesson with files that is open to the learner. */
  filesLessonId: number;
  comingCourseId: number;
  halfWrittenId: number;
}

interface Sections {
  data: { subsections: { courseSubsectionId: number; lock: unknown }[] }[];
}

async function findFiles({ asLearner, enrolled }: Demo): Promise<Pick<CourseLife, 'filesCourseId' | 'filesLessonId'>> {
  for (const courseId of enrolled) {
    const { data } = await asLearner<{ data: unknown[] }>(`courses/${courseId}/attachments`);
    if (data.length === 0) continue;
    const sections = await asLearner<Sections>(`courses/${courseId}/student-sections`);
    for (const { courseSubsectionId, lock } of sections.data.flatMap(({ subsections }) => subsections)) {
      if (lock !== null) continue;
      const own = await asLearner<{ data: unknown[] }>(`course-subsections/${courseSubsectionId}/attachments`);
      if (own.data.length > 0) return { filesCourseId: courseId, filesLessonId: courseSubsectionId };
    }
  }
  throw new Error("The demo's learner has no course with files.");
}

async function findComing({ asLearner }: Demo): Promise<number> {
  const { data } = await asLearner<{ data: { courseId: number; isEnrolled: boolean; price: { minor: number } }[] }>(
    'courses?take=100',
  );
  for (const { courseId, isEnrolled, price } of data) {
    if (isEnrolled || price.minor > 0) continue;
    const { enrolmentState } = await asLearner<{ enrolmentState: string }>(`courses/${courseId}`);
    if (enrolmentState === 'COMING') return courseId;
  }
  throw new Error('No course of the demo opens later.');
}

/** A course that is written in one language only. */
async function findHalfWritten({ asAdministrator }: Demo): Promise<number> {
  const { data } = await asAdministrator<{ data: { courseId: number }[] }>('courses?take=100');
  for (const { courseId } of data) {
    const { en, ar } = await asAdministrator<Record<'en' | 'ar', { missing: number }>>(
      `courses/${courseId}/translations`,
    );
    if (en.missing + ar.missing > 0) return courseId;
  }
  throw new Error('Every course of the demo is written in both languages.');
}

export const find = async (demo: Demo) => ({
  courseLife: {
    ...(await findFiles(demo)),
    comingCourseId: await findComing(demo),
    halfWrittenId: await findHalfWritten(demo),
  },
});
