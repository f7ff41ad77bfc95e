import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenShop, type Shop } from '../../orders/test/orders.factory.ts';
import { COMPANY, fileAs, givenPurchase, givenSeller, refund } from '../../tax-documents/test/tax-documents.factory.ts';
import type { AccountingCustomer, AccountingInvoice, AccountingSettings } from '../accounting.schemas.ts';
import { entriesOf } from '../journal.service.ts';
import { accountingSystem } from './accounting-system.ts';

const system = await accountingSystem();
const server = testServer({ ACCOUNTING_ORIGINS: new URL(system.url).origin });

const ACCOUNTS = { sales: '4100', tax: '2205', card: '1210', transfer: '1220', cash: '1230', credit: '2300' };
const SETTINGS = { isEnabled: true, url: system.url, sendsTestOrders: true, accounts: ACCOUNTS };

beforeEach(() => {
  system.received.length = 0;
  system.status = 204;
});

const save = (shop: Shop, change: Partial<typeof SETTINGS> = {}) =>
  callAs(server, shop.administrator, 'PUT /api/accounting/settings', { ...SETTINGS, ...change });

const readSettings = async (shop: Shop) =>
  (await callAs<AccountingSettings>(server, shop.administrator, 'GET /api/accounting/settings')).body;

/** A shop with deliveries on, whose secret is known. */
async function givenAccounting(change: Partial<typeof SETTINGS> = {}) {
  const shop = await givenShop(server);
  await givenSeller(server, shop);
  expect((await save(shop, change)).status).toBe(204);
  const { body } = await callAs<{ secret: string }>(server, shop.administrator, 'POST /api/accounting/secret');
  return { shop, secret: body.secret };
}

const invoices = async (shop: Shop) =>
  (await callAs<{ data: AccountingInvoice[] }>(server, shop.administrator, 'GET /api/accounting/invoices')).body.data;

