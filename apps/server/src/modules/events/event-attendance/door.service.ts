import { randomUUID, sign } from 'node:crypto';
import { fromMultikey } from '@sullam/domain/certificates/multibase.ts';
import { doorListText } from '@sullam/domain/events/door-list.ts';
import { checkInDayAt, checkInTurns, spansOfDays } from '@sullam/domain/events/event-days.ts';
import { readTicketLetters } from '@sullam/domain/events/ticket-letters.ts';
import { DAY, HOUR } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { gathered } from '../../../kernel/database/gathered.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { takePlace } from '../../learning/capacity/capacity.public.ts';
import { isSignedBy, issuerOf, listKeys } from '../../organization/issuer-keys/issuer-keys.public.ts';
import {
  findTickets,
  insertEnrollment,
  newTicket,
  readTicketText,
  readVoidTickets,
} from '../event-enrollments/event-enrollments.public.ts';
import {
  accessEvent,
  type EventRecord,
  eventCancelled,
  notPublished,
  readTicketTypes,
} from '../events/events.public.ts';
import { listCredits } from './credits.repository.ts';
import { settleCredits, takeCreditsBack } from './credits.service.ts';
import { readDoorTickets, readEventsNear, readTitle } from './door.reads.ts';
import {
  countDoor,
  findFirstScans,
  insertScans,
  type NewScan,
  settleAttendance,
  undoScans,
} from './door.repository.ts';
import type { DoorList, ScanBody, ScanResult, ScanResults, ScansBody, WalkInBody } from './event-attendance.schemas.ts';

function checkDoor({ status }: EventRecord): void {
  if (status === 'CANCELLED') throw eventCancelled();
  if (status !== 'PUBLISHED') throw notPublished();
}

const turnsOf = ({ zone, days }: EventRecord): Date[] => checkInTurns(spansOfDays(zone, days));

/** The 32 bytes of a public key, as browsers import them. */
const rawKey = (publicKey: string): string => Buffer.from(fromMultikey(publicKey) ?? []).toString('base64url');

/** All that a device needs at the door without a network, signed: tickets by their hashes, so that a list that is lost makes no ticket. */
export const readDoorList = (context: MemberContext, eventId: number): Promise<DoorList> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'run');
    checkDoor(event);
    const [tickets, types, voided, others, title] = await Promise.all([
      readDoorTickets(tx, eventId, turnsOf(event)),
      readTicketTypes(context, tx, eventId),
      readVoidTickets(tx, eventId),
      readEventsNear(tx, event),
      readTitle(tx, eventId),
    ]);
    const issuer = await issuerOf(context, tx);
    const earlier = (await listKeys(tx)).filter(({ issuerKeyId }) => issuerKeyId !== issuer.issuerKeyId);
    const list = {
      eventId,
      title,
      scope: event.ticketScope,
      madeAt: context.clock.now().toISOString(),
      dayTurns: turnsOf(event).map((turn) => turn.toISOString()),
      publicKey: rawKey(issuer.publicKey),
      earlierKeys: earlier.map(({ publicKey }) => rawKey(publicKey)),
      tickets,
      ticketTypes: types
        .filter((type) => type.is_open)
        .map((type) => ({ eventTicketTypeId: type.event_ticket_type_id, name: type.name as Localized })),
      voidHashes: voided.map((row) => row.ticket_hash),
      others: others.map((other) => ({
        scope: other.scope,
        title: other.title as Localized,
        place: other.place as Localized,
        startTime: other.starts_at.toISOString(),
        zone: other.zone,
      })),
    };
    return { ...list, signature: sign(null, Buffer.from(doorListText(list)), issuer.key).toString('base64url') };
  });

/** How a scan is looked up: by the hash of a signed ticket, or by the letters that somebody typed. */
interface Asked {
  hash: string;
  code: string | null;
}

/**
 * The secret of a ticket counts with a signature of the organisation alone, made with any of its keys: printed tickets outlive the key
 * in use. Anything else is kept under the hash of its whole text, which is never that of a ticket.
 */
async function askedFor({ code }: ScanBody, publicKeys: readonly string[]): Promise<Asked> {
  const text = code.replaceAll(/\s/g, '');
  const read = readTicketText(text);
  if (read)
    for (const publicKey of publicKeys)
      if (await isSignedBy(publicKey, read.said, read.signature)) return { hash: read.ticketHash, code: null };
  return { hash: hashToken(`not a ticket\n${text}`), code: readTicketLetters(text) };
}

/** How long before the event a door opens at the earliest, and how long before a ticket was issued the clock of a device may put its scan. */
const DOORS = DAY;
const CLOCK_ERROR = 2 * HOUR;

/**
 * When a ticket was scanned, by the clock of the device. A moment that cannot be true (ahead of the server, before the doors opened,
 * before the ticket existed) would make the scan the first one of its ticket: it counts from when the server heard of it.
 */
function scannedAtOf(said: string, { startsAt }: EventRecord, issuedAt: Date | null, now: Date): Date {
  const at = Date.parse(said);
  const earliest = Math.max(
    Math.min(startsAt.getTime(), now.getTime()) - DOORS,
    issuedAt === null ? Number.NEGATIVE_INFINITY : issuedAt.getTime() - CLOCK_ERROR,
  );
  return at < earliest || at > now.getTime() ? now : new Date(at);
}

interface Door {
  event: EventRecord;
  keys: readonly { publicKey: string }[];
  now: Date;
}

