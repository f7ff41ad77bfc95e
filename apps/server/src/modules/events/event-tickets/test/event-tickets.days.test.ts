import { randomUUID } from 'node:crypto';
import ical, { type VEvent } from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { textByPdfJs } from '../../../../../test/support/pdf-text.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { ScanResults } from '../../event-attendance/event-attendance.schemas.ts';
import { enroll, givenEvent, givenEventHouse } from '../../events/test/events.factory.ts';
import type { EventTicket } from '../event-tickets.schemas.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;
let member: TestMember;
let eventId: number;

/** Two days of one event with different hours, in a zone without changes of the clock; each with its start and end. */
let days: { date: string; time: string; durationMinutes: number }[];
let spans: [string, string][];

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);

beforeAll(async () => {
  const [first, second] = [5, 6].map((at) => inDays(at).toISOString().slice(0, 10)) as [string, string];
  days = [
    { date: first, time: '10:00', durationMinutes: 60 },
    { date: second, time: '18:00', durationMinutes: 90 },
  ];
  spans = [
    [`${first}T07:00:00.000Z`, `${first}T08:00:00.000Z`],
    [`${second}T15:00:00.000Z`, `${second}T16:30:00.000Z`],
  ];
  ({ organizationId, organizer } = await givenEventHouse(server));
  member = await givenMember(server, organizationId);
  const event = await givenEvent(server, organizer, {
    zone: 'Asia/Riyadh',
    days,
    address: { en: '12 Palm Street', ar: 'شارع النخيل ١٢' },
  });
  ({ eventId } = event);
  await enroll(server, member, event);
});

const goTo = (at: string) => server.clock.advance(Date.parse(at) - server.clock.now().getTime());

const entriesIn = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT');
const hoursOf = (entries: readonly VEvent[]) =>
  entries.map(({ start, end }) => [new Date(start).toISOString(), new Date(end!).toISOString()]).sort();

const fileAs = async (who: TestMember, url: string) => {
  const { headers } = await givenSession(server, organizationId, who.userId);
  return server.app.http.inject({ method: 'GET', url, headers });
};

const ticketOf = async () => (await callAs<EventTicket>(server, member, `GET /api/events/${eventId}/ticket`)).body;

