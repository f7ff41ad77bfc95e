import { beforeAll, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenDraft, givenEvent, givenEventHouse } from './events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server));
});

interface Found {
  data: { id: number; path: string }[];
}

const search = async (member: TestMember, text: string) =>
  (await callAs<Found>(server, member, `GET /api/search?kind=event&q=${encodeURIComponent(text)}`)).body.data.map(
    ({ path }) => path,
  );

it('is found by its title and place in both scripts, as far as somebody may see it', async () => {
  const out = await givenEvent(server, organizer, { title: { en: 'Falcon walk', ar: 'مسير الصقور' } });
  await givenDraft(server, organizer, { title: { en: 'Falcon draft' } });
  const forMembers = await givenEvent(server, organizer, { title: { en: 'Falcon supper' }, audience: 'MEMBERS' });
  const member = await givenMember(server, organizationId);
  expect((await search(member, 'falcon')).sort()).toEqual(
    [`/event/${out.eventId}`, `/event/${forMembers.eventId}`].sort(),
  );
  expect(await search(member, 'الصقور')).toEqual([`/event/${out.eventId}`]);
  const visitor = await call<Found>(server, 'GET /api/search?kind=event&q=falcon', { organizationId });
  expect(visitor.body.data.map(({ path }) => path)).toEqual([`/event/${out.eventId}`]);
});
