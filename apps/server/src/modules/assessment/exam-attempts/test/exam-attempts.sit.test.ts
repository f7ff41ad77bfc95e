import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SubsectionExamDetail } from '../../exam-marks/exam-marks.schemas.ts';
import {
  AMAZON,
  fixed,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  OTHER_TAB,
  section,
  sitting,
  TAB,
} from './exams.factory.ts';

const server = testServer();
const MINUTE = 60_000;
let hall: Hall;
let questions: number[];

beforeAll(async () => {
  hall = await givenHall(server);
  questions = [];
  for (let count = 0; count < 3; count += 1) questions.push(await givenQuestionOf(server, hall, 'SINGLE_CHOICE'));
});

const threeQuestions = () => [section(questions.map((id) => fixed(id)))];
const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
const detail = async (id: number, as = hall.learner) =>
  (await callAs<SubsectionExamDetail>(server, as, `GET /api/subsection-exams/${id}`)).body;
const attemptRow = async (id: number) =>
  (await server.admin`select * from exam_attempts where exam_attempt_id = ${id}`)[0];

describe('starting an attempt', () => {
  it('answers the same attempt to two starts at once', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const begun = await Promise.all(Array.from({ length: 6 }, () => sitting(server, learner).begin(subsectionExamId)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(begun.map(({ body }) => body.examAttemptId)).size).toBe(1);
    expect(begun.filter(({ body }) => body.isNew)).toHaveLength(1);
  });

  it('keeps the window, and says when it is open', async () => {
    const rules = { opensAt: at(10 * MINUTE), closesAt: at(20 * MINUTE) };
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), rules);
    const { begin } = sitting(server, hall.learner);
    expect(await begin(subsectionExamId)).toMatchObject({ status: 409, body: { errorCode: 'exam.not-open-yet' } });
    expect(await detail(subsectionExamId)).toMatchObject({ refusal: 'NOT_OPEN_YET', ...rules });
    server.clock.advance(11 * MINUTE);
    expect((await begin(subsectionExamId)).status).toBe(200);
    server.clock.advance(10 * MINUTE);
    const late = await givenLearner(server, hall);
    expect(await sitting(server, late).begin(subsectionExamId)).toMatchObject({
      status: 409,
      body: { errorCode: 'exam.closed' },
    });
  });

  it('allows as many attempts as the rules say; abandoned ones count', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { attemptsAllowed: 2 });
    const learner = await givenLearner(server, hall);
    const { begin, finish } = sitting(server, learner);
    const first = await givenAttempt(server, learner, subsectionExamId);
    const second = (await begin(subsectionExamId, { restart: true })).body;
    expect(second).toMatchObject({ number: 2, isNew: true });
    expect(await attemptRow(first)).toMatchObject({ state: 'ABANDONED', score: null });
    expect(await begin(subsectionExamId, { restart: true })).toMatchObject({
      status: 409,
      body: { errorCode: 'exam.no-attempts-left' },
    });
    // the refusal closed nothing
    expect(await attemptRow(second.examAttemptId)).toMatchObject({ state: 'RUNNING' });
    await sitting(server, learner).open(second.examAttemptId);
    expect((await finish(second.examAttemptId)).status).toBe(200);
    expect((await begin(subsectionExamId)).body.errorCode).toBe('exam.no-attempts-left');
  });

  it('makes one new attempt of restarts at once', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    await givenAttempt(server, learner, subsectionExamId);
    await Promise.all(
      Array.from({ length: 4 }, () => sitting(server, learner).begin(subsectionExamId, { restart: true })),
    );
    const rows = await server.admin<{ state: string; number: number }[]>`
      select state, number from exam_attempts where user_id = ${learner.userId} order by number`;
    expect(rows.filter(({ state }) => state === 'RUNNING')).toHaveLength(1);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  it('asks for the password, and only at the start', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { password: 'قمر-7' });
    const learner = await givenLearner(server, hall);
    const { begin } = sitting(server, learner);
    for (const password of [undefined, null, '', 'moon'])
      expect(await begin(subsectionExamId, { password })).toMatchObject({
        status: 403,
        body: { errorCode: 'exam.password-wrong' },
      });
    expect((await begin(subsectionExamId, { password: 'قمر-7' })).body.isNew).toBe(true);
    expect((await begin(subsectionExamId)).body.isNew).toBe(false);
    const stored =
      await server.admin`select password_hash from subsection_exams where course_subsection_id = ${subsectionExamId}`;
    expect(stored[0]?.password_hash).toContain('argon2id');
  });

  it('is possible from the allowed addresses alone', async () => {
    const learner = await givenLearner(server, hall);
    const here = await givenExam(server, hall, threeQuestions(), { allowedAddresses: ['127.0.0.0/8', '::1'] });
    expect((await sitting(server, learner).begin(here.subsectionExamId)).status).toBe(200);
    const elsewhere = await givenExam(server, hall, threeQuestions(), { allowedAddresses: ['10.1.2.3/16'] });
    expect(await sitting(server, learner).begin(elsewhere.subsectionExamId)).toMatchObject({
      status: 403,
      body: { errorCode: 'exam.address-not-allowed' },
    });
  });

  it('is for enrolled learners of a published exam', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { isDraft: true });
    expect((await sitting(server, hall.learner).begin(subsectionExamId)).status).toBe(404);
    const other = await givenHall(server);
    expect((await sitting(server, other.learner).begin(subsectionExamId)).status).toBe(404);
    expect((await sitting(server, hall.learner).begin(987_654_321)).status).toBe(404);
  });

  it('by an editor is a preview, which counts nowhere', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), {
      attemptsAllowed: 1,
      closesAt: at(-1 * MINUTE),
    });
    const { begin, open, save, finish, review } = sitting(server, hall.instructor);
    // which reads as learners read it, and is tried out as often as one likes
    expect(await detail(subsectionExamId, hall.instructor)).toMatchObject({ attemptsAllowed: 1, refusal: null });
    const { examAttemptId } = (await begin(subsectionExamId)).body;
    expect((await open(examAttemptId)).body).toMatchObject({ isPreview: true });
    await save(examAttemptId, 1, NILE);
    expect((await finish(examAttemptId)).body.state).toBe('SUBMITTED');
    expect((await review(examAttemptId)).body).toMatchObject({ score: '2.000000', isPreview: true });
    expect((await begin(subsectionExamId)).body.isNew).toBe(true);
    const signals = await server.admin`select from signals where name like 'exam-attempt.%'
      and (payload ->> 'examAttemptId')::bigint = ${examAttemptId}`;
    expect(signals).toHaveLength(0);
    const marks = await server.admin`select from finished_subsections where course_subsection_id = ${subsectionExamId}`;
    expect(marks).toHaveLength(0);
  });

  it('is refused to an administrator who acts as the learner', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const admin = await givenMember(server, hall.organizationId, 'administrator');
    const { body: acting } = await callAs<{ access: string }>(server, admin, 'POST /api/auth/masquerade', {
      userId: learner.userId,
      reason: 'Helps with an exam',
    });
    const as = { headers: { ...admin.headers, authorization: `Bearer ${acting.access}` } };
    const calls = [
      ['POST /api/exams/exam-instance', { subsectionExamId }],
      [`POST /api/exams/${attempt}/submit`, { holder: TAB, position: 1, sequence: 1, answer: NILE, isFlagged: false }],
      [`POST /api/exams/${attempt}/finish`, { holder: TAB }],
    ] as const;
    for (const [operation, body] of calls)
      expect(await call(server, operation, { as, body })).toMatchObject({
        status: 403,
        body: { errorCode: 'masquerade.forbidden' },
      });
  });
});