describe('deliveries', () => {
  it('bring the customer and each document once, signed', async () => {
    const { shop, secret } = await givenAccounting();
    const order = await givenPurchase(server, shop, [11_500], COMPANY);
    await server.runJobs();
    expect(system.received.map(({ type }) => type)).toEqual(['customer.saved', 'document.issued']);
    const [customer, document] = system.received;
    expect(customer!.data).toMatchObject({ id: shop.buyer.userId, isCompany: true, ...{ name: COMPANY.companyName } });
    expect(document!.data).toMatchObject({
      kind: 'INVOICE',
      isTest: true,
      method: 'Credit Card',
      currency: 'SAR',
      net: '100.00',
      tax: '15.00',
      total: '115.00',
      customer: { vatNumber: COMPANY.vatNumber },
      lines: [{ taxPercent: '15', net: '100.00', tax: '15.00', total: '115.00' }],
    });
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(document!.signature)!;
    expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${document!.raw}`).digest('hex'));
    await refund(server, shop, order.purchasedItems[0]!.id, 2300);
    await server.runJobs();
    expect(system.received.slice(2)).toMatchObject([
      { type: 'document.issued', data: { kind: 'CREDIT_NOTE', total: '23.00', tax: '3.00', reason: 'Wrong level' } },
    ]);
    const ids = system.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await readSettings(shop)).toMatchObject({ waitingCount: 0, failedCount: 0, secretEnd: secret.slice(-4) });
  });

  it('are tried again after a pause, with the same id, until the receiver takes them', async () => {
    const { shop } = await givenAccounting();
    system.status = 503;
    await givenPurchase(server, shop, [5000]);
    await server.runJobs();
    const first = system.received.map(({ id }) => id);
    expect(await invoices(shop)).toMatchObject([{ status: 'WAITING', attemptCount: 1, lastError: 'HTTP 503' }]);
    system.status = 200;
    server.clock.advance(61_000);
    await server.runJobs();
    expect(system.received.slice(2).map(({ id }) => id)).toEqual(first);
    expect(await invoices(shop)).toMatchObject([{ status: 'SENT', attemptCount: 2, lastError: '', dueAt: null }]);
  });

  it('fail at once when the receiver says that they are wrong, and are sent again when asked', async () => {
    const { shop } = await givenAccounting();
    system.status = 422;
    const order = await givenPurchase(server, shop, [5000]);
    await server.runJobs();
    expect(await invoices(shop)).toMatchObject([{ status: 'FAILED', lastError: 'HTTP 422' }]);
    expect(await readSettings(shop)).toMatchObject({ failedCount: 2, lastSentAt: null });
    system.status = 204;
    const path = `POST /api/orders/${order.orderId}/send-to-accounting`;
    expect(await callAs(server, shop.administrator, path)).toMatchObject({ status: 200, body: { count: 1 } });
    await server.runJobs();
    expect(await invoices(shop)).toMatchObject([{ status: 'SENT' }]);
    const customers = await callAs<{ data: AccountingCustomer[] }>(
      server,
      shop.administrator,
      'GET /api/accounting/customers?status=SENT',
    );
    expect(customers.body.data).toMatchObject([{ userId: shop.buyer.userId, status: 'SENT' }]);
  });

  it('give up after twelve attempts', async () => {
    const { shop } = await givenAccounting();
    system.status = 500;
    await givenPurchase(server, shop, [5000]);
    for (let attempt = 0; attempt < 14; attempt++) {
      await server.runJobs();
      server.clock.advance(12 * 3_600_000 + 1000);
    }
    expect(await invoices(shop)).toMatchObject([{ status: 'FAILED', attemptCount: 12 }]);
  });

  it('leave test orders and earlier documents out unless they are wanted', async () => {
    const { shop } = await givenAccounting({ sendsTestOrders: false });
    await givenPurchase(server, shop, [5000]);
    await server.runJobs();
    expect([system.received, await invoices(shop)]).toEqual([[], []]);
    await save(shop);
    const month = server.clock.now().toISOString().slice(0, 7);
    const send = () => callAs(server, shop.administrator, 'POST /api/accounting/invoices/send', { month });
    for (let time = 0; time < 2; time++) {
      expect((await send()).status).toBe(204);
      await server.runJobs();
    }
    expect(system.received.map(({ type }) => type)).toEqual(['customer.saved', 'document.issued']);
  });

  it('wait while they are off', async () => {
    const { shop } = await givenAccounting();
    await givenPurchase(server, shop, [5000]);
    await save(shop, { isEnabled: false });
    await server.runJobs();
    expect(system.received).toEqual([]);
    const path = 'POST /api/accounting/test';
    expect(await callAs(server, shop.administrator, path)).toMatchObject({
      status: 409,
      body: { errorCode: 'accounting.off' },
    });
  });
});

describe('the address', () => {
  it.each([
    'http://books.example.com/in',
    'https://127.0.0.1/in',
    'https://[::1]/in',
    'https://localhost/in',
    'https://user:word@books.example.com/in',
    'https://books.example.com:8443/in',
    'http://127.0.0.1:1/in',
    'ftp://books.example.com',
    'books',
  ])('can’t be %s', async (url) => {
    const shop = await givenShop(server);
    expect(await save(shop, { url })).toMatchObject({ status: 400, body: { details: [{ path: 'url' }] } });
  });

  it('is tested without storing anything', async () => {
    const { shop } = await givenAccounting();
    const path = 'POST /api/accounting/test';
    expect((await callAs(server, shop.administrator, path)).body).toEqual({ status: 204, isTaken: true });
    system.status = 403;
    expect((await callAs(server, shop.administrator, path)).body).toEqual({ status: 403, isTaken: false });
    expect(system.received.map(({ id, type }) => [id, type])).toEqual([
      [0, 'test'],
      [0, 'test'],
    ]);
    expect(await invoices(shop)).toEqual([]);
  });
});

describe('the secret', () => {
  it('is stored sealed and never shown again', async () => {
    const { shop, secret } = await givenAccounting();
    expect(JSON.stringify(await readSettings(shop))).not.toContain(secret);
    const [row] = await server.admin`
      select sealed_secret from accounting_settings where organization_id = ${shop.administrator.organizationId}`;
    expect(row!.sealed_secret).not.toContain(secret);
  });
});

describe('the journal', () => {
  it('has equal debits and credits of sales and refunds', async () => {
    const { shop } = await givenAccounting();
    const order = await givenPurchase(server, shop, [999, 999, 999]);
    await refund(server, shop, order.purchasedItems[0]!.id, 500);
    const month = server.clock.now().toISOString().slice(0, 7);
    const { statusCode, body } = await fileAs(
      server,
      shop.administrator,
      `/api/accounting/journal?month=${month}&includeTest=true`,
    );
    expect(statusCode).toBe(200);
    const [, ...rows] = body
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(/[;,]/).map((cell) => cell.replaceAll('"', '')));
    const sum = (column: number) => rows.reduce((total, row) => total + Math.round(Number(row[column] || 0) * 100), 0);
    expect(sum(5)).toBe(2997 + 500);
    expect(sum(6)).toBe(2997 + 500);
    expect(new Set(rows.map((row) => row[3]))).toEqual(new Set([ACCOUNTS.card, ACCOUNTS.sales, ACCOUNTS.tax]));
  });

  it('leaves test orders out', async () => {
    const { shop } = await givenAccounting();
    await givenPurchase(server, shop, [999]);
    const month = server.clock.now().toISOString().slice(0, 7);
    const { body } = await fileAs(server, shop.administrator, `/api/accounting/journal?month=${month}`);
    expect(body.trim().split('\n')).toHaveLength(1);
  });

  it('books a refund the other way round', () => {
    const sale = { method: 'Wire Transfer', isRefund: false, amountMinor: 11_500, taxMinor: 1500 };
    expect(entriesOf(sale)).toEqual([
      { role: 'transfer', debitMinor: 11_500, creditMinor: 0 },
      { role: 'sales', debitMinor: 0, creditMinor: 10_000 },
      { role: 'tax', debitMinor: 0, creditMinor: 1500 },
    ]);
    expect(entriesOf({ ...sale, isRefund: true, taxMinor: 0 })).toEqual([
      { role: 'transfer', debitMinor: 0, creditMinor: 11_500 },
      { role: 'sales', debitMinor: 11_500, creditMinor: 0 },
    ]);
  });
});

it('is for administrators alone', async () => {
  const shop = await givenShop(server);
  for (const path of ['settings', 'customers', 'invoices', 'journal?month=2026-11'])
    expect((await callAs(server, shop.buyer, `GET /api/accounting/${path}`)).status).toBe(403);
});
