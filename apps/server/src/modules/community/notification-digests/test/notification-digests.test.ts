import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { headersOf } from '../../../../kernel/mail/mail-relay.ts';
import { notify } from '../../../operations/notifications/notifications.public.ts';
import { duePaces } from '../digest-times.ts';
import { digestToken } from '../digest-token.ts';

const server = testServer();
const HOUR = 3_600_000;
const COURSES = 11;
const GRADES = 14;
const MARKED = 18;
let room: Classroom;
let counter = 0;

const settle = (pace: string, category = COURSES, as: TestMember = room.learner) =>
  callAs(server, as, 'PUT /api/notifications/settings', { notificationControlGroupId: category, pace });

/** Tells somebody of something that belongs to a course, or to a part of it. */
async function tell(data: Record<`${string}Id`, number>, userId = room.learner.userId, templateId = 21): Promise<void> {
  counter += 1;
  const context = systemContext(server.platform, room.organizationId);
  await transaction(context, (tx) =>
    notify(context, tx, { userIds: [userId], templateId, parameters: {}, data, dedupeKey: `test:${counter}` }),
  );
}

/** Moves on to this hour of the next day, in the organisation's zone (UTC). */
const toTomorrowAt = (hour: number) => {
  const now = server.clock.now().getTime();
  const tomorrow = Math.floor(now / (24 * HOUR) + 1) * 24 * HOUR;
  server.clock.advance(tomorrow + hour * HOUR + 60_000 - now);
};
const toSunday = () => {
  do toTomorrowAt(8);
  while (server.clock.now().getUTCDay() !== 0);
};

async function run(): Promise<void> {
  const begin = server.app.jobs.find(({ name }) => name === 'notification-digests.begin')!;
  await begin.run(systemContext(server.platform, room.organizationId), {});
  await server.runJobs();
}

interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string;
}
const mails = () =>
  server.admin<Mail[]>`select recipient, subject, html, text, unsubscribe_url from outgoing_mails
    where organization_id = ${room.organizationId} and template = 'digest' order by outgoing_mail_id`;

beforeEach(async () => {
  room = await givenClassroom(server, ['grades', 'announcements']);
  toTomorrowAt(12);
});

