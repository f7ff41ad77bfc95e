import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { doorListText } from '@sullam/domain/events/door-list.ts';
import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { issuerOf } from '../../../organization/issuer-keys/issuer-keys.public.ts';
import { newTicket, ticketText } from '../../event-enrollments/ticket-codes.ts';
import type { EventTicket } from '../../event-tickets/event-tickets.schemas.ts';
import { enroll, givenEvent, givenEventHouse, readAs } from '../../events/test/events.factory.ts';
import type { DoorList, ScanResults } from '../event-attendance.schemas.ts';

const server = testServer();
let organizationId: number;
let organizer: TestMember;

beforeAll(async () => {
  ({ organizationId, organizer } = await givenEventHouse(server, { certificates_enabled: true }));
});

const codeOf = async (who: TestMember, eventId: number) =>
  (await callAs<EventTicket>(server, who, `GET /api/events/${eventId}/ticket`)).body.code!;
const scan = (code: string, scannedAt = server.clock.now()) => ({
  scanId: randomUUID(),
  code,
  scannedAt: scannedAt.toISOString(),
});
const join = (eventId: number, device: string, scans: object[], as = organizer) =>
  callAs<ScanResults>(server, as, `POST /api/events/${eventId}/attendance/scans`, {
    device,
    gate: `Gate ${device}`,
    scans,
  });

