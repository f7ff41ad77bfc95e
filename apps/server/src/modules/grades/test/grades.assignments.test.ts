import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { callAs, givenAssignment, marking, working } from '../../submissions/test/assignments.factory.ts';
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
    const told = await server.admin`select from notifications where user_id = ${learner.userId} and template_id = 18`;
    expect(told).toHaveLength(1);
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
});
