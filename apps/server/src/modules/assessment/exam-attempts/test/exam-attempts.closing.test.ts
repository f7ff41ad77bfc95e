import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  RULES,
  section,
  sitting,
} from './exams.factory.ts';

const MINUTE = 60_000;
const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const stateOf = async (id: number) =>
  (await server.admin`select state from exam_attempts where exam_attempt_id = ${id}`)[0]?.state;

const close = () => {
  const job = server.app.jobs.find(({ name }) => name === 'exam-attempts.close-overdue');
  return job?.run({ ...server.platform, organizationId: hall.organizationId }, {});
};

/** Two learners in an exam; the paper of the first one can't be marked. */
async function givenBroken(limitMinutes: number) {
  const [lost, sound] = [
    await givenQuestionOf(server, hall, 'SINGLE_CHOICE'),
    await givenQuestionOf(server, hall, 'SINGLE_CHOICE'),
  ];
  const { examId, subsectionExamId } = await givenExam(server, hall, [section([fixed(lost)])], { limitMinutes });
  const [one, two] = [await givenLearner(server, hall), await givenLearner(server, hall)];
  const broken = await givenAttempt(server, one, subsectionExamId);
  const whole = await givenAttempt(server, two, subsectionExamId);
  await server.admin`update attempt_questions set question_id = ${sound} where exam_attempt_id = ${whole}`;
  await server.admin`delete from question_keys where question_id = ${lost}`;
  return { examId, subsectionExamId, broken, whole, one, two };
}

describe('an attempt that cannot be marked', () => {
  it('keeps no other one from being closed, and is left as it is', async () => {
    const { broken, whole, one } = await givenBroken(10);
    server.clock.advance(11 * MINUTE);
    await close();
    expect([await stateOf(broken), await stateOf(whole)]).toEqual(['RUNNING', 'EXPIRED']);
    const { save, finish } = sitting(server, one);
    expect((await save(broken, 1, null)).body.errorCode).toBe('exam-attempt.time-over');
    expect((await finish(broken)).body.errorCode).toBe('exam-attempt.time-over');
  });

  it('keeps nobody from changing the rules, and gets no time back by them', async () => {
    const { examId, subsectionExamId, broken, whole, one } = await givenBroken(10);
    server.clock.advance(11 * MINUTE);
    const rules = { ...RULES, examId, limitMinutes: 60, version: 3 };
    const saved = await callAs(server, hall.instructor, `PUT /api/subsection-exams/${subsectionExamId}`, rules);
    expect(saved.status).toBe(200);
    expect(await stateOf(whole)).toBe('EXPIRED');
    expect((await sitting(server, one).latest(broken)).body.remainingMilliseconds).toBe(0);
  });
});
