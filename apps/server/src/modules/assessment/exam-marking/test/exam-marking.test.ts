import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  AMAZON,
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  section,
  sitting,
} from '../../exam-attempts/test/exams.factory.ts';
import type { ExamStatistics } from '../../exam-results/exam-results.schemas.ts';
import { changeOf, questionBody, readQuestion } from '../../questions/test/questions.factory.ts';
import { givenHandedIn as handIn, markingExams, ofExam, scoreOf as storedScore } from './exam-marking.factory.ts';

const server = testServer();
let hall: Hall;
let colleague: TestMember;
let choice: number;
let essay: number;

beforeAll(async () => {
  hall = await givenHall(server);
  colleague = await givenMarker(server, hall);
  choice = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  essay = await givenQuestionOf(server, hall, 'ESSAY');
});

const TEXT: QuestionAnswer = { type: 'ESSAY', html: '<p>Because of <script>alert(1)</script>rain.</p>' };
const CHOICE = 1;
const ESSAY = 2;

interface GradeOptions {
  as: TestMember;
  isDecision: boolean;
  comment: string;
  position: number;
  markVersion: number;
}

/** A learner hands in a choice and an essay. */
const givenHandedIn = (id: number, answers: QuestionAnswer[], by?: TestMember) =>
  handIn(server, hall, id, answers, { by });

const givenMixed = (rules: Parameters<typeof givenExam>[3] = {}) =>
  givenExam(server, hall, [section([fixed(choice), fixed(essay)])], rules);

const queue = (id: number, as = hall.instructor, state = 'PENDING') => markingExams(server, as).queue(id, state);
const attemptFor = (attempt: number, as = hall.instructor) => markingExams(server, as).attempt(attempt);
const grade = (
  examAttemptId: number,
  score: string,
  version: number,
  { as = hall.instructor, isDecision = false, ...more }: Partial<GradeOptions> = {},
) => {
  const marker = markingExams(server, as);
  const body = { examAttemptId, position: ESSAY, score, version, ...more };
  return isDecision ? marker.reconcile(body) : marker.grade(body);
};
const changes = (id: number) => ofExam(server, hall.instructor, id).changes();
const change = (id: number, path: string, body: object) => ofExam(server, hall.instructor, id).change(path, body);
const scoreOf = (attempt: number) => storedScore(server, attempt);

describe('marking by a person', () => {
  it('makes the score whole; until then there is none, and nobody passes', async () => {
    const { subsectionExamId } = await givenMixed();
    const { attempt, learner } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    const { review } = sitting(server, learner);
    expect((await review(attempt)).body).toMatchObject({ score: null, passed: null, isBeingMarked: true });
    const [waiting] = (await queue(subsectionExamId)).data;
    expect(waiting).toMatchObject({ examAttemptId: attempt, position: ESSAY, type: 'ESSAY', marks: '2.0000' });
    expect(waiting?.learner?.userId).toBe(learner.userId);
    const seen = await attemptFor(attempt);
    const [, question] = seen.questions;
    expect(question).toMatchObject({ version: 1, score: null, key: { type: 'ESSAY' }, source: 'AUTO' });
    expect(question?.answer).toEqual({ type: 'ESSAY', html: '<p>Because of rain.</p>' });
    const marked = await grade(attempt, '1.25', 1, { comment: 'Well seen' });
    expect(marked.body).toMatchObject({ score: '1.25', version: 2, attemptScore: '3.250000' });
    expect((await queue(subsectionExamId)).total).toBe(0);
    const { body } = await review(attempt);
    expect(body).toMatchObject({ score: '3.250000', passed: true, isBeingMarked: false });
    expect(body.questions[1]).toMatchObject({ comment: 'Well seen', outcome: 'PARTIAL' });
    expect(await changes(subsectionExamId)).toMatchObject([
      {
        examAttemptId: attempt,
        position: ESSAY,
        oldScore: null,
        source: 'MARKER',
        changedBy: { userId: hall.instructor.userId },
      },
    ]);
  });

  it('answers 409 to who marks by an old picture, and changes nothing', async () => {
    const { subsectionExamId } = await givenMixed();
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    const both = await Promise.all([grade(attempt, '1', 1), grade(attempt, '2', 1, { as: colleague })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body.attemptScore;
    expect(await scoreOf(attempt)).toBe(kept);
    expect((await grade(attempt, '0', 1)).body.errorCode).toBe('conflict');
    expect(await scoreOf(attempt)).toBe(kept);
  });

  it('stays within what can be given, and waits until the learner has finished', async () => {
    const { subsectionExamId } = await givenMixed();
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    for (const score of ['2.01', '-0.51'])
      expect((await grade(attempt, score, 1)).body.errorCode).toBe('answer-review.score-too-high');
    const learner = await givenLearner(server, hall);
    const running = await givenAttempt(server, learner, subsectionExamId);
    expect((await grade(running, '1', 1)).body.errorCode).toBe('exam-attempt.still-running');
    expect((await attemptFor(running)).questions).toEqual([]);
  });

  it('needs nobody for an essay that was left blank', async () => {
    const { subsectionExamId } = await givenMixed();
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE]);
    expect(await scoreOf(attempt)).toBe('2.000000');
    expect((await queue(subsectionExamId)).total).toBe(0);
  });

  it('hides names where the exam says so, until everything is marked', async () => {
    const { subsectionExamId } = await givenMixed({ isBlind: true });
    const { attempt, learner } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    const { results } = ofExam(server, hall.instructor, subsectionExamId);
    const [person] =
      await server.admin`select first_name, last_name, email from members where user_id = ${learner.userId}`;
    for (const answer of [await queue(subsectionExamId), await attemptFor(attempt), await results()]) {
      const text = JSON.stringify(answer);
      expect(text).toContain('"learner":null');
      for (const word of [person?.last_name, person?.email]) expect(text).not.toContain(word);
    }
    await grade(attempt, '2', 1);
    expect((await results()).data[0]?.learner?.userId).toBe(learner.userId);
  });

  it('is for who edits the course', async () => {
    const { subsectionExamId } = await givenMixed();
    const { attempt, learner } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    const stranger = await givenHall(server);
    const elsewhere = await givenMember(server, hall.organizationId, 'instructor');
    for (const [as, status] of [
      [learner, 403],
      [elsewhere, 403],
      [stranger.instructor, 404],
    ] as const) {
      expect((await grade(attempt, '1', 1, { as })).status).toBe(status);
      expect((await callAs(server, as, `GET /api/answer-review/${attempt}`)).status).toBe(status);
    }
  });
});

