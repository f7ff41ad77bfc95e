import { emptyQuestion, type SurveyQuestion, type SurveyQuestionKind } from '@sullam/domain/surveys/survey.ts';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { Survey, SurveyResults } from '../surveys.schemas.ts';

const both = (word: string) => ({ en: word, ar: `${word} بالعربية` });
const option = (id: string) => ({ id, label: both(id) });

/** A question of a kind that can be asked. */
export const question = (
  kind: SurveyQuestionKind,
  questionKey: string,
  changes: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({
  ...emptyQuestion(kind, questionKey),
  title: both(`Question ${questionKey}`),
  ...(kind === 'SCALE' || kind === 'TEXT' ? {} : { options: ['a', 'b', 'c'].map(option) }),
  ...(kind === 'MATRIX' ? { rows: ['r1', 'r2'].map(option) } : {}),
  ...changes,
});

export interface SurveyWorld {
  organizationId: number;
  courseId: number;
  instructor: TestMember;
  learner: TestMember;
  /** A member of the organisation who doesn't learn in the course. */
  neighbour: TestMember;
  givenLearners(count: number): Promise<TestMember[]>;
  create(body?: object): Promise<number>;
  /** A published survey of these questions. */
  given(settings: object, questions?: SurveyQuestion[]): Promise<number>;
  patch(surveyId: number, change: object, as?: TestMember): ReturnType<typeof call>;
  act(surveyId: number, action: string, as?: TestMember, body?: object): ReturnType<typeof call>;
  read(surveyId: number, as: TestMember): ReturnType<typeof call<Survey>>;
  answer(surveyId: number, as: TestMember, ...answers: object[]): ReturnType<typeof call>;
  results(surveyId: number, as: TestMember, query?: string): ReturnType<typeof call<SurveyResults>>;
}

/** A course with an editor and a learner, and short ways to its surveys. */
export async function givenSurveyWorld(server: TestServer): Promise<SurveyWorld> {
  const organizationId = await givenOrganization(server);
  const instructor = await givenMember(server, organizationId, 'instructor');
  const neighbour = await givenMember(server, organizationId);
  const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: instructor.userId });
  const path = (surveyId: number) => `/api/course-surveys/${surveyId}`;
  const world: Omit<SurveyWorld, 'learner'> = {
    organizationId,
    courseId,
    instructor,
    neighbour,
    async givenLearners(count) {
      const learners: TestMember[] = [];
      for (let at = 0; at < count; at++) {
        const learner = await givenMember(server, organizationId);
        await enrol(server.admin, organizationId, courseId, learner.userId);
        learners.push(learner);
      }
      return learners;
    },
    async create(body = {}) {
      const answer = await call<{ surveyId: number }>(server, `POST /api/courses/${courseId}/surveys`, {
        as: instructor,
        body: { type: 'SURVEY', title: { en: 'How was it?', ar: 'كيف كانت؟' }, ...body },
      });
      return answer.body.surveyId;
    },
    async given({ type = 'SURVEY', ...settings }: { type?: string }, questions = [question('CHOICE', 'q1')]) {
      const surveyId = await world.create({ type });
      const changed = await world.patch(surveyId, { ...settings, questions, version: 1 });
      const published = await world.act(surveyId, 'publish');
      if (changed.status !== 204 || published.status !== 204)
        throw new Error(JSON.stringify([changed.body, published.body]));
      return surveyId;
    },
    patch: (surveyId, body, as = instructor) => call(server, `PATCH ${path(surveyId)}`, { as, body }),
    act: (surveyId, action, as = instructor, body) =>
      call(server, `POST ${path(surveyId)}/${action}`, { as, ...(body ? { body } : {}) }),
    read: (surveyId, as) => call<Survey>(server, `GET ${path(surveyId)}`, { as }),
    answer: (surveyId, as, ...answers) => call(server, `POST ${path(surveyId)}/answers`, { as, body: { answers } }),
    results: (surveyId, as, query = '') => call<SurveyResults>(server, `GET ${path(surveyId)}/results${query}`, { as }),
  };
  const [learner] = await world.givenLearners(1);
  return { ...world, learner: learner! };
}

export const choose = (id: string, questionKey = 'q1') => ({ questionKey, options: [id] });
