import { callAs } from './classroom.ts';
import type { World } from './purchases.ts';

/** What must hold of purchases. Each statement finds what breaks it, in an organisation ($1). */
const BROKEN: Readonly<Record<string, string>> = {
  'the credit ledger sums up to zero': `
    select currency, sum(balance_minor) from credit_accounts where organization_id = $1 group by currency
    having sum(balance_minor) <> 0`,
  'a credit balance is the sum of its transfers': `
    select a.credit_account_id from credit_accounts a where a.organization_id = $1 and a.balance_minor <> (
      select coalesce(sum(case when t.credit_account_id = a.credit_account_id then t.amount_minor else -t.amount_minor end), 0)
      from credit_transfers t where t.organization_id = a.organization_id
        and a.credit_account_id in (t.debit_account_id, t.credit_account_id))`,
  'credit paid what its payments say': `
    select p.payment_id from payments p where p.organization_id = $1 and p.provider = 'credit' and p.status = 'SUCCEEDED'
      and not exists (select from credit_transfers t where t.organization_id = p.organization_id
        and t.key = 'payment:' || p.payment_id and t.amount_minor = p.amount_minor)
    union all select t.credit_transfer_id from credit_transfers t where t.organization_id = $1 and t.kind = 'PAYMENT'
      and not exists (select from payments p where p.organization_id = t.organization_id
        and t.key = 'payment:' || p.payment_id and p.status = 'SUCCEEDED' and p.amount_minor = t.amount_minor)`,
  'refunds never exceed their line': `
    select l.order_line_id, l.total_minor, sum(r.amount_minor) from order_lines l
    join refunds r on r.organization_id = l.organization_id and r.order_line_id = l.order_line_id and r.status <> 'FAILED'
    where l.organization_id = $1 group by 1, 2 having sum(r.amount_minor) > l.total_minor`,
  'refunds never exceed their payment': `
    select p.payment_id, p.amount_minor, sum(r.amount_minor) from payments p
    join refunds r on r.organization_id = p.organization_id and r.payment_id = p.payment_id and r.status <> 'FAILED'
    where p.organization_id = $1 group by 1, 2 having sum(r.amount_minor) > p.amount_minor`,
  'no refund waits once the jobs have run': `
    select refund_id from refunds where organization_id = $1 and status = 'REQUESTED'`,
  'an order is the sum of its lines': `
    select o.order_id from orders o join order_lines l on l.organization_id = o.organization_id and l.order_id = o.order_id
    where o.organization_id = $1 group by o.order_id, o.total_minor, o.tax_minor
    having sum(l.total_minor) <> o.total_minor or sum(l.tax_minor) <> o.tax_minor`,
  'order numbers have no gaps': `
    select max(number), count(*) from orders where organization_id = $1 having max(number) <> count(*)`,
  'an order is paid exactly when one payment counts': `
    select o.order_id, o.status from orders o where o.organization_id = $1 and (o.status = 'PAID') <> (
      select count(*) = 1 from payments p where p.organization_id = o.organization_id and p.order_id = o.order_id
        and p.status = 'SUCCEEDED' and not exists (select from refunds r where r.organization_id = p.organization_id
          and r.payment_id = p.payment_id and r.reason in ('PAID_LATE', 'PAID_TWICE')))`,
  'document numbers have no gaps': `
    select series, max(number), count(*) from tax_documents where organization_id = $1 group by series
    having min(number) <> 1 or max(number) <> count(*)`,
  'a counter is the last number of its series': `
    select c.series from tax_document_counters c where c.organization_id = $1 and c.last_number <> (
      select coalesce(max(number), 0) from tax_documents d where d.organization_id = c.organization_id and d.series = c.series)`,
  'a paid order has one document of its payment, any other none': `
    select o.order_id, o.status from orders o where o.organization_id = $1 and (o.status = 'PAID' and o.total_minor > 0)::int <> (
      select count(*) from tax_documents d where d.organization_id = o.organization_id and d.order_id = o.order_id
        and d.refund_id is null)`,
  'a refund of a line has one document': `
    select r.refund_id from refunds r where r.organization_id = $1 and r.order_line_id is not null
      and (r.status = 'SUCCEEDED')::int <> (select count(*) from tax_documents d
        where d.organization_id = r.organization_id and d.refund_id = r.refund_id)`,
  'a voucher is used as its orders stand': `
    select u.order_id, u.status, o.status from voucher_uses u
    join orders o on o.organization_id = u.organization_id and o.order_id = u.order_id
    where u.organization_id = $1
      and u.status <> case o.status when 'PAID' then 'USED' when 'PENDING' then 'HELD' else 'RELEASED' end`,
  'a voucher is used no more often than it may be': `
    select v.voucher_id from vouchers v join voucher_uses u on u.organization_id = v.organization_id
      and u.voucher_id = v.voucher_id and u.status <> 'RELEASED'
    where v.organization_id = $1 group by v.voucher_id, v.max_uses having count(*) > v.max_uses`,
  'a place is taken for each ticket that is paid, and held for each that is ordered': `
    with sold as (
      select o.user_id, o.status from order_lines l
      join orders o on o.organization_id = l.organization_id and o.order_id = l.order_id
      where l.organization_id = $1 and l.item_type = 'event' and (o.status = 'PENDING'
        or (o.status = 'PAID' and l.cancelled_at is null and not exists (select from disputes d
          where d.organization_id = o.organization_id and d.order_id = o.order_id and d.status = 'LOST'
            and not exists (select from refunds r where r.organization_id = d.organization_id
              and r.payment_id = d.payment_id and r.reason in ('PAID_LATE', 'PAID_TWICE'))))))
    select s.*, p.* from sold s full join (
      select user_id, state from places where organization_id = $1 and state in ('HELD', 'TAKEN')) p
      on p.user_id = s.user_id and p.state = case s.status when 'PAID' then 'TAKEN' else 'HELD' end
    where s.user_id is null or p.user_id is null`,
  'no more places are given than there are': `
    select whole_pool_id from places where organization_id = $1 and state in ('HELD', 'TAKEN')
    group by whole_pool_id having count(*) > 2`,
  'a disputed order says so in its history': `
    select o.order_id from orders o where o.organization_id = $1 and exists (select from disputes d
      where d.organization_id = o.organization_id and d.order_id = o.order_id and d.status = 'OPEN') <> (
      select count(*) filter (where h.kind = 'DISPUTED') > count(*) filter (where h.kind in ('DISPUTE_WON', 'DISPUTE_LOST'))
      from order_history h where h.organization_id = o.organization_id and h.order_id = o.order_id)`,
};

