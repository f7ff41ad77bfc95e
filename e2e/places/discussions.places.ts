import type { Demo } from '../support/demo.ts';

/** The demo's discussions: one course has them all. */
interface Discussions {
  courseId: number;
  /** Answered. */
  questionId: number;
  /** A lesson, of which others are read once one has written. */
  gradedId: number;
}

async function findDiscussions({ asLearner, enrolled }: Demo): Promise<Discussions> {
  for (const courseId of enrolled) {
    const { data } = await asLearner<{
      data: { discussionBoardId: number; isAnswered: boolean; isGraded: boolean; commentCount: number }[];
    }>(`courses/${courseId}/discussion-boards`);
    const question = data.find(({ isAnswered, commentCount }) => isAnswered && commentCount > 3);
    const graded = data.find(({ isGraded }) => isGraded);
    if (question && graded)
      return { courseId, questionId: question.discussionBoardId, gradedId: graded.discussionBoardId };
  }
  throw new Error("The demo's learner has no course with a question and a graded discussion.");
}

export const find = async (demo: Demo) => ({ discussions: await findDiscussions(demo) });
