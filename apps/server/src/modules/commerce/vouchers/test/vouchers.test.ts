import { describe, expect, it } from 'vitest';
import { givenSession } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPricedCourse, givenShop } from '../../orders/test/orders.factory.ts';
import type { Voucher } from '../vouchers.schemas.ts';
import { givenVoucher, voucherTerms } from './vouchers.factory.ts';

const server = testServer();

type Page = { data: Voucher[]; total: number };

describe('vouchers', () => {
  it('are stored under their normalised code, which is taken once in an organisation', async () => {
    const shop = await givenShop(server);
    expect(await givenVoucher(server, shop.administrator, ' nov-١٠ ')).toMatchObject({
      code: 'NOV10',
      state: 'ACTIVE',
    });
    const again = await callAs(server, shop.administrator, 'POST /api/vouchers', { code: 'NOV 10', ...voucherTerms() });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'voucher.code-taken' } });
    const other = await givenShop(server);
    expect(await givenVoucher(server, other.administrator, 'NOV10')).toMatchObject({ code: 'NOV10' });
  });

  it('keep a scope of items, types or categories, and change without changing their code', async () => {
    const shop = await givenShop(server);
    const courseId = await givenPricedCourse(server, shop, 100);
    const [category] = await server.admin`
      insert into course_categories (organization_id, name, position) values (${shop.organizationId}, '{"en":"Data"}', 90)
      returning course_category_id`;
    const { course_category_id: categoryId } = category!;
    const voucher = await givenVoucher(server, shop.administrator, 'SCOPED', {
      scope: 'ITEMS',
      items: [{ itemType: 'course', itemId: courseId }],
    });
    expect(voucher.items).toMatchObject([{ itemType: 'course', itemId: courseId, title: expect.anything() }]);
    const changed = await callAs<Voucher>(server, shop.administrator, `PUT /api/vouchers/${voucher.voucherId}`, {
      ...voucherTerms({ amountMinor: 500, scope: 'CATEGORIES', courseCategoryIds: [Number(categoryId)], stacks: true }),
    });
    expect(changed.body).toMatchObject({
      code: 'SCOPED',
      percentBasisPoints: null,
      amountMinor: 500,
      items: [],
      categories: [{ courseCategoryId: Number(categoryId), name: { en: 'Data' } }],
      stacks: true,
    });
  });

  it('refuse terms that contradict each other, and what isn’t sold', async () => {
    const shop = await givenShop(server);
    const foreign = await givenPricedCourse(server, await givenShop(server), 100);
    const faults = [];
    for (const changes of [
      { percentBasisPoints: null },
      { percentBasisPoints: 1000, amountMinor: 100, currency: 'SAR' },
      { percentBasisPoints: 1000, minimumMinor: 100 },
      { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' },
      { scope: 'ITEMS' },
      { scope: 'ITEMS', items: [{ itemType: 'course', itemId: foreign }] },
      { scope: 'TYPES' },
      { scope: 'CATEGORIES', courseCategoryIds: [999_999_999] },
    ] as const) {
      const body = { code: 'WRONG', ...voucherTerms(), ...changes };
      const { status, body: answer } = await callAs(server, shop.administrator, 'POST /api/vouchers', body);
      faults.push([status, (answer as { details?: { path: string }[] }).details?.[0]?.path]);
    }
    const short = await callAs(server, shop.administrator, 'POST /api/vouchers', { code: 'A----', ...voucherTerms() });
    expect(short).toMatchObject({ status: 400, body: { details: [{ path: 'code' }] } });
    expect(faults).toEqual([
      [400, 'percentBasisPoints'],
      [400, 'amountMinor'],
      [400, 'currency'],
      [400, 'endsAt'],
      [400, 'items'],
      [400, 'items.0'],
      [400, 'itemTypes'],
      [400, 'courseCategoryIds.0'],
    ]);
  });

  it('are found by code, name and state, and can be deactivated', async () => {
    const shop = await givenShop(server);
    const first = await givenVoucher(server, shop.administrator, 'SPRING', { label: 'Open day' });
    await givenVoucher(server, shop.administrator, 'LATER', { startsAt: '2126-01-01T00:00:00Z' });
    const list = async (query: string) =>
      (await callAs<Page>(server, shop.administrator, `GET /api/vouchers${query}`)).body.data.map(({ code }) => code);
    expect(await list('')).toEqual(['LATER', 'SPRING']);
    expect(await list('?search=spr-i')).toEqual(['SPRING']);
    expect(await list('?search=open')).toEqual(['SPRING']);
    expect(await list('?search=%25')).toEqual([]);
    expect(await list('?state=SCHEDULED')).toEqual(['LATER']);
    const off = await callAs(server, shop.administrator, `PUT /api/vouchers/${first.voucherId}/activity`, {
      isActive: false,
    });
    expect(off.body).toMatchObject({ state: 'INACTIVE' });
    expect(await list('?state=INACTIVE')).toEqual(['SPRING']);
    const audited = await server.admin`
      select action from audit_entries where organization_id = ${shop.organizationId} and noun = 'voucher' order by action`;
    expect(audited.map(({ action }) => action)).toEqual(['voucher.create', 'voucher.create', 'voucher.disable']);
  });

  it('belong to administrators of their organisation', async () => {
    const shop = await givenShop(server);
    const { voucherId } = await givenVoucher(server, shop.administrator, 'OURS');
    expect((await callAs(server, shop.buyer, 'GET /api/vouchers')).status).toBe(403);
    const stranger = (await givenShop(server)).administrator;
    expect((await callAs(server, stranger, `GET /api/vouchers/${voucherId}`)).status).toBe(404);
    expect((await callAs(server, stranger, `PUT /api/vouchers/${voucherId}`, voucherTerms())).status).toBe(404);
    expect(
      (await callAs(server, stranger, `PUT /api/vouchers/${voucherId}/activity`, { isActive: false })).status,
    ).toBe(404);
  });
});

