import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { notify } from '../notifications.public.ts';

const server = testServer();
const ANNOUNCEMENTS = 12;
const SECURITY = 41;
let learner: TestMember;
let administrator: TestMember;

beforeEach(async () => {
  const organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  administrator = await givenMember(server, organizationId, 'administrator');
});

interface Settings {
  data: { controlGroupId: number; notificationControlGroupId: number; isDisabled: boolean; isLocked: boolean }[];
}
interface Groups {
  total: number;
  data: { id: number; name: string; children: { id: number; name: string; isLocked: boolean }[] }[];
}
const change = (notificationControlGroupId: number, isDisabled: boolean) =>
  call(server, 'PUT /api/notifications/settings', { as: learner, body: { notificationControlGroupId, isDisabled } });
const lock = (id: number, isLocked: boolean, as = administrator) =>
  call(server, `PUT /api/notifications/control-groups/${id}`, { as, body: { isLocked } });
const setting = async (id: number) =>
  (await call<Settings>(server, 'GET /api/notifications/user-settings', { as: learner })).body.data.find(
    (entry) => entry.controlGroupId === id,
  );
const notifyLearner = (templateId: number, dedupeKey: string) =>
  transaction(systemContext(server.platform, learner.organizationId), (tx) =>
    notify(systemContext(server.platform, learner.organizationId), tx, {
      userIds: [learner.userId],
      templateId,
      parameters: {},
      data: {},
      dedupeKey,
    }),
  );

describe('categories of notifications', () => {
  it('are named by group in the language that is asked for', async () => {
    const english = await call<Groups>(server, 'GET /api/notifications/control-groups?take=100&portals=1', {
      as: learner,
    });
    const arabic = await call<Groups>(server, 'GET /api/notifications/control-groups?language=ar', { as: learner });
    expect(english.body.total).toBe(english.body.data.length);
    const names = english.body.data.flatMap((group) => [group.name, ...group.children.map((child) => child.name)]);
    expect(names).toContain('Announcements');
    for (const name of names) expect(name).not.toMatch(/[{}]|notifications\./);
    for (const { name } of arabic.body.data) expect(name).toMatch(/[\u0600-\u06ff]/);
  });

  it('are paged by group', async () => {
    const answer = await call<Groups>(server, 'GET /api/notifications/control-groups?skip=1&take=1', {
      as: administrator,
    });
    expect(answer.body.data.map(({ id }) => id)).toEqual([2]);
    expect(answer.body.total).toBe(4);
  });

  it('mean something to the reader: no features that are off, no work for who only learns', async () => {
    const groups = async (as: TestMember, query = '') =>
      (await call<Groups>(server, `GET /api/notifications/control-groups${query}`, { as })).body.data.map(
        ({ id }) => id,
      );
    expect(await groups(learner)).toEqual([1, 2, 4]);
    expect(await groups(administrator)).toEqual([1, 2, 3, 4]);
    expect(await groups(administrator, '?portals=2')).toEqual([3, 4]);
    const quiet = await givenOrganization(server, {
      features: { coaching: false, events: false, 'social-groups': false },
    });
    expect(await groups(await givenMember(server, quiet))).toEqual([1, 4]);
  });

  it('are switched off and on again by the member', async () => {
    expect((await change(ANNOUNCEMENTS, true)).status).toBe(200);
    expect(await setting(ANNOUNCEMENTS)).toMatchObject({ isDisabled: true, isLocked: false });
    expect(await notifyLearner(11, 'first')).toEqual([]);
    await change(ANNOUNCEMENTS, false);
    expect(await setting(ANNOUNCEMENTS)).toMatchObject({ isDisabled: false });
    expect(await notifyLearner(11, 'second')).toEqual([learner.userId]);
  });

  it('stay on when they are mandatory', async () => {
    expect(await change(SECURITY, true)).toMatchObject({ status: 403, body: { errorCode: 'notification.locked' } });
    expect(await setting(SECURITY)).toMatchObject({ isLocked: true, isDisabled: false });
    expect(await notifyLearner(1001, 'sign-in')).toEqual([learner.userId]);
  });

  it('stay on when the organisation locked them, whatever was set before', async () => {
    await change(ANNOUNCEMENTS, true);
    expect((await lock(ANNOUNCEMENTS, true)).status).toBe(200);
    expect(await setting(ANNOUNCEMENTS)).toMatchObject({ isLocked: true, isDisabled: false });
    expect(await change(ANNOUNCEMENTS, true)).toMatchObject({
      status: 403,
      body: { errorCode: 'notification.locked' },
    });
    expect(await notifyLearner(11, 'locked')).toEqual([learner.userId]);
    await lock(ANNOUNCEMENTS, false);
    expect(await setting(ANNOUNCEMENTS)).toMatchObject({ isLocked: false, isDisabled: true });
  });

  it('are locked by administrators only, and unknown ones are not found', async () => {
    expect((await lock(ANNOUNCEMENTS, true, learner)).status).toBe(403);
    expect((await lock(4711, true)).status).toBe(404);
    expect((await change(4711, true)).status).toBe(404);
    expect((await change(-1, true)).status).toBe(400);
    expect(await setting(ANNOUNCEMENTS)).toMatchObject({ isLocked: false });
  });

  it('are locked for one organisation alone', async () => {
    await lock(ANNOUNCEMENTS, true);
    const stranger = await givenMember(server, await givenOrganization(server));
    const answer = await call<Settings>(server, 'GET /api/notifications/settings', { as: stranger });
    expect(answer.body.data.find((entry) => entry.controlGroupId === ANNOUNCEMENTS)).toMatchObject({ isLocked: false });
  });
});

describe('tokens for push messages', () => {
  const add = (as: Pick<TestMember, 'headers'>, token: string) =>
    call(server, 'POST /api/notifications/add-token', { as, body: { token, platform: 'WEB' } });
  const owners = (token: string) =>
    server.admin`select user_id from push_tokens where organization_id = ${learner.organizationId} and token = ${token}`;

  it('belong to the last member who signed in on the device', async () => {
    expect((await add(learner, 'device-token-1')).status).toBe(200);
    expect((await add(learner, 'device-token-1')).status).toBe(200);
    await add(administrator, 'device-token-1');
    expect(await owners('device-token-1')).toMatchObject([{ user_id: administrator.userId }]);
  });

  it('are kept for the newest twenty devices', async () => {
    for (let n = 0; n < 22; n += 1) {
      server.clock.advance(1000);
      await add(learner, `many-devices-${n}`);
    }
    expect(await owners('many-devices-1')).toHaveLength(0);
    expect(await owners('many-devices-21')).toHaveLength(1);
  });

  it('are not taken while somebody acts as the member', async () => {
    const acting = await givenSession(server, learner.organizationId, learner.userId);
    await server.admin`update sessions set masquerader_user_id = ${administrator.userId} where user_id = ${learner.userId}`;
    expect(await add(acting, 'masked-device')).toMatchObject({
      status: 403,
      body: { errorCode: 'masquerade.forbidden' },
    });
    expect(await owners('masked-device')).toHaveLength(0);
  });

  it('need a token and a known platform', async () => {
    for (const body of [
      {},
      { token: 'x'.repeat(9) },
      { token: 'x', platform: 'WEB' },
      { token: 'x'.repeat(9), platform: 'FAX' },
    ])
      expect((await call(server, 'POST /api/notifications/add-token', { as: learner, body })).status).toBe(400);
  });
});