describe('the door', () => {
  it('lets a ticket in once, and says of every other what it is', async () => {
    const event = await givenEvent(server, organizer);
    const other = await givenEvent(server, organizer);
    const [first, second] = [await givenMember(server, organizationId), await givenMember(server, organizationId)];
    await enroll(server, first, event);
    await enroll(server, second, event);
    await enroll(server, first, other);
    const code = await codeOf(first, event.eventId);
    const old = await codeOf(second, event.eventId);
    const friend = await givenMember(server, organizationId);
    await callAs(server, second, `POST /api/events/${event.eventId}/ticket/transfer`, { email: friend.email });
    const scans = [
      scan(code),
      scan(code),
      scan(await codeOf(first, other.eventId)),
      scan(old),
      scan('SE1.abc.def.ghi'),
    ];
    scans[1]!.scannedAt = new Date(server.clock.now().getTime() - 1000).toISOString();
    const { body } = await join(event.eventId, 'A', scans);
    // the second of the list was scanned first
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['DOUBLE', 'VALID', 'OTHER_EVENT', 'VOID', 'FORGED']);
    expect(body.results[0]!.first).toMatchObject({ gate: 'Gate A' });
    expect(body.results[2]!.name).toBeNull();
    expect(body.counts).toEqual({ expected: 2, attended: 1 });
    expect((await readAs(server, first, event.eventId)).own?.state).toBe('ATTENDED');
    expect((await callAs(server, first, `DELETE /api/events/${event.eventId}/enrollment`)).body.errorCode).toBe(
      'event.attended',
    );
  });

  it('believes the secret of a ticket only with a signature that is the organisation’s, to the last letter', async () => {
    const event = await givenEvent(server, organizer);
    const who = await givenMember(server, organizationId);
    await enroll(server, who, event);
    const code = await codeOf(who, event.eventId);
    const secret = code.split('.')[2]!;
    // the last of 86 letters has room for four bits that decoders drop
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = code.slice(0, -1) + letters[letters.indexOf(code.at(-1)!) + 1]!;
    const forged = [`${code.slice(0, -6)}AAAAAA`, code.slice(0, -6), twin, `${code}.x`, `${code}=`, secret];
    const { body } = await join(
      event.eventId,
      'A',
      [...forged, code].map((one) => scan(one)),
    );
    expect(body.results.map(({ outcome }) => outcome)).toEqual([...forged.map(() => 'FORGED'), 'VALID']);
    expect(body.results.slice(0, -1).every(({ name, first }) => name === null && first === null)).toBe(true);
  });

  it('believes tickets that were printed before the key was replaced', async () => {
    const event = await givenEvent(server, organizer);
    const who = await givenMember(server, organizationId);
    await enroll(server, who, event);
    const printed = await codeOf(who, event.eventId);
    expect((await callAs(server, organizer, 'POST /api/issuer-keys')).status).toBe(204);
    expect(await codeOf(who, event.eventId)).not.toBe(printed);
    const { body } = await callAs<DoorList>(server, organizer, `GET /api/events/${event.eventId}/attendance/list`);
    expect(body.earlierKeys).not.toContain(body.publicKey);
    expect(body.earlierKeys.length).toBeGreaterThan(0);
    const joined = await join(event.eventId, 'A', [scan(printed)]);
    expect(joined.body.results[0]?.outcome).toBe('VALID');
  });

  it.each([
    ['long ago', () => new Date('2000-01-01')],
    ['before the ticket was issued', () => new Date(server.clock.now().getTime() - 3 * HOUR)],
    ['more than a day before doors', () => new Date(server.clock.now().getTime() - 25 * HOUR)],
    ['in the future', () => new Date(server.clock.now().getTime() + HOUR)],
  ])('doesn’t make a used ticket valid for a scan that says it was %s', async (_, moment) => {
    const event = await givenEvent(server, organizer);
    const who = await givenMember(server, organizationId);
    await enroll(server, who, event);
    const code = await codeOf(who, event.eventId);
    const first = await join(event.eventId, 'A', [scan(code)]);
    expect(first.body.results[0]?.outcome).toBe('VALID');
    server.clock.advance(1000);
    const late = await join(event.eventId, 'B', [scan(code, moment())]);
    expect(late.body.results[0]).toMatchObject({ outcome: 'DOUBLE', first: { gate: 'Gate A' } });
  });

  it('needs a ticket that its holder may still ask for: not after the right to events is lost', async () => {
    const event = await givenEvent(server, organizer);
    const before = await givenMember(server, organizationId);
    await enroll(server, before, event);
    const { eventId } = event;
    const after = await givenMember(server, organizationId, 'learner', { permissions: [] });
    await server.admin`update event_enrollments set user_id = ${after.userId} where event_id = ${eventId} and user_id = ${before.userId}`;
    // anybody may look at the event itself
    expect((await callAs(server, after, `GET /api/events/${eventId}`)).status).toBe(200);
    for (const what of ['ticket', 'ticket/pdf'])
      expect((await callAs(server, after, `GET /api/events/${eventId}/${what}`)).status).toBe(403);
  });

  it('takes an admission back and says in the trail who did', async () => {
    const event = await givenEvent(server, organizer);
    const who = await givenMember(server, organizationId);
    await enroll(server, who, event);
    const { body } = await join(event.eventId, 'A', [scan(await codeOf(who, event.eventId))]);
    const id = body.results[0]!.eventEnrollmentId!;
    const undo = () => callAs(server, organizer, `DELETE /api/events/${event.eventId}/enrollments/${id}/attendance`);
    expect([(await undo()).status, (await undo()).status]).toEqual([204, 404]);
    expect((await readAs(server, who, event.eventId)).own?.state).toBe('ENROLLED');
    const [entry] =
      await server.admin`select actor_user_id from audit_entries where action = 'event.undo-check-in' and noun_id = ${String(id)}`;
    expect(Number(entry?.actor_user_id)).toBe(organizer.userId);
    const again = await join(event.eventId, 'B', [scan(await codeOf(who, event.eventId))]);
    expect(again.body.results[0]?.outcome).toBe('VALID');
  });

  it('lets somebody in without a ticket as long as a place is left', async () => {
    const event = await givenEvent(server, organizer, { capacity: 1 });
    const walkIn = () =>
      callAs(server, organizer, `POST /api/events/${event.eventId}/attendance/walk-ins`, {
        name: 'Sami',
        eventTicketTypeId: event.eventTicketTypeId,
        device: 'A',
        gate: 'Main',
      });
    expect((await walkIn()).status).toBe(201);
    expect((await walkIn()).body.errorCode).toBe('place.none-free');
    const list = await callAs<{ data: { name: string; state: string }[] }>(
      server,
      organizer,
      `GET /api/events/${event.eventId}/enrollments`,
    );
    expect(list.body.data).toMatchObject([{ name: 'Sami', state: 'ATTENDED', gate: 'Main' }]);
  });

  it('can be installed: its manifest says nothing of the event and needs no session', async () => {
    const { eventId } = await givenEvent(server, organizer);
    const response = await server.app.http.inject({
      method: 'GET',
      url: `/api/events/${eventId}/attendance/application?in=ar`,
      headers: { organization: String(organizationId) },
    });
    const page = `/studio/events/${eventId}/door`;
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(response.json()).toMatchObject({ id: page, start_url: page, scope: page, lang: 'ar', dir: 'rtl' });
    expect(response.body).not.toContain('حلقة المساء');
  });

  it('is kept by organisers and hosts alone', async () => {
    const event = await givenEvent(server, organizer);
    const stranger = await givenMember(server, organizationId);
    const list = (as: TestMember) => callAs<DoorList>(server, as, `GET /api/events/${event.eventId}/attendance/list`);
    expect((await list(stranger)).status).toBe(403);
    expect((await readAs(server, stranger, event.eventId)).abilities.canCheckIn).toBe(false);
    expect((await join(event.eventId, 'A', [], stranger)).status).toBe(403);
    await server.admin`insert into event_hosts (organization_id, event_id, user_id, position) values (${organizationId}, ${event.eventId}, ${stranger.userId}, 0)`;
    expect((await readAs(server, stranger, event.eventId)).abilities).toMatchObject({
      canCheckIn: true,
      canEdit: false,
    });
    const { body } = await list(stranger);
    const { signature, ...said } = body;
    expect(said.ticketTypes).toEqual([
      { eventTicketTypeId: event.eventTicketTypeId, name: { en: 'Free', ar: 'مجانية' } },
    ]);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: said.publicKey }, format: 'jwk' });
    const isSigned = (what: object) =>
      verify(null, Buffer.from(doorListText(what)), key, Buffer.from(signature, 'base64url'));
    expect(isSigned(said)).toBe(true);
    // not a name can be changed on it
    expect(isSigned({ ...said, title: { en: 'Another' } })).toBe(false);
    expect(isSigned({ ...said, ticketTypes: [] })).toBe(false);
  });
});

