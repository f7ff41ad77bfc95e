import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import type { ScanOutcome } from '@sullam/domain/events/event.ts';
import { checkInDayAt } from '@sullam/domain/events/event-days.ts';
import { readTicketLetters } from '@sullam/domain/events/ticket-letters.ts';
import { cleanIdentifier } from '@sullam/domain/identifiers.ts';
import { bytesOf, isSignedByAny, type Signed, toBase64Url } from './door-signature.ts';

/** What a device says of a code; UNCHECKED: the list doesn't have it, and this browser can't check its signature. */
export type DoorOutcome = ScanOutcome | 'UNCHECKED';

/** A scan as a device keeps it until the server has it. */
export interface KeptScan {
  readonly scanId: string;
  readonly code: string;
  readonly scannedAt: string;
  readonly ticketHash: string;
  /** What this device said of it. */
  readonly outcome: DoorOutcome;
}

/** What a device at the door says of a code by itself. */
export interface Verdict {
  readonly outcome: DoorOutcome;
  readonly ticketHash: string;
  readonly name: string | null;
  readonly ticketType: DoorList['tickets'][number]['ticketType'] | null;
  readonly eventEnrollmentId: number | null;
  /** When it was let in before, as far as this device knows; the gate where the server said it. */
  readonly firstAt: string | null;
  readonly gate?: string | null;
  /** The event that the ticket is for, where it is another one that this device knows. */
  readonly other: DoorList['others'][number] | null;
  /** The list doesn't know the ticket, but its signature is the organisation's: it was given out later. */
  readonly isProvisional: boolean;
}

const hashOf = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));

interface Read {
  readonly ticketHash: string;
  readonly scope: string | null;
  /** A short code that the list has needs no signature. */
  readonly signed: Signed | 'typed';
}

async function read(list: DoorList, code: string): Promise<Read> {
  const written = cleanIdentifier(code).replaceAll(/\s/g, '');
  const [form, scope, secret, signature, ...rest] = written.split('.');
  if (form === 'SE1' && scope && secret && signature && rest.length === 0)
    return {
      ticketHash: await hashOf(secret),
      scope,
      // lists that were kept before an update have one key
      signed: await isSignedByAny(
        [list.publicKey, ...(list.earlierKeys ?? [])],
        `${form}.${scope}.${secret}`,
        signature,
      ),
    };
  const letters = readTicketLetters(written);
  const typed = list.tickets.find(({ shortCode }) => shortCode === letters);
  if (typed) return { ticketHash: typed.ticketHash, scope: null, signed: 'typed' };
  // under a hash that no ticket has: its secret alone is no ticket
  return { ticketHash: await hashOf(`not a ticket\n${written}`), scope: null, signed: 'no' };
}

/** Whether two instants belong to the same check-in day. */
export const isSameDay = ({ dayTurns }: Pick<DoorList, 'dayTurns'>, one: string, other: string): boolean => {
  const turns = dayTurns.map((turn) => new Date(turn));
  return checkInDayAt(turns, new Date(one)) === checkInDayAt(turns, new Date(other));
};

const wasLetIn = ({ outcome }: KeptScan): boolean => outcome === 'VALID' || outcome === 'DOUBLE';

/**
 * Judges a code without a network: by the list, by the signature, and by what this device has scanned on the same day. A double at another gate shows
 * only once both devices were joined.
 */
export async function judge(list: DoorList, scans: readonly KeptScan[], code: string, at: string): Promise<Verdict> {
  const { ticketHash, scope, signed } = await read(list, code);
  // the holder's name is told to nobody who only knows the secret
  const ticket = signed === 'no' ? undefined : list.tickets.find((one) => one.ticketHash === ticketHash);
  const before = scans.find(
    (scan) => scan.ticketHash === ticketHash && wasLetIn(scan) && isSameDay(list, scan.scannedAt, at),
  );
  const listed = ticket?.attendedAt && isSameDay(list, ticket.attendedAt, at) ? ticket.attendedAt : null;
  const said: Verdict = {
    outcome: 'FORGED',
    ticketHash,
    name: ticket?.name ?? null,
    ticketType: ticket?.ticketType ?? null,
    eventEnrollmentId: ticket?.eventEnrollmentId ?? null,
    firstAt: before?.scannedAt ?? listed,
    other: null,
    isProvisional: false,
  };
  const known = said.firstAt === null ? 'VALID' : 'DOUBLE';
  if (signed === 'no') return { ...said, firstAt: null };
  if (list.voidHashes.includes(ticketHash)) return { ...said, outcome: 'VOID' };
  if (ticket) return { ...said, outcome: known };
  if (signed === 'unknown') return { ...said, outcome: 'UNCHECKED' };
  if (scope === list.scope) return { ...said, outcome: known, isProvisional: true };
  return { ...said, outcome: 'OTHER_EVENT', other: list.others.find((event) => event.scope === scope) ?? null };
}

/** Few enough to look through with somebody waiting. */
const MOST_FOUND = 6;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLocaleLowerCase();

/** Tickets by a part of the holder's name, or by the last letters of the code; nothing before there is something to tell them by. */
export function findTickets(tickets: DoorList['tickets'], typed: string): DoorList['tickets'] {
  const wanted = folded(cleanIdentifier(typed));
  if (wanted.length < 2) return [];
  return tickets
    .filter(
      ({ name, shortCode }) =>
        folded(name).includes(wanted) || (wanted.length >= 4 && folded(shortCode).endsWith(wanted)),
    )
    .slice(0, MOST_FOUND);
}
