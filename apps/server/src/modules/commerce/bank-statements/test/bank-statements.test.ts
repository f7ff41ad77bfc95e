import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { tableBytes } from '../../../../kernel/table-file.ts';
import { givenManualShop, givenWaitingOrder, pay } from '../../manual-payments/test/manual-payments.factory.ts';
import { addToCart, givenOrders, givenPricedCourse, readOrder } from '../../orders/test/orders.factory.ts';
import { importStatement, linesOf, previewStatement } from './bank-statements.factory.ts';
import { camtOf, csvOf, mt940Of } from './statement-samples.ts';

const server = testServer();

describe('a statement', () => {
  it.each([
    ['TABLE', csvOf(1), 2, 1],
    ['MT940', mt940Of(1), 1, 0],
    ['CAMT', camtOf(1), 3, 2],
  ])('as %s is shown before it is imported', async (format, file, lineCount, skippedCount) => {
    const { administrator } = await givenManualShop(server);
    const { status, body } = await previewStatement(server, administrator, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format, lineCount, skippedCount, knownCount: 0 });
    expect(body.lines).toContainEqual(
      expect.objectContaining({
        receivedOn: '2026-11-28',
        amountMinor: 4900,
        currency: 'SAR',
        payer: expect.stringContaining('TAMKEEN BANK'),
        bankReference: 'FT26333-9917',
      }),
    );
    expect(body.problemCount).toBe(format === 'CAMT' ? 1 : 0);
    expect((await callAs(server, administrator, 'GET /api/bank-statements')).body).toEqual({ data: [], total: 0 });
  });

  it('as a workbook is read too', async () => {
    const { administrator } = await givenManualShop(server);
    const rows = [
      ['Date', 'From', 'Reference', 'Amount'],
      ['2026-11-28', 'TAMKEEN', 'order 1', '49.00'],
    ];
    const book = await buffer(tableBytes('xlsx', rows, { sheet: 'x', isRightToLeft: false }));
    expect((await previewStatement(server, administrator, book)).body).toMatchObject({ format: 'TABLE', lineCount: 1 });
  });

  it('of a table shows its columns, and is read by those that the caller chooses', async () => {
    const { administrator } = await givenManualShop(server);
    const file = 'When;Who;What;Sum\n11/12/2026;A;order 1;49,00\n12/12/2026;B;order 2;5,00';
    expect((await previewStatement(server, administrator, file)).body).toMatchObject({
      lineCount: 0,
      table: { headRow: -1, mapping: {}, columns: [{ heading: '' }, {}, {}, { samples: ['Sum', '49,00', '5,00'] }] },
    });
    expect(await importStatement(server, administrator, file)).toMatchObject({
      status: 400,
      body: { errorCode: 'bank-statement.columns-missing' },
    });
    const chosen = 'headRow=0&dateOrder=MDY&date=0&payer=1&remittance=2&amount=3';
    expect((await previewStatement(server, administrator, file, `?${chosen}`)).body).toMatchObject({
      lineCount: 2,
      lines: [{ receivedOn: '2026-11-12', payer: 'A', amountMinor: 4900 }, { receivedOn: '2026-12-12' }],
    });
    expect(await importStatement(server, administrator, file, `&${chosen}`)).toMatchObject({
      status: 200,
      body: { lineCount: 2, newCount: 2 },
    });
  });

  it('imported twice brings nothing twice', async () => {
    const { administrator } = await givenManualShop(server);
    expect((await importStatement(server, administrator, csvOf(1))).body).toMatchObject({ lineCount: 2, newCount: 2 });
    expect(await importStatement(server, administrator, csvOf(1))).toMatchObject({
      status: 409,
      body: { errorCode: 'bank-statement.known' },
    });
    expect((await previewStatement(server, administrator, csvOf(1))).body).toMatchObject({ knownCount: 2 });
    const more = `${csvOf(1)}\r\n29/11/2026,LATE,order 3,5.00,FT26334-0001`;
    expect((await importStatement(server, administrator, more)).body).toMatchObject({ lineCount: 3, newCount: 1 });
    expect((await callAs(server, administrator, 'GET /api/bank-statements')).body).toMatchObject({
      total: 2,
      data: [
        { fileName: 'statement-nov.csv', lineCount: 1, firstOn: '2026-11-29', lastOn: '2026-11-29' },
        { format: 'TABLE', lineCount: 2, firstOn: '2026-11-27', lastOn: '2026-11-28' },
      ],
    });
  });

  it('keeps two equal payments of one day apart', async () => {
    const { administrator } = await givenManualShop(server);
    const file = 'Date,Reference,Amount\n28/11/2026,order 1,49\n28/11/2026,order 1,49';
    expect((await importStatement(server, administrator, file)).body).toMatchObject({ newCount: 2 });
    expect((await importStatement(server, administrator, file)).status).toBe(409);
  });

  it('is refused when it is none, is hostile or too large', async () => {
    const { administrator } = await givenManualShop(server);
    const doctype = '<!DOCTYPE Document [<!ENTITY x "9999">]>';
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'.repeat(50)}]>`;
    const deep = `<Document>${'<a>'.repeat(100_000)}`;
    for (const file of [
      camtOf(1, doctype),
      camtOf(1, bomb),
      deep,
      '<html></html>',
      camtOf(1).slice(0, 900),
      '\0'.repeat(999),
    ])
      expect(await previewStatement(server, administrator, file)).toMatchObject({
        status: 400,
        body: { errorCode: 'bank-statement.unreadable' },
      });
    for (const file of ['', 'Date,Amount\n28/11/2026,-5', 'Date,Amount'])
      expect((await importStatement(server, administrator, file)).status).toBe(400);
    const rows = Array.from({ length: 5001 }, (_, at) => `28/11/2026,${at + 1}.00`);
    for (const file of [`Date,Amount\n${rows.join('\n')}`, Buffer.alloc(5 * 1024 * 1024 + 1, 'a')])
      expect(await previewStatement(server, administrator, file)).toMatchObject({
        status: 413,
        body: { errorCode: 'bank-statement.too-large' },
      });
    for (const query of ['?headRow=-2', '?headRow=0&date=99', '?headRow=0&amount=x', '?dateOrder=YMD'])
      expect((await previewStatement(server, administrator, csvOf(1), query)).status).toBe(400);
  });

  it('is read by administrators of its organisation alone', async () => {
    const { administrator, buyer } = await givenManualShop(server);
    const { bankStatementId } = (await importStatement(server, administrator, csvOf(1))).body;
    expect((await importStatement(server, buyer, csvOf(1))).status).toBe(403);
    const other = await givenManualShop(server);
    const foreign = `GET /api/bank-statements/${bankStatementId}/lines`;
    expect((await callAs(server, other.administrator, foreign)).status).toBe(404);
    expect((await importStatement(server, other.administrator, csvOf(1))).body).toMatchObject({ newCount: 2 });
  });
});

