import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Who sells tickets that have a price: the marketplace, once there is one. Until then only free ones can be published. */
interface TicketSelling {
  /** Puts an order for a place that is held; answers until when the place is held for it. */
  order(
    context: SystemContext,
    tx: Tx,
    ticket: { userId: number; eventId: number; eventTicketTypeId: number; priceMinor: number },
  ): Promise<Date>;
}

export const ticketSelling = extensionPoint<TicketSelling>('ticket-selling');

/** Whether somebody has or had a ticket of a kind, which is then taken off instead of deleted. */
export const ticketTypeUses =
  extensionPoint<(tx: Tx, eventId: number, eventTicketTypeId: number) => Promise<boolean>>('event-ticket-type-uses');
