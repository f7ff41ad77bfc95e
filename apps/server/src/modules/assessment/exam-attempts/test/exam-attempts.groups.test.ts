import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenGroup, seat } from '../../../learning/course-groups/test/course-groups.factory.ts';
import type { SubsectionExamDetail } from '../../exam-marks/exam-marks.schemas.ts';
import type { GroupAccommodationRow, SubsectionExamEditing } from '../../scheduled-exams/scheduled-exams.schemas.ts';
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
let subsectionExamId: number;
let learner: TestMember;

beforeEach(async () => {
  hall = await givenHall(server);
  const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
  ({ subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])], { limitMinutes: 30 }));
  learner = await givenLearner(server, hall);
});

const NOTHING = {
  extraMinutes: null,
  extraPercent: null,
  extraAttempts: null,
  opensAt: null,
  closesAt: null,
  note: '',
};
const ofGroup = (courseGroupId: number) =>
  `/api/subsection-exams/${subsectionExamId}/group-accommodations/${courseGroupId}`;
const grant = (courseGroupId: number, change: object, version = 0) =>
  callAs(server, hall.instructor, `PUT ${ofGroup(courseGroupId)}`, { ...NOTHING, ...change, version });
const detail = async (as = learner) =>
  (await callAs<SubsectionExamDetail>(server, as, `GET /api/subsection-exams/${subsectionExamId}`)).body;

async function minutesOf(attempt: number, as = learner): Promise<number> {
  const { body } = await sitting(server, as).latest(attempt);
  return (Date.parse(body.deadline!) - Date.parse(body.startedAt)) / MINUTE;
}

describe('granting something to a group', () => {
  it('holds for its members alone', async () => {
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    const other = await givenLearner(server, hall);
    await seat(server, hall.instructor, courseGroupId, learner);
    expect((await grant(courseGroupId, { extraMinutes: 10 })).body).toEqual({ version: 1 });
    expect((await grant(courseGroupId, { extraMinutes: 10 })).status).toBe(409);
    expect(await detail()).toMatchObject({ extraMinutes: 10, limitMinutes: 40 });
    expect(await detail(other)).toMatchObject({ extraMinutes: 0, limitMinutes: 30 });
    const list = await callAs<{ data: GroupAccommodationRow[] }>(
      server,
      hall.instructor,
      `GET /api/subsection-exams/${subsectionExamId}/group-accommodations`,
    );
    expect(list.body.data).toMatchObject([{ courseGroupId, memberCount: 1, extraMinutes: 10 }]);
  });

  it("yields to the learner's own grant, kind by kind", async () => {
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    await seat(server, hall.instructor, courseGroupId, learner);
    await grant(courseGroupId, { extraMinutes: 60, extraAttempts: 2 });
    const own = `PUT /api/subsection-exams/${subsectionExamId}/accommodations/${learner.userId}`;
    await callAs(server, hall.instructor, own, { ...NOTHING, extraMinutes: 5, version: 0 });
    expect(await detail()).toMatchObject({ extraMinutes: 5 });
  });

  it('is for groups of the course, by its editors', async () => {
    const elsewhere = await givenHall(server);
    const foreign = await givenGroup(server, elsewhere.instructor, elsewhere.courseId);
    expect((await grant(foreign, { extraMinutes: 5 })).status).toBe(404);
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    const asLearner = await callAs(server, learner, `PUT ${ofGroup(courseGroupId)}`, { ...NOTHING, version: 0 });
    expect(asLearner.status).toBe(403);
  });

  it('moves the deadlines of attempts that run, and back when it is withdrawn', async () => {
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    await seat(server, hall.instructor, courseGroupId, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    await grant(courseGroupId, { extraPercent: 50 });
    expect(await minutesOf(attempt)).toBe(45);
    expect((await callAs(server, hall.instructor, `DELETE ${ofGroup(courseGroupId)}`)).status).toBe(204);
    expect(await minutesOf(attempt)).toBe(30);
  });
});

describe('changing group while an attempt runs', () => {
  it('gives what the new group has, and takes nothing that was promised', async () => {
    const [slow, quick] = [
      await givenGroup(server, hall.instructor, hall.courseId, { name: 'Slow' }),
      await givenGroup(server, hall.instructor, hall.courseId, { name: 'Quick' }),
    ];
    await grant(slow, { extraMinutes: 15 });
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    expect(await minutesOf(attempt)).toBe(30);
    await seat(server, hall.instructor, slow, learner);
    await server.runJobs();
    expect(await minutesOf(attempt)).toBe(45);
    await seat(server, hall.instructor, quick, learner);
    await server.runJobs();
    expect(await minutesOf(attempt)).toBe(45);
    const other = await givenLearner(server, hall);
    const own = `PUT /api/subsection-exams/${subsectionExamId}/accommodations/${other.userId}`;
    await callAs(server, hall.instructor, own, { ...NOTHING, extraMinutes: 1, version: 0 });
    expect(await minutesOf(attempt)).toBe(45); // somebody else's grant leaves it alone
  });

  it('and then the rules takes nothing of what was promised, however long the group is gone', async () => {
    const scheduled = () => callAs<SubsectionExamEditing>(server, hall.instructor, `GET ${exam}/editing`);
    const exam = `/api/subsection-exams/${subsectionExamId}`;
    const change = async (change: object) => {
      const { examId, version } = (await scheduled()).body;
      const rules = { ...RULES, limitMinutes: 30, examId, version, ...change };
      expect((await callAs(server, hall.instructor, `PUT ${exam}`, rules)).status).toBe(200);
    };
    const slow = await givenGroup(server, hall.instructor, hall.courseId, { name: 'Slow' });
    await grant(slow, { extraPercent: 50 });
    await seat(server, hall.instructor, slow, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    const other = await givenLearner(server, hall);
    const plain = await givenAttempt(server, other, subsectionExamId);
    expect((await callAs(server, hall.instructor, `DELETE /api/course-groups/${slow}`)).status).toBe(204);
    await server.runJobs();
    await change({ passPercent: '80' });
    expect([await minutesOf(attempt), await minutesOf(plain, other)]).toEqual([45, 30]);
    await change({ limitMinutes: 60 });
    expect([await minutesOf(attempt), await minutesOf(plain, other)]).toEqual([90, 60]);
    await change({ limitMinutes: 20 });
    expect([await minutesOf(attempt), await minutesOf(plain, other)]).toEqual([30, 20]);
  });

  it('keeps the answers from others until whoever was promised more has ended', async () => {
    const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE).toISOString();
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const rules = { closesAt: at(60), releaseAnswers: 'AFTER_CLOSE' as const };
    ({ subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])], rules));
    const late = await givenGroup(server, hall.instructor, hall.courseId, { name: 'Late' });
    const promised = at(120);
    await grant(late, { closesAt: promised });
    await seat(server, hall.instructor, late, learner);
    const attempt = await givenAttempt(server, learner, subsectionExamId);
    expect((await callAs(server, hall.instructor, `DELETE /api/course-groups/${late}`)).status).toBe(204);
    await server.runJobs();
    expect((await sitting(server, learner).latest(attempt)).body.deadline).toBe(promised);
    const other = await givenLearner(server, hall);
    const { finish, review } = sitting(server, other);
    const done = await givenAttempt(server, other, subsectionExamId);
    await finish(done);
    server.clock.advance(61 * MINUTE);
    expect((await review(done)).body).toMatchObject({ released: { answers: false }, questions: [{ key: null }] });
    await sitting(server, learner).finish(attempt);
    expect((await review(done)).body.released.answers).toBe(true);
  });
});
