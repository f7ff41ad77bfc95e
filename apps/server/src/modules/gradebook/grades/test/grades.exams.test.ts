import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  AMAZON,
  fixed,
  givenAttempt,
  givenExam,
  givenQuestionOf,
  type Hall,
  NILE,
  RULES,
  section,
  sitting,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import type { GradeItem } from '../../grade-items/grade-items.schemas.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

const server = testServer();
let room: Classroom;
let hall: Hall;
let learner: TestMember;
let at: ReturnType<typeof inClassroom>;
let choice: number;
let essay: number;

beforeAll(async () => {
  room = await givenClassroom(server, 2);
  learner = room.learners[0]!;
  hall = { ...room, learner };
  at = inClassroom(server, room);
  choice = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  essay = await givenQuestionOf(server, hall, 'ESSAY');
});

async function itemOf(subsectionExamId: number): Promise<GradeItem> {
  await server.runJobs();
  return (await at.structure()).items.find(({ courseSubsectionId }) => courseSubsectionId === subsectionExamId)!;
}

async function sit(subsectionExamId: number, answers: QuestionAnswer[], as = learner): Promise<number> {
  const attempt = await givenAttempt(server, as, subsectionExamId);
  const { save, finish } = sitting(server, as);
  for (const [index, answer] of answers.entries()) await save(attempt, index + 1, answer);
  await finish(attempt);
  await server.runJobs();
  return attempt;
}

const givenChoiceExam = (rules: Parameters<typeof givenExam>[3] = {}) =>
  givenExam(server, hall, [section([fixed(choice, '20')])], rules);

