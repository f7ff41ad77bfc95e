import { beforeAll, describe, expect, it } from 'vitest';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { withSpent } from '../question-times.service.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  OTHER_TAB,
  section,
  sitting,
} from './exams.factory.ts';

describe('adding up time on questions', () => {
  it('goes by position', () => {
    const once = withSpent([], [{ position: 3, seconds: 5 }], 100);
    expect(once).toEqual([0, 0, 5]);
    const spent = [
      { position: 1, seconds: 10 },
      { position: 3, seconds: 2 },
    ];
    expect(withSpent(once, spent, 100)).toEqual([10, 0, 7]);
  });

  it('takes off what is more than the attempt has lasted, everywhere alike', () => {
    const spent = [
      { position: 1, seconds: 600 },
      { position: 2, seconds: 200 },
    ];
    expect(withSpent([20], spent, 100)).toEqual([80, 20]);
    expect(withSpent([100], spent, 100)).toEqual([100, 0]);
    expect(withSpent([], [], 0)).toEqual([]);
  });
});

describe('reporting time on questions', () => {
  const server = testServer();
  const MINUTE = 60_000;
  let hall: Hall;
  let questionId: number;

  beforeAll(async () => {
    hall = await givenHall(server);
    questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  });

  const oneQuestion = () => givenExam(server, hall, [section([fixed(questionId)])]);
  const secondsOf = async (attempt: number) =>
    (await server.admin`select seconds from attempt_times where exam_attempt_id = ${attempt}`)[0]?.seconds;

  it('counts from whoever holds the attempt, once, and no longer than the attempt lasted', async () => {
    const { subsectionExamId } = await oneQuestion();
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { spend, open } = sitting(server, learner);
    server.clock.advance(2 * MINUTE);
    const report = { position: 1, seconds: 40 };
    expect(await spend(attempt, [report])).toMatchObject({ status: 200, body: { count: 0 } });
    await spend(attempt, [report]); // its answer was lost on the way
    expect(await secondsOf(attempt)).toEqual([40]);
    expect((await spend(attempt, [{ position: 2, seconds: 1 }], { sequence: 2 })).status).toBe(400);
    await open(attempt, OTHER_TAB);
    await spend(attempt, [{ position: 1, seconds: 30 }], { sequence: 3 });
    await spend(attempt, [{ position: 1, seconds: 20 }], { sequence: 4, holder: OTHER_TAB });
    expect(await secondsOf(attempt)).toEqual([60]);
    await spend(attempt, [{ position: 1, seconds: 100_000 }], { sequence: 5, holder: OTHER_TAB });
    const [seconds] = await secondsOf(attempt);
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(seconds).toBeLessThan(180);
  });

  it('may come up to a minute after the end', async () => {
    const { subsectionExamId } = await oneQuestion();
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { spend, finish } = sitting(server, learner);
    server.clock.advance(MINUTE);
    await finish(attempt);
    server.clock.advance(MINUTE / 2);
    await spend(attempt, [{ position: 1, seconds: 15 }]);
    server.clock.advance(MINUTE);
    await spend(attempt, [{ position: 1, seconds: 15 }], { sequence: 2 });
    expect(await secondsOf(attempt)).toEqual([15]);
  });

  it('of a preview leaves nothing', async () => {
    const { subsectionExamId } = await oneQuestion();
    const attempt = await givenAttempt(server, hall.instructor, subsectionExamId);
    server.clock.advance(MINUTE);
    expect((await sitting(server, hall.instructor).spend(attempt, [{ position: 1, seconds: 10 }])).status).toBe(200);
    expect(await secondsOf(attempt)).toBeUndefined();
  });
});
