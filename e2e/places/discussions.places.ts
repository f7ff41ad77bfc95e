import type { Demo } from '../support/demo.ts';

/** The demo's discussions: one course has them all. */
interface Discussions {
  courseId: number;
  /** Answered. */
  questionId: number;
  /** A lesson, of which others are read once one has written. */
  gradedId: number;
  byRubric: ByRubric;
}

/** A lesson that is graded by a rubric, in which the learner has their grade. */
interface ByRubric {
  courseId: number;
  boardId: number;
  /** Somebody whose part was graded, or waits for that. */
  userId: number;
}

async function findByRubric({ asLearner, asAdministrator, enrolled }: Demo): Promise<ByRubric> {
  for (const courseId of enrolled) {
    const { data } = await asLearner<{ data: { discussionBoardId: number; isGraded: boolean }[] }>(
      `courses/${courseId}/discussion-boards`,
    );
    for (const { discussionBoardId: boardId } of data.filter(({ isGraded }) => isGraded)) {
      const { grading } = await asLearner<{ grading: string }>(`course-discussion-boards/${boardId}`);
      if (grading !== 'RUBRIC') continue;
      const people = await asAdministrator<{ data: { userId: number; lastAt: string | null }[] }>(
        `course-discussion-boards/${boardId}/participants`,
      );
      const writer = people.data.find(({ lastAt }) => lastAt !== null);
      if (writer) return { courseId, boardId, userId: writer.userId };
    }
  }
  throw new Error("The demo's learner has no discussion that is graded by a rubric.");
}

async function findDiscussions(demo: Demo): Promise<Discussions> {
  const { asLearner, enrolled } = demo;
  for (const courseId of enrolled) {
    const { data } = await asLearner<{
      data: { discussionBoardId: number; isAnswered: boolean; isGraded: boolean; commentCount: number }[];
    }>(`courses/${courseId}/discussion-boards`);
    const question = data.find(({ isAnswered, commentCount }) => isAnswered && commentCount > 3);
    const graded = data.find(({ isGraded }) => isGraded);
    if (question && graded)
      return {
        courseId,
        questionId: question.discussionBoardId,
        gradedId: graded.discussionBoardId,
        byRubric: await findByRubric(demo),
      };
  }
  throw new Error("The demo's learner has no course with a question and a graded discussion.");
}

export const find = async (demo: Demo) => ({ discussions: await findDiscussions(demo) });
