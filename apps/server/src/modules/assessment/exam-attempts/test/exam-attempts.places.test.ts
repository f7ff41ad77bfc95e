import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  AMAZON,
  fixed,
  type GivenExam,
  givenAttempt,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  NILE,
  RULES,
  section,
  sitting,
} from './exams.factory.ts';

const server = testServer();
const HERE = ['127.0.0.0/8', '::1'];
const ELSEWHERE = ['10.1.0.0/16', '2001:db8::/32'];
const REFUSED = { status: 403, body: { errorCode: 'exam.address-not-allowed' } };
let hall: Hall;

beforeAll(async () => {
  hall = await givenHall(server);
});

/** An exam of two questions, sat here; one way, so that there is a next one. */
async function givenPlacedExam(): Promise<GivenExam> {
  const questions = [
    await givenQuestionOf(server, hall, 'SINGLE_CHOICE'),
    await givenQuestionOf(server, hall, 'ESSAY'),
  ];
  return givenExam(
    server,
    hall,
    [
      section(
        questions.map((id) => fixed(id)),
        { navigation: 'ONE_WAY' },
      ),
    ],
    {
      allowedAddresses: HERE,
    },
  );
}

/** Saves other ranges, as if the learner had gone away or come back. */
async function move({ examId, subsectionExamId }: GivenExam, allowedAddresses: string[], version: number) {
  const body = { ...RULES, examId, allowedAddresses, version };
  expect((await callAs(server, hall.instructor, `PUT /api/subsection-exams/${subsectionExamId}`, body)).status).toBe(
    200,
  );
}

describe('an attempt at an exam of certain places', () => {
  it('takes no answer from elsewhere, and the same one again from there', async () => {
    const exam = await givenPlacedExam();
    const learner = await givenLearner(server, hall);
    const { save, latest } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, exam.subsectionExamId);
    expect((await save(attempt, 1, AMAZON)).body.isSaved).toBe(true);
    await move(exam, ELSEWHERE, 3);
    await expect.poll(() => save(attempt, 1, NILE, { sequence: 2 })).toMatchObject(REFUSED);
    await move(exam, HERE, 4);
    await expect.poll(() => save(attempt, 1, NILE, { sequence: 2 })).toMatchObject({ status: 200 });
    expect((await latest(attempt)).body.questions[0]).toMatchObject({ answer: NILE, sequence: 2 });
  });

  it('shows no question elsewhere, neither this one nor the next, nor a hint', async () => {
    const exam = await givenPlacedExam();
    const learner = await givenLearner(server, hall);
    const at = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, exam.subsectionExamId);
    await move(exam, ELSEWHERE, 3);
    await expect.poll(() => at.open(attempt)).toMatchObject(REFUSED);
    for (const answer of [await at.latest(attempt), await at.next(attempt, 1), await at.hint(attempt, 1)])
      expect(answer).toMatchObject(REFUSED);
  });

  it('is handed in from anywhere: what was saved counts, and its end is signalled', async () => {
    const exam = await givenPlacedExam();
    const learner = await givenLearner(server, hall);
    const { save, finish, latest } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, exam.subsectionExamId);
    await save(attempt, 1, NILE);
    await move(exam, ELSEWHERE, 3);
    // the news takes its time to arrive; a save that came before it would count
    await expect.poll(() => latest(attempt)).toMatchObject(REFUSED);
    expect(await save(attempt, 1, AMAZON, { sequence: 2 })).toMatchObject(REFUSED);
    expect(await finish(attempt)).toMatchObject({ status: 200, body: { state: 'SUBMITTED' } });
    expect(await latest(attempt)).toMatchObject({ status: 200, body: { state: 'SUBMITTED' } });
    const kept = await server.admin`select answer from attempt_answers where exam_attempt_id = ${attempt}`;
    expect(kept).toMatchObject([{ answer: NILE }]);
  });

  it('is handed in from a tab that never had it too, when told to; its learner reads how much was saved', async () => {
    const exam = await givenPlacedExam();
    const learner = await givenLearner(server, hall);
    const { save, finish, open, latest } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, exam.subsectionExamId);
    await save(attempt, 1, NILE);
    await move(exam, ELSEWHERE, 3);
    await expect.poll(() => latest(attempt)).toMatchObject(REFUSED);
    expect(await open(attempt, 'tab-at-home')).toMatchObject(REFUSED);
    const read = () => callAs(server, learner, `GET /api/subsection-exams/${exam.subsectionExamId}`);
    expect(await read()).toMatchObject({ body: { runningAttemptId: attempt, answeredCount: 1 } });
    expect(await finish(attempt, 'tab-at-home')).toMatchObject({ status: 409, body: { errorCode: 'exam.taken-over' } });
    const home = { holder: 'tab-at-home', takesOver: true };
    const stranger = await givenLearner(server, hall);
    expect((await callAs(server, stranger, `POST /api/exams/${attempt}/finish`, home)).status).toBe(404);
    const ended = await callAs(server, learner, `POST /api/exams/${attempt}/finish`, home);
    expect(ended).toMatchObject({ status: 200, body: { state: 'SUBMITTED', questions: [] } });
    expect(await read()).toMatchObject({ body: { runningAttemptId: null, answeredCount: 0 } });
  });

  it('asks the database for the places once, not with every answer', async () => {
    const { subsectionExamId } = await givenPlacedExam();
    const learner = await givenLearner(server, hall);
    const { save } = sitting(server, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    await server.adminPastCaches`update subsection_exams set allowed_addresses = '{10.0.0.0/8}' where course_subsection_id = ${subsectionExamId}`;
    expect((await save(attempt, 1, NILE)).status).toBe(200);
  });

  it('that is a preview goes on anywhere', async () => {
    const exam = await givenPlacedExam();
    await move(exam, ELSEWHERE, 3);
    const attempt = await givenAttempt(server, hall.instructor, exam.subsectionExamId);
    expect((await sitting(server, hall.instructor).save(attempt, 1, NILE)).status).toBe(200);
  });
});
