import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { RULES as EXAM_RULES, givenHall, type Hall } from '../../../assessment/exam-attempts/test/exams.factory.ts';
import {
  RULES as ASSIGNMENT_RULES,
  givenAssignment,
} from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenLectureWorld } from '../../../classroom/lectures/test/lectures.factory.ts';
import { givenBoardWorld } from '../../../community/discussion-boards/test/discussion-boards.factory.ts';
import { givenScheduledExam, givenSurvey, inHours, momentsOf, schedule, summaryOf } from './schedule.factory.ts';

const server = testServer();
let hall: Hall;
let learner: TestMember;
const at = (hours: number) => inHours(server, hours);
const first = async (as = learner) => (await schedule(server, as)).body.data[0];
const look = async (as = learner) => summaryOf(await schedule(server, as));
const tell = async (as: TestMember, operation: string, body?: unknown) => {
  const { status } = await callAs(server, as, operation, body);
  expect(status).toBeLessThan(300);
};

beforeEach(async () => {
  hall = await givenHall(server);
  ({ learner } = hall);
});

/** What is dated in courses is kept in memory: each test looks before and after something changes. */
describe('a schedule that was looked at before', () => {
  it('shows the new due date of an assignment, its new title, and nothing once it isn’t out any more', async () => {
    const [before, dueAt] = [at(10), at(20)];
    const id = await givenAssignment(server, hall, { dueAt: before });
    expect(momentsOf(await first())).toEqual({ DUE: before });
    await tell(hall.instructor, `PUT /api/course-assignments/${id}`, { ...ASSIGNMENT_RULES, dueAt, version: 2 });
    expect(momentsOf(await first())).toEqual({ DUE: dueAt });
    const title = { en: 'Report', ar: 'تقرير' };
    await tell(hall.instructor, `PATCH /api/course-subsections/${id}`, { title, version: 1 });
    expect((await first())?.title).toEqual(title);
    await tell(hall.instructor, `POST /api/course-assignments/${id}/unpublish`);
    expect(await look()).toEqual([]);
  });

  it('shows an assignment and an exam that come out', async () => {
    expect(await look()).toEqual([]);
    await givenAssignment(server, hall, { dueAt: at(10) });
    await givenScheduledExam(server, hall, { closesAt: at(12) });
    expect(await look()).toEqual(['ASSIGNMENT DUE NOT_BEGUN', 'EXAM CLOSES NOT_BEGUN']);
  });

  it('shows the new window of an exam', async () => {
    const [before, closesAt] = [at(10), at(30)];
    const id = await givenScheduledExam(server, hall, { closesAt: before });
    const {
      body: { examId, version },
    } = await callAs<{ examId: number; version: number }>(
      server,
      hall.instructor,
      `GET /api/subsection-exams/${id}/editing`,
    );
    expect(momentsOf(await first())).toEqual({ CLOSES: before });
    await tell(hall.instructor, `PUT /api/subsection-exams/${id}`, { ...EXAM_RULES, examId, closesAt, version });
    expect(momentsOf(await first())).toEqual({ CLOSES: closesAt });
  });

  it('shows a survey that comes out, and nothing once it is closed', async () => {
    expect(await look()).toEqual([]);
    const id = await givenSurvey(server, hall, at(10));
    expect(await look()).toEqual(['SURVEY CLOSES NOT_BEGUN']);
    await tell(hall.instructor, `POST /api/course-surveys/${id}/close`);
    expect(await look()).toEqual([]);
  });

  it('shows a lecture where it was moved to, and nothing once it is cancelled', async () => {
    const world = await givenLectureWorld(server);
    const id = await world.given(600);
    const startsAt = async () => momentsOf(await first(world.learner)).STARTS;
    const before = await startsAt();
    const { body } = await world.ask<{ version: number }>(world.instructor, `GET /api/course-lectures/${id}`);
    const localDate = at(72).slice(0, 10);
    await tell(world.instructor, `PATCH /api/course-lectures/${id}`, { localDate, version: body.version });
    const after = await startsAt();
    expect(after).not.toBe(before);
    expect(after?.slice(0, 10)).toBe(localDate);
    await tell(world.instructor, `POST /api/course-lectures/${id}/cancel`, {});
    expect(await look(world.learner)).toEqual([]);
  });

  it('shows the new due date of a discussion', async () => {
    const world = await givenBoardWorld(server);
    const asked = { grading: 'PARTICIPATION', maximum: '5', ownCount: 1, replyCount: 0 };
    const [before, after] = [at(10), at(20)];
    const { boardId } = await world.lesson({ ...asked, dueAt: before });
    const due = async () => momentsOf(await first(world.learner)).DUE;
    expect(await due()).toBe(before);
    await world.patch(boardId, { dueAt: after });
    expect(await due()).toBe(after);
  });
});