async function recognised(tx: Tx, { event, keys, now }: Door, { scans, device, gate }: ScansBody): Promise<NewScan[]> {
  const { eventId } = event;
  // the key in use is the last one
  const publicKeys = keys.map(({ publicKey }) => publicKey).reverse();
  const asked = await Promise.all(scans.map((scan) => askedFor(scan, publicKeys)));
  const tickets = await findTickets(tx, {
    eventId,
    hashes: [...new Set(asked.map(({ hash }) => hash))],
    codes: [...new Set(asked.flatMap(({ code }) => code ?? []))],
  });
  return scans.map(({ scanId, scannedAt }, index) => {
    const { hash, code } = asked[index]!;
    const { issuedAt, ...seen } = tickets.seen((code !== null && tickets.hashOf(code)) || hash);
    return { ...seen, scanId, eventId, device, gate, scannedAt: scannedAtOf(scannedAt, event, issuedAt, now) };
  });
}

/**
 * Joins what a device has scanned with what all others have. By its id a scan that comes twice is one; which of a ticket's scans lets
 * in follows from all of them together, in whichever order they arrive.
 */
export const joinScans = (context: MemberContext, eventId: number, body: ScansBody): Promise<ScanResults> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const together = gathered(tx);
    const [event, keys] = await Promise.all([accessEvent(context, together, eventId, 'run'), listKeys(together)]);
    checkDoor(event);
    const scans = await recognised(tx, { event, keys, now }, body);
    const ids = [...new Set(scans.flatMap(({ eventEnrollmentId }) => eventEnrollmentId ?? []))];
    // they leave together, and each sees what those before it have written
    const [, , firsts, counts, credits] = await Promise.all([
      insertScans(tx, scans, { userId: context.caller.userId, now }),
      settleAttendance(tx, eventId, ids, now),
      findFirstScans(together, eventId, ids, turnsOf(event)),
      countDoor(together, eventId, turnsOf(event), now),
      listCredits(together, eventId),
    ]);
    await settleCredits(context, tx, { eventId, credits }, ids);
    const dayAt = (at: Date) => checkInDayAt(turnsOf(event), at);
    const keyOf = (enrollment: number | null, at: Date) => `${enrollment} ${dayAt(at)}`;
    const byDay = new Map(firsts.map((first) => [keyOf(first.eventEnrollmentId, first.scannedAt), first]));
    return {
      results: scans.map((scan) => resultOf(scan, byDay.get(keyOf(scan.eventEnrollmentId, scan.scannedAt)))),
      counts,
    };
  });

/** `first`: the scan that counts for the same ticket and day. */
function resultOf(scan: NewScan, first: Awaited<ReturnType<typeof findFirstScans>>[number] | undefined): ScanResult {
  const { scanId, eventEnrollmentId, refusedAs } = scan;
  if (eventEnrollmentId === null)
    return { scanId, outcome: refusedAs ?? 'FORGED', name: null, eventEnrollmentId: null, first: null };
  const isFirst = !first || first.scanId === scanId;
  return {
    scanId,
    outcome: isFirst ? 'VALID' : 'DOUBLE',
    name: first?.name ?? null,
    eventEnrollmentId,
    first: isFirst ? null : { scannedAt: first.scannedAt.toISOString(), gate: first.gate },
  };
}

/** Takes back that somebody was let in on the last day they came. Who did it stays on record. */
export const undoCheckIn = (context: MemberContext, eventId: number, eventEnrollmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'run');
    const now = context.clock.now();
    const turns = turnsOf(event);
    const undone = await undoScans(tx, { eventId, eventEnrollmentId, turns, userId: context.caller.userId, now });
    if (undone === 0) throw notFound();
    await settleAttendance(tx, eventId, [eventEnrollmentId], now);
    // whoever came on an earlier day has come
    if ((await findFirstScans(tx, eventId, [eventEnrollmentId], turns)).length === 0)
      await takeCreditsBack(context, tx, eventId, eventEnrollmentId);
    await audit(context, tx, {
      action: 'event.undo-check-in',
      noun: 'event-enrolment',
      nounId: eventEnrollmentId,
      changes: { eventId },
    });
  });

/** Lets somebody in who came without a ticket, where a place is left. */
export const admitWalkIn = (
  context: MemberContext,
  eventId: number,
  { name, eventTicketTypeId, device, gate }: WalkInBody,
): Promise<{ eventEnrollmentId: number }> =>
  transaction(context, async (tx) => {
    const event = await accessEvent(context, tx, eventId, 'run');
    checkDoor(event);
    const type = (await readTicketTypes(context, tx, eventId)).find(
      (one) => one.event_ticket_type_id === eventTicketTypeId,
    );
    if (!type) throw notFound();
    const place = await takePlace(context, tx, {
      wholePoolId: event.placePoolId,
      partPoolId: type.place_pool_id,
      userId: null,
      waits: false,
    });
    const now = context.clock.now();
    const ticket = newTicket(context);
    const eventEnrollmentId = await insertEnrollment(tx, {
      eventId,
      eventTicketTypeId,
      userId: null,
      guestName: name,
      state: 'ENROLLED',
      placeId: place.placeId,
      answers: [],
      ticket,
      now,
    });
    const { ticketHash } = ticket;
    const scan = { scanId: randomUUID(), eventId, eventEnrollmentId, ticketHash, refusedAs: null, device, gate };
    await insertScans(tx, [{ ...scan, scannedAt: now }], { userId: context.caller.userId, now });
    await settleAttendance(tx, eventId, [eventEnrollmentId], now);
    await audit(context, tx, {
      action: 'event.walk-in',
      noun: 'event-enrolment',
      nounId: eventEnrollmentId,
      changes: { eventId },
    });
    return { eventEnrollmentId };
  });
