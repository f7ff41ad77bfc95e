import type { Demo } from '../support/demo.ts';

/** The demo's surveys: one course has them all. */
interface Surveys {
  courseId: number;
  /** Anonymous, with results. */
  surveyId: number;
  pollId: number;
}

async function findSurveys({ asLearner, enrolled }: Demo): Promise<Surveys> {
  for (const courseId of enrolled) {
    const { data } = await asLearner<{ data: { surveyId: number; type: string; isAnonymous: boolean }[] }>(
      `courses/${courseId}/surveys`,
    );
    const anonymous = (type: string) => data.find((survey) => survey.type === type && survey.isAnonymous)?.surveyId;
    const [surveyId, pollId] = [anonymous('SURVEY'), anonymous('POLL')];
    if (surveyId && pollId) return { courseId, surveyId, pollId };
  }
  throw new Error("The demo's learner has no course with surveys.");
}

export const find = async (demo: Demo) => ({ surveys: await findSurveys(demo) });
