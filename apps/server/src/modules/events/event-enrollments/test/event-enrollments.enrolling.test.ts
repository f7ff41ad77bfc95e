import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { EventTicket } from '../../event-tickets/event-tickets.schemas.ts';
import { change, DAY, dayIn, enroll, givenEvent, givenEventHouse, readAs } from '../../events/test/events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server));
});

const someone = () => givenMember(server, organizationId);
const leave = (who: TestMember, eventId: number) => callAs(server, who, `DELETE /api/events/${eventId}/enrollment`);
const accept = (who: TestMember, eventId: number) =>
  callAs(server, who, `POST /api/events/${eventId}/enrollment/accept-offer`);
const ticket = (who: TestMember, eventId: number) =>
  callAs<EventTicket>(server, who, `GET /api/events/${eventId}/ticket`);

describe('enrolling', () => {
  it('gives a place once, then a place in the queue, and never a link to who has no ticket', async () => {
    const event = await givenEvent(server, organizer, {
      format: 'BOTH',
      meetingUrl: 'https://meet.example.test/secret-room',
      capacity: 1,
    });
    const [first, second] = [await someone(), await someone()];
    expect((await enroll(server, first, event)).body.state).toBe('ENROLLED');
    expect((await enroll(server, first, event)).body.state).toBe('ENROLLED');
    expect((await enroll(server, second, event)).body).toMatchObject({ state: 'WAITLISTED', queuePlace: 1 });
    expect((await ticket(first, event.eventId)).body.meetingUrl).toBe('https://meet.example.test/secret-room');
    expect((await ticket(second, event.eventId)).body.errorCode).toBe('event.without-ticket');
    for (const who of [first, second])
      expect(JSON.stringify(await readAs(server, who, event.eventId))).not.toContain('secret-room');
  });

  it('is never full without a capacity', async () => {
    const event = await givenEvent(server, organizer, { capacity: null });
    const [first, second] = [await someone(), await someone()];
    expect((await enroll(server, first, event)).body.state).toBe('ENROLLED');
    expect((await readAs(server, second, event.eventId)).free).toBeNull();
    expect((await enroll(server, second, event)).body.state).toBe('ENROLLED');
  });

  it('offers what comes free to who has waited longest; what nobody takes goes on', async () => {
    const event = await givenEvent(server, organizer, { capacity: 1, offerMinutes: 60 });
    const [first, second, third] = [await someone(), await someone(), await someone()];
    for (const who of [first, second, third]) await enroll(server, who, event);
    expect((await leave(first, event.eventId)).status).toBe(204);
    const offered = await readAs(server, second, event.eventId);
    expect(offered.own).toMatchObject({ state: 'WAITLISTED', queuePlace: null });
    const left = Date.parse(offered.own!.offeredUntil!) - server.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(60);
    expect((await accept(third, event.eventId)).body.errorCode).toBe('place.gone');
    server.clock.advance(3_600_001);
    await server.runJobs();
    expect((await readAs(server, second, event.eventId)).own).toBeNull();
    expect((await accept(third, event.eventId)).status).toBe(200);
    expect((await readAs(server, third, event.eventId)).own?.state).toBe('ENROLLED');
    const [told] = await server.admin<
      { outcome: string }[]
    >`select parameters ->> 'outcome' as outcome from notifications
      where user_id = ${third.userId} and template_id = 2`;
    expect(told?.outcome).toBe('offered');
  });

  it('asks what must be asked, and takes only answers that fit', async () => {
    const questions = [
      {
        key: 'lunch',
        kind: 'CHOICE' as const,
        text: { en: 'Lunch' },
        choices: [{ en: 'All' }, { en: 'None' }],
        isRequired: true,
      },
    ];
    const event = await givenEvent(server, organizer, { questions });
    const who = await someone();
    expect((await enroll(server, who, event)).body.details?.[0]?.path).toBe('answers.lunch');
    expect((await enroll(server, who, event, [{ key: 'lunch', answer: '7' }])).status).toBe(400);
    expect((await enroll(server, who, event, [{ key: 'lunch', answer: '1' }])).body.state).toBe('ENROLLED');
  });

  it('is over with the event, and not to be had before it is out', async () => {
    const event = await givenEvent(server, organizer, { days: [dayIn(server, 1)] });
    const who = await someone();
    server.clock.advance(2 * DAY);
    expect((await enroll(server, who, event)).body.errorCode).toBe('event.over');
    expect((await leave(who, event.eventId)).body.errorCode).toBe('event.over');
  });

  it('is a right to the event, as long as the ticket is held', async () => {
    const event = await givenEvent(server, organizer);
    const who = await someone();
    const rights = async () =>
      (
        await server.admin<{ status: string }[]>`select status from entitlements where subject_kind = 'EVENT'
          and subject_id = ${event.eventId} and user_id = ${who.userId}`
      ).map(({ status }) => status);
    await enroll(server, who, event);
    expect(await rights()).toEqual(['ACTIVE']);
    await leave(who, event.eventId);
    expect(await rights()).toEqual(['REVOKED']);
  });
});