describe('saving an answer', () => {
  it('is acknowledged when it is in the database, and comes back with its flag', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, latest } = sitting(server, learner);
    const saved = await save(attempt, 2, NILE, { sequence: 7, isFlagged: true });
    expect(saved).toMatchObject({ status: 200, body: { position: 2, sequence: 7, isSaved: true, stored: null } });
    const [row] = await server.admin`select * from attempt_answers where exam_attempt_id = ${attempt}`;
    expect(row).toMatchObject({ position: 2, answer: NILE, is_flagged: true });
    expect((await latest(attempt)).body.questions[1]).toMatchObject({
      answer: NILE,
      sequence: 7,
      isFlagged: true,
      isAnswered: true,
    });
  });

  it('never lets an older one take the place of a newer one, in whatever order they arrive', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save } = sitting(server, learner);
    expect((await save(attempt, 1, NILE, { sequence: 5 })).body).toMatchObject({ isSaved: true });
    expect((await save(attempt, 1, AMAZON, { sequence: 4 })).body).toMatchObject({
      isSaved: false,
      sequence: 5,
      stored: { answer: NILE, isFlagged: false },
    });
    // the same again is fine
    expect((await save(attempt, 1, NILE, { sequence: 5 })).body).toMatchObject({ isSaved: true, sequence: 5 });
    const sequences = Array.from({ length: 12 }, (_, index) => index + 10).sort(() => Math.random() - 0.5);
    await Promise.all(sequences.map((sequence) => save(attempt, 1, sequence === 21 ? null : AMAZON, { sequence })));
    const [row] = await server.admin`select sequence, answer from attempt_answers where exam_attempt_id = ${attempt}`;
    expect(row).toEqual({ sequence: 21, answer: null });
  });

  it('takes answers of the question’s own shape alone', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save } = sitting(server, learner);
    const wrong = [
      { type: 'TRUE_FALSE', isTrue: true },
      { type: 'SINGLE_CHOICE', choiceId: 'rhine' },
    ] as const;
    for (const answer of wrong) expect((await save(attempt, 1, answer)).status).toBe(400);
    expect((await save(attempt, 4, NILE)).status).toBe(400);
    expect(await server.admin`select from attempt_answers where exam_attempt_id = ${attempt}`).toHaveLength(0);
  });

  it('is for the learner alone', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const attempt = await givenAttempt(server, hall.learner, subsectionExamId);
    const other = await givenLearner(server, hall);
    const stranger = await givenHall(server);
    for (const as of [other, stranger.learner, hall.instructor]) {
      const their = sitting(server, as);
      for (const answer of [
        await their.save(attempt, 1, NILE),
        await their.open(attempt),
        await their.latest(attempt),
        await their.finish(attempt),
        await their.review(attempt),
      ])
        expect(answer.status).toBe(404);
    }
  });

  it('is taken from the tab that has the attempt; the other one is notified', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, open, latest, finish } = sitting(server, learner);
    await save(attempt, 1, NILE, { sequence: 1 });
    expect((await open(attempt, OTHER_TAB)).body).toMatchObject({ isHolder: true });
    expect(await save(attempt, 1, AMAZON, { sequence: 2 })).toMatchObject({
      status: 409,
      body: { errorCode: 'exam.taken-over' },
    });
    expect((await finish(attempt)).body.errorCode).toBe('exam.taken-over');
    expect((await latest(attempt)).body.isHolder).toBe(false);
    expect((await save(attempt, 1, AMAZON, { sequence: 2, holder: OTHER_TAB })).body.isSaved).toBe(true);
    const events = await server.admin`select kind from attempt_events where exam_attempt_id = ${attempt}`;
    expect(events.map(({ kind }) => kind)).toEqual(['TAKEN_OVER']);
  });
});

