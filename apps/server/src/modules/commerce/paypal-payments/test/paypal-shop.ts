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
import type { FakePaypal } from './fake-paypal.ts';

/** A shop that sells in dollars and whose buyers pay with PayPal's sandbox, with a webhook. */
export const givenPaypalShop = (
  server: TestServer,
  { keys }: FakePaypal,
  { currency = 'USD', ...options }: NonNullable<Parameters<typeof givenProviderShop>[2]> & { currency?: string } = {},
): Promise<ProviderShop> =>
  givenProviderShop(server, { name: 'paypal', method: 'Paypal', keys, mode: 'TEST', currency }, options);

export interface Started {
  orderId: number;
  paymentId: number;
  /** PayPal's id of the order. */
  reference: string;
}

/** Begins to pay an order with PayPal. */
export async function startPaypal(
  server: TestServer,
  shop: ProviderShop,
  orderId: number,
): Promise<Pick<Started, 'paymentId' | 'reference'>> {
  const { paymentId, url } = await startPage(server, shop, orderId);
  return { paymentId, reference: new URL(url).searchParams.get('token')! };
}

/** An order of the shop's courses whose page at PayPal is open. */
export async function givenStarted(server: TestServer, shop: ProviderShop): Promise<Started> {
  const orderId = await givenUnpaid(server, shop);
  return { orderId, ...(await startPaypal(server, shop, orderId)) };
}

/** The same, approved, captured and known to be paid. */
export async function givenPaid(server: TestServer, paypal: FakePaypal, shop: ProviderShop): Promise<Started> {
  const started = await givenStarted(server, shop);
  paypal.approve(started.reference);
  await reconciled(server, shop);
  expect((await readOrder(server, shop.buyer, started.orderId)).status).toBe('PAID');
  return started;
}
