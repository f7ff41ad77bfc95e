import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { announcementsPersonalRows } from '../announcements.personal.ts';
import type { Announcement } from '../announcements.schemas.ts';

const server = testServer();
let room: Classroom;
let other: TestMember;
let id: number;

interface Readers {
  data: { userId: number; readAt: string | null }[];
  total: number;
  counts: { read: number; of: number };
}

const at = (path = '') => `/api/course-announcements/${id}${path}`;
const open = async (who: TestMember) => (await callAs(server, who, `PUT ${at('/read')}`)).status;
const readers = (query = '', who = room.instructor) => callAs<Readers>(server, who, `GET ${at('/readers')}${query}`);
const listed = async (who: TestMember) =>
  (await callAs<{ data: Announcement[] }>(server, who, `GET /api/courses/${room.courseId}/announcements`)).body
    .data[0]!;

beforeEach(async () => {
  room = await givenClassroom(server, []);
  other = await givenLearner(server, room);
  const { body } = await callAs<{ announcementId: number }>(
    server,
    room.instructor,
    `POST /api/courses/${room.courseId}/announcements`,
    { title: { en: 'News' } },
  );
  id = body.announcementId;
  await callAs(server, room.instructor, `POST ${at('/publish')}`);
});

describe('receipts of an announcement', () => {
  it('are kept when it was open before a reader, and of the first time', async () => {
    await callAs(server, room.learner, `GET ${at()}`);
    expect(await listed(room.learner)).toMatchObject({ isRead: false, readers: null });
    expect(await open(room.learner)).toBe(204);
    const [first] = (await readers('?state=READ')).body.data;
    server.clock.advance(60_000);
    expect(await open(room.learner)).toBe(204);
    expect((await readers('?state=READ')).body.data).toEqual([first]);
    expect((await listed(room.learner)).isRead).toBe(true);
    expect((await listed(other)).isRead).toBe(false);
  });

  it('are told to its writers: the figure of the list is that of the readers', async () => {
    await open(room.learner);
    // who writes isn't among those whom it is for
    await open(room.instructor);
    expect((await listed(room.instructor)).readers).toEqual({ read: 1, of: 2 });
    const { body } = await readers();
    expect(body).toMatchObject({ total: 2, counts: { read: 1, of: 2 } });
    expect(body.data.map(({ userId }) => userId)).toEqual([room.learner.userId, other.userId]);
    const unread = await readers('?state=UNREAD');
    expect(unread.body).toMatchObject({ total: 1, data: [{ userId: other.userId, readAt: null }] });
    await server.admin`update enrollments set status = 'CANCELLED' where user_id = ${other.userId}`;
    expect((await listed(room.instructor)).readers).toEqual({ read: 1, of: 1 });
  });

  it('are nobody else’s: neither readers’ nor another organisation’s', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await readers('', room.learner)).status).toBe(403);
    expect((await readers('', stranger)).status).toBe(404);
    expect(await open(stranger)).toBe(404);
    expect(await open(await givenMember(server, room.organizationId))).toBe(404);
    expect((await readers('?state=SOME')).status).toBe(400);
  });

  it('go with the account, and are in what a person takes along', async () => {
    await open(room.learner);
    const rows = announcementsPersonalRows.find(({ table }) => table === 'announcement_reads')!;
    const context = systemContext(server.platform, room.organizationId);
    const own = await transaction(context, (tx) => rows.read!(context, tx, room.learner.userId));
    expect(own).toMatchObject([{ announcement_id: id, user_id: room.learner.userId }]);
    await transaction(context, (tx) => rows.erase!(context, tx, room.learner.userId));
    expect((await readers()).body.counts.read).toBe(0);
  });
});

describe('a reminder', () => {
  const remind = (who = room.instructor) => callAs<{ people: number }>(server, who, `POST ${at('/remind')}`);

  it('reaches those who have not read it, once a day', async () => {
    await open(room.learner);
    await server.runJobs();
    await server.admin`delete from notifications where organization_id = ${room.organizationId}`;
    const both = await Promise.all([remind(), remind()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.body.people).toBe(1);
    await server.runJobs();
    const told = await server.admin`select user_id from notifications where organization_id = ${room.organizationId}`;
    expect(told.map((row) => row.user_id)).toEqual([other.userId]);
    expect((await remind(room.learner)).status).toBe(403);
    server.clock.advance(25 * 3_600_000);
    expect((await remind()).status).toBe(200);
  });
});
