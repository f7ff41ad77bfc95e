import type { NotificationIds, TargetOfKind } from '@sullam/domain/notification-target.ts';
import { TARGETS } from '@sullam/domain/notification-targets.gen.ts';
import { beforeAll, expect, it } from 'vitest';
import { notifiedThings } from '../../src/modules/operations/notifications/notifications.public.ts';
import { NotificationData } from '../../src/modules/operations/notifications/notifications.schemas.ts';
import { givenNotification } from '../../src/modules/operations/notifications/test/notifications.factory.ts';
import { EXTENSIONS } from '../../src/modules.ts';
import { EVERY_PART, givenMember, givenOrganization, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
const known = EXTENSIONS.of(notifiedThings).map(({ idName }) => idName);
let member: TestMember;

beforeAll(async () => {
  member = await givenMember(server, await givenOrganization(server, EVERY_PART));
});

/** Ids that any kind of notification leads by, found by asking each for its path with every id given, and with one at a time. */
function idsOfTargets(): string[] {
  const names = new Set<string>();
  const noting = (isGiven: (name: string) => boolean) =>
    new Proxy({} as NotificationIds, {
      get: (_ids, name: string) => {
        names.add(name);
        return isGiven(name) ? 1 : undefined;
      },
    });
  for (const { path } of Object.values<TargetOfKind>(TARGETS)) {
    path(noting(() => true));
    path(noting(() => false));
    for (const only of [...names]) path(noting((name) => name === only || name === 'courseId'));
  }
  return [...names];
}

it('every id that a notification leads by or is sent with belongs to a module that says whether the thing is there', () => {
  const used = new Set([...idsOfTargets(), ...Object.keys(NotificationData.properties)]);
  used.delete('notificationTemplate');
  expect([...used].filter((name) => !known.includes(name as `${string}Id`)).sort()).toEqual([]);
});

it('every id that a notification leads by leaves the server', () => {
  const sent = Object.keys(NotificationData.properties);
  expect(idsOfTargets().filter((name) => !sent.includes(name))).toEqual([]);
});

it.each(known)('a notification of something that is gone is neither listed nor counted: %s', async (idName) => {
  const list = (query = '') =>
    call<{ data: object[]; total: number }>(server, `GET /api/notifications${query}`, { as: member });
  const before = (await list()).body.total;
  await givenNotification(server, member, { templateId: 21, data: { [idName]: 999_999_999_999 } });
  expect((await list()).body.total).toBe(before);
  expect((await list('?isUnread=true')).body.total).toBe(before);
  const count = await call<{ count: number }>(server, 'GET /api/notifications/count', { as: member });
  expect(count.body.count).toBe(before);
});