describe('a batch', () => {
  it('has so many readable codes that share its terms, and leaves as a file', async () => {
    const shop = await givenShop(server);
    const { status, body } = await callAs<{ voucherBatchId: number }>(
      server,
      shop.administrator,
      'POST /api/voucher-batches',
      { count: 300, prefix: 'open-', ...voucherTerms({ label: 'Open day', scope: 'TYPES', itemTypes: ['course'] }) },
    );
    expect(status).toBe(200);
    const listed = await callAs<Page>(
      server,
      shop.administrator,
      `GET /api/vouchers?voucherBatchId=${body.voucherBatchId}`,
    );
    expect(listed.body.total).toBe(300);
    expect(listed.body.data[0]).toMatchObject({ itemTypes: ['course'], batch: { label: 'Open day' } });
    const file = await call<string>(server, `GET /api/voucher-batches/${body.voucherBatchId}/export`, {
      as: await givenSession(server, shop.organizationId, shop.administrator.userId),
    });
    const lines = String(file.body).trim().split('\r\n');
    expect(lines).toHaveLength(301);
    const codes = lines.slice(1).map((line) => line.split(',')[0]!);
    expect(new Set(codes).size).toBe(300);
    for (const code of codes) expect(code).toMatch(/^OPEN[2-9A-HJKMNP-Z]{8}$/);
    const stranger = (await givenShop(server)).administrator;
    const refused = await callAs(server, stranger, `GET /api/voucher-batches/${body.voucherBatchId}/export`);
    expect(refused.status).toBe(404);
  });

  it('needs a name', async () => {
    const shop = await givenShop(server);
    const body = { count: 1, prefix: '', ...voucherTerms() };
    expect(await callAs(server, shop.administrator, 'POST /api/voucher-batches', body)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'label' }] },
    });
  });
});
