import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPoolFigures } from '../../learning/capacity/capacity.public.ts';
import { readOwnEnrollment } from '../event-enrollments/event-enrollments.public.ts';
import {
  closedBecause,
  enrolsInEvents,
  isEventMember,
  isKnownType,
  looksAtEvents,
  readTicketTypes,
} from '../events/events.public.ts';
import { presentCard, readCardRow } from './event-catalogue.reads.ts';
import type { EventCard } from './event-catalogue.schemas.ts';

/** Why a ticket can't be bought now. NOT_ALLOWED: by this member. ORDERED: an order of theirs that isn't paid yet holds a place. */
export type TicketProblem = 'OWNED' | 'ORDERED' | 'CLOSED' | 'SOLD_OUT' | 'NOT_ALLOWED';

/** A ticket that has a price, as the caller could buy it now; a visitor after signing in. */
export interface TicketOffer {
  eventTicketTypeId: number;
  event: EventCard;
  name: Localized;
  priceMinor: number;
  problem: TicketProblem | null;
}

/** Events of kinds of ticket; ids that don't exist are left out. */
const listEventsOf = (tx: Tx, ticketTypeIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('event_ticket_type_records')
      .select(['event_ticket_type_id as eventTicketTypeId', 'event_id as eventId', sql<Localized>`name`.as('name')])
      .where('event_ticket_type_id', 'in', [...ticketTypeIds])
      .orderBy('event_id'),
  );

/** An event's card, whoever may see the event by now; null when it is gone. For what was bought. */
async function readCard(context: RequestContext, tx: Tx, eventId: number): Promise<EventCard | null> {
  const row = await readCardRow(context, tx, eventId);
  return row ? presentCard(context, row) : null;
}

/** Kinds of ticket with the cards of their events, also when they are no longer sold. */
export async function findTicketCards(context: RequestContext, tx: Tx, ticketTypeIds: readonly number[]) {
  const rows = await listEventsOf(tx, ticketTypeIds);
  const cards = new Map<number, EventCard | null>();
  for (const { eventId } of rows) if (!cards.has(eventId)) cards.set(eventId, await readCard(context, tx, eventId));
  return rows.flatMap(({ eventId, ...row }) => {
    const event = cards.get(eventId);
    return event ? [{ ...row, event }] : [];
  });
}

/** A visitor's cart names tickets directly, without the check that the page of an event makes. */
const isHidden = (context: RequestContext, { status, audience }: EventCard): boolean =>
  status === 'DRAFT' ||
  (audience === 'MEMBERS' && !isEventMember(context)) ||
  (context.caller.kind === 'anonymous' && !looksAtEvents(context));

interface Standing {
  own: Awaited<ReturnType<typeof readOwnEnrollment>>;
  free: number | null;
  isClosed: boolean;
}

function problemOf(context: RequestContext, event: EventCard, { own, free, isClosed }: Standing): TicketProblem | null {
  if (own?.state === 'ENROLLED' || own?.state === 'ATTENDED') return 'OWNED';
  if (own?.state === 'PENDING_PAYMENT') return 'ORDERED';
  if (context.caller.kind === 'member' && !enrolsInEvents(context)) return 'NOT_ALLOWED';
  const isOver = Date.parse(event.endTime) <= context.clock.now().getTime();
  if (isClosed || isOver || event.status !== 'PUBLISHED') return 'CLOSED';
  if (own) return own.offeredUntil === null ? 'SOLD_OUT' : null;
  return free === 0 ? 'SOLD_OUT' : null;
}

/** Fewest of the free places of a whole and its part; null: unlimited. */
const fewest = (counts: readonly (number | null | undefined)[]): number | null => {
  const limits = counts.filter((count) => count !== null && count !== undefined);
  return limits.length > 0 ? Math.min(...limits) : null;
};

async function offersOf(context: RequestContext, tx: Tx, event: EventCard): Promise<TicketOffer[]> {
  const [types, figures, own] = await Promise.all([
    readTicketTypes(context, tx, event.eventId),
    readPoolFiguresOf(context, tx, event.eventId),
    readOwnEnrollment(context, tx, event.eventId),
  ]);
  return types
    .filter((type) => type.price_minor > 0 && isKnownType(type))
    .map((type) => {
      const part = figures.find(({ placePoolId }) => placePoolId === type.place_pool_id);
      const isClosed = closedBecause(context, type) !== null;
      return {
        eventTicketTypeId: type.event_ticket_type_id,
        event,
        name: type.name as Localized,
        priceMinor: type.price_minor,
        problem: problemOf(context, event, { own, free: fewest([event.free, part?.free]), isClosed }),
      };
    });
}

async function readPoolFiguresOf(context: RequestContext, tx: Tx, eventId: number) {
  const row = await tx.one(db.selectFrom('event_records').select('place_pool_id').where('event_id', '=', eventId));
  return row?.place_pool_id ? readPoolFigures(tx, [row.place_pool_id], context.clock.now()) : [];
}

/** Offers of tickets that the caller may see; the others are left out. */
export async function findTicketOffers(
  context: RequestContext,
  tx: Tx,
  ticketTypeIds: readonly number[],
): Promise<TicketOffer[]> {
  const found = await findTicketCards(context, tx, ticketTypeIds);
  const events = new Map(found.map(({ event }) => [event.eventId, event]));
  const offers: TicketOffer[] = [];
  for (const event of events.values())
    if (!isHidden(context, event)) offers.push(...(await offersOf(context, tx, event)));
  return offers.filter(({ eventTicketTypeId }) => ticketTypeIds.includes(eventTicketTypeId));
}
