import { cleanEmail } from '@sullam/domain/identifiers.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { claimHashOf } from '../../event-enrollments/ticket-codes.ts';
import type { EventTicket, GuestTicket } from '../../event-tickets/event-tickets.schemas.ts';
import {
  change,
  editing,
  enroll,
  FREE,
  givenDraft,
  givenEvent,
  givenEventHouse,
  publish,
  readAs,
} from '../../events/test/events.factory.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server, {
    features: { events: true, 'social-groups': true },
  }));
});

interface GuestMail {
  template: string;
  values: Record<string, string>;
}

const mailsTo = (email: string) =>
  server.admin<GuestMail[]>`select template, template_values as values from outgoing_mails
    where organization_id = ${organizationId} and recipient = ${email} order by outgoing_mail_id`;

/** What the mail to a guest carries. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new URL(mail!.values.url!).searchParams.get('guest')!;
}

const guestOf = (email: string, eventTicketTypeId: number) => ({
  eventTicketTypeId,
  name: 'Salma',
  email,
  language: 'ar',
});
const add = (as: TestMember, path: string, body: object) =>
  callAs<{ eventEnrollmentId: number }>(server, as, `POST /api/events/${path}`, body);
const open = (as: TestMember | null, link: string) =>
  callAs<GuestTicket>(server, as as TestMember, 'POST /api/events/guest-ticket', { link });
const claim = (as: TestMember, link: string) => callAs(server, as, 'POST /api/events/guest-ticket/claim', { link });

/** An event whose tickets one person may have so many of. */
async function givenShared(perPerson: number, capacity: number | null = null) {
  const eventId = await givenDraft(server, organizer, { capacity }, [{ ...FREE, perPerson }]);
  await publish(server, organizer, eventId);
  const { ticketTypes } = await editing(server, organizer, eventId);
  return { eventId, eventTicketTypeId: ticketTypes[0]!.eventTicketTypeId };
}

