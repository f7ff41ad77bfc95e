import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Announcement } from '../announcements.schemas.ts';
import { publishScheduledJob } from '../announcements.service.ts';

const server = testServer();
const HOUR = 3_600_000;
let room: Classroom;
let id: number;

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const at = (path = '') => `/api/course-announcements/${id}${path}`;
const as = (operation: string, body?: unknown, who = room.instructor) => callAs(server, who, operation, body);
const schedule = (scheduledAt: string, who = room.instructor) => as(`PUT ${at('/schedule')}`, { scheduledAt }, who);
const read = async (who = room.instructor) => (await callAs<Announcement>(server, who, `GET ${at()}`)).body;
const published = async (): Promise<number> => {
  const rows = await server.admin`select 1 from signals where organization_id = ${room.organizationId}
    and name = 'announcement.published'`;
  return rows.length;
};
const notified = async (who: TestMember): Promise<number> => {
  const rows = await server.admin`select 1 from notifications where organization_id = ${room.organizationId}
    and user_id = ${who.userId} and template_id = 11`;
  return rows.length;
};

beforeEach(async () => {
  room = await givenClassroom(server, []);
  const { body } = await callAs<{ announcementId: number }>(
    server,
    room.instructor,
    `POST /api/courses/${room.courseId}/announcements`,
    { title: { en: 'Later' }, body: { en: '<p>Soon</p>' } },
  );
  id = body.announcementId;
});

describe('a scheduled announcement', () => {
  it('is published at its moment, not before, and its readers are notified once', async () => {
    const moment = inHours(5);
    expect((await schedule(moment)).status).toBe(204);
    expect(await read()).toMatchObject({
      status: 'SCHEDULED',
      scheduledAt: moment,
      abilities: { canUnschedule: true },
    });
    expect((await as(`GET ${at()}`, undefined, room.learner)).status).toBe(404);
    server.clock.advance(4 * HOUR);
    await server.runJobs();
    expect((await read()).status).toBe('SCHEDULED');
    server.clock.advance(2 * HOUR);
    await server.runJobs();
    expect(await read(room.learner)).toMatchObject({ status: 'PUBLISHED', scheduledAt: null });
    expect([await published(), await notified(room.learner)]).toEqual([1, 1]);
  });

  it('can be changed and moved until then', async () => {
    const [early, late] = [inHours(2), inHours(9)];
    await schedule(early);
    const { version } = await read();
    expect((await as(`PATCH ${at()}`, { title: { en: 'Changed' }, version })).status).toBe(204);
    await schedule(late);
    server.clock.advance(3 * HOUR);
    await server.runJobs();
    expect(await read()).toMatchObject({ status: 'SCHEDULED', scheduledAt: late, title: { en: 'Changed' } });
    server.clock.advance(7 * HOUR);
    await server.runJobs();
    expect(await read(room.learner)).toMatchObject({ status: 'PUBLISHED', editedAt: null });
  });

  it('is a draft again when it is called off, and stays one', async () => {
    await schedule(inHours(2));
    expect((await as(`DELETE ${at('/schedule')}`)).status).toBe(204);
    expect((await as(`DELETE ${at('/schedule')}`)).status).toBe(404);
    server.clock.advance(3 * HOUR);
    await server.runJobs();
    expect([(await read()).status, await published()]).toEqual(['DRAFT', 0]);
  });

  it('is published once, though several processes run its job while somebody publishes it', async () => {
    const scheduledAt = inHours(1);
    await schedule(scheduledAt);
    server.clock.advance(2 * HOUR);
    const context = { ...server.platform, organizationId: room.organizationId };
    const job = () => publishScheduledJob.run(context, { announcementId: id, scheduledAt });
    const [now] = await Promise.all([as(`POST ${at('/publish')}`), job(), job(), job()]);
    await server.runJobs();
    expect([204, 409]).toContain(now!.status);
    expect([await published(), await notified(room.learner)]).toEqual([1, 1]);
    expect((await schedule(inHours(1))).status).toBe(409);
  });

  it('needs a moment to come, and somebody who writes there', async () => {
    expect(await schedule(inHours(-1))).toMatchObject({ status: 400, body: { details: [{ path: 'scheduledAt' }] } });
    expect((await schedule('soon')).status).toBe(400);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await schedule(inHours(1), room.learner)).status).toBe(404);
    expect((await schedule(inHours(1), stranger)).status).toBe(404);
    expect((await read()).status).toBe('DRAFT');
  });
});