describe('the time of an attempt', () => {
  it('is kept by the server’s clock, and runs out with a little patience for what is on its way', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { limitMinutes: 30 });
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, latest } = sitting(server, learner);
    const { body } = await latest(attempt);
    expect(Date.parse(body.deadline!) - Date.parse(body.startedAt)).toBe(30 * MINUTE);
    expect(body.remainingMilliseconds).toBeGreaterThan(29 * MINUTE);
    server.clock.advance(30 * MINUTE + 500);
    expect((await save(attempt, 1, NILE)).body).toMatchObject({ isSaved: true });
    server.clock.advance(2500);
    expect(await save(attempt, 2, NILE)).toMatchObject({
      status: 409,
      body: { errorCode: 'exam-attempt.time-over' },
    });
    const row = await attemptRow(attempt);
    expect(row).toMatchObject({ state: 'EXPIRED', finished_at: row?.deadline });
    expect((await save(attempt, 1, NILE)).body.isSaved).toBe(true); // acknowledged before, asked again
  });

  it('ends at the deadline whenever that is noticed: by the job, or when somebody looks', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { limitMinutes: 10 });
    const [one, two] = [await givenLearner(server, hall), await givenLearner(server, hall)];
    const first = await givenAttempt(server, one, subsectionExamId);
    const second = await givenAttempt(server, two, subsectionExamId);
    await sitting(server, one).save(first, 1, NILE);
    server.clock.advance(60 * MINUTE);
    expect((await sitting(server, two).latest(second)).body.state).toBe('EXPIRED');
    const job = server.app.jobs.find(({ name }) => name === 'exam-attempts.close-overdue');
    await job?.run({ ...server.platform, organizationId: hall.organizationId }, {});
    for (const id of [first, second]) {
      const row = await attemptRow(id);
      expect(row).toMatchObject({ state: 'EXPIRED', finished_at: row?.deadline });
    }
    expect(await attemptRow(first)).toMatchObject({ score: '2.000000' });
  });

  it('moves for who is granted more, also while the attempt runs', async () => {
    const closesAt = at(40 * MINUTE);
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { limitMinutes: 30, closesAt });
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const grant = {
      extraMinutes: null,
      extraPercent: 50,
      extraAttempts: null,
      opensAt: null,
      closesAt: null,
      note: '',
    };
    const path = `PUT /api/subsection-exams/${subsectionExamId}/accommodations/${learner.userId}`;
    server.clock.advance(29 * MINUTE);
    expect((await callAs(server, hall.instructor, path, { ...grant, version: 0 })).body).toEqual({ version: 1 });
    expect((await callAs(server, hall.instructor, path, { ...grant, version: 0 })).status).toBe(409);
    const { body } = await sitting(server, learner).latest(attempt);
    expect(Date.parse(body.deadline!) - Date.parse(body.startedAt)).toBe(45 * MINUTE);
    server.clock.advance(12 * MINUTE); // behind the general close
    expect((await sitting(server, learner).save(attempt, 1, NILE)).body.isSaved).toBe(true);
    expect(await detail(subsectionExamId, learner)).toMatchObject({ extraMinutes: 15, limitMinutes: 45 });
  });

  it('does not come back for an attempt that was over before the grant', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { limitMinutes: 10 });
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    server.clock.advance(11 * MINUTE);
    const body = { extraMinutes: 30, extraPercent: null, extraAttempts: null, opensAt: null, closesAt: null, note: '' };
    const path = `PUT /api/subsection-exams/${subsectionExamId}/accommodations/${learner.userId}`;
    await callAs(server, hall.instructor, path, { ...body, version: 0 });
    expect(await attemptRow(attempt)).toMatchObject({ state: 'EXPIRED' });
  });
});

