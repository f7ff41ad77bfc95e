import { expect } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { SellerDetails } from '../../marketplace-settings/seller-details.schemas.ts';
import { MADAR } from '../../marketplace-settings/test/sellers.ts';
import type { Order, OrderCompany } from '../../orders/orders.schemas.ts';
import {
  addToCart,
  endPayment,
  givenPayment,
  givenPricedCourse,
  givenShop,
  readCart,
  type Shop,
} from '../../orders/test/orders.factory.ts';
import type { TaxDocument } from '../tax-documents.schemas.ts';

/** A Saudi company that buys. */
export const COMPANY: OrderCompany = {
  companyName: 'Nakhla Trading & Sons',
  vatNumber: '300000000000003',
  address: { street: 'Olaya Street', building: '12', city: 'Riyadh', postalCode: '12244', countryCode: 'SA' },
};

/** Saves who sells. */
export async function givenSeller(server: TestServer, { administrator }: Shop, change: Partial<SellerDetails> = {}) {
  const body = { ...MADAR, ...change };
  expect((await callAs(server, administrator, 'PUT /api/marketplace-settings/seller', body)).status).toBe(204);
}

export interface Purchase {
  shop: Shop;
  order: Order;
}

/** Buys a course for each price. */
export async function givenPurchase(
  server: TestServer,
  shop: Shop,
  prices: readonly number[],
  company?: OrderCompany,
): Promise<Order> {
  for (const price of prices) await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, price));
  const { version } = await readCart(server, shop.buyer);
  const placed = await callAs<{ orders: Order[] }>(server, shop.buyer, 'POST /api/cart/checkout', { version, company });
  expect(placed.status).toBe(200);
  const order = placed.body.orders[0]!;
  const paymentId = await givenPayment(server, shop.buyer, order.orderId);
  expect((await endPayment(server, shop.buyer, paymentId, 'PAID')).status).toBe(204);
  return order;
}

/** A seller with a VAT number, and an order that was paid. */
export async function givenSale(
  server: TestServer,
  prices: readonly number[],
  { company, seller }: { company?: OrderCompany; seller?: Partial<SellerDetails> } = {},
): Promise<Purchase> {
  const shop = await givenShop(server);
  await givenSeller(server, shop, seller);
  return { shop, order: await givenPurchase(server, shop, prices, company) };
}

export async function refund(server: TestServer, { administrator }: Shop, lineId: number, amountMinor: number) {
  const body = { amountMinor, note: 'Wrong level' };
  expect((await callAs(server, administrator, `POST /api/orders/refund/${lineId}`, body)).status).toBe(200);
  await server.runJobs();
}

export const listDocuments = async (server: TestServer, who: TestMember, orderId: number): Promise<TaxDocument[]> =>
  (await callAs<{ documents: TaxDocument[] }>(server, who, `GET /api/orders/${orderId}/tax-documents`)).body.documents;

/** A file of the API with its status and bytes. */
export async function fileAs(server: TestServer, who: TestMember, url: string) {
  const { headers } = await givenSession(server, who.organizationId, who.userId);
  return server.app.http.inject({ method: 'GET', url, headers });
}
