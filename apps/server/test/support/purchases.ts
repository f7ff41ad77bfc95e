import { type SeededRandom, seededRandom } from '@sullam/domain/seeded-random.ts';
import { transaction } from '../../src/kernel/database/database.ts';
import { topUp } from '../../src/modules/commerce/credit-accounts/test/credit-accounts.factory.ts';
import { applyRefundReport } from '../../src/modules/commerce/orders/provider-refunds.service.ts';
import {
  endPayment,
  givenPricedCourse,
  givenShop,
  reportOutcome,
  type Shop,
  systemOf,
} from '../../src/modules/commerce/orders/test/orders.factory.ts';
import { reconcile } from '../../src/modules/commerce/payment-accounts/reconcile.service.ts';
import { givenSoldEvent, type SoldEvent } from '../../src/modules/commerce/refund-requests/test/ticket-shop.factory.ts';
import type { TestOutcome } from '../../src/modules/commerce/test-payments/test-payments.schemas.ts';
import { reportFailedRefunds } from '../../src/modules/commerce/test-payments/test-payments.service.ts';
import { givenVoucher } from '../../src/modules/commerce/vouchers/test/vouchers.factory.ts';
import { grantEntitlement, revokeEntitlements } from '../../src/modules/learning/entitlements/entitlements.public.ts';
import { givenMember, type TestMember } from './arrange.ts';
import { callAs } from './classroom.ts';
import type { TestServer } from './test-server.ts';

/** What happens to purchases. Each picks what it is about by the numbers of its step, among what there is. */
const KINDS = [
  'buy',
  'buyWithVoucher',
  'pay',
  'payWithCredit',
  'report',
  'cancel',
  'refund',
  'refundByBuyer',
  'refundAtProvider',
  'decide',
  'import',
  'revoke',
  'topUp',
  'wait',
  'reconcile',
  'runJobs',
] as const;
type Kind = (typeof KINDS)[number];

/** Steps of these kinds come more often: without them nothing else happens. */
const OFTEN: readonly Kind[] = ['buy', 'buy', 'buyWithVoucher', 'pay', 'pay', 'pay', 'refund', 'decide', 'runJobs'];

export interface Step {
  kind: Kind;
  /** What it picks, and how much of it. */
  numbers: readonly number[];
}

export function drawSteps(seed: string, count: number): Step[] {
  const random: SeededRandom = seededRandom(seed);
  const kinds = [...KINDS, ...OFTEN];
  return Array.from({ length: count }, () => ({
    kind: kinds[random.below(kinds.length)]!,
    numbers: [0, 1, 2].map(() => random.below(10_000)),
  }));
}

const OUTCOMES: readonly TestOutcome[] = [
  'PAID',
  'PAID',
  'DECLINED',
  'PAID_LATE',
  'PAID_TWICE',
  'NOTIFIED_TWICE',
  'NEVER_NOTIFIED',
  'REFUND_FAILED_LATER',
  'DISPUTED',
];

export interface World {
  server: TestServer;
  shop: Shop;
  buyers: readonly TestMember[];
  courseIds: readonly number[];
  event: SoldEvent;
  /** Order lines whose rights an administrator took away, and imports that are in force, as `user:course`. */
  revoked: Set<number>;
  imported: Set<string>;
  /** Answers that are the server's fault. */
  failures: string[];
}

const SEATS = 2;

