import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  addToCart,
  givenOrders,
  givenPayment,
  givenPricedCourse,
  givenShop,
  reportOutcome,
} from '../../orders/test/orders.factory.ts';
import {
  COMPANY,
  fileAs,
  givenPurchase,
  givenSale,
  givenSeller,
  listDocuments,
  refund,
} from './tax-documents.factory.ts';

const server = testServer();

describe('an order that is paid', () => {
  it('has one invoice, which names seller, buyer and VAT as they were', async () => {
    const { shop, order } = await givenSale(server, [999, 999, 999]);
    await givenSeller(server, shop, { vatNumber: '300000000000003' });
    const documents = await listDocuments(server, shop.buyer, order.orderId);
    expect(documents).toMatchObject([
      {
        kind: 'INVOICE',
        isRefund: false,
        isStandard: false,
        isTest: true,
        buyerName: order.buyer.name,
        currency: 'SAR',
        totalMinor: 2997,
        taxMinor: 391,
        hasXml: false,
      },
    ]);
    expect(documents[0]!.number).toMatch(/^TEST-INV-20\d\d-000001$/);
    const [row] =
      await server.admin`select content, type_code, issued_at from tax_documents where order_id = ${order.orderId}`;
    expect(row).toMatchObject({ type_code: '388', content: { seller: { vatNumber: '310122393500003' } } });
    expect(new Date(row!.issued_at).getMilliseconds()).toBe(0);
  });

  it('has a standard invoice if it was placed for a company', async () => {
    const { shop, order } = await givenSale(server, [11_500], { company: COMPANY });
    expect(await listDocuments(server, shop.buyer, order.orderId)).toMatchObject([
      { isStandard: true, buyerName: COMPANY.companyName, hasXml: true },
    ]);
    const read = await callAs<{ company: unknown }>(server, shop.buyer, `GET /api/orders/${order.orderId}`);
    expect(read.body.company).toEqual(COMPANY);
  });

  it('has no document if it was free', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 100);
    await addToCart(server, shop.buyer, courseId);
    await server.admin`update courses set price_minor = 0 where course_id = ${courseId}`;
    const [order] = await givenOrders(server, shop.buyer);
    expect(order!.status).toBe('PAID');
    expect(await listDocuments(server, shop.buyer, order!.orderId)).toEqual([]);
  });

  it('is documented once, however often the payment is reported', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 100));
    const [order] = await givenOrders(server, shop.buyer);
    const paymentId = await givenPayment(server, shop.buyer, order!.orderId);
    await Promise.all([1, 2, 3, 4].map(() => reportOutcome(server, shop, paymentId, 'PAID')));
    expect(await listDocuments(server, shop.buyer, order!.orderId)).toHaveLength(1);
  });
});

describe('refunds', () => {
  it('have a credit note each, which sum up to the VAT of the line', async () => {
    const { shop, order } = await givenSale(server, [10_001]);
    const [line] = order.purchasedItems;
    await refund(server, shop, line!.id, 3333);
    await refund(server, shop, line!.id, 6668);
    const [invoice, ...notes] = await listDocuments(server, shop.buyer, order.orderId);
    expect(notes).toMatchObject([
      { kind: 'CREDIT_NOTE', isRefund: true, totalMinor: 3333 },
      { kind: 'CREDIT_NOTE', isRefund: true, totalMinor: 6668 },
    ]);
    expect(notes[0]!.taxMinor + notes[1]!.taxMinor).toBe(line!.taxMinor);
    expect(notes.map(({ number }) => number.slice(-6))).toEqual(['000001', '000002']);
    const rows = await server.admin`
      select type_code, content from tax_documents where order_id = ${order.orderId} and refund_id is not null`;
    for (const row of rows)
      expect(row).toMatchObject({
        type_code: '381',
        content: { corrects: { number: invoice!.number }, reason: 'Wrong level' },
      });
  });

  it('of a payment that came twice have none', async () => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 100));
    const [order] = await givenOrders(server, shop.buyer);
    const first = await givenPayment(server, shop.buyer, order!.orderId);
    await reportOutcome(server, shop, first, 'DECLINED');
    const second = await givenPayment(server, shop.buyer, order!.orderId);
    await reportOutcome(server, shop, first, 'PAID');
    await reportOutcome(server, shop, second, 'PAID');
    await server.runJobs();
    expect(await listDocuments(server, shop.buyer, order!.orderId)).toMatchObject([{ kind: 'INVOICE' }]);
  });
});

