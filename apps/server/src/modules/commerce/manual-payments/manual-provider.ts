import type { ManualProvider } from '../orders/orders.public.ts';
import { listOfferedMethods } from './manual-payments.repository.ts';

export const MANUAL_PROVIDER = 'manual';

/** Wire transfer and cash: the buyer follows instructions, and an administrator reports what came in. */
export const manualProvider: ManualProvider = {
  kind: 'MANUAL',
  name: MANUAL_PROVIDER,
  listOffers: async (_context, tx) => (await listOfferedMethods(tx)).map((offer) => ({ ...offer, isTest: false })),
};
