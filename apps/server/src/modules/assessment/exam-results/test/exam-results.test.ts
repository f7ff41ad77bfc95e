import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenSession } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
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
import { givenHandedIn as handIn, markingExams, ofExam } from '../../exam-marking/test/exam-marking.factory.ts';
import type { QuestionDetail } from '../../questions/questions.schemas.ts';
import { changeOf } from '../../questions/test/questions.factory.ts';
import type { ExamStatistics } from '../exam-results.schemas.ts';

const server = testServer();
let hall: Hall;
let choice: number;
let essay: number;
/** Its key changes on the way. */
let moved: number;

beforeAll(async () => {
  hall = await givenHall(server);
  choice = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  essay = await givenQuestionOf(server, hall, 'ESSAY');
  moved = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
});

const TEXT: QuestionAnswer = { type: 'ESSAY', html: '<p>Rain.</p>' };

const givenHandedIn = (id: number, answers: QuestionAnswer[], minutes = 1) =>
  handIn(server, hall, id, answers, { minutes });
const attemptsOf = async (id: number, query: string) =>
  (await ofExam(server, hall.instructor, id).results(query)).data.map(({ examAttemptId }) => examAttemptId);
const grade = (examAttemptId: number, position: number, comment = '') =>
  markingExams(server, hall.instructor).grade({ examAttemptId, position, score: '1', comment, version: 1 });

describe('the results of an exam', () => {
  it('say score, time and what was granted; by name, mark, time and state', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice), fixed(essay)])], {
      limitMinutes: 60,
    });
    const full = await givenHandedIn(id, [NILE, null], 30);
    const low = await givenHandedIn(id, [AMAZON, null], 10);
    const open = await givenHandedIn(id, [NILE, TEXT], 20);
    const sitter = await givenLearner(server, hall);
    const running = await givenAttempt(server, sitter, id);
    const granted = await callAs(
      server,
      hall.instructor,
      `PUT /api/subsection-exams/${id}/accommodations/${sitter.userId}`,
      {
        extraMinutes: 15,
        extraPercent: null,
        extraAttempts: null,
        opensAt: null,
        closesAt: null,
        note: 'private',
        version: 0,
      },
    );
    expect(granted.status).toBeLessThan(300);
    const { data, total } = await ofExam(server, hall.instructor, id).results();
    expect(total).toBe(4);
    const row = (attempt: number) => data.find(({ examAttemptId }) => examAttemptId === attempt);
    expect(row(full.attempt)).toMatchObject({ score: '2.000000', passed: true, pendingCount: 0 });
    expect(Math.round((row(full.attempt)?.spentSeconds ?? 0) / 60)).toBe(30);
    expect(row(open.attempt)).toMatchObject({ score: null, passed: null, pendingCount: 1 });
    expect(Number(row(open.attempt)?.provisionalScore)).toBe(2);
    expect(row(running)).toMatchObject({ state: 'RUNNING', spentSeconds: null, accommodation: { extraMinutes: 15 } });
    expect(JSON.stringify(data)).not.toContain('private');
    expect(await attemptsOf(id, 'show=TO_MARK')).toEqual([open.attempt]);
    expect(await attemptsOf(id, 'show=RUNNING')).toEqual([running]);
    expect(await attemptsOf(id, 'show=MARKED&sort=best')).toEqual([full.attempt, low.attempt]);
    expect(await attemptsOf(id, 'show=MARKED&sort=worst')).toEqual([low.attempt, full.attempt]);
    expect((await attemptsOf(id, 'sort=longest'))[0]).toBe(full.attempt);
    const name = row(low.attempt)?.learner?.email ?? '';
    expect(await attemptsOf(id, `search=${encodeURIComponent(name)}`)).toEqual([low.attempt]);
  });

  it('neither name nor find anybody while names are hidden', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice), fixed(essay)])], {
      isBlind: true,
    });
    const { attempt, learner } = await givenHandedIn(id, [NILE, TEXT]);
    const [person] = await server.admin<{ email: string; last_name: string }[]>`
      select email, last_name from members where user_id = ${learner.userId}`;
    const file = async () =>
      String((await callAs<string>(server, hall.instructor, `GET /api/subsection-exams/${id}/results/export`)).body);
    expect(await attemptsOf(id, `search=${encodeURIComponent(person!.email)}`)).toEqual([]);
    expect(await file()).not.toContain(person!.email);
    await grade(attempt, 2);
    expect(await attemptsOf(id, `search=${encodeURIComponent(person!.email)}`)).toEqual([attempt]);
    expect(await file()).toContain(person!.email);
  });

  it('show how long questions were looked at: of one attempt, and the median of those who looked', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice)])]);
    const times = [10, 40, 30];
    const handedIn = [];
    for (const seconds of [...times, null]) {
      const { attempt, learner } = await givenHandedIn(id, [NILE]);
      if (seconds !== null) await sitting(server, learner).spend(attempt, [{ position: 1, seconds }]);
      handedIn.push(attempt);
    }
    const spent = async (attempt: number) =>
      (await markingExams(server, hall.instructor).attempt(attempt)).questions[0]?.spentSeconds;
    expect(await Promise.all(handedIn.map(spent))).toEqual([...times, null]);
    const path = `GET /api/subsection-exams/${id}/statistics`;
    const { items } = (await callAs<ExamStatistics>(server, hall.instructor, path)).body;
    expect(items).toMatchObject([{ count: 4, medianSeconds: 30 }]);
    const [heads, figures] = String((await callAs<string>(server, hall.instructor, `${path}/export`)).body)
      .split('\r\n')
      .map((line) => line.split(','));
    expect(figures?.[heads?.indexOf('Median seconds') ?? -1]).toBe('30');
  });

  it('leave as spreadsheets for who edits the course alone', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice)])]);
    await givenHandedIn(id, [NILE]);
    await givenHandedIn(id, [AMAZON]);
    const path = (what: string) => `GET /api/subsection-exams/${id}/${what}/export`;
    const lines = String((await callAs<string>(server, hall.instructor, path('statistics'))).body).split('\r\n');
    expect(lines[0]).toContain('Discrimination');
    expect(lines[1]).toContain('Too few answers to assess this question: at least 30 are needed.');
    expect(lines[4]).toContain('No answer');
    // the question, its two choices and the blank
    expect(lines.filter((line) => line.includes('Single choice'))).toHaveLength(4);
    const as = await givenSession(server, hall.organizationId, hall.instructor.userId);
    const arabic = await call<string>(server, path('results'), { as, language: 'ar' });
    const [head, first] = String(arabic.body).split('\r\n');
    expect([head, first]).toMatchObject([
      expect.stringContaining('البريد الإلكتروني'),
      expect.stringContaining('سُلّمت'),
    ]);
    for (const what of ['results', 'statistics'])
      expect((await callAs(server, hall.learner, path(what))).status).toBe(403);
  });
});

