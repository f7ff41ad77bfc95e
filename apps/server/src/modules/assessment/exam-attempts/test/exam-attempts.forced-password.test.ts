import { expect, it, vi } from 'vitest';
import { givenMember, givenSession } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { fixed, givenAttempt, givenExam, givenHall, givenQuestionOf, NILE, section, sitting } from './exams.factory.ts';

const server = testServer();

it('a running attempt goes on while its learner has to choose a new password, and nothing else does', async () => {
  const hall = await givenHall(server);
  const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
  const { learner } = hall;
  const attempt = await givenAttempt(server, learner, subsectionExamId);
  const { save, latest, begin, finish } = sitting(server, learner);
  expect((await save(attempt, 1, null)).body.isSaved).toBe(true);

  const admin = await givenMember(server, hall.organizationId, 'administrator');
  await call(server, `POST /api/members/${learner.userId}/force-password-reset`, { as: admin, body: {} });
  const as = await givenSession(server, hall.organizationId, learner.userId);
  await vi.waitFor(async () => {
    const refused = await call<{ errorCode: string }>(server, 'GET /api/courses', { as });
    expect(refused.body.errorCode).toBe('auth-005');
  });

  expect((await save(attempt, 1, NILE, { sequence: 2 })).body.isSaved).toBe(true);
  expect((await latest(attempt)).body.questions).toMatchObject([{ answer: NILE }]);
  expect((await begin(subsectionExamId)).body.errorCode).toBe('auth-005');
  expect((await finish(attempt)).body.state).toBe('SUBMITTED');
  const kept = await server.admin`select answer from attempt_answers where exam_attempt_id = ${attempt}`;
  expect(kept).toEqual([{ answer: NILE }]);
});
