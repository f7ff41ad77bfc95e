import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenAssignment, marking, working } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenGroup, seat } from '../../../learning/course-groups/test/course-groups.factory.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

const server = testServer();
let room: Classroom;
let learner: TestMember;
let at: ReturnType<typeof inClassroom>;

beforeAll(async () => {
  room = await givenClassroom(server, 1);
  learner = room.learners[0]!;
  at = inClassroom(server, room);
});

async function itemOf(assignmentId: number): Promise<number> {
  await server.runJobs();
  const { items } = await at.structure();
  const item = items.find(({ courseSubsectionId }) => courseSubsectionId === assignmentId);
  expect(item).toMatchObject({ source: 'ASSIGNMENT', maximumPoints: '10' });
  return item!.gradeItemId;
}

describe('an assignment in the gradebook', () => {
  it('brings the mark, and shows it to the learner when it is released', async () => {
    const id = await givenAssignment(server, { ...room, learner }, { release: 'BY_HAND' });
    const item = await itemOf(id);
    const receipt = await working(server, learner, id).handIn('<p>My work</p>');
    const { assignmentSubmissionId } = receipt.body;
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ state: 'PENDING' });
    expect((await marking(server, room.instructor).mark(assignmentSubmissionId, { points: '7.5' })).status).toBe(200);
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ state: 'MARKED', points: '7.5', isPosted: false });
    expect((await at.ownItem(item, learner)).grade).toMatchObject({ state: 'BLANK', points: null });
    expect((await callAs(server, room.instructor, `POST /api/course-assignments/${id}/release`)).status).toBe(204);
    await server.runJobs();
    expect(await at.ownItem(item, learner)).toMatchObject({ grade: { points: '7.5' }, history: [{ points: '7.5' }] });
    const notified =
      await server.admin`select from notifications where user_id = ${learner.userId} and template_id = 18`;
    expect(notified).toHaveLength(1);
  });

  it('lists it before anything is handed in, and tells the same final total while the work waits', async () => {
    const essay = await at.item();
    await at.mark(essay, learner, '6');
    await at.post(essay);
    const id = await givenAssignment(server, { ...room, learner }, {});
    const waiting = await itemOf(id);
    const own = async () => {
      await server.runJobs();
      const { items, totals } = await at.own(learner);
      return {
        state: items.find(({ gradeItemId }) => gradeItemId === waiting)?.grade.state,
        final: totals.final.percent,
        current: totals.current.percent,
      };
    };
    const before = await own();
    expect(before).toMatchObject({ state: 'BLANK' });
    expect(before.final).not.toBe(before.current);
    await working(server, learner, id).handIn('<p>My work</p>');
    expect(await own()).toEqual({ ...before, state: 'PENDING' });
  });

  it('brings a mark that was given blind only with its release: it would say whose it is', async () => {
    const id = await givenAssignment(server, { ...room, learner }, { release: 'BY_HAND', isBlind: true });
    const item = await itemOf(id);
    const { assignmentSubmissionId } = (await working(server, learner, id).handIn('<p>My work</p>')).body;
    expect((await marking(server, room.instructor).mark(assignmentSubmissionId, { points: '7.5' })).status).toBe(200);
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ state: 'PENDING', points: null });
    // nor does the history say when who handed in
    const changes = await at.of<{ total: number }>(
      room.instructor,
      `GET COURSE/reports/grade-changes?gradeItemId=${item}`,
    );
    expect(changes.body.total).toBe(0);
    await callAs(server, room.instructor, `POST /api/course-assignments/${id}/release`);
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ state: 'MARKED', points: '7.5', isPosted: true });
    expect((await at.ownItem(item, learner)).grade).toMatchObject({ state: 'MARKED', points: '7.5' });
  });

  it('follows a group’s dates, also when they go with the group', async () => {
    const [HOUR, now] = [3_600_000, server.clock.now().getTime()];
    const inHours = (hours: number) => new Date(now + hours * HOUR).toISOString();
    await joinedAt(server, learner, inHours(-2));
    const id = await givenAssignment(server, { ...room, learner }, { dueAt: inHours(-1), latePercent: '10' });
    const item = await itemOf(id);
    const group = await givenGroup(server, room.instructor, room.courseId);
    await seat(server, room.instructor, group, learner);
    const dates = { opensAt: null, dueAt: inHours(5), closesAt: null, note: '', version: 0 };
    const grant = `PUT /api/course-assignments/${id}/accommodations/groups/${group}`;
    expect((await callAs(server, room.instructor, grant, dates)).status).toBe(200);
    const { assignmentSubmissionId } = (await working(server, learner, id).handIn('<p>My work</p>')).body;
    await marking(server, room.instructor).mark(assignmentSubmissionId, { points: '10' });
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ points: '10' });
    expect((await callAs(server, room.instructor, `DELETE /api/course-groups/${group}`)).status).toBe(204);
    await server.runJobs();
    expect((await working(server, learner, id).look()).body.points).toBe('9');
    expect(await at.cellOf(item, learner)).toMatchObject({ points: '9' });
  });
});