describe('handing in', () => {
  it('marks what rules can mark, finishes the lesson and signals it, once', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, finish, review } = sitting(server, learner);
    await save(attempt, 1, NILE);
    await save(attempt, 2, AMAZON);
    const ends = await Promise.all([finish(attempt), finish(attempt), finish(attempt, TAB)]);
    expect(ends.map(({ body }) => body.state)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED']);
    expect(await save(attempt, 3, NILE)).toMatchObject({
      status: 409,
      body: { errorCode: 'exam-attempt.already-finished' },
    });
    // 2 right, half a mark lost for the wrong one, nothing for the blank
    expect((await review(attempt)).body).toMatchObject({ score: '1.500000', marks: '6.0000', passed: false });
    const signals = await server.admin<{ name: string }[]>`select name from signals
      where name like 'exam-attempt.%' and (payload ->> 'examAttemptId')::bigint = ${attempt} order by name`;
    expect(signals.map(({ name }) => name)).toEqual([
      'exam-attempt.finished',
      'exam-attempt.marked',
      'exam-attempt.score-released',
    ]);
    const marks = await server.admin`select from finished_subsections
      where user_id = ${learner.userId} and course_subsection_id = ${subsectionExamId}`;
    expect(marks).toHaveLength(1);
  });

  it('loses no answer that was acknowledged before, however close', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    for (let round = 0; round < 5; round += 1) {
      const learner = await givenLearner(server, hall);
      const attempt = await givenAttempt(server, learner, subsectionExamId);
      const { save, finish } = sitting(server, learner);
      const [first, second, third] = await Promise.all([
        save(attempt, 1, NILE),
        save(attempt, 2, NILE),
        save(attempt, 3, NILE),
        finish(attempt),
      ]);
      const acknowledged = [first, second, third].filter(({ status }) => status === 200).length;
      const [row] =
        await server.admin`select count(*)::int as count, sum(score)::numeric(9,2) as score from answer_marks
        where exam_attempt_id = ${attempt} and outcome = 'CORRECT'`;
      expect(row).toMatchObject({ count: acknowledged });
    }
  });

  it('grades by the method of the exam', async () => {
    const outcomes: Record<string, unknown> = {};
    for (const gradingMethod of ['BEST', 'LAST', 'FIRST', 'AVERAGE'] as const) {
      const { subsectionExamId } = await givenExam(server, hall, threeQuestions(), { gradingMethod });
      const learner = await givenLearner(server, hall);
      const { save, finish } = sitting(server, learner);
      for (const right of [1, 3, 2]) {
        const attempt = await givenAttempt(server, learner, subsectionExamId);
        for (let position = 1; position <= right; position += 1) await save(attempt, position, NILE);
        await finish(attempt);
      }
      outcomes[gradingMethod] = (await detail(subsectionExamId, learner)).result;
    }
    expect(outcomes).toMatchObject({
      BEST: { percent: '100.00', passed: true },
      LAST: { percent: '66.67', passed: true },
      FIRST: { percent: '33.33', passed: false },
      AVERAGE: { percent: '66.67', passed: true },
    });
  });
});