interface LineRow {
  line: number;
  user: number;
  course: number;
  isPaid: boolean;
  isOver: boolean;
  isDisputed: boolean;
}

/** Lines of courses with what decides about the right that they grant. A payment that came late or twice decides nothing. */
const listLines = ({ server, shop }: World): Promise<LineRow[]> =>
  server.admin<LineRow[]>`
    select l.order_line_id::int as line, o.user_id::int as user, l.item_id::int as course, o.status = 'PAID' as "isPaid",
      l.cancelled_at is not null or 'LOST' = any(d.states) as "isOver", 'OPEN' = any(d.states) as "isDisputed"
    from order_lines l join orders o on o.organization_id = l.organization_id and o.order_id = l.order_id
    cross join lateral (select coalesce(array_agg(d.status), '{}') as states from disputes d
      where d.organization_id = o.organization_id and d.order_id = o.order_id and not exists (select from refunds r
        where r.organization_id = d.organization_id and r.payment_id = d.payment_id
          and r.reason in ('PAID_LATE', 'PAID_TWICE'))) d
    where l.organization_id = ${shop.organizationId} and l.item_type = 'course' order by 1`;

/** The state that the right of a line must have; undefined if it granted none. */
function stateOf({ revoked }: World, { line, isPaid, isOver, isDisputed }: LineRow): string | undefined {
  if (!isPaid) return undefined;
  if (isOver || revoked.has(line)) return 'REVOKED';
  return isDisputed ? 'SUSPENDED' : 'ACTIVE';
}

async function wrongRights(world: World): Promise<string[]> {
  const { server, shop, buyers, courseIds, imported } = world;
  const granted = await server.admin<{ key: string; status: string }[]>`
    select source_key as key, status from entitlements where organization_id = ${shop.organizationId} and source = 'ORDER'`;
  const states = new Map(granted.map(({ key, status }) => [Number(key), status]));
  const lines = await listLines(world);
  const wrong = lines
    .map((line) => ({ line: line.line, is: states.get(line.line), mustBe: stateOf(world, line) }))
    .filter(({ is, mustBe }) => is !== mustBe)
    .map((each) => `the right of a line follows from its order: ${JSON.stringify(each)}`);
  for (const buyer of buyers)
    for (const courseId of courseIds) {
      const { body } = await callAs<{ isEnrolled: boolean }>(server, buyer, `GET /api/courses/${courseId}`);
      const mustBe =
        imported.has(`${buyer.userId}:${courseId}`) ||
        lines.some(
          (line) => line.user === buyer.userId && line.course === courseId && stateOf(world, line) === 'ACTIVE',
        );
      if (body.isEnrolled !== mustBe)
        wrong.push(`a learner has access exactly when a fact says so: ${buyer.userId}, course ${courseId}`);
    }
  return wrong;
}

/** Revenue leaves out orders that only the test provider paid, and counts each paid order once. */
async function wrongRevenue({ server, shop }: World): Promise<string[]> {
  const [sums] = await server.admin<{ real: number; all: number }[]>`
    select coalesce(sum(total_minor), 0)::int as all, coalesce(sum(total_minor) filter (where paid.with_money or not paid.in_test), 0)::int as real
    from orders o
    cross join lateral (
      select count(*) filter (where p.is_test) > 0 as in_test,
        count(*) filter (where not p.is_test and p.status = 'SUCCEEDED') > 0 as with_money
      from payments p where p.organization_id = o.organization_id and p.order_id = o.order_id) as paid
    where organization_id = ${shop.organizationId} and status = 'PAID'`;
  const wrong: string[] = [];
  for (const [includeTest, mustBe] of [
    [false, sums!.real],
    [true, sums!.all],
  ] as const) {
    const query = `by=method&currency=SAR&from=2020-01-01&to=2029-12-01&includeTest=${includeTest}`;
    const { body } = await callAs<{ total: { chargedMinor: number } }>(
      server,
      shop.administrator,
      `GET /api/revenue?${query}`,
    );
    if (body.total.chargedMinor !== mustBe)
      wrong.push(`revenue counts each paid order once: ${body.total.chargedMinor} and not ${mustBe} (${includeTest})`);
  }
  return wrong;
}

/** What is wrong with the purchases of a world; empty where all of it holds. */
export async function brokenFacts(world: World): Promise<string[]> {
  const { server, shop, failures } = world;
  const broken = [...failures];
  for (const [fact, statement] of Object.entries(BROKEN)) {
    const found = await server.admin.unsafe(statement, [shop.organizationId]);
    if (found.length > 0) broken.push(`${fact}: ${JSON.stringify(found)}`);
  }
  return [...broken, ...(await wrongRights(world)), ...(await wrongRevenue(world))];
}
