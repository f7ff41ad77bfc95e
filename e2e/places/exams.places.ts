import type { Demo } from '../support/demo.ts';

/** The demo's exams that its learner meets: one to be sat, and an attempt that is over. */
interface Exams {
  courseId: number;
  subsectionExamId: number;
  reviewed: { courseId: number; examAttemptId: number };
}

/** An exam of the demo's instructor, held in a lesson. */
interface TeachingExam {
  courseId: number;
  examId: number;
  subsectionExamId: number;
  /** Another one of the course, which a whole class has sat and which is wholly marked. */
  markedSubsectionExamId: number;
}

async function findExams({ asLearner: get, enrolled }: Demo): Promise<Exams> {
  const lists = await Promise.all(
    enrolled.map(async (courseId) => {
      const { data } = await get<{
        data: { subsectionExamId: number; attemptsUsed: number; refusal: string | null }[];
      }>(`courses/${courseId}/subsection-exams`);
      return data.map((exam) => ({ ...exam, courseId }));
    }),
  );
  const open = lists.flat().find(({ refusal }) => refusal === null);
  for (const { courseId, subsectionExamId } of lists.flat().filter(({ attemptsUsed }) => attemptsUsed > 0)) {
    const { data } = await get<{ data: { examAttemptId: number; state: string }[] }>(
      `subsection-exams/${subsectionExamId}/attempts`,
    );
    const over = data.find(({ state }) => state === 'SUBMITTED');
    if (open && over) return { ...open, reviewed: { courseId, examAttemptId: over.examAttemptId } };
  }
  throw new Error("The demo's learner has no exam to sit, or has finished none.");
}

async function findTeachingExam({ asInstructor: get }: Demo): Promise<TeachingExam> {
  const { data: courses } = await get<{ data: { courseId: number }[] }>('studio/courses?take=100');
  for (const { courseId } of courses) {
    const find = async (name: string) => {
      const { data } = await get<{ data: { examId: number; heldIn: { subsectionExamId: number }[] }[] }>(
        `courses/${courseId}/exams?search=${name}`,
      );
      return data.flatMap(({ examId, heldIn }) =>
        heldIn.map(({ subsectionExamId }) => ({ examId, subsectionExamId })),
      )[0];
    };
    const [exam, marked] = [await find('final'), await find('halfway')];
    // a copy of the course that a journey made has the same exams, which nobody has sat
    const { total } = marked
      ? await get<{ total: number }>(`subsection-exams/${marked.subsectionExamId}/results`)
      : { total: 0 };
    if (exam && marked && total > 0) return { courseId, ...exam, markedSubsectionExamId: marked.subsectionExamId };
  }
  throw new Error("The demo's instructor has no scheduled exam.");
}

export const find = async (demo: Demo) => ({
  exams: await findExams(demo),
  teachingExam: await findTeachingExam(demo),
});