describe('two markers', () => {
  it('mark apart from each other, and equal marks count', async () => {
    const { subsectionExamId } = await givenMixed({ markerCount: 2 });
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    expect((await grade(attempt, '1.5', 0, { comment: 'One' })).body).toMatchObject({
      score: null,
      attemptScore: null,
    });
    expect((await queue(subsectionExamId)).total).toBe(0);
    expect((await queue(subsectionExamId, colleague)).total).toBe(1);
    // nobody looks at the other's mark before giving one
    expect((await attemptFor(attempt, colleague)).questions[1]?.reviews).toEqual([]);
    const second = await grade(attempt, '1.50', 0, { as: colleague, comment: 'Two' });
    expect(second.body).toMatchObject({ isDisputed: false, attemptScore: '3.500000' });
    const [, question] = (await attemptFor(attempt)).questions;
    expect(question).toMatchObject({ comment: 'One\n\nTwo', reviews: [{ isOwn: true }, { isOwn: false }] });
    const third = await givenMember(server, hall.organizationId, 'administrator');
    expect((await grade(attempt, '1', 0, { as: third, markVersion: 2 })).body.errorCode).toBe(
      'answer-review.not-needed',
    );
  });

  it('who differ are reconciled, with a reason that stays', async () => {
    const { subsectionExamId } = await givenMixed({ markerCount: 2 });
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    await grade(attempt, '0.5', 0);
    const early = await grade(attempt, '1', 1, { isDecision: true });
    expect(early.body.errorCode).toBe('answer-review.not-disputed');
    expect((await grade(attempt, '2', 0, { as: colleague })).body).toMatchObject({ score: null, isDisputed: true });
    expect((await queue(subsectionExamId, hall.instructor, 'DISPUTED')).total).toBe(1);
    const version = (await attemptFor(attempt)).questions[1]?.markVersion ?? 0;
    const settled = await grade(attempt, '1.5', version, { isDecision: true, comment: 'We agreed' });
    expect(settled.body).toMatchObject({ score: '1.5', attemptScore: '3.500000' });
    expect((await changes(subsectionExamId))[0]).toMatchObject({ reason: 'We agreed', newScore: '1.5000000000' });
  });
});

