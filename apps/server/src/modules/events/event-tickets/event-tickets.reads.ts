import { nextSpan, spansOfDays } from '@sullam/domain/events/event-days.ts';
import { chooseText, joinParts, type Language, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { qrDrawing } from '../../../kernel/qr-drawing.ts';
import { issuerOf } from '../../organization/issuer-keys/issuer-keys.public.ts';
import { type Showing, shownIn } from '../../organization/media/media.public.ts';
import type { EventCard } from '../event-catalogue/event-catalogue.public.ts';
import { presentCard, readCardRow } from '../event-catalogue/event-catalogue.public.ts';
import {
  claimHashOf,
  guestLinkOver,
  ticketText,
  withoutTicket,
} from '../event-enrollments/event-enrollments.public.ts';
import type { EventDay } from '../events/events.public.ts';
import { accessEvent, isEventMember } from '../events/events.public.ts';
import type { EventTicket, GuestTicket } from './event-tickets.schemas.ts';
import { GUEST_TICKET } from './guest-ticket-showing.ts';

const held = (tx: Tx, whose: { eventId: number; userId: number } | { claimHash: string }) => {
  const found = db
    .selectFrom('event_enrollment_records as n')
    .innerJoin('event_ticket_type_records as t', 't.event_ticket_type_id', 'n.event_ticket_type_id')
    .innerJoin('event_records as e', 'e.event_id', 'n.event_id')
    .leftJoin('member_names as p', 'p.user_id', 'n.user_id')
    .select(['n.ticket_nonce', 'n.short_code', 'n.attended_at', 'n.state', 't.name as ticket_type', 'e.ticket_scope'])
    .select([
      'n.event_enrollment_id',
      'n.event_id',
      'n.guest_email',
      'e.address',
      'e.map_url',
      'e.meeting_url',
      'e.status',
      'e.ends_at',
    ])
    .select(sql<string>`coalesce(n.guest_name, p.first_name || ' ' || p.last_name, '')`.as('holder'))
    .where('n.state', '<>', 'CANCELLED');
  return tx.one(
    'claimHash' in whose
      ? found.where('n.claim_hash', '=', whose.claimHash)
      : found.where('n.event_id', '=', whose.eventId).where('n.user_id', '=', whose.userId),
  );
};

type HeldRow = NonNullable<Awaited<ReturnType<typeof held>>>;

const compact = (at: string): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A link that adds the running or next day to Google Calendar; null once all days are over. It sends nothing but the event's own words. */
function googleUrlOf(title: string, place: string, { zone, days }: Pick<EventCard, 'zone' | 'days'>, now: Date) {
  const next = nextSpan(spansOfDays(zone, days), now);
  if (!next) return null;
  const url = new URL('https://calendar.google.com/calendar/render');
  const query = {
    action: 'TEMPLATE',
    text: title,
    location: place,
    dates: `${compact(next.startsAt.toISOString())}/${compact(next.endsAt.toISOString())}`,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}

const text = (words: unknown, language: Language): string => chooseText(words as Localized, language)?.text ?? '';

/** The caller's ticket: with that of a guest the one place that a meeting's link is told, and that a code is shown. */
export async function readTicket(context: MemberContext, tx: Tx, eventId: number): Promise<EventTicket> {
  // where everybody may look at events, a member who has lost the right to them is one of everybody: tickets are for members
  if (!isEventMember(context)) throw notAllowed();
  await accessEvent(context, tx, eventId, 'see');
  const row = await held(tx, { eventId, userId: context.caller.userId });
  if (!row) throw notFound();
  return presentTicket(context, tx, row);
}

/** The ticket of a guest, by the link of the mail: whoever has it needs no account, and no leave to look at events. */
export async function readGuestTicket(context: RequestContext, tx: Tx, link: string): Promise<GuestTicket> {
  const row = await held(tx, { claimHash: claimHashOf(link) });
  if (!row) throw guestLinkOver();
  const showing = shownIn(context, GUEST_TICKET, row.event_enrollment_id);
  return { ...(await presentTicket(context, tx, row, showing)), email: row.guest_email ?? '' };
}

async function presentTicket(context: RequestContext, tx: Tx, row: HeldRow, showing?: Showing): Promise<EventTicket> {
  if (row.ticket_nonce === null) throw withoutTicket();
  const event = await readCardRow(context, tx, row.event_id);
  if (!event) throw notFound();
  const card = presentCard(context, event, showing);
  const isOver = row.ends_at <= context.clock.now();
  const reason = row.status === 'CANCELLED' ? 'EVENT_CANCELLED' : isOver ? 'OVER' : null;
  const issuer = await issuerOf(context, tx);
  const code = reason === null ? ticketText(context, issuer.key, row.ticket_scope, row.ticket_nonce) : null;
  return {
    event: card,
    holder: row.holder,
    ticketType: row.ticket_type as Localized,
    address: row.address as Localized,
    mapUrl: row.map_url,
    meetingUrl: reason === null ? row.meeting_url : null,
    code,
    drawing: code === null ? null : qrDrawing(code),
    shortCode: row.short_code,
    void: reason,
    attendedAt: row.attended_at?.toISOString() ?? null,
    googleUrl: googleUrlOf(
      text(card.title, context.language),
      joinParts(context.language, [text(card.place, context.language), text(row.address, context.language)]),
      card,
      context.clock.now(),
    ),
  };
}

interface CalendarRow {
  event_id: number;
  title: unknown;
  subtitle: unknown;
  place: unknown;
  address: unknown;
  zone: string;
  days: EventDay[];
  status: string;
  sequence: number;
  uid: string;
  changed_at: Date;
}

/**
 * The days of an event as calendar entries, each with a UID of its own: one block over several days would also cover the nights. The first
 * day keeps the event's UID. The link of a meeting is on the ticket page, so a forwarded file opens no door.
 */
export function calendarEntriesOf(language: Language, site: string, row: CalendarRow): CalendarEntry[] {
  const url = `${site}/event/${row.event_id}/ticket`;
  const place = joinParts(language, [text(row.place, language), text(row.address, language)]);
  return spansOfDays(row.zone, row.days).map(({ startsAt, endsAt }, at) => ({
    uid: at === 0 ? row.uid : `${row.uid}-${at + 1}`,
    sequence: row.sequence,
    stampedAt: row.changed_at,
    startsAt,
    endsAt,
    zone: row.zone,
    title: text(row.title, language),
    description: [text(row.subtitle, language), url].filter((part) => part !== '').join('\n\n'),
    location: place === '' ? url : place,
    url,
    isCancelled: row.status === 'CANCELLED',
    alarms: [1440, 60],
  }));
}
