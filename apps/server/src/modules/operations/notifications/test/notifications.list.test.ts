import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Notification } from '../notifications.schemas.ts';
import { givenNotification } from './notifications.factory.ts';

const server = testServer();
let learner: TestMember;

beforeEach(async () => {
  learner = await givenMember(server, await givenOrganization(server));
});

interface Page {
  data: Notification[];
  total: number;
  nextCursor: number | null;
}
const list = (query = '', as: TestMember = learner) => call<Page>(server, `GET /api/notifications?${query}`, { as });
const ids = (answer: { body: Page }) => answer.body.data.map(({ id }) => id);
const count = async () =>
  (await call<{ count: number }>(server, 'GET /api/notifications/count', { as: learner })).body.count;

describe('the list of notifications', () => {
  it('shows the newest first, page by page', async () => {
    const given = [];
    for (let n = 0; n < 5; n += 1) given.unshift(await givenNotification(server, learner));
    const first = await list('skip=0&take=2');
    expect(ids(first)).toEqual(given.slice(0, 2));
    expect(first.body.total).toBe(5);
    expect(ids(await list('skip=4&take=2'))).toEqual(given.slice(4));
  });

  it('words each in the language of the reader, or the one that is asked for', async () => {
    await givenNotification(server, learner);
    expect((await list()).body.data[0]?.text).toContain('Reports');
    expect((await list('language=ar')).body.data[0]?.text).toContain('التقارير');
    const arabic = await call<Page>(server, 'GET /api/notifications', { as: learner, language: 'ar' });
    expect(arabic.body.data[0]?.text).toContain('التقارير');
  });

  it("uses the organisation's own sentence and nouns", async () => {
    await server.admin`insert into organization_messages (organization_id, language, message_key, text)
      values (${learner.organizationId}, 'en', 'notifications.templates.21', 'Come and see {courseTitle}')`;
    await givenNotification(server, learner);
    expect((await list()).body.data[0]?.text).toMatch(/^Come and see .*Reports/);
  });

  it('lists unread ones alone when asked', async () => {
    await givenNotification(server, learner, { isRead: true });
    const unread = await givenNotification(server, learner);
    expect(ids(await list('isUnread=true'))).toEqual([unread]);
    expect(await count()).toBe(1);
  });

  it('shows the studio what is about work and the account only', async () => {
    await givenNotification(server, learner, { templateId: 21 });
    const approval = await givenNotification(server, learner, { templateId: 22 });
    expect(ids(await list('portals=2'))).toEqual([approval]);
    expect((await list('portals=1')).body.total).toBe(2);
  });

  it('pages by cursor without shifting when something new arrives', async () => {
    const given = [];
    for (let n = 0; n < 3; n += 1) given.unshift(await givenNotification(server, learner));
    const first = await call<Page>(server, 'GET /api/notifications/v2?take=2', { as: learner });
    expect(ids(first)).toEqual(given.slice(0, 2));
    await givenNotification(server, learner);
    const second = await call<Page>(server, `GET /api/notifications/v2?take=2&cursor=${first.body.nextCursor}`, {
      as: learner,
    });
    expect(ids(second)).toEqual(given.slice(2));
    expect(second.body.nextCursor).toBeNull();
  });

  it("shows nobody else's, of the same or another organisation", async () => {
    await givenNotification(server, learner);
    const neighbour = await givenMember(server, learner.organizationId);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await list('', neighbour)).body.total).toBe(0);
    expect((await list('', stranger)).body.total).toBe(0);
  });

  it('asks visitors to sign in', async () => {
    for (const path of ['', '/v2', '/count', '/control-groups', '/user-settings', '/settings', '/templates'])
      expect(
        (await call(server, `GET /api/notifications${path}`, { organizationId: learner.organizationId })).status,
      ).toBe(401);
  });
});

describe('reading notifications', () => {
  it('marks one as read, and the first reading counts', async () => {
    const id = await givenNotification(server, learner);
    await call(server, `PATCH /api/notifications/read/${id}`, { as: learner });
    const { readAt } = (await list()).body.data[0] as Notification;
    expect(readAt).not.toBeNull();
    server.clock.advance(60_000);
    expect((await call(server, `PATCH /api/notifications/read/${id}`, { as: learner })).body).toEqual({ ok: true });
    expect((await list()).body.data[0]?.readAt).toBe(readAt);
    expect(await count()).toBe(0);
  });

  it('marks all as read up to a moment; what arrives meanwhile stays unread', async () => {
    await givenNotification(server, learner);
    const before = server.clock.now().toISOString();
    server.clock.advance(5000);
    const later = await givenNotification(server, learner);
    const answer = await call(server, 'PATCH /api/notifications/read', { as: learner, body: { before } });
    expect(answer.status).toBe(200);
    expect(ids(await list('isUnread=true'))).toEqual([later]);
    await call(server, 'PATCH /api/notifications/read', { as: learner, body: {} });
    expect(await count()).toBe(0);
  });

  it('refuses a moment that no clock shows', async () => {
    for (const before of ['yesterday', '2026-12-31T23:59:60Z', 5])
      expect((await call(server, 'PATCH /api/notifications/read', { as: learner, body: { before } })).status).toBe(400);
  });

  it('notifies the other devices of the member', async () => {
    const id = await givenNotification(server, learner);
    await call(server, `PATCH /api/notifications/read/${id}`, { as: learner });
    const events =
      await server.admin`select name from stream_events where organization_id = ${learner.organizationId} and user_id = ${learner.userId}`;
    expect(events.map((row) => row.name)).toEqual(['notifications-changed']);
  });
});

describe('taking notifications away', () => {
  it('hides one, read or not, without deleting it', async () => {
    const id = await givenNotification(server, learner);
    expect((await call(server, `PATCH /api/notifications/hide/${id}`, { as: learner })).status).toBe(200);
    expect((await list()).body.total).toBe(0);
    expect(await count()).toBe(0);
    expect(await server.admin`select 1 from notifications where notification_id = ${id}`).toHaveLength(1);
  });

  it('deletes a read one for good and refuses an unread one', async () => {
    const id = await givenNotification(server, learner);
    const refused = await call(server, `DELETE /api/notifications/${id}`, { as: learner });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'notification.unread' } });
    await call(server, `PATCH /api/notifications/read/${id}`, { as: learner });
    expect((await call(server, `DELETE /api/notifications/${id}`, { as: learner })).status).toBe(200);
    expect(await server.admin`select 1 from notifications where notification_id = ${id}`).toHaveLength(0);
  });

  it("does not find somebody else's", async () => {
    const id = await givenNotification(server, learner, { isRead: true });
    const neighbour = await givenMember(server, learner.organizationId);
    const stranger = await givenMember(server, await givenOrganization(server));
    for (const as of [neighbour, stranger]) {
      for (const operation of [
        `PATCH /api/notifications/read/${id}`,
        `PATCH /api/notifications/hide/${id}`,
        `DELETE /api/notifications/${id}`,
      ])
        expect((await call(server, operation, { as })).status).toBe(404);
    }
    expect((await list()).body.total).toBe(1);
  });
});