/** A thousand people with tickets at once: their codes, in the order of their names. */
async function givenThousand(eventId: number, eventTicketTypeId: number): Promise<string[]> {
  const system = systemContext(server.platform, organizationId);
  const issuer = await transaction(system, (tx) => issuerOf(system, tx));
  const [event] = await server.admin<
    { scope: string; pool: number }[]
  >`select ticket_scope as scope, place_pool_id as pool from events where event_id = ${eventId}`;
  const tickets = Array.from({ length: 1000 }, () => newTicket(server.platform));
  const places = await server.admin<
    { id: number }[]
  >`insert into places (organization_id, whole_pool_id, state, changed_at)
    select ${organizationId}, ${event!.pool}, 'TAKEN', now() from generate_series(1, 1000) returning place_id as id`;
  await server.admin`insert into event_enrollments (organization_id, event_id, event_ticket_type_id, guest_name, state, place_id, ticket_nonce, ticket_hash, short_code, enrolled_at, state_at)
    select ${organizationId}, ${eventId}, ${eventTicketTypeId}, 'Guest', 'ENROLLED', p, n, h, c, now(), now()
    from unnest(${places.map(({ id }) => Number(id))}::bigint[], ${tickets.map(({ nonce }) => nonce)}::text[], ${tickets.map(({ ticketHash }) => ticketHash)}::text[], ${tickets.map(({ shortCode }) => shortCode)}::text[]) x(p, n, h, c)`;
  return tickets.map(({ nonce }) => ticketText(server.platform, issuer.key, event!.scope, nonce));
}

