import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
  sitting,
} from '../../exam-attempts/test/exams.factory.ts';
import type { CommentSaved, MarkingProgress } from '../exam-marking.schemas.ts';
import { givenHandedIn as handIn, markingExams } from './exam-marking.factory.ts';

const server = testServer();
let hall: Hall;
let colleague: TestMember;
let essay: number;
let rubricId: number;

const level = (id: number, points: string) => ({ id, points, name: { en: `Level ${id}` }, description: {} });
/** Three points in all: a third is no finite decimal of two marks. */
const CONTENT = {
  allowsFreePoints: false,
  criteria: [
    {
      id: 1,
      name: { en: 'Argument' },
      description: {},
      isRange: false,
      levels: [level(11, '0'), level(12, '1'), level(13, '2')],
    },
    { id: 2, name: { en: 'Language' }, description: {}, isRange: false, levels: [level(21, '0'), level(22, '1')] },
  ],
};

beforeAll(async () => {
  hall = await givenHall(server);
  colleague = await givenMarker(server, hall);
  essay = await givenQuestionOf(server, hall, 'ESSAY');
  const made = await callAs<{ rubricId: number }>(server, hall.instructor, 'POST /api/course-rubrics', {
    title: { en: 'Essays of the term' },
    content: CONTENT,
  });
  expect(made.status).toBe(201);
  rubricId = made.body.rubricId;
});

const POSITION = 1;
const TEXT: QuestionAnswer = { type: 'ESSAY', html: '<p>Rain &amp; snow.</p><p>They <b>fall</b>.</p>' };
/** As it is counted. */
const PLAIN = 'Rain & snow.\n\nThey fall.';

async function givenEssay(rules: Parameters<typeof givenExam>[3] = {}) {
  const { subsectionExamId } = await givenExam(server, hall, [section([fixed(essay)])], rules);
  return subsectionExamId;
}

const givenHandedIn = (subsectionExamId: number) => handIn(server, hall, subsectionExamId, [TEXT]);

const choose = (id: number, tolerance = '0', as = hall.instructor) =>
  callAs(server, as, `PUT /api/subsection-exams/${id}/question-rubrics/${essay}`, { rubricId, tolerance });
const questionFor = async (attempt: number, as = hall.instructor) =>
  (await markingExams(server, as).attempt(attempt)).questions[0]!;
const grade = (
  examAttemptId: number,
  version: number,
  given: { score?: string | null; assessment?: Assessment },
  as = hall.instructor,
) => markingExams(server, as).grade({ examAttemptId, position: POSITION, version, ...given });
const comment = (attempt: number, change: Record<string, unknown> = {}, as = hall.instructor) =>
  callAs<CommentSaved>(server, as, 'POST /api/answer-comments', {
    examAttemptId: attempt,
    position: POSITION,
    start: PLAIN.indexOf('snow'),
    end: PLAIN.indexOf('snow') + 4,
    quote: 'snow',
    comment: 'Weather proof?',
    ...change,
  });
const review = async (learner: TestMember, attempt: number) => (await sitting(server, learner).review(attempt)).body;

const FULL: Assessment = [
  { criterionId: 1, levelId: 13 },
  { criterionId: 2, levelId: 22 },
];
const THIRD: Assessment = [
  { criterionId: 1, levelId: 12, comment: 'Thin' },
  { criterionId: 2, levelId: 21 },
];

