import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { emit } from '../../../../kernel/outbox/signals.ts';
import { memberRegistered } from '../../../identity/accounts/accounts.public.ts';
import { memberApproved } from '../../../identity/members/members.public.ts';
import { sessionOpenedOnNewDevice } from '../../../identity/sessions/sessions.public.ts';
import { type GivenCourse, givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { CHUNK } from '../notifications.jobs.ts';
import type { Notification } from '../notifications.schemas.ts';

const server = testServer();
let organizationId: number;
let instructor: TestMember;
let administrator: TestMember;
let learner: TestMember;
let neighbour: TestMember;
let course: GivenCourse;

beforeEach(async () => {
  organizationId = await givenOrganization(server, { course_approval_required: true });
  instructor = await givenMember(server, organizationId, 'instructor');
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  neighbour = await givenMember(server, organizationId);
  course = await givenPublishedCourse(server, organizationId, {
    title: { en: 'Reports', ar: 'التقارير' },
    instructorUserId: instructor.userId,
  });
  await enrolled(learner.userId);
});

const enrolled = (userId: number) => enrol(server.admin, organizationId, course.courseId, userId);
const received = async (as: TestMember, language: 'en' | 'ar' = 'en') =>
  (await call<{ data: Notification[] }>(server, 'GET /api/notifications', { as, language })).body.data.map((each) => ({
    ...each,
    text: each.text.replace(/[\u2066-\u2069]/g, ''),
  }));
const texts = async (as: TestMember) => (await received(as)).map(({ text }) => text);
const system = () => systemContext(server.platform, organizationId);

const announce = async (path: string, as: TestMember, extra = {}) => {
  const { body } = await call<{ announcementId: number }>(server, `POST /api/${path}`, {
    as,
    body: { title: { en: 'News', ar: 'أخبار' }, body: { en: '<p>Read <b>this</b>.</p>' }, ...extra },
  });
  await call(server, `POST /api/course-announcements/${body.announcementId}/publish`, { as });
  await server.runJobs();
  return body.announcementId;
};

describe('an announcement that is published', () => {
  it('reaches the enrolled of a course, in their language, and not its author', async () => {
    await enrolled(instructor.userId);
    const announcementId = await announce(`courses/${course.courseId}/announcements`, instructor);
    expect((await received(learner, 'ar'))[0]).toMatchObject({
      templateId: 11,
      text: 'إعلان جديد في «التقارير»: أخبار',
      data: { courseId: course.courseId, announcementId },
    });
    expect(await texts(neighbour)).toEqual([]);
    expect(await texts(instructor)).toEqual([]);
  });

  it('reaches every active member when it is for the organisation', async () => {
    const held = await givenMember(server, organizationId, 'learner', { status: 'DISABLED' });
    await announce('announcements', administrator);
    for (const each of [learner, neighbour, instructor]) expect(await texts(each)).toEqual(['New announcement: News']);
    expect(await texts(administrator)).toEqual([]);
    expect(await server.admin`select 1 from notifications where user_id = ${held.userId}`).toHaveLength(0);
  });

  it('arrives at the open streams in the same moment', async () => {
    await announce('announcements', administrator);
    const events =
      await server.admin`select user_id, name, data from stream_events where organization_id = ${organizationId} order by user_id`;
    expect(events.map((row) => row.user_id)).toEqual([instructor.userId, learner.userId, neighbour.userId]);
    expect(events[0]).toMatchObject({ name: 'notification', data: { templateId: 11 } });
  });

  it('goes by mail to those who want it when its author says so', async () => {
    await call(server, 'PUT /api/notifications/settings', {
      as: neighbour,
      body: { notificationControlGroupId: 12, isDisabled: true },
    });
    await announce('announcements', administrator, { sendsMail: true });
    const mails =
      await server.admin`select recipient, subject, text, html from outgoing_mails where organization_id = ${organizationId} and template = 'announcement' order by recipient`;
    expect(mails.map((mail) => mail.recipient).sort()).toEqual([instructor.email, learner.email].sort());
    expect(mails[0]).toMatchObject({
      subject: expect.stringContaining('News'),
      text: expect.stringContaining('Read this.'),
      html: expect.stringContaining('Read <b>this</b>.'),
    });
  });

  it('reaches a large organisation in chunks', async () => {
    const people = CHUNK + 20;
    await server.admin`
      with made as (insert into users (email) select ${`crowd-${organizationId}-`} || n || '@example.test' from generate_series(1, ${people}) n returning user_id, email)
      insert into members (organization_id, user_id, email, first_name, last_name, status) select ${organizationId}, user_id, email, 'A', 'B', 'ACTIVE' from made`;
    await announce('announcements', administrator);
    const [row] =
      await server.admin`select count(*)::int as count, count(distinct user_id)::int as people from notifications where organization_id = ${organizationId}`;
    expect(row).toEqual({ count: people + 3, people: people + 3 });
  });
});

describe('a course', () => {
  const edit = async () => {
    const [row] = await server.admin`select version from courses where course_id = ${course.courseId}`;
    const answer = await call(server, `PATCH /api/courses/${course.courseId}`, {
      as: administrator,
      body: { subtitle: { en: 'New' }, version: row?.version },
    });
    expect(answer.status).toBe(204);
    await server.runJobs();
  };
  /** Editing comes to rest. */
  const rest = async () => {
    server.clock.advance(10 * 60_000);
    await server.runJobs();
  };

  it('that changes notifies its learners when editing rests, once a day', async () => {
    await edit();
    await edit();
    expect(await texts(learner)).toEqual([]);
    await rest();
    expect(await texts(learner)).toEqual(['“Reports” has been updated.']);
    expect((await received(learner))[0]).toMatchObject({ templateId: 23, data: { courseId: course.courseId } });
    server.clock.advance(86_400_000);
    Object.assign(administrator, await givenSession(server, organizationId, administrator.userId));
    Object.assign(learner, await givenSession(server, organizationId, learner.userId));
    Object.assign(neighbour, await givenSession(server, organizationId, neighbour.userId));
    await edit();
    await rest();
    expect(await texts(learner)).toHaveLength(2);
    expect(await texts(neighbour)).toEqual([]);
  });

  it('that is published notifies those who can enrol, the first time', async () => {
    const outsider = await givenMember(server, organizationId, 'learner', { permissions: [] });
    const publish = async (isPublished: boolean) => {
      await call(server, `PATCH /api/courses/${course.courseId}/publish-status`, {
        as: administrator,
        body: { isPublished },
      });
      await server.runJobs();
    };
    await publish(false);
    await publish(true);
    expect(await texts(neighbour)).toEqual(['Enrolment in “Reports” is open.']);
    expect(await texts(outsider)).toEqual([]);
    await publish(false);
    await publish(true);
    expect(await texts(neighbour)).toHaveLength(1);
  });

  it('that waits for approval notifies those who decide, and their decision its instructors', async () => {
    await server.admin`update courses set status = 'DRAFT' where course_id = ${course.courseId}`;
    await call(server, `POST /api/courses/${course.courseId}/request-approval`, { as: instructor });
    await server.runJobs();
    expect(await texts(administrator)).toEqual([expect.stringMatching(/requested approval of “Reports”/)]);
    expect(await texts(learner)).toEqual([]);
    // who asked may go on with it, and ask again
    const withdraw = `DELETE /api/courses/${course.courseId}/request-approval`;
    expect((await call(server, withdraw, { as: learner })).status).toBe(403);
    expect((await call(server, withdraw, { as: instructor })).status).toBe(204);
    expect((await call(server, withdraw, { as: instructor })).status).toBe(409);
    await call(server, `POST /api/courses/${course.courseId}/request-approval`, { as: instructor });
    await call(server, `POST /api/courses/${course.courseId}/approval`, {
      as: administrator,
      body: { isApproved: false, note: 'Later' },
    });
    await server.runJobs();
    expect((await received(instructor))[0]).toMatchObject({ templateId: 22, data: { courseId: course.courseId } });
    expect(await texts(instructor)).toEqual(['“Reports” was not approved. See the reason on its page.']);
  });
});

describe('what is old', () => {
  it('is forgotten a year after it was read or hidden, and kept while it is unread', async () => {
    for (const key of ['read', 'hidden', 'unread'])
      await server.admin`
        insert into notifications (organization_id, user_id, template_id, dedupe_key, created_at, read_at, hidden_at)
        values (${organizationId}, ${learner.userId}, 21, ${key}, ${new Date(server.clock.now().getTime() - 366 * 86_400_000)},
          ${key === 'read' ? new Date() : null}, ${key === 'hidden' ? new Date() : null})`;
    await server.app.jobs.find(({ name }) => name === 'notifications.forget-old')?.run(system(), {});
    const left = await server.admin`select dedupe_key from notifications where organization_id = ${organizationId}`;
    expect(left.map((row) => row.dedupe_key)).toEqual(['unread']);
  });
});

describe('members and sessions', () => {
  it('notify administrators of somebody who waits, and the member of the approval', async () => {
    await transaction(system(), (tx) =>
      emit(system(), tx, memberRegistered, { userId: learner.userId, status: 'PENDING' }),
    );
    await transaction(system(), (tx) =>
      emit(system(), tx, memberRegistered, { userId: neighbour.userId, status: 'ACTIVE' }),
    );
    const approval = {
      userId: learner.userId,
      email: learner.email,
      language: 'en' as const,
      byUserId: administrator.userId,
    };
    await transaction(system(), (tx) => emit(system(), tx, memberApproved, approval));
    await server.runJobs();
    expect(await texts(administrator)).toEqual([expect.stringMatching(/wants to join/)]);
    expect(await texts(learner)).toEqual(['Welcome! Your membership has been approved.']);
  });

  it('report a sign-in on a new device, once', async () => {
    const payload = {
      userId: learner.userId,
      sessionId: 'b6a3cf62-8d6c-4b7d-9e5a-000000000001',
      browser: 'Firefox',
      system: null,
      ip: '203.0.113.5',
      at: server.clock.now().toISOString(),
    };
    for (let time = 0; time < 2; time += 1)
      await transaction(system(), (tx) => emit(system(), tx, sessionOpenedOnNewDevice, payload));
    await server.runJobs();
    expect(await texts(learner)).toEqual(['Your account was used to sign in on a new device: Firefox. Was this you?']);
  });
});