describe('an event of two days', () => {
  it('is two entries in its calendar file and in the feed, by the same UIDs', async () => {
    const calendar = await fileAs(member, `/api/events/${eventId}/calendar`);
    expect(calendar.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="Event - \\w.* ${days[0]!.date}\\.ics"`),
    );
    const file = entriesIn(calendar.body);
    expect(hoursOf(file)).toEqual(spans);
    expect(new Set(file.map(({ uid }) => uid)).size).toBe(2);
    const { body } = await callAs<{ address: string }>(server, member, 'POST /api/calendar-feed');
    const feed = entriesIn((await fileAs(member, new URL(body.address).pathname)).body);
    expect(hoursOf(feed)).toEqual(spans);
    expect(feed.map(({ uid }) => uid).sort()).toEqual(file.map(({ uid }) => uid).sort());
  });

  it('stands with both days in the schedule', async () => {
    const query = `?from=${inDays(-1).toISOString()}&to=${inDays(30).toISOString()}`;
    const { body } = await callAs<{ data: { at: string; endsAt: string }[] }>(
      server,
      member,
      `GET /api/activities-schedule${query}`,
    );
    expect(body.data.map(({ at, endsAt }) => [at, endsAt])).toEqual(spans);
  });

  it('prints both days with year, end and zone, and the address', async () => {
    const response = await fileAs(member, `/api/events/${eventId}/ticket/pdf`);
    expect(response.statusCode).toBe(200);
    // the day by the clock of the event's zone
    expect(response.headers['content-disposition']).toContain(`${days[0]!.date}.pdf"`);
    const text = await textByPdfJs(response.rawPayload);
    const year = days[0]!.date.slice(0, 4);
    expect(text.match(new RegExp(year, 'g'))?.length).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/10:00.{1,5}11:00/);
    expect(text).toMatch(/6:00.{1,5}7:30.pm/i);
    expect(text).toContain('Arabian Standard Time');
    expect(text).toContain('12 Palm Street');
  });

  it('is mailed with both days', async () => {
    const { ticketTypes } = (
      await callAs<{ ticketTypes: { eventTicketTypeId: number }[] }>(server, organizer, `GET /api/events/${eventId}`)
    ).body;
    const { eventTicketTypeId } = ticketTypes[0]!;
    const guest = { eventTicketTypeId, name: 'Salma', email: 'two.days@example.org', language: 'en' };
    expect((await callAs(server, organizer, `POST /api/events/${eventId}/guests`, guest)).status).toBe(201);
    const [mail] = await server.admin<{ date: string; address: string }[]>`
      select template_values->>'date' as date, template_values->>'address' as address
      from outgoing_mails where recipient = 'two.days@example.org'`;
    expect(mail!.date).toMatch(/10:00.11:00; .*18:00.19:30 \(Arabian Standard Time\)/);
    expect(mail!.address).toBe('Hall 4, 12 Palm Street');
  });

  it('lets a ticket in once on each day, takes back the last day alone, and exports a column a day', async () => {
    const { code } = await ticketOf();
    const scan = async (at: string) => {
      goTo(at);
      const scans = [{ scanId: randomUUID(), code, scannedAt: at }];
      const { body } = await callAs<ScanResults>(server, organizer, `POST /api/events/${eventId}/attendance/scans`, {
        device: 'A',
        gate: 'Main',
        scans,
      });
      return [body.results[0]!.outcome, body.counts.attended];
    };
    const [first, second] = spans as [[string, string], [string, string]];
    expect(await scan(first[0])).toEqual(['VALID', 1]);
    expect(await scan(first[0].replace('07:00', '07:05'))).toEqual(['DOUBLE', 1]);
    expect(await scan(second[0])).toEqual(['VALID', 1]);
    const { body } = await callAs<{ data: { eventEnrollmentId: number; name: string }[] }>(
      server,
      organizer,
      `GET /api/events/${eventId}/enrollments`,
    );
    const ids = body.data.map(({ eventEnrollmentId }) => eventEnrollmentId);
    const csv = (await fileAs(organizer, `/api/events/${eventId}/enrollments/file?format=csv`)).body;
    expect(csv).toContain(`Came in, ${first[0].slice(0, 10)}`);
    // by the organisation's clock, which is UTC here
    expect(csv).toContain(second[0].slice(0, 16).replace('T', ' '));
    const undo = () => callAs(server, organizer, `DELETE /api/events/${eventId}/enrollments/${ids[0]}/attendance`);
    expect((await undo()).status).toBe(204);
    expect(await scan(second[0])).toEqual(['VALID', 1]);
    expect([(await undo()).status, (await undo()).status, (await undo()).status]).toEqual([204, 204, 404]);
  });
  it('offers Google the day that comes next, and none once all are over', async () => {
    const [one, other] = [3, 4].map((at) => inDays(at).toISOString().slice(0, 10)) as [string, string];
    const twoDays = [
      { date: one, time: '10:00', durationMinutes: 60 },
      { date: other, time: '18:00', durationMinutes: 90 },
    ];
    const event = await givenEvent(server, organizer, { zone: 'Asia/Riyadh', days: twoDays });
    await enroll(server, member, event);
    const googleUrl = async () =>
      (await callAs<EventTicket>(server, member, `GET /api/events/${event.eventId}/ticket`)).body.googleUrl;
    const starts = async () => new URL((await googleUrl())!).searchParams.get('dates')?.slice(0, 8);
    expect(await starts()).toBe(one.replaceAll('-', ''));
    goTo(`${one}T08:00:00.000Z`);
    expect(await starts()).toBe(other.replaceAll('-', ''));
    goTo(`${other}T16:30:00.000Z`);
    expect(await googleUrl()).toBeNull();
  });
});