describe('marking by a rubric', () => {
  it('gives the exact share of the marks, and nothing without every criterion', async () => {
    const exam = await givenEssay();
    expect((await choose(exam)).status).toBe(204);
    const { attempt, learner } = await givenHandedIn(exam);
    expect((await questionFor(attempt)).rubric).toMatchObject({ rubricId, rubricVersion: 1, maximum: '3' });
    expect((await grade(attempt, 1, { score: '1' })).status).toBe(400);
    expect((await grade(attempt, 1, { assessment: FULL.slice(0, 1) })).status).toBe(400);
    expect((await grade(attempt, 1, { score: '2', assessment: FULL })).status).toBe(400);
    const marked = await grade(attempt, 1, { assessment: THIRD });
    expect(marked.body).toMatchObject({ score: '0.6666666667', attemptScore: '0.666667' });
    expect((await grade(attempt, 2, { assessment: FULL })).body).toMatchObject({
      score: '2',
      attemptScore: '2.000000',
    });
    expect((await grade(attempt, 2, { assessment: THIRD })).body.errorCode).toBe('conflict');
    expect((await questionFor(attempt)).assessment).toEqual(FULL);
    const [seen] = (await review(learner, attempt)).questions;
    expect(seen?.rubric).toMatchObject({ title: { en: 'Essays of the term' }, assessment: FULL });
  });

  it('is settled before the first mark, and stays', async () => {
    const exam = await givenEssay();
    const { attempt } = await givenHandedIn(exam);
    expect((await choose(exam)).status).toBe(204);
    const removed = await callAs(
      server,
      hall.instructor,
      `DELETE /api/subsection-exams/${exam}/question-rubrics/${essay}`,
    );
    expect(removed.status).toBe(204);
    await choose(exam);
    await grade(attempt, 1, { assessment: FULL });
    expect((await choose(exam)).body.errorCode).toBe('question-rubric.in-use');
    const progress = await callAs<MarkingProgress>(
      server,
      hall.instructor,
      `GET /api/subsection-exams/${exam}/marking-progress`,
    );
    expect(progress.body.asked).toMatchObject([{ questionId: essay }]);
    expect(progress.body.questions).toMatchObject([
      { questionId: essay, markedCount: 1, pendingCount: 0, canChangeRubric: false, rubric: { rubricId } },
    ]);
  });

  it('is refused for what rules mark, for rubrics out of reach, and to who does not edit the course', async () => {
    const exam = await givenEssay();
    const choice = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const path = (question: number) => `PUT /api/subsection-exams/${exam}/question-rubrics/${question}`;
    const body = { rubricId, tolerance: '0' };
    expect((await callAs(server, hall.instructor, path(choice), body)).status).toBe(404);
    expect((await callAs(server, hall.instructor, path(essay), { ...body, rubricId: 999_999 })).status).toBe(400);
    const elsewhere = await givenMember(server, hall.organizationId, 'instructor');
    expect((await choose(exam, '0', elsewhere)).status).toBe(403);
    expect((await choose(exam, '0', hall.learner)).status).toBe(403);
  });

  it('takes the mean of two markers who are near enough, and asks for a decision where they are not', async () => {
    const exam = await givenEssay({ markerCount: 2 });
    await choose(exam, '1');
    const [near, far] = [await givenHandedIn(exam), await givenHandedIn(exam)];
    const second: Assessment = [
      { criterionId: 1, levelId: 13, comment: 'Strong' },
      { criterionId: 2, levelId: 21 },
    ];
    await grade(near.attempt, 0, { assessment: THIRD });
    expect((await questionFor(near.attempt, colleague)).reviews).toEqual([]);
    const met = await grade(near.attempt, 0, { assessment: second }, colleague);
    // 1 and 2 of 3 points: 1.5 of 3, so half of the two marks
    expect(met.body).toMatchObject({ score: '1', isDisputed: false, attemptScore: '1.000000' });
    expect((await questionFor(near.attempt)).assessment).toEqual([
      { criterionId: 1, points: '1.5', comment: 'Thin\n\nStrong' },
      { criterionId: 2, levelId: 21 },
    ]);
    await grade(far.attempt, 0, { assessment: THIRD });
    const apart = await grade(far.attempt, 0, { assessment: FULL }, colleague);
    expect(apart.body).toMatchObject({ score: null, isDisputed: true, attemptScore: null });
    const { markVersion, reviews } = await questionFor(far.attempt);
    expect(reviews.map(({ assessment }) => assessment)).toEqual([THIRD, FULL]);
    const decided = await markingExams(server, hall.instructor).reconcile({
      examAttemptId: far.attempt,
      position: POSITION,
      version: markVersion,
      assessment: second,
    });
    expect(decided.body).toMatchObject({ score: '1.3333333333', attemptScore: '1.333333' });
  });
});

