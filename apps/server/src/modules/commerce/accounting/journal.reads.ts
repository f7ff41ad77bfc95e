import { monthIn } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isTestOf } from '../orders/orders.public.ts';
import type { JournalQuery } from './accounting.schemas.ts';

/** Postings that are read at a time. */
export const PAGE = 500;

export interface Posting {
  postedAt: Date;
  orderNumber: number;
  title: Localized;
  method: string | null;
  isRefund: boolean;
  currency: string;
  amountMinor: number;
  taxMinor: number;
}

/** Postings of a month in the order in which they happened. */
export function readPostings(
  context: MemberContext,
  tx: Tx,
  { month, includeTest }: JournalQuery,
  offset: number,
): Promise<Posting[]> {
  const { from, until } = monthIn(month, context.configuration.time_zone);
  let postings = db
    .selectFrom('order_postings as e')
    .select(['e.posted_at as postedAt', 'e.is_refund as isRefund', 'e.currency', 'e.money_method as method'])
    .select(['e.amount_minor as amountMinor', 'e.tax_minor as taxMinor', sql<Localized>`e.title`.as('title')])
    .select(
      sql<number>`(select p.number from order_payments p where ${inOrganization('p')} and p.order_id = e.order_id
        limit 1)`.as('orderNumber'),
    )
    .where('e.posted_at', '>=', from)
    .where('e.posted_at', '<', until)
    .where('e.amount_minor', '>', 0);
  if (!includeTest) postings = postings.where(isTestOf(sql.ref('e.order_id')), '=', false);
  return tx.all(
    postings
      .orderBy('e.posted_at')
      .orderBy('e.order_line_id')
      .orderBy('e.is_refund')
      .orderBy('e.amount_minor')
      .limit(PAGE)
      .offset(offset),
  ) as Promise<Posting[]>;
}