describe('where an outside system issues tax documents', () => {
  it('payments and refunds have receipts, also after the setting has changed', async () => {
    const { shop, order } = await givenSale(server, [11_500], { seller: { documentsIssuedBy: 'OUTSIDE_SYSTEM' } });
    await givenSeller(server, shop);
    await refund(server, shop, order.purchasedItems[0]!.id, 11_500);
    expect(await listDocuments(server, shop.buyer, order.orderId)).toMatchObject([
      { kind: 'RECEIPT', isRefund: false, hasXml: false },
      { kind: 'RECEIPT', isRefund: true, totalMinor: 11_500, taxMinor: 1500 },
    ]);
  });

  it('their data is exported a month at a time, one row a line', async () => {
    const { shop, order } = await givenSale(server, [11_500, 2300], {
      company: COMPANY,
      seller: { documentsIssuedBy: 'OUTSIDE_SYSTEM' },
    });
    await refund(server, shop, order.purchasedItems[1]!.id, 2300);
    const [document] = await listDocuments(server, shop.buyer, order.orderId);
    const month = document!.issuedAt.slice(0, 7);
    const { body, statusCode } = await fileAs(server, shop.administrator, `/api/tax-documents/export?month=${month}`);
    expect(statusCode).toBe(200);
    const rows = body.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`${document!.number},Receipt,`);
    expect(rows[1]).toContain(`,${COMPANY.vatNumber},Olaya Street,12,Riyadh,12244,SA,1,`);
    expect(rows[1]).toContain(',100.00,15,15.00,115.00,SAR,');
    expect(rows[1]).toMatch(
      /,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12},[-\d]{10} \d\d:\d\d,[-\d]{10} \d\d:\d\d:\d\d,388,Standard,/,
    );
    expect(rows[3]).toMatch(/,381,Standard,TEST-RCT-20\d\d-000001,Wrong level,/);
    const other = await fileAs(server, shop.administrator, '/api/tax-documents/export?month=2001-01');
    expect(other.body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('a document', () => {
  it('is open to its buyer and administrators alone', async () => {
    const { shop, order } = await givenSale(server, [11_500], { company: COMPANY });
    const [document] = await listDocuments(server, shop.administrator, order.orderId);
    const stranger = await givenMember(server, shop.organizationId);
    const foreign = await givenShop(server);
    expect((await callAs(server, stranger, `GET /api/orders/${order.orderId}/tax-documents`)).status).toBe(404);
    for (const form of ['pdf', 'xml']) {
      const url = `/api/tax-documents/${document!.taxDocumentId}/${form}`;
      const statuses = await Promise.all(
        [shop.buyer, shop.administrator, stranger, foreign.administrator].map(
          async (who) => (await fileAs(server, who, url)).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 200, 404, 404]);
    }
    expect((await callAs(server, shop.buyer, 'GET /api/tax-documents')).status).toBe(403);
    expect((await callAs(server, shop.buyer, 'GET /api/tax-documents/export?month=2026-11')).status).toBe(403);
  });

  it('stands in the list of its month', async () => {
    const { shop } = await givenSale(server, [100]);
    await givenPurchase(server, shop, [200]);
    const list = async (query: string) =>
      (
        await callAs<{ data: { totalMinor: number; issuedAt: string }[] }>(
          server,
          shop.administrator,
          `GET /api/tax-documents${query}`,
        )
      ).body.data;
    const all = await list('');
    expect(all.map(({ totalMinor }) => totalMinor)).toEqual([200, 100]);
    expect(await list(`?month=${all[0]!.issuedAt.slice(0, 7)}`)).toEqual(all);
    expect(await list('?month=2001-01')).toEqual([]);
    expect((await callAs(server, shop.administrator, 'GET /api/tax-documents?month=2026-13')).status).toBe(400);
  });
});

describe('a company at checkout', () => {
  it.each([
    ['companyName', { companyName: ' ' }],
    ['vatNumber', { vatNumber: '123' }],
    ['address.street', { address: { ...COMPANY.address, street: '' } }],
    ['address.countryCode', { address: { ...COMPANY.address, countryCode: 'XX' } }],
  ])('is refused without a valid %s, and nothing is ordered', async (path, change) => {
    const shop = await givenShop(server);
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 100));
    const cart = await callAs<{ order: { version: string } }>(server, shop.buyer, 'GET /api/cart');
    const { version } = cart.body.order;
    const { status, body } = await callAs<{ details: { path: string }[] }>(
      server,
      shop.buyer,
      'POST /api/cart/checkout',
      {
        version,
        company: { ...COMPANY, ...change },
      },
    );
    expect([status, body.details[0]?.path]).toEqual([400, `company.${path}`]);
    const orders = await server.admin`select 1 from orders where organization_id = ${shop.organizationId}`;
    expect(orders).toHaveLength(0);
  });
});