describe('an exam in the gradebook', () => {
  it('makes its item when it is published, worth what its questions are', async () => {
    const draft = await givenChoiceExam({ isDraft: true });
    expect(await itemOf(draft.subsectionExamId)).toBeUndefined();
    const { subsectionExamId } = await givenChoiceExam();
    const item = await itemOf(subsectionExamId);
    expect(item).toMatchObject({ source: 'EXAM', maximumPoints: '20', isPosted: true, kind: 'POINTS' });
    const patch = { version: item.version, weight: '3', maximumPoints: '20' };
    const path = `/api/course-grade-items/${item.gradeItemId}`;
    expect((await at.ask(room.instructor, `PATCH ${path}`, patch)).status).toBe(200);
    const other = await at.ask(room.instructor, `PATCH ${path}`, { version: item.version + 1, maximumPoints: '30' });
    expect(other.body.errorCode).toBe('grade-item.follows-its-source');
    expect((await at.ask(room.instructor, `DELETE ${path}`)).body.errorCode).toBe('grade-item.follows-its-source');
  });

  it('gives what attempts make by the grading method, exactly', async () => {
    const { subsectionExamId, examId } = await givenChoiceExam();
    await sit(subsectionExamId, [NILE]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    expect(await at.cellOf(gradeItemId, learner)).toMatchObject({ state: 'MARKED', points: '20' });
    await sit(subsectionExamId, [AMAZON]);
    expect(await at.cellOf(gradeItemId, learner)).toMatchObject({ points: '20', version: 1 });
    const change = { ...RULES, examId, gradingMethod: 'AVERAGE', version: 3 };
    const saved = await callAs(server, room.instructor, `PUT /api/subsection-exams/${subsectionExamId}`, change);
    expect(saved).toMatchObject({ status: 200 });
    await server.runJobs();
    const cell = await at.cellOf(gradeItemId, learner);
    expect(cell).toMatchObject({ state: 'MARKED', version: 2 });
    // the wrong one costs half a mark, and no attempt is worth less than nothing
    expect(cell?.points).toBe('10');
  });

  it('has room for the mean of papers that are worth odd marks, and no total shows it', async () => {
    const { subsectionExamId, examId } = await givenChoiceExam();
    for (let time = 0; time < 8; time += 1) await sit(subsectionExamId, [NILE]);
    // as if each paper had been drawn from questions of its own
    await server.admin`update exam_attempts set marks = 899981.0001 + 0.0002 * number, score = 3
      where organization_id = ${room.organizationId} and course_subsection_id = ${subsectionExamId}`;
    const change = { ...RULES, examId, gradingMethod: 'AVERAGE', version: 3 };
    const saved = await callAs(server, room.instructor, `PUT /api/subsection-exams/${subsectionExamId}`, change);
    expect(saved).toMatchObject({ status: 200 });
    await server.runJobs();
    const cell = await at.cellOf((await itemOf(subsectionExamId)).gradeItemId, learner);
    expect(cell).toMatchObject({ state: 'MARKED', points: expect.stringMatching(/^0\.00006666\d{32}$/) });
  });

  it('waits for a marker, and comes when everything is marked', async () => {
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(choice), fixed(essay)])]);
    await sit(subsectionExamId, [NILE, { type: 'ESSAY', html: '<p>Words</p>' }]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    expect(await at.cellOf(gradeItemId, learner)).toMatchObject({ state: 'PENDING' });
    const report = await at.report();
    expect(report.data.find(({ userId }) => userId === learner.userId)?.totals.isProvisional).toBe(true);
  });

  it('is the same however often a signal is sent', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    await sit(subsectionExamId, [NILE]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    const before = await at.detail(gradeItemId, learner);
    await server.admin`update signals set delivered_at = null where payload ->> 'subsectionExamId' = ${String(subsectionExamId)}`;
    const { jobs } = server.app;
    const deliver = jobs.find(({ name }) => name === 'signals.deliver')!;
    const disclosure = await server.admin<{ signal_id: number; name: string }[]>`select signal_id, name from signals
      where payload ->> 'subsectionExamId' = ${String(subsectionExamId)}`;
    for (const { signal_id: signalId, name } of disclosure)
      await deliver.run({ ...server.platform, organizationId: room.organizationId }, { signalId, name });
    await server.runJobs();
    expect(await at.detail(gradeItemId, learner)).toEqual(before);
    expect(before.history).toHaveLength(1);
    expect((await at.structure()).items.filter((item) => item.courseSubsectionId === subsectionExamId)).toHaveLength(1);
  });

  it('goes when its attempt goes', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    const attempt = await sit(subsectionExamId, [NILE]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    await server.admin`delete from exam_attempts where exam_attempt_id = ${attempt}`;
    expect(
      (await callAs(server, room.instructor, `POST /api/subsection-exams/${subsectionExamId}/publish`)).status,
    ).toBe(204);
    await server.runJobs();
    expect(await at.cellOf(gradeItemId, learner)).toMatchObject({ state: 'BLANK', points: null });
    expect((await at.detail(gradeItemId, learner)).history).toHaveLength(2);
  });

  it('keeps what a person wrote over it, and gives way again', async () => {
    const { subsectionExamId } = await givenChoiceExam();
    await sit(subsectionExamId, [AMAZON]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    const first = await at.cellOf(gradeItemId, learner);
    await at.mark(gradeItemId, learner, '15', first?.version);
    await sit(subsectionExamId, [NILE]);
    const kept = await at.detail(gradeItemId, learner);
    expect(kept).toMatchObject({ points: '15', isOverridden: true, automatic: { state: 'MARKED', points: '20' } });
    const back = await at.save([at.cell(gradeItemId, learner, { state: 'AUTOMATIC', version: kept.version })]);
    expect(back.status).toBe(200);
    const reverted = await at.detail(gradeItemId, learner);
    expect(reverted).toMatchObject({ points: '20', isOverridden: false });
    expect(reverted.history[0]).toMatchObject({ source: 'REVERTED', oldPoints: '15', newPoints: '20' });
  });

  it('shows learners nothing before the exam lets its score through', async () => {
    const closesAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { subsectionExamId } = await givenChoiceExam({ closesAt, releaseScore: 'AFTER_CLOSE' });
    await sit(subsectionExamId, [NILE]);
    const { gradeItemId } = await itemOf(subsectionExamId);
    expect((await at.ownItem(gradeItemId, learner)).grade).toMatchObject({ state: 'BLANK', points: null });
    expect(await at.cellOf(gradeItemId, learner)).toMatchObject({ points: '20', isPosted: false });
    server.clock.advance(2 * 3_600_000);
    const job = server.app.jobs.find(({ name }) => name === 'exam-attempts.tell-released')!;
    await job.run({ ...server.platform, organizationId: room.organizationId }, {});
    await server.runJobs();
    const after = await callAs<{ grade: object; history: { points: string }[] }>(
      server,
      learner,
      `GET /api/course-grade-items/${gradeItemId}`,
    );
    expect(after.body).toMatchObject({ grade: { state: 'MARKED', points: '20' }, history: [{ points: '20' }] });
  });

  it('is shown nowhere while somebody still sits the exam, and everywhere then', async () => {
    const HOUR = 3_600_000;
    const now = server.clock.now().getTime();
    const [closesAt, later] = [new Date(now + HOUR).toISOString(), new Date(now + 2 * HOUR).toISOString()];
    const { subsectionExamId } = await givenChoiceExam({ closesAt, releaseScore: 'AFTER_CLOSE' });
    const last = room.learners[1]!;
    const running = await givenAttempt(server, last, subsectionExamId);
    // promised by a group that is gone
    await server.admin`update exam_attempts set deadline = ${later} where exam_attempt_id = ${running}`;
    const attempt = await sit(subsectionExamId, [NILE]);
    const [item] =
      await server.admin`select grade_item_id as id from grade_items where course_subsection_id = ${subsectionExamId}`;
    const ask = async <Body>(path: string) => (await callAs<Body>(server, learner, `GET /api/${path}`)).body;
    type Listed = { subsectionExamId: number; result: { percent: string | null } };
    const exam = `subsection-exams/${subsectionExamId}`;
    const disclosure = async () => {
      const notify = server.app.jobs.find(({ name }) => name === 'exam-attempts.tell-released')!;
      await notify.run({ ...server.platform, organizationId: room.organizationId }, {});
      await server.runJobs();
      const list = await ask<{ data: Listed[] }>(`courses/${room.courseId}/subsection-exams?take=100`);
      const detail = await ask<{ result: Listed['result']; attempts: { score: string | null }[] }>(exam);
      const attempts = await ask<{ data: { score: string | null }[] }>(`${exam}/attempts`);
      const span = `from=${new Date(now).toISOString()}&to=${later}&take=100`;
      const plan = await ask<{ data: { activityId: number; state: string }[] }>(`activities-schedule?${span}`);
      const grade = await ask<{ grade: { points: string | null } }>(`course-grade-items/${item?.id}`);
      const notices =
        await server.admin`select from notifications where user_id = ${learner.userId} and template_id = 18
        and created_at > ${new Date(now)}`;
      return {
        review: (await sitting(server, learner).review(attempt)).body.score !== null,
        list: list.data.find((one) => one.subsectionExamId === subsectionExamId)?.result.percent !== null,
        detail: detail.result.percent !== null && detail.attempts[0]?.score !== null,
        attempts: attempts.data[0]?.score !== null,
        schedule: plan.data.find(({ activityId }) => activityId === subsectionExamId)?.state === 'MARKED',
        grade: grade.grade.points !== null,
        notice: notices.length > 0,
      };
    };
    const everywhere = (isDisclosed: boolean) => ({
      review: isDisclosed,
      list: isDisclosed,
      detail: isDisclosed,
      attempts: isDisclosed,
      schedule: isDisclosed,
      grade: isDisclosed,
      notice: isDisclosed,
    });
    expect(await disclosure()).toEqual(everywhere(false));
    server.clock.advance(HOUR + 60_000);
    expect(await disclosure()).toEqual(everywhere(false));
    await sitting(server, last).finish(running);
    expect(await disclosure()).toEqual(everywhere(true));
  });
});
