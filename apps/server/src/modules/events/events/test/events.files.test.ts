import { beforeAll, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { EventDetail } from '../../event-catalogue/event-catalogue.schemas.ts';
import type { GuestTicket } from '../../event-tickets/event-tickets.schemas.ts';
import { change, givenEvent, givenEventHouse, readAs } from './events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;
let member: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server));
  member = await givenMember(server, organizationId);
});

const status = async (url: string): Promise<number> =>
  (await server.app.http.inject({ method: 'GET', url })).statusCode;
const picture = async (): Promise<number> => (await upload(server, await photo(), { as: organizer })).body.mediaId;

it('a private cover is seen by whoever sees the event, and no longer by visitors once it is for members', async () => {
  const event = await givenEvent(server, organizer, { coverMediaId: await picture(), bannerMediaId: await picture() });
  const { body } = await call<EventDetail>(server, `GET /api/events/${event.eventId}`, { organizationId });
  const visitors = [body.cover!.url, body.banner!.url];
  const members = (await readAs(server, member, event.eventId)).cover!.url;
  expect(await Promise.all([...visitors, members].map(status))).toEqual([200, 200, 200]);
  await change(server, organizer, event.eventId, { audience: 'MEMBERS' });
  expect(await Promise.all([...visitors, members].map(status))).toEqual([404, 404, 200]);
  await change(server, organizer, event.eventId, { coverMediaId: await picture() });
  expect(await status(members)).toBe(404);
});

it('on the ticket of a guest who may not look at events it is seen until the ticket is taken back', async () => {
  const event = await givenEvent(server, organizer, { coverMediaId: await picture(), audience: 'MEMBERS' });
  const guest = {
    eventTicketTypeId: event.eventTicketTypeId,
    name: 'Salma',
    email: 'salma@example.org',
    language: 'ar',
  };
  const added = await callAs<{ eventEnrollmentId: number }>(
    server,
    organizer,
    `POST /api/events/${event.eventId}/guests`,
    guest,
  );
  expect(added.status).toBe(201);
  const [mail] = await server.admin<{ url: string }[]>`
    select template_values->>'url' as url from outgoing_mails where recipient = 'salma@example.org'`;
  const link = new URL(mail!.url).searchParams.get('guest');
  const { body } = await call<GuestTicket>(server, 'POST /api/events/guest-ticket', { organizationId, body: { link } });
  const { url } = body.event.cover!;
  expect(await status(url)).toBe(200);
  await server.admin`update event_enrollments set state = 'CANCELLED'
    where event_enrollment_id = ${added.body.eventEnrollmentId}`;
  expect(await status(url)).toBe(404);
});

it('hosts are shown with their own picture', async () => {
  const event = await givenEvent(server, organizer, { hostUserIds: [organizer.userId] });
  const portraitOf = async () => (await readAs(server, member, event.eventId)).people[0]!.portrait;
  expect(await portraitOf()).toBeNull();
  await callAs(server, organizer, `PATCH /api/users/${organizer.userId}`, { profileMediaId: await picture() });
  expect(await status((await portraitOf())!.url)).toBe(200);
});