describe('a guest without an account', () => {
  it('gets the ticket by mail, and has it without signing in', async () => {
    const event = await givenEvent(server, organizer);
    const email = 'salma@guests.test';
    expect((await add(organizer, `${event.eventId}/guests`, guestOf(email, event.eventTicketTypeId))).status).toBe(201);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'eventTicket', values: { name: 'Salma', title: 'حلقة المساء' } });
    const visitor = await givenMember(server, organizationId);
    const ticket = await open(visitor, await linkOf(email));
    expect(ticket.body).toMatchObject({ holder: 'Salma', email, void: null });
    expect(ticket.body.code).toMatch(/^SE1\./);
    expect((await open(visitor, 'A'.repeat(43))).status).toBe(404);
  });

  it('is enrolled by organisers alone, once by an address, and only where a place is free', async () => {
    const event = await givenEvent(server, organizer, { capacity: 1 });
    const path = `${event.eventId}/guests`;
    const stranger = await givenMember(server, organizationId);
    const body = guestOf('once@guests.test', event.eventTicketTypeId);
    expect((await add(stranger, path, body)).status).toBe(403);
    await add(organizer, path, body);
    expect((await add(organizer, path, { ...body, email: 'other@guests.test' })).body).toMatchObject({
      errorCode: 'place.none-free',
    });
    await change(server, organizer, event.eventId, { capacity: 5 });
    expect((await add(organizer, path, { ...body, email: 'ONCE@guests.test' })).body).toMatchObject({
      errorCode: 'event.guest-known',
    });
  });

  it('keeps the same code when an account of the same address takes it over', async () => {
    const event = await givenEvent(server, organizer);
    const late = await givenMember(server, organizationId);
    await add(organizer, `${event.eventId}/guests`, guestOf(late.email.toUpperCase(), event.eventTicketTypeId));
    const link = await linkOf(cleanEmail(late.email.toUpperCase()));
    const before = await open(late, link);
    expect((await claim(late, link)).status).toBe(200);
    const after = await callAs<EventTicket>(server, late, `GET /api/events/${event.eventId}/ticket`);
    expect(after.body.code).toBe(before.body.code);
    expect(after.body.holder).not.toBe('Salma');
    expect((await readAs(server, late, event.eventId)).own?.state).toBe('ENROLLED');
    // the link leads nowhere any more, whoever follows it
    expect((await open(late, link)).body).toMatchObject({ errorCode: 'event.guest-link' });
    expect((await claim(late, link)).status).toBe(404);
  });

  it('loses nothing to a wrong person: not to another address, and not to whoever has a ticket', async () => {
    const event = await givenEvent(server, organizer);
    const [right, wrong] = [await givenMember(server, organizationId), await givenMember(server, organizationId)];
    await add(organizer, `${event.eventId}/guests`, guestOf(right.email, event.eventTicketTypeId));
    const link = await linkOf(right.email);
    expect((await claim(wrong, link)).body).toMatchObject({ status: 409, errorCode: 'event.guest-other' });
    expect((await callAs(server, wrong, `GET /api/events/${event.eventId}/ticket`)).status).toBe(404);
    await enroll(server, right, event);
    expect((await claim(right, link)).body).toMatchObject({ status: 409, errorCode: 'place.has-one' });
    expect((await open(wrong, link)).body.email).toBe(right.email);
    const [kept] = await server.admin`select user_id from event_enrollments where claim_hash = ${claimHashOf(link)}`;
    expect(kept?.user_id).toBeNull();
  });

  it('of another organisation is nobody here', async () => {
    const event = await givenEvent(server, organizer);
    await add(organizer, `${event.eventId}/guests`, guestOf('abroad@guests.test', event.eventTicketTypeId));
    const elsewhere = await givenEventHouse(server);
    expect((await open(elsewhere.organizer, await linkOf('abroad@guests.test'))).status).toBe(404);
  });

  it('hears by mail what members are notified of, and that the ticket was taken back', async () => {
    const event = await givenEvent(server, organizer);
    const email = 'news@guests.test';
    const { body } = await add(organizer, `${event.eventId}/guests`, guestOf(email, event.eventTicketTypeId));
    await change(server, organizer, event.eventId, { place: { en: 'Hall 9', ar: 'القاعة ٩' } });
    await server.runJobs();
    const remove = () =>
      callAs(server, organizer, `DELETE /api/events/${event.eventId}/guests/${body.eventEnrollmentId}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    const told = await mailsTo(email);
    expect(told.map(({ template }) => template)).toEqual(['eventTicket', 'eventNews', 'eventNews']);
    // what was sent already keeps no values
    expect(Object.keys(told[2]!.values)).toContain('takenBack');
    const list = await callAs<{ voidHashes: string[] }>(
      server,
      organizer,
      `GET /api/events/${event.eventId}/attendance/list`,
    );
    expect(list.body.voidHashes).toHaveLength(1);
  });
});

describe('how many one person may have', () => {
  it('counts the own ticket and those of guests', async () => {
    const event = await givenShared(2);
    const who = await givenMember(server, organizationId);
    const path = `${event.eventId}/enrollment/guests`;
    const body = (email: string) => guestOf(email, event.eventTicketTypeId);
    expect((await add(who, path, body('early@guests.test'))).body).toMatchObject({ errorCode: 'event.without-ticket' });
    await enroll(server, who, event);
    const brought = await add(who, path, body('first@guests.test'));
    expect(brought.status).toBe(201);
    expect((await add(who, path, body('second@guests.test'))).body).toMatchObject({ errorCode: 'event.per-person' });
    const { own, ticketTypes } = await readAs(server, who, event.eventId);
    expect(own?.guests).toMatchObject([{ name: 'Salma', email: 'first@guests.test' }]);
    expect(ticketTypes[0]?.perPerson).toBe(2);
    // another person neither sees nor removes that guest; who brought them may, and brings somebody else
    const other = await givenMember(server, organizationId);
    const remove = (as: TestMember) =>
      callAs(server, as, `DELETE /api/events/${event.eventId}/guests/${brought.body.eventEnrollmentId}`);
    expect([(await remove(other)).status, (await remove(who)).status]).toEqual([404, 204]);
    expect((await add(who, path, body('second@guests.test'))).status).toBe(201);
  });

  it('holds when many ask at once, and the event is never fuller than it is', async () => {
    const event = await givenShared(4, 5);
    const who = await givenMember(server, organizationId);
    await enroll(server, who, event);
    const ask = (at: number) =>
      add(who, `${event.eventId}/enrollment/guests`, guestOf(`race${at}@guests.test`, event.eventTicketTypeId));
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const others = await Promise.all(
      Array.from({ length: 4 }, async (_, at) =>
        add(organizer, `${event.eventId}/guests`, guestOf(`more${at}@guests.test`, event.eventTicketTypeId)),
      ),
    );
    expect(others.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await editing(server, organizer, event.eventId)).taken).toBe(5);
  });
});

describe('a kind of ticket for the members of a group', () => {
  async function givenGroup(privacy: string, members: readonly TestMember[]): Promise<number> {
    const { body } = await callAs<{ groupId: number }>(server, organizer, 'POST /api/groups', {
      name: { en: 'Climbers', ar: 'المتسلّقون' },
      privacy,
    });
    for (const { userId } of members)
      await server.admin`insert into social_group_members (organization_id, social_group_id, user_id, role, status, since, joined_at)
        values (${organizationId}, ${body.groupId}, ${userId}, 'MEMBER', 'ACCEPTED', now(), now())`;
    return body.groupId;
  }

  it.each([
    ['OPEN', 1],
    ['SECRET', 0],
  ] as const)('is had by them alone; of one that is %s others see %i', async (privacy, seen) => {
    const [inside, outside] = [await givenMember(server, organizationId), await givenMember(server, organizationId)];
    const socialGroupId = await givenGroup(privacy, [inside]);
    const eventId = await givenDraft(server, organizer, {}, [{ ...FREE, audience: 'GROUP', socialGroupId }]);
    await publish(server, organizer, eventId);
    const { ticketTypes } = await editing(server, organizer, eventId);
    const event = { eventId, eventTicketTypeId: ticketTypes[0]!.eventTicketTypeId };
    expect((await enroll(server, outside, event)).body).toMatchObject({ errorCode: 'event.ticket-closed' });
    const others = (await readAs(server, outside, eventId)).ticketTypes;
    expect(others).toHaveLength(seen);
    expect(JSON.stringify(others).includes('Climbers')).toBe(privacy === 'OPEN');
    expect((await readAs(server, inside, eventId)).ticketTypes).toMatchObject([
      { closed: null, group: { socialGroupId, name: { en: 'Climbers' } } },
    ]);
    expect((await enroll(server, inside, event)).body.state).toBe('ENROLLED');
  });

  it('names a group that there is', async () => {
    const eventId = await givenDraft(server, organizer);
    const { version } = await editing(server, organizer, eventId);
    const ticketTypes = [{ ...FREE, audience: 'GROUP', socialGroupId: 999_999 }];
    const saved = await callAs(server, organizer, `PUT /api/events/${eventId}/ticket-types`, { ticketTypes, version });
    expect(saved.status).toBe(400);
  });
});
