import { expect } from 'vitest';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import {
  givenProviderShop,
  givenUnpaid,
  type ProviderShop,
  reconciled,
  startPage,
} from '../../payment-accounts/test/provider-shop.ts';
import type { FakeStripe } from './fake-stripe.ts';

/** A shop whose buyers pay with Stripe's test keys, with a webhook. */
export const givenStripeShop = (
  server: TestServer,
  { key }: FakeStripe,
  options?: Parameters<typeof givenProviderShop>[2],
): Promise<ProviderShop> => givenProviderShop(server, { name: 'stripe', method: 'Credit Card', keys: [key] }, options);

export interface Started {
  orderId: number;
  paymentId: number;
  sessionId: string;
}

/** Begins to pay an order with Stripe. */
export async function startStripe(
  server: TestServer,
  shop: ProviderShop,
  orderId: number,
): Promise<Pick<Started, 'paymentId' | 'sessionId'>> {
  const { paymentId, url } = await startPage(server, shop, orderId);
  return { paymentId, sessionId: url.split('/').at(-1)! };
}

/** An order of the shop's courses whose page at Stripe is open. */
export async function givenStarted(server: TestServer, shop: ProviderShop): Promise<Started> {
  const orderId = await givenUnpaid(server, shop);
  return { orderId, ...(await startStripe(server, shop, orderId)) };
}

/** The same, paid and known to be. */
export async function givenPaid(server: TestServer, stripe: FakeStripe, shop: ProviderShop): Promise<Started> {
  const started = await givenStarted(server, shop);
  stripe.pay(started.sessionId);
  await reconciled(server, shop);
  expect((await readOrder(server, shop.buyer, started.orderId)).status).toBe('PAID');
  return started;
}
