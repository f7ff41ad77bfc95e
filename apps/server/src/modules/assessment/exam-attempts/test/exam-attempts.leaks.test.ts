import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SubsectionExamDetail } from '../../exam-marks/exam-marks.schemas.ts';
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
  TAB,
} from './exams.factory.ts';

const server = testServer();
let hall: Hall;
let question: number;
let other: number;

beforeAll(async () => {
  hall = await givenHall(server);
  question = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  other = await givenQuestionOf(server, hall, 'TRUE_FALSE');
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();

describe('what a learner sees beforehand', () => {
  it('is which parts go one way and when which result comes', async () => {
    const [closesAt, later] = [inHours(10), inHours(30)];
    const { subsectionExamId } = await givenExam(
      server,
      hall,
      [section([fixed(question)]), section([fixed(other)], { navigation: 'ONE_WAY' })],
      {
        closesAt,
        releaseScore: 'AT_TIME',
        releaseAt: later,
        releaseAnswers: 'AFTER_CLOSE',
        releaseExplanations: 'AT_ONCE',
      },
    );
    const learner = await givenLearner(server, hall);
    const { body } = await callAs<SubsectionExamDetail>(
      server,
      learner,
      `GET /api/subsection-exams/${subsectionExamId}`,
    );
    const releases = {
      scores: { rule: 'AT_TIME', at: later },
      answers: { rule: 'AFTER_CLOSE', at: closesAt },
      explanations: { rule: 'AFTER_CLOSE', at: closesAt },
    };
    expect(body).toMatchObject({ navigation: ['FREE', 'ONE_WAY'], questionCount: 2, releases });

    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { finish, review } = sitting(server, learner);
    await finish(attempt);
    expect((await review(attempt)).body).toMatchObject({ releases, score: null });
  });
});

describe('opening an attempt', () => {
  it('reports whether another tab had it until then', async () => {
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(question)])]);
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { open, latest } = sitting(server, learner);
    expect((await open(attempt, TAB)).body.wasElsewhere).toBe(false);
    expect((await open(attempt, OTHER_TAB)).body.wasElsewhere).toBe(true);
    expect((await latest(attempt, OTHER_TAB)).body).toMatchObject({ wasElsewhere: false, isHolder: true });
  });
});

describe('the review of a part that goes one way', () => {
  it('shows what was never reached only when no attempt is left', async () => {
    const sections = [section([fixed(question), fixed(other)], { navigation: 'ONE_WAY' })];
    const rules = { attemptsAllowed: 2, releaseAnswers: 'AT_ONCE' } as const;
    const { subsectionExamId } = await givenExam(server, hall, sections, rules);
    const learner = await givenLearner(server, hall);
    const { finish, review } = sitting(server, learner);
    const first = await givenAttempt(server, learner, subsectionExamId);
    await finish(first);
    const seen = async () => {
      const { questions, hiddenCount } = (await review(first)).body;
      return [questions.map(({ position }) => position), hiddenCount];
    };
    expect(await seen()).toEqual([[1], 1]);
    const second = await givenAttempt(server, learner, subsectionExamId);
    expect(await seen()).toEqual([[1], 1]);
    await finish(second);
    expect(await seen()).toEqual([[1, 2], 0]);
  });
});