it('joins three devices that were offline: every first scan stands, every double and forgery is named, nothing is lost', async () => {
  const { eventId, eventTicketTypeId } = await givenEvent(server, organizer);
  const codes = await givenThousand(eventId, eventTicketTypeId);
  const start = server.clock.now().getTime() - 3_600_000;
  const at = (second: number) => new Date(start + second * 1000);
  const devices: ReturnType<typeof scan>[][] = [[], [], []];
  for (const [index, code] of codes.entries()) devices[index % 3]!.push(scan(code, at(index)));
  // fifty are shown again at another gate, half of them before the scan that is in the other device's list
  const doubles = codes.slice(0, 50).map((code, index) => scan(code, at(index % 2 === 0 ? 2000 + index : -60 - index)));
  for (const [index, double] of doubles.entries()) devices[(index + 1) % 3]!.push(double);
  const forged = Array.from({ length: 20 }, (_, index) =>
    scan(`SE1.AAAAAAAA.${'x'.repeat(20)}${index + 10}.${'y'.repeat(86)}`, at(index)),
  );
  for (const [index, fake] of forged.entries()) devices[index % 3]!.push(fake);
  const outcomes = new Map<string, string>();
  const send = async (device: number) => {
    const scans = devices[device]!;
    for (let from = 0; from < scans.length; from += 200) {
      const { body } = await join(eventId, String(device), scans.slice(from, from + 200));
      for (const { scanId, outcome } of body.results) outcomes.set(scanId, outcome);
    }
  };
  await Promise.all([send(0), send(1), send(2)]);
  // the network failed after it had been sent: all of it comes again, and is what it was
  await Promise.all([send(2), send(0), send(1)]);
  const counted = (outcome: string) => [...outcomes.values()].filter((one) => one === outcome).length;
  expect([counted('VALID'), counted('DOUBLE'), counted('FORGED')]).toEqual([1000, 50, 20]);
  expect(forged.every(({ scanId }) => outcomes.get(scanId) === 'FORGED')).toBe(true);
  expect(doubles.filter(({ scanId }) => outcomes.get(scanId) === 'VALID')).toHaveLength(25);
  const [kept] = await server.admin`select count(*)::int as count from event_scans where event_id = ${eventId}`;
  expect(kept?.count).toBe(1070);
  const report = await callAs<{ attended: number; refusedScans: object[] }>(
    server,
    organizer,
    `GET /api/events/${eventId}/report`,
  );
  expect(report.body).toMatchObject({
    attended: 1000,
    refusedScans: [
      { outcome: 'DOUBLE', count: 50 },
      { outcome: 'FORGED', count: 20 },
    ],
  });
}, 60_000);

it('tells how an event filled, day by day, those on which nobody came to it among them', async () => {
  const event = await givenEvent(server, organizer);
  const enrollOne = async () => enroll(server, await givenMember(server, organizationId), event);
  const curve = async () => {
    const report = `GET /api/events/${event.eventId}/report` as const;
    return (await callAs<{ curve: { date: string; enrolled: number }[] }>(server, organizer, report)).body.curve;
  };
  expect(await curve()).toEqual([]);
  await enrollOne();
  server.clock.advance(2 * DAY);
  await enrollOne();
  await enrollOne();
  const days = await curve();
  expect(days.map(({ enrolled }) => enrolled)).toEqual([0, 1, 1, 3]);
  expect(new Set(days.map(({ date }, at) => Date.parse(date) - at * DAY)).size).toBe(1);
});

it('tells it by the days of the event’s place, one of which has an hour more', async () => {
  const event = await givenEvent(server, organizer, { zone: 'Africa/Casablanca' });
  for (const moment of [
    '2025-02-22T22:59:59Z',
    '2025-02-22T23:00:00Z',
    '2025-02-23T23:59:59Z',
    '2025-02-25T00:00:00Z',
  ]) {
    const attendee = await givenMember(server, organizationId);
    await enroll(server, attendee, event);
    await server.admin`update event_enrollments set enrolled_at = ${moment} where user_id = ${attendee.userId}`;
  }
  const report = await callAs<{ curve: object[] }>(server, organizer, `GET /api/events/${event.eventId}/report`);
  expect(report.body.curve).toEqual([
    { date: '2025-02-21', enrolled: 0 },
    { date: '2025-02-22', enrolled: 1 },
    { date: '2025-02-23', enrolled: 3 },
    { date: '2025-02-24', enrolled: 3 },
    { date: '2025-02-25', enrolled: 4 },
  ]);
});