describe('a section that goes one way', () => {
  it('shows one question at a time and closes what was left', async () => {
    const sections = [
      section([fixed(questions[0]!)]),
      section(
        questions.slice(1).map((id) => fixed(id)),
        { navigation: 'ONE_WAY' },
      ),
    ];
    const { subsectionExamId } = await givenExam(server, hall, sections);
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const { save, next, latest } = sitting(server, learner);
    const states = async () =>
      (await latest(attempt)).body.questions.map(({ state, question }) => [state, question !== null]);
    expect(await states()).toEqual([
      ['OPEN', true],
      ['OPEN', true],
      ['AHEAD', false],
    ]);
    expect((await save(attempt, 3, NILE)).body.errorCode).toBe('exam-attempt.question-closed');
    expect((await save(attempt, 2, NILE)).status).toBe(200);
    expect((await next(attempt, 3)).body.errorCode).toBe('exam-attempt.question-closed');
    expect((await next(attempt, 2)).status).toBe(200);
    expect((await next(attempt, 2)).status).toBe(200); // sent again: no step further
    expect(await states()).toEqual([
      ['OPEN', true],
      ['CLOSED', false],
      ['OPEN', true],
    ]);
    expect((await save(attempt, 2, AMAZON, { sequence: 9 })).body.errorCode).toBe('exam-attempt.question-closed');
    expect((await save(attempt, 1, NILE)).status).toBe(200);
    expect((await save(attempt, 3, NILE)).status).toBe(200);
    expect((await next(attempt, 3)).status).toBe(200);
    expect((await save(attempt, 3, AMAZON, { sequence: 9 })).body.errorCode).toBe('exam-attempt.question-closed');
  });
});

describe('events', () => {
  it('are kept for the marker while the attempt runs, up to a limit', async () => {
    const { subsectionExamId } = await givenExam(server, hall, threeQuestions());
    const learner = await givenLearner(server, hall);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const events = Array.from({ length: 50 }, () => ({ kind: 'FOCUS_LOST', position: 1, occurredAt: at(0) }));
    const send = () => callAs<{ count: number }>(server, learner, `POST /api/exams/${attempt}/events`, { events });
    const counts: number[] = [];
    for (let round = 0; round < 41; round += 1) counts.push((await send()).body.count);
    expect(counts.slice(-2)).toEqual([50, 0]);
    await sitting(server, learner).finish(attempt);
    expect((await send()).body).toEqual({ count: 0 });
  });
});
