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
import type { FakeMoyasar } from './fake-moyasar.ts';

/** A shop whose buyers pay with Moyasar's test keys, with a webhook. */
export const givenMoyasarShop = (
  server: TestServer,
  { key }: FakeMoyasar,
  options?: Parameters<typeof givenProviderShop>[2],
): Promise<ProviderShop> => givenProviderShop(server, { name: 'moyasar', method: 'Credit Card', keys: [key] }, options);

export interface Started {
  orderId: number;
  paymentId: number;
  invoiceId: string;
}

/** Begins to pay an order with Moyasar. */
export async function startMoyasar(
  server: TestServer,
  shop: ProviderShop,
  orderId: number,
): Promise<Pick<Started, 'paymentId' | 'invoiceId'>> {
  const { paymentId, url } = await startPage(server, shop, orderId);
  return { paymentId, invoiceId: new URL(url).pathname.split('/').at(-1)! };
}

/** An order of the shop's courses whose page at Moyasar is open. */
export async function givenStarted(server: TestServer, shop: ProviderShop): Promise<Started> {
  const orderId = await givenUnpaid(server, shop);
  return { orderId, ...(await startMoyasar(server, shop, orderId)) };
}

/** The same, paid and known to be. */
export async function givenPaid(server: TestServer, moyasar: FakeMoyasar, shop: ProviderShop): Promise<Started> {
  const started = await givenStarted(server, shop);
  moyasar.pay(started.invoiceId, 'paid', server.clock.now());
  await reconciled(server, shop);
  expect((await readOrder(server, shop.buyer, started.orderId)).status).toBe('PAID');
  return started;
}
