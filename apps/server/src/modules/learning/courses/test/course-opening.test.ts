import { describe, expect, it } from 'vitest';
import { givenMember, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { tellOpened } from '../course-opening.ts';

const server = testServer();
const DAY = 86_400_000;
type Room = Awaited<ReturnType<typeof givenClassroom>>;

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString();

/** A published course with somebody who could enrol in it, on these terms. */
async function givenCourse(terms: Partial<Record<'enrolls_from' | 'is_by_invitation' | 'price_minor', unknown>> = {}) {
  const room = await givenClassroom(server, ['self-enrollment'], ['Lesson']);
  const outsider = await givenMember(server, room.organizationId);
  for (const [column, value] of Object.entries(terms))
    await server.admin`update courses set ${server.admin(column)} = ${value as never} where course_id = ${room.courseId}`;
  return { room, outsider };
}

const system = ({ organizationId }: Room) => ({ ...server.platform, organizationId });
/** What follows a publication. */
const publish = async (room: Room) => {
  await tellOpened(system(room), room.courseId, room.instructor.userId);
  await server.runJobs();
};
const news = async (who: TestMember) =>
  (await callAs<{ data: { text: string }[] }>(server, who, 'GET /api/notifications')).body.data.map(({ text }) => text);
const waiting = ({ organizationId, courseId }: Room) =>
  server.admin<
    { run_at: Date }[]
  >`select run_at from graphile_worker.jobs where key = ${`courses.tell-opened:${organizationId}:${courseId}`}`;

describe('the notice that a course is open', () => {
  it('goes to those who can enrol, not to those who are enrolled already, and only once', async () => {
    const { room, outsider } = await givenCourse();
    await publish(room);
    await publish(room);
    expect([(await news(outsider)).length, (await news(room.learner)).length]).toEqual([1, 0]);
    expect((await news(outsider))[0]).toMatch(/^Enrolment in .+ is open\.$/);
  });

  it.each([
    ['by invitation', { is_by_invitation: true }],
    ['sold where nothing is', { price_minor: 5000 }],
  ])('does not go out for a course that is %s', async (_, terms) => {
    const { room, outsider } = await givenCourse(terms);
    await publish(room);
    expect(await news(outsider)).toEqual([]);
    expect(await waiting(room)).toHaveLength(0);
  });

  it.each([
    ['to now', -1, 1],
    ['to nothing', null, 1],
    ['to an earlier day that is still to come', 2, 0],
  ])('follows a date that is moved %s', async (_, days, count) => {
    const { room, outsider } = await givenCourse({ enrolls_from: inDays(5) });
    await publish(room);
    await callAs(server, outsider, `POST /api/courses/${room.courseId}/interests`);
    const edited = await callAs<{ version: number }>(
      server,
      room.instructor,
      `GET /api/courses/${room.courseId}/editing`,
    );
    const enrollsFrom = days === null ? null : inDays(days);
    const change = { version: edited.body.version, enrollsFrom };
    expect((await callAs(server, room.instructor, `PATCH /api/courses/${room.courseId}`, change)).status).toBe(204);
    await server.runJobs();
    const told = await news(outsider);
    expect(told.filter((text) => /^Enrolment in .+ is open\.$/.test(text))).toHaveLength(count);
    // who asked to hear of it is told as well, by the notice that they asked for
    expect(told).toHaveLength(count * 2);
    if (count === 0) expect((await waiting(room)).map(({ run_at }) => run_at.toISOString())).toEqual([enrollsFrom]);
  });

  it('waits until enrolment opens, follows a date that moves, and is left out if the course is by invitation then', async () => {
    const [first, second] = [inDays(3), inDays(5)];
    const { room, outsider } = await givenCourse({ enrolls_from: first });
    await tellOpened(system(room), room.courseId, room.instructor.userId);
    expect(await news(outsider)).toEqual([]);
    expect((await waiting(room)).map(({ run_at }) => run_at.toISOString())).toEqual([first]);
    await server.admin`update courses set enrolls_from = ${second} where course_id = ${room.courseId}`;
    const job = server.app.jobs.find(({ name }) => name === 'courses.tell-opened');
    const run = () => job?.run(system(room), { courseId: room.courseId, byUserId: room.instructor.userId });
    await run();
    expect((await waiting(room)).map(({ run_at }) => run_at.toISOString())).toEqual([second]);
    server.clock.advance(6 * DAY);
    await server.admin`update courses set is_by_invitation = true where course_id = ${room.courseId}`;
    await run();
    await server.runJobs();
    Object.assign(outsider, await givenSession(server, room.organizationId, outsider.userId));
    expect(await news(outsider)).toEqual([]);
    await server.admin`update courses set is_by_invitation = false where course_id = ${room.courseId}`;
    await run();
    await server.runJobs();
    Object.assign(outsider, await givenSession(server, room.organizationId, outsider.userId));
    expect(await news(outsider)).toHaveLength(1);
  });
});