export async function givenWorld(server: TestServer): Promise<World> {
  const shop = await givenShop(server);
  const courseIds: number[] = [];
  for (const price of [4900, 999, 2500]) courseIds.push(await givenPricedCourse(server, shop, price));
  const event = await givenSoldEvent(server, shop, { capacity: SEATS });
  await givenVoucher(server, shop.administrator, 'TENTH', { maxUses: 2 });
  await givenVoucher(server, shop.administrator, 'WHOLE', { percentBasisPoints: 10_000, maxUsesPerPerson: 1 });
  const buyers = [shop.buyer, await givenMember(server, shop.organizationId)];
  return { server, shop, buyers, courseIds, event, revoked: new Set(), imported: new Set(), failures: [] };
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

/** Calls the API; a refusal is an answer like any other, a failure of the server is not. */
async function ask<Body>(world: World, who: TestMember, request: Parameters<typeof callAs>[2], body?: object) {
  const answer = await callAs<Body>(world.server, who, request, body);
  if (answer.status >= 500) world.failures.push(`${request} answered ${answer.status}`);
  return answer;
}

interface OrderRow {
  order_id: number;
  user_id: number;
  order_line_id: number;
  payment_id: number;
  amount: number;
  reference: string;
}

/** Rows of the organisation, oldest first. */
const rows = ({ server, shop }: World, statement: string): Promise<OrderRow[]> =>
  server.admin.unsafe<OrderRow[]>(statement, [shop.organizationId]);

const buyerOf = ({ buyers }: World, userId: number): TestMember =>
  buyers.find((buyer) => buyer.userId === Number(userId))!;

const PENDING = `select order_id, user_id from orders where organization_id = $1 and status = 'PENDING' order by order_id`;

async function buy(
  world: World,
  [who = 0, what = 0, more = 0]: readonly number[],
  voucherCode?: string,
): Promise<void> {
  const buyer = pick(world.buyers, who)!;
  for (const number of more % 3 === 0 ? [what, what + 1] : [what]) {
    const courseId = pick([...world.courseIds, null], number);
    if (courseId) await ask(world, buyer, 'POST /api/cart/items', { itemType: 'course', itemId: courseId });
    else {
      const { eventId, eventTicketTypeId } = world.event;
      await ask(world, buyer, `POST /api/events/${eventId}/enrollment/cart`, { eventTicketTypeId, answers: [] });
    }
  }
  if (voucherCode) await ask(world, buyer, 'POST /api/cart/voucher', { voucherCode });
  const cart = await ask<{ order: { version: string } }>(world, buyer, 'GET /api/cart');
  await ask(world, buyer, 'POST /api/cart/checkout', { version: cart.body.order.version });
}

async function startPayment(world: World, number: number, method: string) {
  const order = pick(await rows(world, PENDING), number);
  if (!order) return null;
  const buyer = buyerOf(world, order.user_id);
  const path = `POST /api/orders/${order.order_id}/payments` as const;
  const { status, body } = await ask<{ paymentId: number }>(world, buyer, path, { method });
  return status === 200 ? { buyer, paymentId: body.paymentId } : null;
}

async function refund(world: World, [which = 0, share = 0, to = 0]: readonly number[]): Promise<void> {
  const lines = await rows(
    world,
    `select l.order_line_id, l.total_minor as amount from order_lines l
     join orders o on o.organization_id = l.organization_id and o.order_id = l.order_id
     where l.organization_id = $1 and o.status = 'PAID' order by l.order_line_id`,
  );
  const line = pick(lines, which);
  if (!line) return;
  const amountMinor = share % 2 === 0 ? Number(line.amount) : 1 + (share % Math.max(1, Number(line.amount)));
  await ask(world, world.shop.administrator, `POST /api/orders/refund/${line.order_line_id}`, {
    amountMinor: Math.max(1, amountMinor),
    note: 'Asked for it',
    destination: to % 2 === 0 ? 'ORIGINAL' : 'CREDIT',
  });
}

async function refundByBuyer(world: World, [which = 0]: readonly number[]): Promise<void> {
  const paid = await rows(
    world,
    `select order_id, user_id from orders where organization_id = $1 and status = 'PAID' order by order_id`,
  );
  const order = pick(paid, which);
  if (!order) return;
  const buyer = buyerOf(world, order.user_id);
  const path = `/api/orders/${order.order_id}/refund-requests`;
  const { body } = await ask<{ offers: { purchasedItemId: number; amountMinor: number | null; outcome: string }[] }>(
    world,
    buyer,
    `GET ${path}`,
  );
  const offer = body.offers.find(({ outcome }) => outcome !== 'NONE');
  if (!offer) return;
  const lines = [{ purchasedItemId: offer.purchasedItemId, amountMinor: offer.amountMinor }];
  await ask(world, buyer, `POST ${path}`, { lines, reason: '' });
}

const SUCCEEDED = `select p.payment_id, p.provider_payment as reference,
    p.amount_minor - coalesce((select sum(r.amount_minor) from refunds r where r.organization_id = p.organization_id
      and r.payment_id = p.payment_id and r.status <> 'FAILED'), 0) as amount
  from payments p where p.organization_id = $1 and p.status = 'SUCCEEDED' and p.provider = 'test' order by p.payment_id`;

/** Money that leaves in the provider's dashboard: never more than is left there. */
async function refundAtProvider(world: World, [which = 0, share = 0]: readonly number[]): Promise<void> {
  const payment = pick(await rows(world, SUCCEEDED), which);
  const left = Number(payment?.amount ?? 0);
  if (!payment || left <= 0) return;
  const amountMinor = 1 + (share % left);
  const report = { status: 'SUCCEEDED', refundId: null, amountMinor } as const;
  const reference = `dashboard-${payment.payment_id}-${left}`;
  for (const _ of [1, 2])
    await applyRefundReport(systemOf(world.server, world.shop), Number(payment.payment_id), { ...report, reference });
}

async function decide(world: World, [which = 0, how = 0]: readonly number[]): Promise<void> {
  const open = await rows(
    world,
    `select payment_id from disputes where organization_id = $1 and status = 'OPEN' order by dispute_id`,
  );
  const dispute = pick(open, which);
  const decision = how % 2 === 0 ? 'WON' : 'LOST';
  const path = `POST /api/test-payments/${dispute?.payment_id}/dispute` as const;
  if (dispute) await ask(world, world.shop.administrator, path, { decision });
}

const entitledOf = (world: World, [who = 0, what = 0]: readonly number[]) =>
  ({
    userId: pick(world.buyers, who)!.userId,
    subject: { kind: 'COURSE', id: pick(world.courseIds, what)! },
  }) as const;

async function importEnrolment(world: World, numbers: readonly number[]): Promise<void> {
  const system = systemOf(world.server, world.shop);
  const entitled = entitledOf(world, numbers);
  const grant = { ...entitled, source: 'IMPORT', sourceKey: 'old-platform', grantedBy: null } as const;
  await transaction(system, (tx) => grantEntitlement(system, tx, grant));
  world.imported.add(`${entitled.userId}:${entitled.subject.id}`);
}

/** An administrator takes away all that somebody has of a course, whoever gave it. */
async function revoke(world: World, numbers: readonly number[]): Promise<void> {
  const { server, shop } = world;
  const system = systemOf(server, shop);
  const { userId, subject } = entitledOf(world, numbers);
  const running = await server.admin<{ source_key: string }[]>`
    select source_key from entitlements where organization_id = ${shop.organizationId} and user_id = ${userId}
      and subject_id = ${subject.id} and source = 'ORDER' and status in ('ACTIVE', 'SUSPENDED')`;
  await transaction(system, (tx) => revokeEntitlements(system, tx, { userId, subject }));
  for (const { source_key } of running) world.revoked.add(Number(source_key));
  world.imported.delete(`${userId}:${subject.id}`);
}

/** A report that comes by itself: again, late, or for an attempt that another one replaced. */
async function report(world: World, [which = 0, how = 0]: readonly number[]): Promise<void> {
  const payments = await rows(
    world,
    `select payment_id from payments where organization_id = $1 and provider = 'test' order by payment_id`,
  );
  const payment = pick(payments, which);
  if (!payment) return;
  const outcome = how % 3 === 0 ? 'DECLINED' : 'PAID';
  for (const _ of how % 2 === 0 ? [1] : [1, 2])
    await reportOutcome(world.server, world.shop, Number(payment.payment_id), outcome);
}

const WAITS = [60_000, 16 * 60_000, 3_600_000];

const ACTS: Record<Kind, (world: World, numbers: readonly number[]) => Promise<unknown>> = {
  buy: (world, numbers) => buy(world, numbers),
  buyWithVoucher: (world, numbers) => buy(world, numbers, pick(['TENTH', 'WHOLE'], numbers[1]!)),
  async pay(world, [which = 0, how = 0]) {
    const started = await startPayment(world, which, 'Credit Card');
    if (started) await endPayment(world.server, started.buyer, started.paymentId, pick(OUTCOMES, how)!);
  },
  payWithCredit: (world, [which = 0]) => startPayment(world, which, 'Organization Credit'),
  report,
  async cancel(world, [which = 0]) {
    const order = pick(await rows(world, PENDING), which);
    if (order) await ask(world, buyerOf(world, order.user_id), `POST /api/orders/${order.order_id}/cancel`);
  },
  refund,
  refundByBuyer,
  refundAtProvider,
  decide,
  import: importEnrolment,
  revoke,
  topUp: (world, [who = 0, amount = 0]) =>
    topUp(world.server, world.shop, { userId: pick(world.buyers, who)!.userId, amountMinor: 1 + amount }),
  wait: async ({ server }, [long = 0]) => server.clock.advance(pick(WAITS, long)!),
  async reconcile(world) {
    const system = systemOf(world.server, world.shop);
    await reconcile(system, { isDaily: false });
    await reportFailedRefunds(system);
  },
  runJobs: ({ server }) => server.runJobs(),
};

/** Does the steps one after the other, and then all that jobs still have to do. */
export async function doSteps(world: World, steps: readonly Step[]): Promise<void> {
  for (const { kind, numbers } of steps) await ACTS[kind](world, numbers);
  await world.server.runJobs();
  await ACTS.reconcile(world, []);
  await world.server.runJobs();
}