describe('what a change of marks would do', () => {
  const preview = (id: number, body: object, as = hall.instructor) => ofExam(server, as, id).previewChange(body);
  const scores = async (id: number) =>
    (await ofExam(server, hall.instructor, id).results('sort=newest')).data.map(({ score }) => score).toSorted();
  const changesOf = (id: number) => ofExam(server, hall.instructor, id).changes();

  it('is previewed with numbers before and after, and nothing is changed', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice)])]);
    for (const answer of [NILE, AMAZON, null]) await givenHandedIn(id, [answer]);
    const before = await scores(id);
    const { body } = await preview(id, { act: 'GIVE_MARKS', questionId: choice });
    expect(body).toMatchObject({ askedCount: 3, changedCount: 2, raisedCount: 2, loweredCount: 0, keptCount: 0 });
    expect(body.before.distribution).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(body.after.distribution).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
    const also = await preview(id, { act: 'ACCEPT_ALSO', questionId: choice, answer: AMAZON });
    expect(also.body).toMatchObject({ changedCount: 1, raisedCount: 1 });
    expect(await scores(id)).toEqual(before);
    expect(await changesOf(id)).toEqual([]);
    const [decisions] =
      await server.admin`select count(*)::int as count from regrade_decisions where course_subsection_id = ${id}`;
    expect(decisions?.count).toBe(0);
    // what is done afterwards is what was previewed
    const giving = { questionId: choice, reason: 'Unclear' };
    const done = await ofExam(server, hall.instructor, id).change('give-marks', giving);
    expect(done.body.changedCount).toBe(body.changedCount);
    expect(await changesOf(id)).toMatchObject([{ reason: 'Unclear' }, { reason: 'Unclear' }]);
  });

  it('shows marks that go down too, and those that stay', async () => {
    const questionId = moved;
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(questionId)])]);
    await givenHandedIn(id, [NILE]);
    const kept = await givenHandedIn(id, [AMAZON]);
    await grade(kept.attempt, 1, 'Half');
    const { body: question } = await callAs<QuestionDetail>(
      server,
      hall.instructor,
      `GET /api/questions/${questionId}`,
    );
    const key = { ...question.key, fractions: { amazon: '1' } } as typeof question.key;
    await callAs(server, hall.instructor, `PUT /api/questions/${questionId}`, changeOf(question, { key }));
    const { body } = await preview(id, { act: 'REGRADE', questionId });
    expect(body).toMatchObject({ askedCount: 2, changedCount: 1, raisedCount: 0, loweredCount: 1, keptCount: 1 });
    expect(await scores(id)).toEqual(['1.000000', '2.000000']);
  });

  it('is refused like the change itself', async () => {
    const { subsectionExamId: id } = await givenExam(server, hall, [section([fixed(choice)])]);
    await givenHandedIn(id, [NILE]);
    expect((await preview(id, { act: 'REGRADE', questionId: essay })).body.errorCode).toBe('exam-regrade.not-asked');
    expect((await preview(id, { act: 'ACCEPT_ALSO', questionId: choice })).status).toBe(400);
    expect((await preview(id, { act: 'GIVE_MARKS', questionId: choice }, hall.learner)).status).toBe(403);
  });
});
