import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Who sells tickets that have a price; contributed by the marketplace. */
interface TicketSelling {
  /**
   * Adds a ticket to the caller's cart; twice is once.
   * @throws Problem when the caller can't buy it now
   */
  addToCart(context: MemberContext, tx: Tx, eventTicketTypeId: number): Promise<{ cartItemId: number }>;
}

export const ticketSelling = extensionPoint<TicketSelling>('ticket-selling');

/** Who sells tickets in the caller's organisation; undefined while its marketplace is off. */
export const ticketSeller = (context: MemberContext): TicketSelling | undefined =>
  context.features.marketplace ? context.extensions.of(ticketSelling)[0] : undefined;

/** Whether somebody has or had a ticket of a kind, which is then taken off instead of deleted. */
export const ticketTypeUses =
  extensionPoint<(tx: Tx, eventId: number, eventTicketTypeId: number) => Promise<boolean>>('event-ticket-type-uses');
