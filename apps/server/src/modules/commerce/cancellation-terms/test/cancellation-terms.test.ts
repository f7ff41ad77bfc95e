import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenOrders, givenShop, readCart, readOrder, type Shop } from '../../orders/test/orders.factory.ts';
import {
  addTicket,
  givenSoldEvent,
  type SoldEvent,
  saveTerms,
  TIERS,
} from '../../refund-requests/test/ticket-shop.factory.ts';
import type { ItemTerms } from '../cancellation-terms.schemas.ts';

const server = testServer();
const DEFAULT = 'cancellation-terms/event';
let shop: Shop;
let event: SoldEvent;

beforeAll(async () => {
  shop = await givenShop(server);
  event = await givenSoldEvent(server, shop, { tiers: null });
});

const readTerms = async (who: TestMember = shop.administrator) =>
  callAs<ItemTerms>(server, who, `GET /api/${DEFAULT}/${event.eventTicketTypeId}`);

const HALF = [{ hoursBeforeStart: 72, refundPercent: 50 }];

describe('cancellation terms', () => {
  it('are the default until an item has its own, and the default again afterwards', async () => {
    expect((await readTerms()).body).toEqual({ tiers: null, version: 0, defaultTiers: [] });
    expect((await callAs(server, shop.administrator, `PUT /api/${DEFAULT}`, { tiers: HALF, version: 0 })).body).toEqual(
      {
        version: 1,
      },
    );
    expect((await readTerms()).body).toEqual({ tiers: null, version: 0, defaultTiers: HALF });
    expect((await saveTerms(server, shop.administrator, event.eventTicketTypeId, TIERS, 0)).body).toEqual({
      version: 1,
    });
    expect((await readTerms()).body).toMatchObject({ tiers: TIERS, version: 1 });
    expect((await saveTerms(server, shop.administrator, event.eventTicketTypeId, null, 1)).status).toBe(200);
    expect((await readTerms()).body).toMatchObject({ tiers: null, version: 2 });
  });

  it('are not saved over those that someone else saved meanwhile', async () => {
    const { version } = (await readTerms()).body;
    expect((await saveTerms(server, shop.administrator, event.eventTicketTypeId, [], version + 1)).status).toBe(409);
    expect((await callAs(server, shop.administrator, `PUT /api/${DEFAULT}`, { tiers: [], version: 0 })).status).toBe(
      409,
    );
  });

  it.each([
    [
      'a deadline that is not later',
      [TIERS[0], { hoursBeforeStart: 48, refundPercent: 10 }],
      'tiers.1.hoursBeforeStart',
    ],
    ['a refund that is not lower', [TIERS[0], { hoursBeforeStart: 1, refundPercent: 100 }], 'tiers.1.refundPercent'],
    ['nothing back', [{ hoursBeforeStart: 1, refundPercent: 0 }], 'tiers.0.refundPercent'],
    ['more than everything', [{ hoursBeforeStart: 1, refundPercent: 101 }], 'tiers.0.refundPercent'],
    ['half an hour', [{ hoursBeforeStart: 0.5, refundPercent: 10 }], 'tiers.0.hoursBeforeStart'],
  ])('refuse %s', async (_case, tiers, path) => {
    const refused = await callAs(server, shop.administrator, `PUT /api/${DEFAULT}`, { tiers, version: 1 });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(path);
  });

  it('are changed by administrators and by people who may change the item, and do not exist for others', async () => {
    const learner = shop.buyer;
    expect((await readTerms(learner)).status).toBe(403);
    expect((await saveTerms(server, learner, event.eventTicketTypeId, [], 0)).status).toBe(403);
    expect((await callAs(server, learner, `GET /api/${DEFAULT}`)).status).toBe(403);
    const foreign = await givenShop(server);
    expect((await readTerms(foreign.administrator)).status).toBe(404);
    const rows = await server.admin`select 1 from audit_entries where action = 'cancellation-terms.save'
      and organization_id = ${shop.organizationId}`;
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are shown in the cart, are covered by its version, and stay with a placed order', async () => {
    const sold = await givenSoldEvent(server, shop);
    const who = await givenMember(server, shop.organizationId);
    expect((await addTicket(server, who, sold)).status).toBe(200);
    const cart = await readCart(server, who);
    expect(cart.purchasedItems).toMatchObject([
      { cancellationTiers: TIERS, start: { at: sold.startsAt.toISOString(), zone: 'Asia/Riyadh' } },
    ]);
    await saveTerms(server, shop.administrator, sold.eventTicketTypeId, HALF, 1);
    const stale = await callAs(server, who, 'POST /api/cart/checkout', { version: cart.version });
    expect(stale.body).toMatchObject({ errorCode: 'order.cart-changed' });
    const [order] = await givenOrders(server, who);
    await saveTerms(server, shop.administrator, sold.eventTicketTypeId, [], 2);
    expect((await readOrder(server, who, order!.orderId)).purchasedItems).toMatchObject([
      { cancellationTiers: HALF, start: { at: sold.startsAt.toISOString() }, cancelledAt: null },
    ]);
  });
});
