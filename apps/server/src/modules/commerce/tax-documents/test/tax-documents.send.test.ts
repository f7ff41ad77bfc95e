import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readOrder } from '../../orders/test/orders.factory.ts';
import { givenSale, listDocuments, refund } from './tax-documents.factory.ts';

const server = testServer();

const ISOLATES = /[\u2066-\u2069]/g;

async function givenInvoice() {
  const { shop, order } = await givenSale(server, [4900]);
  await server.runJobs();
  const [invoice] = await listDocuments(server, shop.buyer, order.orderId);
  return { shop, order, invoice: invoice! };
}

type Sale = Awaited<ReturnType<typeof givenInvoice>>;

const send = ({ invoice }: Sale, who: Sale['shop']['buyer']) =>
  callAs(server, who, `POST /api/tax-documents/${invoice.taxDocumentId}/send`);

/** Mails with documents that reached an address, oldest first. */
async function mailsTo(email: string) {
  await server.runJobs();
  return server.admin<{ subject: string; text: string; language: string }[]>`
    select subject, text, language from outgoing_mails where recipient = ${email} and template = 'taxDocument'
    order by outgoing_mail_id`;
}

describe('a document', () => {
  it('is sent again to its buyer by the buyer or an administrator, which the history of the order says', async () => {
    const sale = await givenInvoice();
    const { shop, order, invoice } = sale;
    expect((await send(sale, shop.buyer)).status).toBe(204);
    expect((await send(sale, shop.administrator)).status).toBe(204);
    const mails = await mailsTo(order.buyer.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.subject).toContain(invoice.number);
    expect(mails[0]!.text.replace(ISOLATES, '')).toMatch(/Test order 1[\s\S]*order 1 and is for SAR\s49\.00/);
    expect(mails[0]!.text).toContain(`/profile/payment-history/${order.orderId}`);
    const { history } = await readOrder(server, shop.buyer, order.orderId);
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'DOCUMENT_SENT', note: invoice.number },
      { kind: 'DOCUMENT_SENT', note: invoice.number },
    ]);
  });

  it('is sent in the language of its buyer, with the name of its kind', async () => {
    const sale = await givenInvoice();
    const { shop, order } = sale;
    await server.admin`update members set language = 'ar' where organization_id = ${shop.organizationId} and user_id = ${shop.buyer.userId}`;
    await refund(server, shop, order.purchasedItems[0]!.id, 100);
    const note = (await listDocuments(server, shop.buyer, order.orderId)).find(({ isRefund }) => isRefund)!;
    expect((await send({ ...sale, invoice: note }, shop.administrator)).status).toBe(204);
    const [mail] = await mailsTo(order.buyer.email);
    expect(mail).toMatchObject({ language: 'ar' });
    expect(mail!.subject).toContain('إشعار دائن');
  });

  it('of somebody else does not exist', async () => {
    const sale = await givenInvoice();
    const stranger = await givenMember(server, sale.shop.organizationId);
    expect((await send(sale, stranger)).status).toBe(404);
    expect(await mailsTo(sale.order.buyer.email)).toEqual([]);
  });

  it('can be sent twenty times an hour by one person', async () => {
    const sale = await givenInvoice();
    const statuses = new Set<number>();
    for (let times = 0; times < 20; times += 1) statuses.add((await send(sale, sale.shop.buyer)).status);
    expect([...statuses]).toEqual([204]);
    expect((await send(sale, sale.shop.buyer)).status).toBe(429);
  });
});
