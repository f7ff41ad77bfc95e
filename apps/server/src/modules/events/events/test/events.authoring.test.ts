import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  change,
  DAY,
  dayIn,
  editing,
  enroll,
  FREE,
  givenDraft,
  givenEvent,
  givenEventHouse,
  publish,
  readAs,
} from './events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;
let member: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server));
  member = await givenMember(server, organizationId);
});

const listed = async (query = '', as: TestMember | null = member) =>
  (
    await call<{ data: { eventId: number }[] }>(server, `GET /api/events${query}`, as ? { as } : { organizationId })
  ).body.data?.map(({ eventId }) => eventId);

describe('the way of an event', () => {
  it('begins as a draft that nobody else sees, and is published once nothing is missing', async () => {
    const made = await callAs<{ eventId: number }>(server, organizer, 'POST /api/events', {
      title: { en: 'Walk before work' },
      zone: 'Asia/Riyadh',
      days: [dayIn(server, 3)],
    });
    const { eventId } = made.body;
    expect((await editing(server, organizer, eventId)).missing).toEqual(['PLACE', 'TICKETS']);
    expect((await publish(server, organizer, eventId)).body).toMatchObject({
      errorCode: 'event.incomplete',
      details: [{ path: 'place' }, { path: 'ticketTypes' }],
    });
    expect((await callAs(server, member, `GET /api/events/${eventId}`)).status).toBe(404);
    await change(server, organizer, eventId, { place: { en: 'Wadi Hanifa' } });
    const { version } = await editing(server, organizer, eventId);
    await callAs(server, organizer, `PUT /api/events/${eventId}/ticket-types`, { ticketTypes: [FREE], version });
    expect((await publish(server, organizer, eventId)).status).toBe(200);
    expect(await listed()).toContain(eventId);
    expect(await listed('', null)).toContain(eventId);
    expect((await callAs(server, organizer, `DELETE /api/events/${eventId}`)).body.errorCode).toBe('event.published');
  });

  it('refuses who has an older version, who may not, and what is no zone, day or address', async () => {
    const eventId = await givenDraft(server, organizer);
    const { version } = await editing(server, organizer, eventId);
    const patch = (body: object, as = organizer) =>
      callAs(server, as, `PATCH /api/events/${eventId}`, { version, ...body });
    expect((await patch({ version: version - 1, isFeatured: true })).status).toBe(409);
    expect((await patch({ isFeatured: true }, member)).status).toBe(403);
    expect((await patch({ zone: 'Mars/Base' })).body.details?.[0]?.path).toBe('zone');
    expect((await patch({ days: [{ ...dayIn(server, 1), date: '2026-02-30' }] })).body.details?.[0]?.path).toBe(
      'days.0.date',
    );
    expect((await patch({ mapUrl: 'javascript:alert(1)' })).body.details?.[0]?.path).toBe('mapUrl');
    expect((await editing(server, organizer, eventId)).version).toBe(version);
  });

  it('has tickets with a price only once somebody sells them', async () => {
    const eventId = await givenDraft(server, organizer, {}, [{ ...FREE, priceMinor: 4500 }]);
    expect((await editing(server, organizer, eventId)).missing).toEqual(['PAYMENT']);
    expect((await publish(server, organizer, eventId)).body.errorCode).toBe('event.priced-tickets');
  });

  it('is copied whole as a draft four weeks later, without people and without the link of the meeting', async () => {
    const { eventId } = await givenEvent(server, organizer, {
      format: 'ONLINE',
      meetingUrl: 'https://meet.example.test/room',
      capacity: 12,
      guests: [{ name: { en: 'Lina Haddad' }, role: { en: 'Leads it' }, portraitMediaId: null }],
    });
    const copied = await callAs<{ eventId: number }>(server, organizer, `POST /api/events/${eventId}/copy`);
    const copy = await editing(server, organizer, copied.body.eventId);
    const from = await editing(server, organizer, eventId);
    expect(copy).toMatchObject({ status: 'DRAFT', capacity: 12, meetingUrl: null, guests: from.guests });
    expect(Date.parse(copy.days[0]!.date) - Date.parse(from.days[0]!.date)).toBe(28 * DAY);
    expect(copy.ticketTypes).toHaveLength(1);
  });

  it('tells who holds a ticket what they planned by, and nobody of the rest', async () => {
    const event = await givenEvent(server, organizer);
    const holder = await givenMember(server, organizationId);
    await enroll(server, holder, event);
    const told = async () => {
      await server.runJobs();
      const rows = await server.admin<
        { outcome: string }[]
      >`select parameters ->> 'outcome' as outcome from notifications
        where user_id = ${holder.userId} and template_id = 2 order by notification_id`;
      return rows.map(({ outcome }) => outcome);
    };
    await change(server, organizer, event.eventId, { isFeatured: true, capacity: 40 });
    expect(await told()).toEqual([]);
    await change(server, organizer, event.eventId, { days: [dayIn(server, 9)] });
    await change(server, organizer, event.eventId, { place: { en: 'Hall 5' } });
    const { version } = await editing(server, organizer, event.eventId);
    const postponed = await callAs<{ version: number }>(
      server,
      organizer,
      `POST /api/events/${event.eventId}/postpone`,
      {
        days: [dayIn(server, 20)],
        version,
      },
    );
    await callAs(server, organizer, `POST /api/events/${event.eventId}/cancel`, {
      reason: { en: 'The hall is closed.' },
      version: postponed.body.version,
    });
    expect(await told()).toEqual(['moved', 'place', 'postponed', 'cancelled']);
    expect(await readAs(server, holder, event.eventId)).toMatchObject({
      status: 'CANCELLED',
      own: { state: 'ENROLLED' },
    });
  });
});

