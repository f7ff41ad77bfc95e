// What is bought in a data set: carts, and orders with their payments and refunds.
import type { Size } from './fill.ts';

/** Of every course. */
const PRICE = 19_900;
/** Items in the cart of every member. */
const CART_ITEMS = 20;
/** Of a hundred orders so many were never paid. */
const UNPAID = 10;
/** Every so-manieth order was refunded. */
const REFUNDED = 50;
/** Days over which the orders were placed. */
const DAYS = 730;

/** The statements that make carts and orders, with what each is about. Amounts are in minor units of SAR at 15 % VAT. */
export function commerceStatements({ organizations, users, courses, orders }: Size): [string, string][] {
  const [usersEach, coursesEach, ordersEach] = [users, courses, orders].map((count) => count / organizations) as [
    number,
    number,
    number,
  ];
  /** One of an organisation's courses. */
  const course = (organization: string, number: string) =>
    `(${organization} - 1) * ${coursesEach} + 1 + (${number}) % ${coursesEach}`;
  const organization = `1 + (n - 1) / ${ordersEach}`;
  const at = `now() - ((n * 7919) % ${DAYS * 24}) * interval '1 hour'`;
  const isPaid = `n % 100 >= ${UNPAID}`;
  const isRefunded = `n % ${REFUNDED} = ${REFUNDED - 1}`;
  const tax = Math.round((PRICE * 15) / 115);
  return [
    [
      'the marketplace',
      `insert into organization_configurations (organization_id, configuration_key, value)
        select organization_id, k.key, k.value::jsonb from organizations,
          (values ('marketplace_enabled', 'true'), ('currency', '"SAR"')) k (key, value) on conflict do nothing;
      insert into marketplace_settings (organization_id, tax_rate_basis_points, changed_at, changed_by)
        select o, 1500, now(), (o - 1) * ${usersEach} + 1 from generate_series(1, ${organizations}) o;
      update courses set price_minor = ${PRICE} where course_id <= ${courses}`,
    ],
    [
      'carts',
      `insert into carts (organization_id, user_id, changed_at)
        select organization_id, user_id, now() from members where user_id <= ${users};
      insert into cart_items (organization_id, user_id, item_type, item_id, title, price_minor, currency, added_at)
        select m.organization_id, m.user_id, 'course', c.course_id, c.title, ${PRICE}, 'SAR', now()
        from members m cross join generate_series(0, ${Math.min(CART_ITEMS, coursesEach) - 1}) k
        join courses c on c.organization_id = m.organization_id and c.course_id = ${course('m.organization_id', 'm.user_id + k')}
        where m.user_id <= ${users}`,
    ],
    [
      'orders',
      `insert into orders (organization_id, order_id, number, user_id, status, currency, total_minor, tax_minor, buyer_name, buyer_email,
          placed_at, expires_at, ended_at) overriding system value
        select ${organization}, n, 1 + (n - 1) % ${ordersEach}, (${organization} - 1) * ${usersEach} + 1 + n % ${usersEach},
          case when ${isPaid} then 'PAID' else 'EXPIRED' end, 'SAR', ${PRICE}, ${tax}, 'Buyer ' || n % ${usersEach},
          'user' || (${organization} - 1) * ${usersEach} + 1 + n % ${usersEach} || '@bench.test', ${at}, ${at} + interval '15 minutes',
          ${at} + interval '2 minutes'
        from generate_series(1::bigint, ${orders}) n;
      insert into order_counters (organization_id, last_number) select o, ${ordersEach} from generate_series(1, ${organizations}) o`,
    ],
    [
      'their lines',
      `insert into order_lines (organization_id, order_line_id, order_id, item_type, item_id, title, total_minor, tax_rate_basis_points, tax_minor)
          overriding system value
        select ${organization}, n, n, 'course', ${course(organization, 'n')}, '{"en": "A course", "ar": "مساق"}', ${PRICE}, 1500, ${tax}
        from generate_series(1::bigint, ${orders}) n`,
    ],
    [
      'payments',
      `insert into payments (organization_id, payment_id, order_id, method, provider, status, amount_minor, created_at, ended_at, is_test, settled_at)
          overriding system value
        select ${organization}, n, n, (array['Credit Card', 'Wire Transfer', 'Cash'])[1 + n % 3], 'stripe',
          case when ${isPaid} then 'SUCCEEDED' else 'EXPIRED' end, ${PRICE}, ${at}, ${at} + interval '2 minutes', false, ${at} + interval '2 minutes'
        from generate_series(1::bigint, ${orders}) n`,
    ],
    [
      'refunds',
      `insert into refunds (organization_id, order_id, payment_id, order_line_id, amount_minor, reason, status, requested_at, ended_at)
        select ${organization}, n, n, n, ${PRICE}, 'ADMINISTRATOR', 'SUCCEEDED', ${at} + interval '1 day', ${at} + interval '1 day'
        from generate_series(1::bigint, ${orders}) n where ${isPaid} and ${isRefunded}`,
    ],
  ];
}