describe('one of two markers with an old picture', () => {
  const OLD = { status: 409, body: { errorCode: 'conflict' } };

  it('overturns no decision', async () => {
    const { subsectionExamId } = await givenMixed({ markerCount: 2 });
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    expect((await grade(attempt, '0.5', 0)).body).toMatchObject({ version: 1, markVersion: 1 });
    await grade(attempt, '2', 0, { as: colleague });
    await grade(attempt, '1.5', 2, { isDecision: true, comment: 'We agreed' });
    for (const markVersion of [1, 2])
      expect(await grade(attempt, '0', 1, { as: colleague, markVersion })).toMatchObject(OLD);
    expect(await scoreOf(attempt)).toBe('3.500000');
    const [, question] = (await attemptFor(attempt, colleague)).questions;
    expect(question).toMatchObject({ version: 1, markVersion: 3, score: '1.5000000000' });
    expect((await grade(attempt, '0.5', 1, { as: colleague, markVersion: 3 })).body.score).toBe('0.5');
  });

  it('takes back nothing that everybody was given, and half a marking neither', async () => {
    const { subsectionExamId } = await givenMixed({ markerCount: 2 });
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    await change(subsectionExamId, 'give-marks', { questionId: essay, reason: 'It was unclear' });
    expect(await grade(attempt, '0', 0)).toMatchObject(OLD);
    expect((await grade(attempt, '0', 0, { markVersion: 2 })).body).toMatchObject({
      score: null,
      markVersion: 2,
      attemptScore: '4.000000',
    });
    expect(await scoreOf(attempt)).toBe('4.000000');
    const both = await grade(attempt, '0', 0, { as: colleague, markVersion: 2 });
    expect(both.body).toMatchObject({ score: '0', attemptScore: '2.000000' });
  });

  it('marks while the other one marks: neither stands in the way', async () => {
    const { subsectionExamId } = await givenMixed({ markerCount: 2 });
    const { attempt } = await givenHandedIn(subsectionExamId, [NILE, TEXT]);
    const both = await Promise.all([grade(attempt, '1', 0), grade(attempt, '1', 0, { as: colleague })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await scoreOf(attempt)).toBe('3.000000');
  });
});

describe('changing marks afterwards', () => {
  const moveKey = async (questionId: number, right: string) => {
    const question = await readQuestion(server, hall.instructor, questionId);
    const key = { ...question.key, fractions: { [right]: '1' } } as typeof question.key;
    const saved = await callAs(
      server,
      hall.instructor,
      `PUT /api/questions/${questionId}`,
      changeOf(question, { key }),
    );
    expect(saved.status).toBe(200);
  };

  it('by a corrected key, in finished and in running attempts, keeps what was before with who and why', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const right = await givenHandedIn(subsectionExamId, [NILE]);
    const wrong = await givenHandedIn(subsectionExamId, [AMAZON]);
    const late = await givenLearner(server, hall);
    const running = await givenAttempt(server, late, subsectionExamId);
    await sitting(server, late).save(running, 1, AMAZON);
    await moveKey(questionId, 'amazon');
    // a new version alone changes no mark
    expect([await scoreOf(right.attempt), await scoreOf(wrong.attempt)]).toEqual(['2.000000', '0.000000']);
    const { body } = await change(subsectionExamId, 'regrade', { questionId, reason: 'The key was wrong' });
    expect(body).toEqual({ changedCount: 2 });
    expect([await scoreOf(right.attempt), await scoreOf(wrong.attempt)]).toEqual(['0.000000', '2.000000']);
    await sitting(server, late).finish(running);
    expect(await scoreOf(running)).toBe('2.000000');
    expect(await changes(subsectionExamId)).toMatchObject([
      { source: 'REGRADED', reason: 'The key was wrong' },
      { source: 'REGRADED', reason: 'The key was wrong' },
    ]);
    // again: nothing left to change
    expect((await change(subsectionExamId, 'regrade', { questionId, reason: 'Again' })).body).toEqual({
      changedCount: 0,
    });
  });

  it('by giving everybody the mark, whatever was answered, also who comes in late', async () => {
    const { subsectionExamId } = await givenMixed();
    const blank = await givenHandedIn(subsectionExamId, []);
    const essayist = await givenHandedIn(subsectionExamId, [AMAZON, TEXT]);
    const late = await givenLearner(server, hall);
    const running = await givenAttempt(server, late, subsectionExamId);
    const { body } = await change(subsectionExamId, 'give-marks', { questionId: essay, reason: 'It was unclear' });
    expect(body).toEqual({ changedCount: 2 });
    expect([await scoreOf(blank.attempt), await scoreOf(essayist.attempt)]).toEqual(['2.000000', '1.500000']);
    await sitting(server, late).finish(running);
    expect(await scoreOf(running)).toBe('2.000000');
    const sources = (await attemptFor(running)).questions.map(({ source }) => source);
    expect(sources).toEqual(['AUTO', 'GIVEN_TO_ALL']);
  });

  it('by accepting another answer also, which takes nothing from anybody', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SHORT_TEXT');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const text = (words: string): QuestionAnswer => ({ type: 'SHORT_TEXT', text: words });
    const [nile, blueNile, rhine] = [
      await givenHandedIn(subsectionExamId, [text('Nile')]),
      await givenHandedIn(subsectionExamId, [text('the blue nile')]),
      await givenHandedIn(subsectionExamId, [text('Rhine')]),
    ];
    const accepted = await change(subsectionExamId, 'accept-also', {
      questionId,
      answer: text('The Blue Nile'),
      reason: 'Also right',
    });
    expect(accepted.body).toEqual({ changedCount: 1 });
    expect([await scoreOf(nile.attempt), await scoreOf(blueNile.attempt), await scoreOf(rhine.attempt)]).toEqual([
      '2.000000',
      '2.000000',
      '0.000000',
    ]);
    const wrongShape = await change(subsectionExamId, 'accept-also', { questionId, answer: NILE, reason: 'x' });
    expect(wrongShape.status).toBe(400);
  });

  it('by accepting another answer as strictly as the key reads', async () => {
    const { key } = questionBody({}, 'SHORT_TEXT');
    const questionId = await givenQuestionOf(server, hall, 'SHORT_TEXT', {
      key: { ...key, isStrict: true } as typeof key,
    });
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const text = (words: string): QuestionAnswer => ({ type: 'SHORT_TEXT', text: words });
    const [exact, other] = [
      await givenHandedIn(subsectionExamId, [text('The Blue Nile')]),
      await givenHandedIn(subsectionExamId, [text('the blue nile')]),
    ];
    const answer = text('The Blue Nile');
    await change(subsectionExamId, 'accept-also', { questionId, answer, reason: 'Also right' });
    expect([await scoreOf(exact.attempt), await scoreOf(other.attempt)]).toEqual(['2.000000', '0.000000']);
  });

  it('leaves alone what a person marked', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const { attempt } = await givenHandedIn(subsectionExamId, [AMAZON]);
    await grade(attempt, '1', 1, { position: CHOICE, comment: 'Half of it' });
    await moveKey(questionId, 'amazon');
    expect((await change(subsectionExamId, 'regrade', { questionId, reason: 'Key' })).body).toEqual({
      changedCount: 0,
    });
    expect(await scoreOf(attempt)).toBe('1.000000');
  });

  it('is refused where nobody was asked', async () => {
    const { subsectionExamId } = await givenMixed();
    const other = await givenQuestionOf(server, hall, 'TRUE_FALSE');
    expect((await change(subsectionExamId, 'regrade', { questionId: other, reason: 'x' })).body.errorCode).toBe(
      'exam-regrade.not-asked',
    );
  });
});

