import type { PageProvider } from '../orders/orders.public.ts';

export const TEST_PROVIDER = 'test';

/** Pays and refunds without money. Its page belongs to this application. */
export const testProvider: PageProvider = {
  kind: 'PAGE',
  name: TEST_PROVIDER,
  isTest: true,
  listOffers: async () => [{ method: 'Credit Card' }],
  createSession: async (_context, { paymentId }) => ({ url: `/cart/test-payment/${paymentId}` }),
  // the page asks for the state of the payment and takes nothing once that has ended
  expireSession: async () => undefined,
  refund: async () => 'SUCCEEDED',
};
