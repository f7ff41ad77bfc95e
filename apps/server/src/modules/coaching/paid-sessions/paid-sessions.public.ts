export { findCancelledSale, findSessionOffers, findSessionPages, type SessionPage } from './session-offers.reads.ts';
export {
  bookPaidSession,
  cancelPaidSession,
  holdSession,
  lockSessions,
  releaseSession,
} from './session-sales.service.ts';