describe('a ticket', () => {
  it('is passed on with a new secret, and the place is never free in between', async () => {
    const event = await givenEvent(server, organizer, { capacity: 1 });
    const [holder, friend, waiting] = [await someone(), await someone(), await someone()];
    await enroll(server, holder, event);
    await enroll(server, waiting, event);
    const before = (await ticket(holder, event.eventId)).body;
    const pass = (email: string) =>
      callAs(server, holder, `POST /api/events/${event.eventId}/ticket/transfer`, { email });
    expect((await pass('nobody@example.test')).body.errorCode).toBe('event.transfer-to');
    expect((await pass(waiting.email)).body.errorCode).toBe('event.transfer-to');
    expect((await pass(friend.email)).status).toBe(204);
    const after = (await ticket(friend, event.eventId)).body;
    expect(after.code).not.toBe(before.code);
    expect((await ticket(holder, event.eventId)).status).toBe(404);
    expect((await readAs(server, waiting, event.eventId)).own).toMatchObject({ state: 'WAITLISTED', queuePlace: 1 });
  });

  it('carries a signed secret and no number, and is void with its event', async () => {
    const event = await givenEvent(server, organizer);
    const who = await someone();
    await enroll(server, who, event);
    const { body } = await ticket(who, event.eventId);
    expect(body.code).toMatch(/^SE1\.[\w-]{8}\.[\w-]{22}\.[\w-]{86}$/);
    expect(body.shortCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const editing = await callAs<{ version: number }>(server, organizer, `GET /api/events/${event.eventId}/editing`);
    await callAs(server, organizer, `POST /api/events/${event.eventId}/cancel`, {
      reason: {},
      version: editing.body.version,
    });
    expect((await ticket(who, event.eventId)).body).toMatchObject({ code: null, void: 'EVENT_CANCELLED' });
  });

  it('is printed in both languages and stands in calendars by one UID with a SEQUENCE that goes up', async () => {
    const event = await givenEvent(server, organizer);
    const who = await someone();
    await enroll(server, who, event);
    const pdf = await callAs(server, who, `GET /api/events/${event.eventId}/ticket/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(String(pdf.body)).toContain('%PDF-1.7');
    const file = async () => String((await callAs(server, who, `GET /api/events/${event.eventId}/calendar`)).body);
    const before = await file();
    await change(server, organizer, event.eventId, { days: [dayIn(server, 12)] });
    const after = await file();
    const field = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(`${name}:`));
    expect(field(after, 'UID')).toBe(field(before, 'UID'));
    expect([field(before, 'SEQUENCE'), field(after, 'SEQUENCE')]).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
    const from = server.clock.now().toISOString();
    const to = new Date(server.clock.now().getTime() + 60 * DAY).toISOString();
    const schedule = await callAs<{ data: { kind: string; path: string }[] }>(
      server,
      who,
      `GET /api/activities-schedule?from=${from}&to=${to}`,
    );
    expect(JSON.stringify(schedule.body)).toContain(`/event/${event.eventId}`);
  });
});