describe('a bundled mail', () => {
  it('comes once in the morning with what is new, by course, whatever runs twice', async () => {
    await settle('DAILY');
    await tell({ courseId: room.courseId });
    await tell({ courseId: room.courseId });
    toTomorrowAt(6);
    await run();
    expect(await mails()).toHaveLength(0);
    server.clock.advance(2 * HOUR);
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: room.learner.email, subject: '2 new notifications' });
    expect(mail!.html).toContain(`http`);
    expect(mail!.html).toContain(`/lms/courses/${room.courseId}/overview`);
    expect(mail!.text).toContain('Stop these emails');
    // what was told isn't told again, and what comes after is told the next morning
    await tell({ courseId: room.courseId });
    await run();
    expect(await mails()).toHaveLength(1);
    toTomorrowAt(8);
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 new notifications', '1 new notification']);
    toTomorrowAt(8);
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('leaves out what was read, comes at once, is off or locked', async () => {
    await settle('DAILY');
    await settle('OFF', GRADES);
    await tell({ courseId: room.courseId });
    await tell({ courseId: room.courseId }, room.learner.userId, MARKED);
    await callAs(server, room.learner, 'PATCH /api/notifications/read', {});
    toTomorrowAt(8);
    await run();
    expect(await mails()).toEqual([]);
    const admin = await givenMember(server, room.organizationId, 'administrator');
    await callAs(server, admin, `PUT /api/notifications/control-groups/${COURSES}`, { isLocked: true });
    await tell({ courseId: room.courseId });
    toTomorrowAt(8);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('comes on Sundays where somebody wants it weekly', async () => {
    await settle('WEEKLY');
    toSunday();
    await run();
    await tell({ courseId: room.courseId });
    toTomorrowAt(8);
    await run();
    expect(await mails()).toEqual([]);
    toSunday();
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is in the language of its reader', async () => {
    await settle('DAILY');
    await server.admin`update members set language = 'ar' where user_id = ${room.learner.userId}`;
    await tell({ courseId: room.courseId });
    await tell({ courseId: room.courseId });
    toTomorrowAt(8);
    await run();
    const [mail] = await mails();
    expect(mail!.subject).toBe('إشعاران جديدان');
    expect(mail!.html).toContain('dir="rtl"');
    expect(mail!.text).toContain('إيقاف هذه الرسائل');
  });

  it('has nothing that its reader may no longer see when it is sent', async () => {
    await settle('DAILY');
    await tell({ courseId: room.courseId });
    await tell({ courseId: room.courseId, announcementId: 1 });
    const [enrolled] = await server.admin<{ id: number }[]>`select enrollment_id as id from enrollments
      where organization_id = ${room.organizationId} and user_id = ${room.learner.userId}`;
    await callAs(server, room.learner, `DELETE /api/enrollments/${enrolled!.id}`);
    toTomorrowAt(8);
    await run();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['1 new notification']);
    await tell({ courseId: room.courseId });
    await server.admin`update courses set status = 'DRAFT' where course_id = ${room.courseId}`;
    toTomorrowAt(8);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is ended by one press without signing in, and by nobody else', async () => {
    await settle('DAILY');
    await tell({ courseId: room.courseId });
    toTomorrowAt(8);
    await run();
    const [mail] = await mails();
    const headers = headersOf({
      ...mail!,
      fromName: '',
      to: '',
      language: 'en',
      unsubscribeUrl: mail!.unsubscribe_url,
    });
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const { pathname, search, searchParams } = new URL(headers['List-Unsubscribe']!.slice(1, -1));
    const { organizationId } = room;
    const press = (query: string, organization = organizationId) =>
      server.app.http.inject({
        method: 'POST',
        url: pathname + query,
        headers: { organization: String(organization), 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const other = await givenClassroom(server, []);
    const forged = `${room.instructor.userId}.${searchParams.get('token')!.split('.')[1]}`;
    expect((await press(`?token=${forged}`)).statusCode).toBe(404);
    expect((await press(search, other.organizationId)).statusCode).toBe(404);
    expect((await press(search)).statusCode).toBe(204);
    await tell({ courseId: room.courseId });
    toTomorrowAt(8);
    await run();
    expect(await mails()).toHaveLength(1);
    // the page of the link in the mail
    const token = searchParams.get('token');
    const stopped = await call(server, 'POST /api/notification-digests/stop', { organizationId, body: { token } });
    expect(stopped).toMatchObject({ status: 200, body: { stopped: [] } });
  });

  it('is taken up again by who ended it, unless they chose otherwise since then', async () => {
    await settle('WEEKLY');
    const pace = async () => {
      const path = 'GET /api/notifications/settings';
      const { body } = await callAs<{ data: { controlGroupId: number; pace: string }[] }>(server, room.learner, path);
      return body.data.find(({ controlGroupId }) => controlGroupId === COURSES)?.pace;
    };
    const { organizationId, learner } = room;
    const token = digestToken({ secret: server.platform.secret, organizationId }, learner.userId);
    const ask = (operation: string, body: object) =>
      call<{ stopped: object[] }>(server, `POST /api/notification-digests/${operation}`, { organizationId, body });
    const { stopped } = (await ask('stop', { token })).body;
    expect(stopped).toEqual([{ notificationControlGroupId: COURSES, pace: 'WEEKLY' }]);
    expect(await pace()).toBe('AT_ONCE');
    const forged = token.replace(/^\d+/, String(room.instructor.userId));
    expect((await ask('restore', { token: forged, stopped })).status).toBe(404);
    expect((await ask('restore', { token, stopped })).status).toBe(204);
    expect(await pace()).toBe('WEEKLY');
    await ask('stop', { token });
    await settle('OFF');
    expect((await ask('restore', { token, stopped })).status).toBe(204);
    expect(await pace()).toBe('OFF');
  });
});

describe('the setting of a category', () => {
  it('says how soon, and refuses what says nothing', async () => {
    await settle('WEEKLY');
    const { body } = await callAs<{ data: { controlGroupId: number; pace: string; isDisabled: boolean }[] }>(
      server,
      room.learner,
      'GET /api/notifications/settings',
    );
    expect(body.data.find(({ controlGroupId }) => controlGroupId === COURSES)).toMatchObject({
      pace: 'WEEKLY',
      isDisabled: false,
    });
    const empty = await callAs(server, room.learner, 'PUT /api/notifications/settings', {
      notificationControlGroupId: COURSES,
    });
    expect(empty.status).toBe(400);
  });
});

describe('the hour of the mails', () => {
  it.each([
    ['2031-03-21T03:59:00Z', 'Asia/Riyadh', []],
    ['2031-03-21T04:03:00Z', 'Asia/Riyadh', ['DAILY']],
    ['2031-03-23T04:03:00Z', 'Asia/Riyadh', ['DAILY', 'WEEKLY']],
    ['2031-03-23T02:03:00Z', 'America/New_York', ['DAILY']],
  ] as const)('is seven on the wall at %s in %s', (at, zone, paces) => {
    const due = duePaces(new Date(at), zone);
    expect(due).toEqual({ day: wallTimeOf(new Date(at), zone).date, paces });
  });
});