describe('lines', () => {
  it('are shown with the orders that they pay', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    const { bankStatementId } = (await importStatement(server, shop.administrator, csvOf(1))).body;
    expect(await linesOf(server, shop.administrator, bankStatementId)).toMatchObject({
      total: 2,
      data: [
        { amountMinor: 4900, match: { state: 'MATCHED', paymentId, orderId, number: 1 } },
        { payer: 'N ALHARBI', match: null },
      ],
    });
    expect((await callAs(server, shop.administrator, 'GET /api/manual-payments')).body).toMatchObject({
      data: [
        {
          paymentId,
          bankMatch: {
            state: 'MATCHED',
            receivedMinor: 4900,
            lines: [{ payer: 'TAMKEEN BANK PJSC', receivedOn: '2026-11-28', bankReference: 'FT26333-9917' }],
          },
        },
      ],
    });
  });

  it('that bring less are short, until another transfer brings the rest', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    await importStatement(server, shop.administrator, csvOf(1, '40.00'));
    const match = async () =>
      (
        await callAs<{ data: { bankMatch: { state: string; lines: { bankStatementLineId: number }[] } }[] }>(
          server,
          shop.administrator,
          'GET /api/manual-payments',
        )
      ).body.data[0]!.bankMatch;
    const confirm = async (bankStatementLineIds: number[]) =>
      callAs(server, shop.administrator, `POST /api/manual-payments/${paymentId}/confirm`, {
        amountMinor: 4900,
        reference: '',
        receivedOn: server.clock.now().toISOString().slice(0, 10),
        bankStatementLineIds,
      });
    const short = await match();
    expect(short.state).toBe('SHORT');
    expect(await confirm(short.lines.map(({ bankStatementLineId }) => bankStatementLineId))).toMatchObject({
      status: 409,
      body: { errorCode: 'manual-payment.wrong-amount', message: expect.stringContaining('SAR 40.00') },
    });
    await importStatement(server, shop.administrator, 'Date,Reference,Amount\n29/11/2026,rest of order 1,9.00');
    const whole = await match();
    expect(whole).toMatchObject({ state: 'MATCHED', receivedMinor: 4900 });
    const ids = whole.lines.map(({ bankStatementLineId }) => bankStatementLineId);
    expect((await confirm(ids)).status).toBe(204);
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PAID');
  });

  it('confirm nothing by themselves and one payment at most', async () => {
    const { shop, orderId, paymentId } = await givenWaitingOrder(server);
    const { bankStatementId } = (await importStatement(server, shop.administrator, csvOf(1))).body;
    await server.runJobs();
    expect((await readOrder(server, shop.buyer, orderId)).status).toBe('PENDING');
    const [line] = (await linesOf(server, shop.administrator, bankStatementId)).data;
    const { bankStatementLineId } = line!;
    const body = {
      amountMinor: 4900,
      reference: 'FT26333-9917',
      receivedOn: server.clock.now().toISOString().slice(0, 10),
      bankStatementLineIds: [bankStatementLineId],
    };
    const confirm = (id: number, more = {}) =>
      callAs(server, shop.administrator, `POST /api/manual-payments/${id}/confirm`, { ...body, ...more });
    expect((await confirm(paymentId, { bankStatementLineIds: [] })).status).toBe(400);
    expect(await confirm(paymentId, { bankStatementLineIds: [bankStatementLineId, 999_999] })).toMatchObject({
      status: 409,
      body: { errorCode: 'bank-statement.line-used' },
    });
    expect((await confirm(paymentId)).status).toBe(204);
    expect((await linesOf(server, shop.administrator, bankStatementId)).data[0]).toMatchObject({
      match: { state: 'CONFIRMED', paymentId, orderId },
    });
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 4900));
    const [second] = await givenOrders(server, shop.buyer);
    const again = (await pay(server, shop.buyer, second!.orderId, 'Wire Transfer')).body.paymentId;
    expect(await confirm(again)).toMatchObject({ status: 409, body: { errorCode: 'bank-statement.line-used' } });
    const other = await givenWaitingOrder(server);
    expect(
      await callAs(server, other.shop.administrator, `POST /api/manual-payments/${other.paymentId}/confirm`, body),
    ).toMatchObject({ status: 409, body: { errorCode: 'bank-statement.line-used' } });
    expect((await importStatement(server, shop.administrator, csvOf(1))).status).toBe(409);
  });
});
