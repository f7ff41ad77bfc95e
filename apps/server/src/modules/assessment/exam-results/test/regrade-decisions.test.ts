import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  AMAZON,
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  section,
  sitting,
} from '../../exam-attempts/test/exams.factory.ts';
import {
  givenHandedIn as handIn,
  markingExams,
  ofExam as resultsOf,
  scoreOf as storedScore,
} from '../../exam-marking/test/exam-marking.factory.ts';

const server = testServer();
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

const TEXT: QuestionAnswer = { type: 'ESSAY', html: '<p>Because of rain.</p>' };

const givenHandedIn = (id: number, answers: QuestionAnswer[]) => handIn(server, hall, id, answers);
const ofExam = (id: number, as = hall.instructor) => resultsOf(server, as, id);
const scoreOf = (attempt: number) => storedScore(server, attempt);

describe('what was decided about a question', () => {
  it('is listed and withdrawn for a reason; everything is marked by the rules again, also what comes in later', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const right = await givenHandedIn(subsectionExamId, [NILE]);
    const wrong = await givenHandedIn(subsectionExamId, [AMAZON]);
    const { decisions, changes, change, withdraw } = ofExam(subsectionExamId);
    await change('give-marks', { questionId, reason: 'It was unclear' });
    expect(await scoreOf(wrong.attempt)).toBe('2.000000');
    const [decision] = await decisions();
    expect(decision).toMatchObject({
      questionId,
      kind: 'GIVE_TO_ALL',
      reason: 'It was unclear',
      decidedBy: { userId: hall.instructor.userId },
      withdrawn: null,
    });
    expect((await withdraw(decision!.regradeDecisionId)).body).toEqual({ changedCount: 1 });
    expect([await scoreOf(right.attempt), await scoreOf(wrong.attempt)]).toEqual(['2.000000', '0.000000']);
    expect((await decisions())[0]).toMatchObject({
      reason: 'It was unclear',
      withdrawn: { reason: 'It was the wrong question', by: { userId: hall.instructor.userId } },
    });
    expect(await changes()).toMatchObject([
      { source: 'DECISION_WITHDRAWN', reason: 'It was the wrong question', newScore: '-0.5000000000' },
      { source: 'GIVEN_TO_ALL', reason: 'It was unclear' },
    ]);
    expect(await scoreOf((await givenHandedIn(subsectionExamId, [AMAZON])).attempt)).toBe('0.000000');
    expect((await sitting(server, wrong.learner).review(wrong.attempt)).body.score).toBe('0.000000');
    expect(await withdraw(decision!.regradeDecisionId)).toMatchObject({
      status: 409,
      body: { errorCode: 'exam-regrade.already-withdrawn' },
    });
  });

  it('gives what a person marked back to that person, and what nobody marked to the markers', async () => {
    const essay = await givenQuestionOf(server, hall, 'ESSAY');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])]);
    const marked = await givenHandedIn(subsectionExamId, [TEXT]);
    const waiting = await givenHandedIn(subsectionExamId, [TEXT]);
    const mark = { examAttemptId: marked.attempt, position: 1, score: '0.5', comment: 'Thin', version: 1 };
    expect((await markingExams(server, hall.instructor).grade(mark)).status).toBe(200);
    const { decisions, change, withdraw } = ofExam(subsectionExamId);
    await change('give-marks', { questionId: essay, reason: 'It was unclear' });
    expect([await scoreOf(marked.attempt), await scoreOf(waiting.attempt)]).toEqual(['2.000000', '2.000000']);
    expect((await withdraw((await decisions())[0]!.regradeDecisionId)).body).toEqual({ changedCount: 2 });
    expect([await scoreOf(marked.attempt), await scoreOf(waiting.attempt)]).toEqual(['0.500000', null]);
    const { questions } = await markingExams(server, hall.instructor).attempt(marked.attempt);
    expect(questions[0]).toMatchObject({ source: 'MARKER', outcome: 'PARTIAL', comment: 'Thin' });
    const learner = sitting(server, waiting.learner);
    expect((await learner.review(waiting.attempt)).body).toMatchObject({ score: null, isBeingMarked: true });
  });

  it('comes back in dispute where two markers had differed', async () => {
    const essay = await givenQuestionOf(server, hall, 'ESSAY');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])], { markerCount: 2 });
    const disputed = await givenHandedIn(subsectionExamId, [TEXT]);
    const half = await givenHandedIn(subsectionExamId, [TEXT]);
    const second = await givenMember(server, hall.organizationId, 'administrator');
    const mark = (as: TestMember, examAttemptId: number, score: string, markVersion = 1) =>
      markingExams(server, as).grade({ examAttemptId, position: 1, score, version: 0, markVersion });
    await mark(hall.instructor, disputed.attempt, '0.5');
    expect((await mark(second, disputed.attempt, '1.5')).body).toMatchObject({ isDisputed: true });
    await mark(hall.instructor, half.attempt, '1');
    const { decisions, change, preview, withdraw } = ofExam(subsectionExamId);
    await change('give-marks', { questionId: essay, reason: 'It was unclear' });
    const id = (await decisions())[0]!.regradeDecisionId;
    expect((await preview(id)).body).toMatchObject({ changedCount: 2, loweredCount: 0, unmarkedCount: 2 });
    expect(await scoreOf(disputed.attempt)).toBe('2.000000');
    await withdraw(id);
    expect([await scoreOf(disputed.attempt), await scoreOf(half.attempt)]).toEqual([null, null]);
    const reviewed = async (attempt: number) =>
      (await markingExams(server, hall.instructor).attempt(attempt)).questions[0];
    const disputedNow = await reviewed(disputed.attempt);
    expect(disputedNow).toMatchObject({ isDisputed: true, source: 'MARKER', outcome: 'PENDING' });
    expect(await reviewed(half.attempt)).toMatchObject({ isDisputed: false, outcome: 'PENDING' });
    const version = disputedNow!.markVersion;
    const decision = { examAttemptId: disputed.attempt, position: 1, score: '1', comment: 'Between', version };
    expect((await markingExams(server, second).reconcile(decision)).status).toBe(200);
    expect(await scoreOf(disputed.attempt)).toBe('1.000000');
  });

  it('shows before it is withdrawn what would change, and changes nothing', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenHandedIn(subsectionExamId, [NILE]);
    const wrong = await givenHandedIn(subsectionExamId, [AMAZON]);
    const { decisions, change, changes, preview, withdraw } = ofExam(subsectionExamId);
    await change('give-marks', { questionId, reason: 'It was unclear' });
    const id = (await decisions())[0]!.regradeDecisionId;
    expect((await preview(id)).body).toMatchObject({
      ...{ askedCount: 2, changedCount: 1, raisedCount: 0, loweredCount: 1, unmarkedCount: 0, keptCount: 0 },
      before: { meanPercent: 100 },
      after: { meanPercent: 50 },
    });
    expect((await decisions())[0]?.withdrawn).toBe(null);
    expect(await changes()).toHaveLength(1);
    expect(await scoreOf(wrong.attempt)).toBe('2.000000');
    expect((await ofExam(subsectionExamId, hall.learner).preview(id)).status).toBe(403);
    await withdraw(id);
    expect(await preview(id)).toMatchObject({ status: 409 });
  });

  it('is withdrawn alone: another decision about the question goes on holding', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SHORT_TEXT');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const text = (words: string): QuestionAnswer => ({ type: 'SHORT_TEXT', text: words });
    const blue = await givenHandedIn(subsectionExamId, [text('Blue Nile')]);
    const white = await givenHandedIn(subsectionExamId, [text('White Nile')]);
    const { decisions, change, withdraw } = ofExam(subsectionExamId);
    for (const words of ['Blue Nile', 'White Nile'])
      await change('accept-also', { questionId, answer: text(words), reason: words });
    const [newest] = await decisions();
    expect(newest).toMatchObject({ kind: 'ACCEPT_ALSO', answer: text('White Nile') });
    await withdraw(newest!.regradeDecisionId);
    expect([await scoreOf(blue.attempt), await scoreOf(white.attempt)]).toEqual(['2.000000', '0.000000']);
  });

  it('accepts the letters that were written: an asterisk among them is one', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SHORT_TEXT');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const text = (words: string): QuestionAnswer => ({ type: 'SHORT_TEXT', text: words });
    const star = await givenHandedIn(subsectionExamId, [text('5*3')]);
    const other = await givenHandedIn(subsectionExamId, [text('5 and 3')]);
    await ofExam(subsectionExamId).change('accept-also', { questionId, answer: text('5*3'), reason: 'A product' });
    expect([await scoreOf(star.attempt), await scoreOf(other.attempt)]).toEqual(['2.000000', '0.000000']);
  });

  it('is withdrawn by who edits the course, in its own exam', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const [exam, other] = [
      await givenExam(server, hall, [section([fixed(questionId)])]),
      await givenExam(server, hall, [section([fixed(questionId)])]),
    ];
    await givenHandedIn(exam.subsectionExamId, [NILE]);
    const { change, decisions } = ofExam(exam.subsectionExamId);
    await change('give-marks', { questionId, reason: 'It was unclear' });
    const id = (await decisions())[0]!.regradeDecisionId;
    const elsewhere = await givenMember(server, hall.organizationId, 'instructor');
    expect((await ofExam(exam.subsectionExamId, elsewhere).withdraw(id)).status).toBe(403);
    expect((await ofExam(exam.subsectionExamId, hall.learner).withdraw(id)).status).toBe(403);
    expect((await ofExam(other.subsectionExamId).withdraw(id)).status).toBe(404);
    expect((await ofExam(exam.subsectionExamId).withdraw(id, '')).status).toBe(400);
    expect((await decisions())[0]?.withdrawn).toBe(null);
  });
});
