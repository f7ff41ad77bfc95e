import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { PriceQuote } from '../item-prices.schemas.ts';
import { givenGroup, readPrice, saleFor, savePrices } from './item-prices.factory.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { marketplace_enabled: true, currency: 'SAR' });
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
});

const givenItem = async (price = 24_000) =>
  `course/${(await givenPublishedCourse(server, organizationId, { price })).courseId}`;

describe('the prices of an item', () => {
  it('are saved as a whole, and not over those that someone else saved meanwhile', async () => {
    const item = await givenItem();
    const { permissionSetId } = await givenGroup(server, organizationId, 2);
    const sale = saleFor(server, 60, 19_200);
    const groupPrices = [{ permissionSetId, minor: 18_000 }];
    const first = await savePrices(server, administrator, item, { sale, groupPrices });
    expect([first.status, first.body]).toEqual([200, { version: 1 }]);
    expect((await readPrice(server, administrator, item)).body).toMatchObject({
      listMinor: 24_000,
      currency: 'SAR',
      sale,
      groupPrices,
      taxCategory: 'STANDARD',
      version: 1,
    });
    const { groups } = (await readPrice(server, administrator, item)).body;
    expect(groups).toContainEqual({ permissionSetId, name: { en: 'Alumni' }, memberCount: 2 });
    expect((await savePrices(server, administrator, item, {})).status).toBe(409);
    expect((await savePrices(server, administrator, item, { version: 1 })).body).toEqual({ version: 2 });
    expect((await readPrice(server, administrator, item)).body).toMatchObject({ sale: null, groupPrices: [] });
  });

  it('go with a copied course, without the sale', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { price: 24_000 });
    const { permissionSetId } = await givenGroup(server, organizationId);
    const kept = {
      groupPrices: [{ permissionSetId, minor: 18_000 }],
      isOnRequest: true,
      taxCategory: 'ZERO' as const,
    };
    const sale = saleFor(server, 60, 19_200);
    expect((await savePrices(server, administrator, `course/${courseId}`, { ...kept, sale })).status).toBe(200);
    const copy = await callAs<{ courseId: number }>(server, administrator, `POST /api/courses/${courseId}/clone`, {
      shiftDays: null,
      includesGroups: false,
    });
    const { body } = await readPrice(server, administrator, `course/${copy.body.courseId}`);
    expect(body).toMatchObject({ ...kept, listMinor: 24_000, sale: null, version: 1 });
  });

  it.each([
    ['a sale at the list price', { sale: { minor: 24_000 } }, 'sale.minor'],
    ['a fractional amount', { sale: { minor: 10.5 } }, 'sale'],
    ['a negative amount', { sale: { minor: -1 } }, 'sale'],
    ['a sale that ends as it starts', { sale: { minor: 1 }, minutes: 0 }, 'sale.endsAt'],
    ['a sale that ends before it starts', { sale: { minor: 1 }, minutes: -1 }, 'sale.endsAt'],
    ['an exemption without a reason', { taxCategory: 'EXEMPT' as const }, 'exemptionReason'],
  ])(
    'refuse %s',
    async (_case, { sale, minutes = 60, ...change }: Record<string, unknown> & { minutes?: number }, path) => {
      const item = await givenItem();
      const refused = await savePrices(server, administrator, item, {
        ...change,
        ...(sale ? { sale: { ...saleFor(server, minutes, 0), ...(sale as object) } } : {}),
      });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain(path.split('.')[0]);
    },
  );

  it('refuse a group twice, at the list price, or of another organisation', async () => {
    const item = await givenItem();
    const other = await givenGroup(server, await givenOrganization(server));
    const { permissionSetId } = await givenGroup(server, organizationId);
    const save = async (...groupPrices: { permissionSetId: number; minor: number }[]) =>
      (await savePrices(server, administrator, item, { groupPrices })).status;
    const row = { permissionSetId, minor: 1 };
    expect([await save(row, row), await save({ ...row, minor: 24_000 })]).toEqual([400, 400]);
    expect(await save({ ...row, permissionSetId: other.permissionSetId })).toBe(404);
    expect(await save({ ...row, minor: 0 })).toBe(200);
  });

  it('belong to people who may change the item; unknown items and types without prices are not found', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { price: 100 });
    const outsider = await givenMember(
      server,
      await givenOrganization(server, { marketplace_enabled: true }),
      'administrator',
    );
    const statuses = async (who: TestMember, item: string) => [
      (await readPrice(server, who, item)).status,
      (await savePrices(server, who, item, {})).status,
      (await callAs(server, who, `GET /api/item-prices/${item}/quote`)).status,
    ];
    expect(await statuses(learner, `course/${courseId}`)).toEqual([403, 403, 403]);
    expect(await statuses(outsider, `course/${courseId}`)).toEqual([404, 404, 404]);
    expect(await statuses(administrator, 'course/999999999')).toEqual([404, 404, 404]);
    expect(await statuses(administrator, `coaching-session/${courseId}`)).toEqual([404, 404, 404]);
  });
});

it('quotes the price of a described buyer on a date', async () => {
  const item = await givenItem();
  const group = await givenGroup(server, organizationId);
  const sale = saleFor(server, 60, 19_200);
  await savePrices(server, administrator, item, {
    sale,
    groupPrices: [{ permissionSetId: group.permissionSetId, minor: 18_000 }],
  });
  const quote = async (query: string) =>
    (await callAs<PriceQuote>(server, administrator, `GET /api/item-prices/${item}/quote?${query}`)).body;
  const beyond = `at=${encodeURIComponent(sale.endsAt)}`;
  expect(await quote('')).toMatchObject({ minor: 19_200, kind: 'SALE', until: sale.endsAt, currency: 'SAR' });
  expect(await quote(beyond)).toMatchObject({ minor: 24_000, kind: 'LIST', until: null });
  expect(await quote(`permissionSetId=${group.permissionSetId}`)).toMatchObject({ minor: 18_000, kind: 'GROUP' });
  expect(await quote(`userId=${group.people[0]!.userId}&${beyond}`)).toMatchObject({ minor: 18_000, kind: 'GROUP' });
  expect(await quote(`userId=${learner.userId}&${beyond}`)).toMatchObject({ minor: 24_000, kind: 'LIST' });
});
