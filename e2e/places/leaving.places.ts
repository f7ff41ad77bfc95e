import type { Demo } from '../support/demo.ts';

/** What stands in addresses that no screen of the gallery has: announcements, a post that can be saved, an attempt that is marked. */
interface Leaving {
  announcementId: number;
  courseAnnouncement: { courseId: number; announcementId: number };
  discussionLesson: { courseId: number; courseSubsectionId: number };
  marked: { courseId: number; subsectionExamId: number; examAttemptId: number };
  permissionSetId: number;
}

async function findAttempt({ asInstructor }: Demo): Promise<Leaving['marked']> {
  const courses = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=100');
  for (const { courseId } of courses.data) {
    const exams = await asInstructor<{ data: { subsectionExamId: number }[] }>(`courses/${courseId}/subsection-exams`);
    for (const { subsectionExamId } of exams.data) {
      const { data } = await asInstructor<{ data: { examAttemptId: number | null }[] }>(
        `subsection-exams/${subsectionExamId}/results`,
      );
      const sat = data.find(({ examAttemptId }) => examAttemptId);
      if (sat?.examAttemptId) return { courseId, subsectionExamId, examAttemptId: sat.examAttemptId };
    }
  }
  throw new Error("Nobody has sat an exam of the demo's instructor.");
}

async function findAnnouncements({
  asLearner,
  enrolled,
}: Demo): Promise<Pick<Leaving, 'announcementId' | 'courseAnnouncement'>> {
  const { data } = await asLearner<{ data: { announcementId: number }[] }>('announcements');
  for (const courseId of enrolled) {
    const own = await asLearner<{ data: { announcementId: number }[] }>(`courses/${courseId}/announcements`);
    if (data[0] && own.data[0])
      return {
        announcementId: data[0].announcementId,
        courseAnnouncement: { courseId, announcementId: own.data[0].announcementId },
      };
  }
  throw new Error("The demo's learner has no announcements.");
}

/** In a course that the instructor teaches. */
async function findDiscussionLesson({ asInstructor }: Demo): Promise<Leaving['discussionLesson']> {
  const courses = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=100');
  for (const { courseId } of courses.data) {
    const { sections } = await asInstructor<{
      sections: { subsections: { courseSubsectionId: number; kind: string }[] }[];
    }>(`courses/${courseId}/outline`);
    const lesson = sections.flatMap(({ subsections }) => subsections).find(({ kind }) => kind === 'DISCUSSION');
    if (lesson) return { courseId, courseSubsectionId: lesson.courseSubsectionId };
  }
  throw new Error("The demo's instructor teaches no course with a discussion lesson.");
}

async function findPermissionSet({ asAdministrator }: Demo): Promise<number> {
  const { data } = await asAdministrator<{ data: { permissionSetId: number }[] }>('permission-sets');
  if (!data[0]) throw new Error('The demo has no permission set.');
  return data[0].permissionSetId;
}

export const find = async (demo: Demo) => ({
  leaving: {
    ...(await findAnnouncements(demo)),
    discussionLesson: await findDiscussionLesson(demo),
    marked: await findAttempt(demo),
    permissionSetId: await findPermissionSet(demo),
  },
});
