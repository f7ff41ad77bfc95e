import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenMember, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { balanceOf, expectWholeLedger } from '../../credit-accounts/test/credit-accounts.factory.ts';
import { givenShop, type Shop, systemOf } from '../../orders/test/orders.factory.ts';
import type { CreditList, CreditListPreview, CreditListRow } from '../credit-lists.schemas.ts';
import { runList } from '../credit-lists.service.ts';

const server = testServer();

type Changes = Partial<Record<'name' | 'currency' | 'reason' | 'text', unknown>>;
type Refusal = { errorCode?: string; details?: { path: string }[] };

const emailOf = async ({ userId, organizationId }: TestMember): Promise<string> => {
  const [row] = await server.admin<{ email: string }[]>`
    select email from members where user_id = ${userId} and organization_id = ${organizationId}`;
  return row!.email;
};

const bodyOf = (changes: Changes) => ({ name: 'Prizes', currency: 'SAR', reason: 'Prize', text: 'x', ...changes });

const preview = (shop: Shop, changes: Changes, who = shop.administrator) =>
  callAs<CreditListPreview & Refusal>(server, who, 'POST /api/credit-lists/preview', bodyOf(changes));

async function send(shop: Shop, changes: Changes, { who = shop.administrator, key = randomUUID() as string } = {}) {
  const as = await givenSession(server, who.organizationId, who.userId);
  return call<CreditList & Refusal>(server, 'POST /api/credit-lists', {
    as,
    body: bodyOf(changes),
    headers: { 'idempotency-key': key },
  });
}

const rowsOf = async ({ administrator }: Shop, creditListId: number, query = '') =>
  (
    await callAs<{ data: CreditListRow[]; total: number }>(
      server,
      administrator,
      `GET /api/credit-lists/${creditListId}/rows${query}`,
    )
  ).body;

const readList = async ({ administrator }: Shop, creditListId: number) =>
  (await callAs<CreditList>(server, administrator, `GET /api/credit-lists/${creditListId}`)).body;

/** A shop with a second learner, and a list with one row for each result. */
async function givenRows() {
  const shop = await givenShop(server);
  const other = await givenMember(server, shop.organizationId);
  const [one, two] = [await emailOf(shop.buyer), await emailOf(other)];
  const text = `Email,Amount,Reason\n${one.toUpperCase()},50.00,\n${two},12.5,Second prize\nnobody@example.test,5\n${one},-5\n`;
  return { shop, other, text, one, two };
}

