import { useState } from 'react';
import { AskForPrice } from '../../../parts/ask-for-price.tsx';
import { VisitorCartAction } from '../../../parts/visitor-cart-action.tsx';
import type { EventDetail } from './events.api.ts';
import { SignInButton } from './sign-in-button.tsx';
import { TicketChoice } from './ticket-choice.tsx';
import { isSoldToVisitors } from './visitor-sale.ts';

/** Chooses a ticket for the cart of a visitor. A free one, or a place in the queue, is taken after signing in. */
export function VisitorTickets({ event }: { readonly event: EventDetail }) {
  const sold = event.ticketTypes.filter(isSoldToVisitors);
  const [chosen, setChosen] = useState(sold[0]?.eventTicketTypeId);
  const type = event.ticketTypes.find(({ eventTicketTypeId }) => eventTicketTypeId === chosen);
  return (
    <div className="space-y-4">
      <TicketChoice types={event.ticketTypes} chosen={chosen} onChange={setChosen} />
      {type?.price.isOnRequest ? (
        <AskForPrice title={event.title} />
      ) : type && isSoldToVisitors(type) ? (
        <VisitorCartAction key={chosen} itemType="event" itemId={type.eventTicketTypeId} full />
      ) : (
        <SignInButton />
      )}
    </div>
  );
}
