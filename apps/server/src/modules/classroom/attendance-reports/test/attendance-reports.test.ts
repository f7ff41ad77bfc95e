import { expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { figuresOf, listBehind, readReport } from '../../../learning/reports/test/reports.factory.ts';
import { type AttendanceWorld, givenAttendanceWorld } from '../../attendance/test/attendance.factory.ts';

const server = testServer();
const MINUTE = 60_000;

type Marks = readonly (readonly [TestMember, string])[];

async function held(world: AttendanceWorld, marks: Marks): Promise<void> {
  const sessionId = await world.givenSession(5);
  server.clock.advance(10 * MINUTE);
  const body = { marks: marks.map(([{ userId }, status]) => ({ userId, status })) };
  await world.ask(world.instructor, `PUT /api/attendance-sessions/${sessionId}/records`, body);
  expect(await world.act(sessionId, 'close')).toBe(204);
}

it('counts closed sessions as the gradebook does, and shows no number that its list does not have', async () => {
  const world = await givenAttendanceWorld(server);
  const [often, once, excused] = [world.learner, await givenLearner(server, world), await givenLearner(server, world)];
  await held(world, [
    [often, 'PRESENT'],
    [once, 'PRESENT'],
    [excused, 'EXCUSED'],
  ]);
  await held(world, [
    [often, 'LATE'],
    [once, 'ABSENT'],
    [excused, 'EXCUSED'],
  ]);
  const path = `courses/${world.courseId}/reports/attendance`;
  const cells = async () =>
    new Map((await readReport(server, world.instructor, path)).data.map((row) => [row.userId, row.cells]));
  // being late counts 80 percent, what is excused is left out
  const rows = await cells();
  expect(rows.get(often.userId)).toEqual([90, 1, 1, 0, 0, null]);
  expect(rows.get(once.userId)).toEqual([50, 1, 0, 0, 1, null]);
  expect(rows.get(excused.userId)).toEqual([100, 0, 0, 2, 0, null]);

  await server.admin`update courses set passing_criteria = passing_criteria || '{"minimumAttendance": 75}'
    where course_id = ${world.courseId}`;
  const newcomer = await givenLearner(server, world);
  expect((await cells()).get(newcomer.userId)?.at(0)).toBeNull();
  const figures = figuresOf(await readReport(server, world.instructor, path));
  const counts = Object.fromEntries(figures.map(({ id, count }) => [id, count]));
  expect(counts).toMatchObject({ 'from-50': 1, 'from-90': 2, enough: 2, below: 1, none: 1 });
  for (const { id, count } of figures)
    expect([id, (await listBehind(server, world.instructor, `${path}?of=${id}`)).length]).toEqual([id, count]);
  expect((await world.ask(world.learner, `GET /api/${path}`)).status).toBe(403);
  expect((await world.ask(world.instructor, `GET /api/${path}?of=constructor`)).status).toBe(404);
});