describe('comments on an answer', () => {
  it('stand on their passage, and the learner sees them with the score', async () => {
    const exam = await givenEssay();
    const { attempt, learner } = await givenHandedIn(exam);
    expect((await comment(attempt)).body).toMatchObject({ version: 1 });
    const fall = PLAIN.indexOf('They');
    await comment(attempt, { start: fall, end: PLAIN.length, quote: 'They fall.', comment: 'Do they?' });
    expect((await questionFor(attempt)).comments).toMatchObject([
      { quote: 'snow', isOwn: true, marker: { userId: hall.instructor.userId } },
      { quote: 'They fall.' },
    ]);
    expect((await review(learner, attempt)).questions[0]?.comments).toEqual([]);
    await grade(attempt, 1, { score: '1' });
    expect((await review(learner, attempt)).questions[0]?.comments).toEqual([
      { start: 7, end: 11, quote: 'snow', comment: 'Weather proof?' },
      { start: 14, end: 24, quote: 'They fall.', comment: 'Do they?' },
    ]);
  });

  it('are refused where the passage is another one, or the attempt runs', async () => {
    const exam = await givenEssay();
    const { attempt } = await givenHandedIn(exam);
    for (const change of [{ quote: 'rain' }, { start: 900, end: 904 }, { start: 8, end: 12 }])
      expect((await comment(attempt, change)).status).toBe(400);
    const learner = await givenLearner(server, hall);
    const running = await givenAttempt(server, learner, exam);
    await sitting(server, learner).save(running, POSITION, TEXT);
    expect((await comment(running)).body.errorCode).toBe('exam-attempt.still-running');
    const elsewhere = await givenMember(server, hall.organizationId, 'instructor');
    for (const as of [learner, elsewhere]) expect((await comment(attempt, {}, as)).status).toBe(403);
    const stranger = await givenHall(server);
    expect((await comment(attempt, {}, stranger.instructor)).status).toBe(404);
    expect((await questionFor(attempt)).comments).toEqual([]);
  });

  it('are changed and deleted by who wrote them, on the version that was read', async () => {
    const exam = await givenEssay();
    const { attempt } = await givenHandedIn(exam);
    const { answerCommentId: id } = (await comment(attempt)).body;
    const change = (version: number, as = hall.instructor) =>
      callAs<CommentSaved>(server, as, `PUT /api/answer-comments/${id}`, { comment: 'Better', version });
    expect((await change(1, colleague)).body.errorCode).toBe('answer-comment.of-another');
    expect((await change(1)).body).toEqual({ answerCommentId: id, version: 2 });
    expect((await change(1)).body.errorCode).toBe('conflict');
    expect((await questionFor(attempt)).comments).toMatchObject([{ comment: 'Better', version: 2 }]);
    const remove = (version: number) =>
      callAs(server, hall.instructor, `DELETE /api/answer-comments/${id}?version=${version}`);
    expect((await remove(1)).status).toBe(409);
    expect((await remove(2)).status).toBe(204);
    expect((await questionFor(attempt)).comments).toEqual([]);
  });

  it('of the other marker are out of sight until both have marked', async () => {
    const exam = await givenEssay({ markerCount: 2 });
    const { attempt } = await givenHandedIn(exam);
    const { answerCommentId: id } = (await comment(attempt)).body;
    expect((await questionFor(attempt, colleague)).comments).toEqual([]);
    const hidden = await callAs(server, colleague, `PUT /api/answer-comments/${id}`, { comment: 'x', version: 1 });
    expect(hidden.status).toBe(404);
    await grade(attempt, 0, { score: '1' });
    await grade(attempt, 0, { score: '1' }, colleague);
    expect((await questionFor(attempt, colleague)).comments).toMatchObject([{ quote: 'snow', isOwn: false }]);
  });
});