describe('a list', () => {
  it('is shown with a result for each row and the sum before anything is given', async () => {
    const { shop, text } = await givenRows();
    const { status, body } = await preview(shop, { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ waitingCount: 2, waitingMinor: 6250, currency: 'SAR' });
    expect(body.rows.map((row) => [row.line, row.status, row.amountMinor, row.reason])).toEqual([
      [2, 'WAITING', 5000, 'Prize'],
      [3, 'WAITING', 1250, 'Second prize'],
      [4, 'UNKNOWN_MEMBER', 500, 'Prize'],
      [5, 'WRONG_AMOUNT', null, 'Prize'],
    ]);
    expect(body.rows[0]!.memberName).toMatch(/\S/);
    expect(await balanceOf(server, shop.buyer)).toBeUndefined();
  });

  it('gives each row once, by a job, with one result for each', async () => {
    const { shop, other, text } = await givenRows();
    const sent = await send(shop, { text }, { key: 'list-1' });
    expect(sent).toMatchObject({ status: 200, body: { finishedAt: null, counts: { WAITING: 2 } } });
    expect((await send(shop, { text }, { key: 'list-1' })).body).toEqual(sent.body);
    await server.runJobs();
    const { creditListId } = sent.body;
    expect(await readList(shop, creditListId)).toMatchObject({
      finishedAt: expect.any(String),
      counts: { WAITING: 0, DONE: 2, UNKNOWN_MEMBER: 1, WRONG_AMOUNT: 1, DONE_ALREADY: 0 },
      doneMinor: 6250,
    });
    expect([await balanceOf(server, shop.buyer), await balanceOf(server, other)]).toEqual([5000, 1250]);
    expect(await rowsOf(shop, creditListId, '?status=UNKNOWN_MEMBER')).toMatchObject({
      total: 1,
      data: [{ line: 4, email: 'nobody@example.test', memberName: null }],
    });
    const told = await server.admin`
      select user_id::int as id from notifications where organization_id = ${shop.organizationId} and template_id = 1090`;
    expect(told.map(({ id }) => id).sort()).toEqual([shop.buyer.userId, other.userId].sort());
    await expectWholeLedger(server, shop);
  });

  it('gives only what is new when it is sent again under its name, corrected or not', async () => {
    const { shop, other, text, two } = await givenRows();
    await send(shop, { text });
    await server.runJobs();
    expect(await send(shop, { text })).toMatchObject({
      status: 409,
      body: { errorCode: 'credit-list.nothing-to-give' },
    });
    const corrected = `${text}${two},12.5,A second one\n`;
    const { body } = await send(shop, { text: corrected, name: ' prizes ' });
    await server.runJobs();
    expect((await readList(shop, body.creditListId)).counts).toMatchObject({ DONE: 1, DONE_ALREADY: 2 });
    expect([await balanceOf(server, shop.buyer), await balanceOf(server, other)]).toEqual([5000, 2500]);
    await send(shop, { text, name: 'Another month' });
    await server.runJobs();
    expect(await balanceOf(server, shop.buyer)).toBe(10_000);
    await expectWholeLedger(server, shop);
  });

  it('is done once also where two lists of one name and several runs of the job meet', async () => {
    const { shop, text, other } = await givenRows();
    const lists = [await send(shop, { text }), await send(shop, { text })].map(({ body }) => body.creditListId);
    await Promise.all([...lists, ...lists].map((id) => runList(systemOf(server, shop), id)));
    await server.runJobs();
    expect([await balanceOf(server, shop.buyer), await balanceOf(server, other)]).toEqual([5000, 1250]);
    const counts = await Promise.all(lists.map(async (id) => (await readList(shop, id)).counts));
    expect(counts.reduce((sum, { DONE }) => sum + DONE, 0)).toBe(2);
    expect(counts.reduce((sum, { DONE_ALREADY }) => sum + DONE_ALREADY, 0)).toBe(2);
  });

  it('gives nothing to a member who is switched off before the job runs', async () => {
    const { shop, text, other } = await givenRows();
    const { body } = await send(shop, { text });
    await server.admin`update members set status = 'DISABLED' where user_id = ${other.userId}
      and organization_id = ${shop.organizationId}`;
    await server.runJobs();
    expect((await readList(shop, body.creditListId)).counts).toMatchObject({ DONE: 1, UNKNOWN_MEMBER: 2 });
  });

  it('is refused for odd input, and in a currency in which nothing is sold', async () => {
    const { shop, text } = await givenRows();
    const wrong = [
      { currency: 'KWD', path: 'currency' },
      { currency: 'sar', path: 'currency' },
      { name: ' ', path: 'name' },
      { name: '', path: 'name' },
      { reason: ' ', path: 'reason' },
      { text: '', path: 'text' },
    ];
    for (const { path, ...changes } of wrong)
      for (const { status, body } of [
        await preview(shop, { text, ...changes }),
        await send(shop, { text, ...changes }),
      ]) {
        expect([status, path]).toEqual([400, path]);
        expect(body.details?.map((detail) => detail.path)).toContain(path);
      }
    expect(await send(shop, { text: 'nobody@example.test,5' })).toMatchObject({
      status: 409,
      body: { errorCode: 'credit-list.nothing-to-give' },
    });
    const long = 'nobody@example.test,5\n'.repeat(2001);
    expect(await preview(shop, { text: long })).toMatchObject({
      status: 413,
      body: { errorCode: 'credit-list.too-long' },
    });
    expect((await preview(shop, { text }, shop.buyer)).status).toBe(403);
    expect((await send(shop, { text }, { who: shop.buyer })).status).toBe(403);
  });

  it('of another organisation does not exist', async () => {
    const { shop, text } = await givenRows();
    const { creditListId } = (await send(shop, { text })).body;
    const foreign = await givenShop(server);
    for (const path of ['', '/rows'])
      expect((await callAs(server, foreign.administrator, `GET /api/credit-lists/${creditListId}${path}`)).status).toBe(
        404,
      );
    expect((await callAs(server, foreign.administrator, 'GET /api/credit-lists')).body).toEqual({ data: [], total: 0 });
    expect((await callAs(server, shop.administrator, 'GET /api/credit-lists')).body).toMatchObject({
      total: 1,
      data: [{ creditListId, name: 'Prizes' }],
    });
  });
});

it('lists the currencies of the organisation and of what it sells', async () => {
  const shop = await givenShop(server);
  const read = async () => (await callAs(server, shop.administrator, 'GET /api/credit-currencies')).body;
  expect(await read()).toEqual({ currencies: ['SAR'] });
});
