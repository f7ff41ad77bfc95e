import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Findings } from '../../exams/exams.schemas.ts';
import { questionBody } from '../../questions/test/questions.factory.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  section,
  sitting,
} from './exams.factory.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const incomplete = () => {
  const body = questionBody({}, 'SINGLE_CHOICE');
  return { ...body, key: { ...body.key, fractions: {} } };
};

describe('a fixed question that is being written again', () => {
  it('is asked as it was when it was ready last, and its editors see that', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const change = { ...incomplete(), version: 1 };
    expect((await callAs(server, hall.instructor, `PUT /api/questions/${questionId}`, change)).body).toEqual({
      version: 2,
    });
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, finish } = sitting(server, learner);
    await save(attempt, 1, NILE);
    await finish(attempt);
    const rows =
      await server.admin`select q.version, a.score from attempt_questions q join exam_attempts a using (exam_attempt_id)
      where exam_attempt_id = ${attempt}`;
    expect(rows).toEqual([{ version: 1, score: '2.000000' }]);
    const path = `GET /api/subsection-exams/${subsectionExamId}/findings`;
    expect((await callAs<Findings>(server, hall.instructor, path)).body).toMatchObject({
      isReady: true,
      findings: [{ code: 'question-not-ready', path: 'sections.0.draws.0', isRequired: false }],
    });
  });

  it('is not asked at all when it was never ready', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE', { key: incomplete().key as never });
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])], { isDraft: true });
    const begun = await sitting(server, hall.instructor).begin(subsectionExamId);
    expect(begun).toMatchObject({ status: 409, body: { errorCode: 'exam.cannot-be-drawn' } });
  });
});