describe('how an exam went', () => {
  it('computes difficulty, discrimination and distractors of learners’ attempts alone', async () => {
    const second = await givenQuestionOf(server, hall, 'TRUE_FALSE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(choice), fixed(second)])]);
    const isTrue = (value: boolean): QuestionAnswer => ({ type: 'TRUE_FALSE', isTrue: value });
    for (const answers of [[NILE, isTrue(true)], [NILE, isTrue(true)], [AMAZON, isTrue(false)], []])
      await givenHandedIn(subsectionExamId, answers);
    await givenHandedIn(subsectionExamId, [NILE], hall.instructor);
    const { body } = await callAs<ExamStatistics>(
      server,
      hall.instructor,
      `GET /api/subsection-exams/${subsectionExamId}/statistics`,
    );
    expect(body).toMatchObject({ attemptCount: 4, medianPercent: 50 });
    expect(body.distribution).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    const item = body.items.find(({ questionId }) => questionId === choice);
    expect(item).toMatchObject({ count: 4, discrimination: 1.125 });
    expect(item?.pointBiserial).toBeGreaterThan(0.9);
    expect(item?.choices.map(({ choiceId, count, isRight }) => [choiceId, count, isRight])).toEqual([
      ['nile', 2, true],
      ['amazon', 1, false],
      [null, 1, false],
    ]);
  });
});
