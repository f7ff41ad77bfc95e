import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseCard } from '../../courses/courses.schemas.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenGroup, saleFor, savePrices } from '../../item-prices/test/item-prices.factory.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let learner: TestMember;
let alumni: Awaited<ReturnType<typeof givenGroup>>;

beforeAll(async () => {
  organizationId = await givenOrganization(server, {
    marketplace_enabled: true,
    currency: 'SAR',
    anonymous_course_view: true,
  });
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  alumni = await givenGroup(server, organizationId);
});

const list = async (query: string, as: TestMember | undefined) => {
  const { status, body } = await call<{ data: CourseCard[]; total: number }>(
    server,
    `GET /api/courses?take=50&${query}`,
    {
      organizationId,
      ...(as ? { as } : {}),
    },
  );
  expect(status).toBe(200);
  return body;
};

describe('the catalogue', () => {
  it('shows, filters and sorts by the price that each viewer pays, as a naive computation does', async () => {
    const amount = fc.integer({ min: 0, max: 30 }).map((tens) => tens * 10);
    const shapes = fc.sample(
      fc.record({ list: amount, sale: fc.option(amount), group: fc.option(amount), isOnRequest: fc.boolean() }),
      { numRuns: 24, seed: 35 },
    );
    const expected = new Map<number, { learner: number | null; alumni: number | null }>();
    for (const { list: price, sale, group, isOnRequest } of shapes) {
      const { courseId } = await givenPublishedCourse(server, organizationId, { price });
      const hasSale = sale !== null && sale < price;
      const hasGroup = group !== null && group < price;
      const hidden = isOnRequest && price > 0;
      const saved = await savePrices(server, administrator, `course/${courseId}`, {
        sale: hasSale ? saleFor(server, 60, sale) : null,
        groupPrices: hasGroup ? [{ permissionSetId: alumni.permissionSetId, minor: group }] : [],
        isOnRequest: hidden,
      });
      expect(saved.status).toBe(200);
      const inSale = Math.min(price, hasSale ? sale : price);
      expected.set(courseId, {
        learner: hidden ? null : inSale,
        alumni: hidden ? null : Math.min(inSale, hasGroup ? group : price),
      });
    }
    for (const [who, as] of [
      ['learner', undefined],
      ['learner', learner],
      ['alumni', alumni.people[0]],
    ] as const) {
      const paid = (courseId: number) => expected.get(courseId)![who];
      const all = await list('', as);
      expect(all.total).toBe(expected.size);
      for (const { courseId, price } of all.data) {
        expect(price.isOnRequest ? null : price.minor).toBe(paid(courseId));
        if (price.isOnRequest) expect(isFreeForAll(price)).toBe(false);
      }
      const [least, most] = [60, 180];
      const filtered = await list(`minPrice=${least}&maxPrice=${most}`, as);
      const wanted = [...expected.keys()].filter((id) => paid(id) !== null && paid(id)! >= least && paid(id)! <= most);
      expect(filtered.data.map(({ courseId }) => courseId).sort()).toEqual(wanted.sort());
      expect(filtered.total).toBe(wanted.length);
      const ascending = (await list('sort=price-asc', as)).data.map(
        ({ courseId }) => paid(courseId) ?? Number.MAX_VALUE,
      );
      expect(ascending).toEqual([...ascending].sort((one, other) => one - other));
      const descending = (await list('sort=price-desc', as)).data.map(({ courseId }) => paid(courseId) ?? -1);
      expect(descending).toEqual([...descending].sort((one, other) => other - one));
    }
  });

  it('goes back to the list price when a sale ends, without a write', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { price: 5000 });
    const sale = saleFor(server, 10, 4000);
    await savePrices(server, administrator, `course/${courseId}`, { sale });
    const priceOf = async () => (await list('', learner)).data.find((card) => card.courseId === courseId)!.price;
    const special = { listMinor: 5000, kind: 'SALE', until: sale.endsAt };
    expect(await priceOf()).toEqual({ minor: 4000, currency: 'SAR', special });
    server.clock.advance(10 * 60_000);
    expect(await priceOf()).toEqual({ minor: 5000, currency: 'SAR' });
  });

  it('offers a filter from the lowest price that the viewer could pay for a course that is there', async () => {
    const shop = await givenOrganization(server, { marketplace_enabled: true, currency: 'SAR' });
    const [seller, buyer, group] = [
      await givenMember(server, shop, 'administrator'),
      await givenMember(server, shop),
      await givenGroup(server, shop),
    ];
    const lowest = async (as: TestMember) =>
      (
        await call<{ price: { min: number } }>(server, 'GET /api/courses/filter-options', {
          organizationId: shop,
          as,
        })
      ).body.price.min;
    const [sold, draft] = [
      await givenPublishedCourse(server, shop, { price: 5000 }),
      await givenPublishedCourse(server, shop, { price: 5000, status: 'DRAFT' }),
    ];
    const groupPrices = [{ permissionSetId: group.permissionSetId, minor: 3000 }];
    await savePrices(server, seller, `course/${draft.courseId}`, { sale: saleFor(server, 10, 1000) });
    await savePrices(server, seller, `course/${sold.courseId}`, { sale: saleFor(server, 10, 4000), groupPrices });
    expect([await lowest(buyer), await lowest(group.people[0]!)]).toEqual([4000, 3000]);
    server.clock.advance(10 * 60_000);
    expect([await lowest(buyer), await lowest(group.people[0]!)]).toEqual([5000, 3000]);
  });
});
