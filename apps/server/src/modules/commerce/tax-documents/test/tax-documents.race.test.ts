import { expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { givenShop } from '../../orders/test/orders.factory.ts';
import { issueForPayment } from '../issue-documents.ts';

const server = testServer();
const ORDERS = 100;

it('numbers have no gap when many orders are paid at once and every third transaction is rolled back', async () => {
  const { organizationId, buyer } = await givenShop(server);
  const now = server.clock.now();
  const orderIds: number[] = [];
  for (let number = 1; number <= ORDERS; number++) {
    const [order] = await server.admin`
      insert into orders (organization_id, number, user_id, status, currency, total_minor, tax_minor, buyer_name, buyer_email,
        placed_at, expires_at)
      values (${organizationId}, ${number}, ${buyer.userId}, 'PENDING', 'SAR', 11500, 1500, 'Noura', 'noura@example.test', ${now}, ${now})
      returning order_id`;
    await server.admin`
      insert into order_lines (organization_id, order_id, item_type, item_id, title, total_minor, tax_rate_basis_points, tax_minor)
      values (${organizationId}, ${order!.order_id}, 'course', 1, '{"en": "A course"}', 11500, 1500, 1500)`;
    orderIds.push(order!.order_id);
  }
  const context = { ...server.platform, organizationId };
  const ends = await Promise.allSettled(
    orderIds.map((orderId, index) =>
      transaction(context, async (tx) => {
        await issueForPayment(context, tx, orderId);
        if (index % 3 === 2) throw new Error('rolled back');
      }),
    ),
  );
  const kept = ends.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBe(67);
  const rows = await server.admin`
    select number from tax_documents where organization_id = ${organizationId} order by number`;
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: kept }, (_, index) => index + 1));
});
