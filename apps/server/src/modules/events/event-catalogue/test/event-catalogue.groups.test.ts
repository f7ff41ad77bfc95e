import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenDraft, givenEventHouse } from '../../events/test/events.factory.ts';

const server = testServer();

it('an event of a group is listed on the group’s page, for who reads the group and sees the event', async () => {
  const { organizationId, organizer } = await givenEventHouse(server, {
    features: { events: true, 'all-events': true, 'social-groups': true },
  });
  const [member, stranger] = [await givenMember(server, organizationId), await givenMember(server, organizationId)];
  const made = await callAs<{ groupId: number }>(server, organizer, 'POST /api/groups', {
    name: { en: 'First-time managers' },
    privacy: 'CLOSED',
  });
  const { groupId } = made.body;
  await callAs(server, organizer, `POST /api/groups/${groupId}/invite`, { userIds: [member.userId] });
  await callAs(server, member, `POST /api/groups/${groupId}/join`, { acceptsRules: true });
  const eventId = await givenDraft(server, organizer);
  const put = (group: number | null, who = organizer) =>
    callAs(server, who, `PUT /api/events/${eventId}/group`, { groupId: group });
  const listed = async (who = member) => {
    const { status, body } = await callAs<{ data: { eventId: number }[] }>(
      server,
      who,
      `GET /api/groups/${groupId}/events`,
    );
    return status === 200 ? body.data.map((event) => event.eventId) : status;
  };
  const chosen = async () => (await callAs(server, organizer, `GET /api/events/${eventId}/group`)).body;
  expect((await put(groupId, member)).status).toBe(403);
  expect((await put(987_654)).status).toBe(404);
  expect(await chosen()).toEqual({ group: null });
  expect((await put(groupId)).status).toBe(204);
  expect(await chosen()).toEqual({ group: { groupId, name: { en: 'First-time managers' } } });
  expect(await listed()).toEqual([]);
  const version = (await callAs<{ version: number }>(server, organizer, `GET /api/events/${eventId}/editing`)).body
    .version;
  await callAs(server, organizer, `POST /api/events/${eventId}/publish`, { version });
  expect(await listed()).toEqual([eventId]);
  expect(await listed(stranger)).toBe(403);
  expect((await put(null)).status).toBe(204);
  expect(await listed()).toEqual([]);
  await put(groupId);
  expect((await callAs(server, organizer, `DELETE /api/groups/${groupId}`)).status).toBe(204);
  expect(await chosen()).toEqual({ group: null });
});