describe('the lists', () => {
  it('leave an event out 30 days after the end of its last day, by the clock of its place', async () => {
    const { eventId } = await givenEvent(server, organizer, { days: [dayIn(server, 2)] });
    const { days } = await editing(server, organizer, eventId);
    // the day ends in Riyadh three hours before it ends in UTC
    const end = Date.parse(`${days[0]!.date}T21:00:00Z`) + 30 * DAY;
    const now = server.clock.now().getTime();
    server.clock.advance(end - now - 1000);
    const fresh = async () =>
      (await callAs<{ data: { eventId: number }[] }>(server, member, 'GET /api/events')).body.data.map(
        (one) => one.eventId,
      );
    expect(await fresh()).toContain(eventId);
    server.clock.advance(2000);
    expect(await fresh()).not.toContain(eventId);
    const asked = new Date(end - 40 * DAY).toISOString();
    expect(
      (
        await callAs<{ data: { eventId: number }[] }>(server, member, `GET /api/events?expiryDate=${asked}`)
      ).body.data.map((one) => one.eventId),
    ).toContain(eventId);
  });

  it('are closed to visitors where the organisation says so, and events of members always', async () => {
    const { eventId } = await givenEvent(server, organizer, { audience: 'MEMBERS' });
    expect(await listed('', null)).not.toContain(eventId);
    expect((await call(server, `GET /api/events/${eventId}`, { organizationId })).status).toBe(404);
    const closed = await givenEventHouse(server, { allow_anonymous_event_view: false });
    expect((await call(server, 'GET /api/events', { organizationId: closed.organizationId })).status).toBe(401);
    const outsider = await givenMember(server, closed.organizationId, 'learner', {
      permissions: ['organization_member_access_courses'],
    });
    expect((await callAs(server, outsider, 'GET /api/events')).status).toBe(403);
  });

  it('find words of title and place, folded, and keep what is featured until it was put away for a day', async () => {
    const { eventId } = await givenEvent(server, organizer, { title: { ar: 'أمسية القراءة' }, isFeatured: true });
    const asMember = async (query: string) =>
      (await callAs<{ data: { eventId: number }[] }>(server, member, `GET /api/events${query}`)).body.data.map(
        (one) => one.eventId,
      );
    expect(await asMember(`?search=${encodeURIComponent('امسيه')}`)).toEqual([eventId]);
    expect(await asMember('?featuredOnly=1&take=10')).toContain(eventId);
    await callAs(server, member, `POST /api/events/${eventId}/seen`);
    expect(await asMember('?featuredOnly=1')).not.toContain(eventId);
    server.clock.advance(DAY + 1000);
    expect(await asMember('?featuredOnly=1')).toContain(eventId);
  });

  it('hold favourites of their reader', async () => {
    const { eventId } = await givenEvent(server, organizer);
    const favorites = async () =>
      (await callAs<{ data: { eventId: number }[] }>(server, member, 'GET /api/favorites/events')).body.data.map(
        (one) => one.eventId,
      );
    await callAs(server, member, `PUT /api/favorites/events/${eventId}`);
    await callAs(server, member, `PUT /api/favorites/events/${eventId}`);
    expect(await favorites()).toEqual([eventId]);
    await callAs(server, member, `DELETE /api/favorites/events/${eventId}`);
    expect(await favorites()).toEqual([]);
    expect((await callAs(server, member, 'PUT /api/favorites/events/999999')).status).toBe(404);
  });
});
