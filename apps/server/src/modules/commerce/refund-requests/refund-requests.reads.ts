import { allocate } from '@sullam/domain/commerce/allocation.ts';
import { type Expression, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import type { ManagedRefundRequest, RequestListQuery, SoldTickets } from './refund-requests.schemas.ts';

/** Requests of all orders, newest first, for administrators. */
export async function listRequests(
  tx: Tx,
  { status, ...page }: RequestListQuery,
): Promise<{ data: ManagedRefundRequest[]; total: number }> {
  let found = db
    .selectFrom('refund_requests as q')
    .innerJoin('order_records as o', 'o.order_id', 'q.order_id')
    .innerJoin('order_line_records as l', 'l.order_line_id', 'q.order_line_id')
    .select(['q.refund_request_id as refundRequestId', 'q.order_line_id as purchasedItemId', 'q.status', 'q.reason'])
    .select(['q.amount_minor as amountMinor', 'q.answer', 'q.requested_at as requestedAt', 'q.decided_at as decidedAt'])
    .select(['q.order_id as orderId', 'o.number', 'o.currency', 'l.title', 'l.total_minor as totalMinor'])
    .select(['o.user_id as userId', 'o.buyer_name as name', 'o.buyer_email as email'])
    .orderBy('q.refund_request_id', 'desc');
  if (status !== undefined) found = found.where('q.status', '=', status);
  const { data, total } = await readPage(tx, found, page);
  return {
    data: data.map(({ userId, name, email, requestedAt, decidedAt, ...row }) => ({
      ...row,
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      buyer: { userId, name, email },
    })) as ManagedRefundRequest[],
    total,
  };
}

/** A paid line that gave a ticket of an event: the ticket itself, or a bundle with it. */
export interface EventLine {
  orderLineId: number;
  orderId: number;
  /** What the ticket cost: all of the line, or its share of the bundle. */
  ticketMinor: number;
  isPart: boolean;
}

const isTicketOf = (itemId: Expression<number>, eventId: number) =>
  sql<boolean>`${itemId} in (select k.event_ticket_type_id from event_ticket_type_records k where ${inOrganization('k')}
    and k.event_id = ${eventId})`;

/** Paid lines of an event that have not ended, after the one with an id. */
const eventLines = (eventId: number) =>
  db
    .selectFrom('order_line_records as l')
    .innerJoin('order_records as o', 'o.order_id', 'l.order_id')
    .leftJoin('bundle_sale_records as s', (join) =>
      join.onRef('s.order_line_id', '=', 'l.order_line_id').on('s.item_type', '=', 'event'),
    )
    .select(['l.order_line_id as orderLineId', 'l.order_id as orderId', 'l.total_minor as totalMinor', 'o.currency'])
    .select(['s.item_id as ticketId', 'l.item_type as itemType'])
    .where('o.status', '=', 'PAID')
    .where('l.cancelled_at', 'is', null)
    .where(({ or, and, eb, ref }) =>
      or([
        and([eb('l.item_type', '=', 'event'), isTicketOf(ref('l.item_id'), eventId)]),
        and([eb('l.item_type', '=', 'bundle'), isTicketOf(sql<number>`${ref('s.item_id')}`, eventId)]),
      ]),
    );

interface FoundLine {
  orderLineId: number;
  orderId: number;
  totalMinor: number;
  ticketId: number | null;
}

/** Shares of what bundles gave, by line. */
async function listShares(tx: Tx, lines: readonly FoundLine[]) {
  const ids = lines.filter(({ ticketId }) => ticketId !== null).map(({ orderLineId }) => orderLineId);
  if (ids.length === 0) return [];
  return tx.all(
    db
      .selectFrom('bundle_sale_records')
      .select(['order_line_id as orderLineId', 'item_type as itemType', 'item_id as itemId', 'share_minor as weight'])
      .where('order_line_id', 'in', ids)
      .orderBy('item_id')
      .orderBy('item_type'),
  );
}

/** What a voucher took off a bundle is shared by its items like its price, by largest remainder. */
async function withShares(tx: Tx, lines: readonly FoundLine[]): Promise<EventLine[]> {
  const shares = await listShares(tx, lines);
  return lines.map(({ orderLineId, orderId, totalMinor, ticketId }) => {
    if (ticketId === null) return { orderLineId, orderId, ticketMinor: totalMinor, isPart: false };
    const parts = shares.filter((share) => share.orderLineId === orderLineId).map((share, id) => ({ ...share, id }));
    const ticket = parts.findIndex(({ itemType, itemId }) => itemType === 'event' && itemId === ticketId);
    const isFree = parts.every(({ weight }) => weight === 0);
    const ticketMinor = isFree ? 0 : (allocate(totalMinor, parts).get(ticket) ?? 0);
    return { orderLineId, orderId, ticketMinor, isPart: true };
  });
}

/** One page of them, by id. */
export async function listEventLines(
  tx: Tx,
  eventId: number,
  { afterId, take }: { afterId: number; take: number },
): Promise<EventLine[]> {
  const rows = await tx.all(
    eventLines(eventId).where('l.order_line_id', '>', afterId).orderBy('l.order_line_id').limit(take),
  );
  return withShares(tx, rows);
}

/** How many tickets of an event were sold, and what they cost, less what was refunded of the lines. */
export async function readSoldTickets(tx: Tx, eventId: number): Promise<SoldTickets> {
  const rows = await tx.all(eventLines(eventId).orderBy('o.currency').orderBy('l.order_line_id'));
  const lines = await withShares(tx, rows);
  const refunded = await listRefunded(tx, eventId);
  const amounts = new Map<string, number>();
  for (const [at, { orderLineId, ticketMinor }] of lines.entries()) {
    const { currency, totalMinor } = rows[at]!;
    const left = Math.min(ticketMinor, totalMinor - (refunded.get(orderLineId) ?? 0));
    if (left > 0) amounts.set(currency, (amounts.get(currency) ?? 0) + left);
  }
  return {
    ticketCount: lines.length,
    amounts: [...amounts].map(([currency, amountMinor]) => ({ currency, amountMinor })),
  };
}

/** What has been refunded of the lines of an event, by line. */
async function listRefunded(tx: Tx, eventId: number): Promise<Map<number, number>> {
  const rows = await tx.all(
    db
      .selectFrom('order_refund_records as r')
      .select(['r.order_line_id as orderLineId', sql<number>`sum(r.amount_minor)::int8`.as('amountMinor')])
      .where('r.order_line_id', 'in', eventLines(eventId).clearSelect().select('l.order_line_id'))
      .groupBy('r.order_line_id'),
  );
  return new Map(rows.map(({ orderLineId, amountMinor }) => [orderLineId ?? 0, amountMinor]));
}

/** The order of a line. */
export const readLineOrder = (tx: Tx, orderLineId: number) =>
  tx.one(
    db
      .selectFrom('order_line_records as l')
      .innerJoin('order_records as o', 'o.order_id', 'l.order_id')
      .select(['o.order_id as orderId', 'o.number', 'o.status', 'o.currency'])
      .where('l.order_line_id', '=', orderLineId),
  );
