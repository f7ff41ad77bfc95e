import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import type { EventDetail } from './events.api.ts';

/** A visitor can put it into the cart: its price is shown, and places are left. */
export const isSoldToVisitors = ({ closed, price, free }: EventDetail['ticketTypes'][number]): boolean =>
  closed === null && !price.isOnRequest && !isFreeForAll(price) && free !== 0;

/** Whether visitors choose tickets of the event. Where it asks questions, they sign in first, because a cart of visitors keeps no answers. */
export const sellsToVisitors = ({ status, free, questions, ticketTypes }: EventDetail): boolean =>
  status === 'PUBLISHED' && free !== 0 && questions.length === 0 && ticketTypes.some(isSoldToVisitors);
