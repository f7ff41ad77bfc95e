// npm run bench:commerce [-- --short]: checkouts, payments and webhooks among 5,000,000 orders, beside a hundredth of them. Each of
// these changes what it finds, so every request is made once, by a buyer of its own, in a copy of the data set.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BenchMember, BenchRequest } from '../apps/server/src/kernel/benchmark.ts';
import { connect, type Sql } from '../apps/server/src/kernel/database/connect.ts';
import {
  type FakeStripe,
  startFakeStripe,
} from '../apps/server/src/modules/commerce/stripe-payments/test/fake-stripe.ts';
import { ask } from './bench/ask.ts';
import { buildServer } from './bench/build-server.ts';
import { type BenchCluster, clearRound, copyDataSet, openCluster, openDataSet } from './bench/cluster.ts';
import { LARGE, type Size, SMALL } from './bench/fill.ts';
import { bytesOf, median, percentile, run } from './bench/load.ts';
import { canMeasure, usageOf, usedBetween } from './bench/processes.ts';
import { ms, table } from './bench/report.ts';
import { DataSet } from './bench/scenarios.ts';
import { type Measurable, startProduct } from './bench/servers.ts';

const FOLDER = path.resolve('bench-results');
/** One course each: half of them pay with the test provider, half with the stand-in of Stripe. */
const BUYERS = 400;
const CONNECTIONS = 4;
/** Milliseconds of processor time that placing an order may take. */
const CHECKOUT = 6;
const LARGEST_GROWTH = 1.5;

const OPERATIONS = ['checkout', 'payment', 'webhook'] as const;
type Operation = (typeof OPERATIONS)[number];

const TITLES: Record<Operation, string> = {
  checkout: 'Checkout: an order of one course is placed',
  payment: 'Payment: the order is paid, and its course and invoice given',
  webhook: 'Webhook: a signed event is checked and stored, with its job',
};

/** A server on one of the data sets, with what was measured there. */
interface Shop {
  name: string;
  server: Measurable;
  admin: Sql;
  buyers: readonly BenchMember[];
  stripe: FakeStripe;
  results: Record<Operation, { latencies: number[]; server: number[]; database: number[] }>;
}

async function openShop(cluster: BenchCluster, source: string, size: Size, stops: (() => Promise<void>)[]) {
  const name = `${source}_shop`;
  process.stdout.write(`  ${name}: copied…\n`);
  stops.unshift(await copyDataSet(cluster, source, name));
  const stripe = await startFakeStripe();
  stops.unshift(() => stripe.close());
  const server = await startProduct(cluster, name, FOLDER, { environment: { STRIPE_API_URL: stripe.url } });
  stops.unshift(server.stop);
  const admin = connect(cluster.addressOf(name), cluster.admin, 1);
  stops.unshift(() => admin.end());
  const data = new DataSet(cluster, name, size);
  const { headers } = await data.administrator();
  const account = '/api/payment-accounts/stripe';
  await ask(server, { method: 'PUT', path: account, headers, body: { keys: [stripe.key] } });
  await ask(server, { method: 'POST', path: `${account}/TEST/webhook`, headers });
  await ask(server, { method: 'PUT', path: `${account}/TEST/offer`, headers, body: { isOffered: true } });
  const empty = () => ({ latencies: [], server: [], database: [] });
  const results = { checkout: empty(), payment: empty(), webhook: empty() };
  return { name, server, admin, buyers: await data.buyers(BUYERS), stripe, results } satisfies Shop;
}

/** A course of its own for each round stands alone in the cart of every buyer. */
async function fillCarts({ admin, buyers }: Shop, round: number): Promise<void> {
  const users = buyers.map(({ userId }) => userId);
  await admin`delete from cart_items where organization_id = 1 and user_id = any(${users}::bigint[])`;
  await admin`
    insert into cart_items (organization_id, user_id, item_type, item_id, title, price_minor, currency, added_at)
    select 1, u, 'course', c.course_id, c.title, c.price_minor, c.currency, now()
    from unnest(${users}::bigint[]) u
    cross join lateral (
      select * from courses c where c.organization_id = 1 and c.price_minor > 0
        and not exists (select from enrollments e where e.organization_id = 1 and e.course_id = c.course_id and e.user_id = u)
        and not exists (
          select from orders o join order_lines l on l.organization_id = 1 and l.order_id = o.order_id
          where o.organization_id = 1 and o.user_id = u and l.item_type = 'course' and l.item_id = c.course_id)
      order by c.course_id offset ${round % 2} limit 1) c`;
}

/** Sends these requests, each once, and adds to the results of the operation unless it only warms up. */
async function measure(
  { server, results, admin }: Shop,
  operation: Operation,
  requests: readonly BenchRequest[],
  { postmaster, counts }: { postmaster: number; counts: boolean },
): Promise<void> {
  const bytes = requests.map(bytesOf);
  let sent = 0;
  await clearRound(admin);
  const before = usageOf(server.pid, postmaster);
  const measured = await run({
    port: server.port,
    connections: CONNECTIONS,
    seconds: 0,
    // those under way when this number is reached are the last
    requests: bytes.length - CONNECTIONS + 1,
    next: () => bytes[sent++]!,
  });
  const used = usedBetween(before, usageOf(server.pid, postmaster), server.pid);
  if (!counts) return;
  results[operation].latencies.push(...measured.latencies);
  results[operation].server.push(used.server / measured.requests);
  results[operation].database.push(used.database / measured.requests);
}

interface Started {
  paymentId: number;
  url: string;
}

/** One round on a shop: every buyer orders, half of them pay at the test provider, of the others webhooks say that they have paid. */
async function trade(shop: Shop, round: number, plan: { postmaster: number; counts: boolean }): Promise<void> {
  const { server, admin, buyers, stripe } = shop;
  await fillCarts(shop, round);
  const checkouts: BenchRequest[] = [];
  for (const { headers } of buyers) {
    const { version } = await ask<{ version: string }>(server, { method: 'GET', path: '/api/cart', headers });
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    checkouts.push({ method: 'POST', path: '/api/cart/checkout', headers: keyed, body: { version } });
  }
  await measure(shop, 'checkout', checkouts, plan);

  const orders = await admin<{ order_id: number; user_id: number }[]>`
    select order_id::int as order_id, user_id::int as user_id from orders
    where organization_id = 1 and status = 'PENDING' order by order_id`;
  const [payments, webhooks]: [BenchRequest[], BenchRequest[]] = [[], []];
  for (const [index, { order_id, user_id }] of orders.entries()) {
    const { headers } = buyers.find(({ userId }) => userId === user_id)!;
    const isTest = index % 2 === 0;
    const { paymentId, url } = await ask<Started>(server, {
      method: 'POST',
      path: `/api/orders/${order_id}/payments`,
      headers,
      body: { method: 'Credit Card', provider: isTest ? 'test' : 'stripe' },
    });
    if (isTest) {
      const path_ = `/api/test-payments/${paymentId}/outcome`;
      payments.push({ method: 'POST', path: path_, headers, body: { outcome: 'PAID' } });
    } else {
      const sessionId = url.split('/').at(-1)!;
      stripe.pay(sessionId);
      const event = stripe.event('checkout.session.completed', stripe.sessions.get(sessionId)!, new Date());
      const signed = { organization: '1', ...event.headers };
      webhooks.push({
        method: 'POST',
        path: '/api/payment-webhooks/stripe',
        headers: signed,
        body: JSON.parse(event.body),
      });
    }
  }
  await measure(shop, 'payment', payments, plan);
  await measure(shop, 'webhook', webhooks, plan);
  // what is left unpaid would be taken for an order of the next round
  await admin`update orders set status = 'CANCELLED', ended_at = now() where organization_id = 1 and status = 'PENDING'`;
}

const timeOf = ({ server, database }: Shop['results'][Operation]): number =>
  median(server.map((each, round) => each + database[round]!)) / 1000;

function reportOf(large: Shop, small: Shop): string {
  const head = ['', 'orders', 'p50 ms', 'p95 ms', 'server ms', 'database ms', 'together', 'growth of p50'];
  const rows = OPERATIONS.flatMap((operation) =>
    [large, small].map((shop) => {
      const { latencies, server, database } = shop.results[operation];
      const growth = median(large.results[operation].latencies) / median(small.results[operation].latencies);
      return [
        TITLES[operation],
        String(shop === large ? LARGE.orders : SMALL.orders),
        ms(median(latencies)),
        ms(percentile(latencies, 0.95)),
        ...(canMeasure
          ? [ms(median(server) / 1000), ms(median(database) / 1000), ms(timeOf(shop.results[operation]))]
          : ['-', '-', '-']),
        shop === large ? growth.toFixed(2) : '',
      ];
    }),
  );
  const checkout = timeOf(large.results.checkout);
  return [
    '# Buying',
    `${BUYERS} buyers of one organisation with 25,000 orders, over ${CONNECTIONS} connections; in the first line of each pair among ${LARGE.orders} orders of all organisations. ${os.cpus().length} processors; load at the end ${os.loadavg()[0]?.toFixed(1)}.`,
    table(head, rows),
    `A checkout takes ${ms(checkout)} ms of processor time, at most ${CHECKOUT} wanted: ${checkout <= CHECKOUT ? 'yes' : 'NO'}. p50 may grow by ${LARGEST_GROWTH}.`,
    '',
  ].join('\n\n');
}

async function main(isShort: boolean): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  buildServer();
  const cluster = await openCluster(path.join(FOLDER, 'cluster'));
  const stops: (() => Promise<void>)[] = [() => cluster.stop()];
  try {
    await openDataSet(cluster, 'bench_large', LARGE, false);
    await openDataSet(cluster, 'bench_small', SMALL, false);
    const large = await openShop(cluster, 'bench_large', LARGE, stops);
    const small = await openShop(cluster, 'bench_small', SMALL, stops);
    for (let round = -2; round < (isShort ? 2 : 4); round += 1) {
      process.stdout.write(round < 0 ? '  warming up…\n' : `  round ${round + 1}…\n`);
      for (const shop of round % 2 === 0 ? [large, small] : [small, large])
        await trade(shop, round, { postmaster: cluster.postmaster, counts: round >= 0 });
    }
    const text = reportOf(large, small);
    writeFileSync(path.join(FOLDER, 'commerce.md'), text);
    process.stdout.write(`\n${text}`);
    if (canMeasure && timeOf(large.results.checkout) > CHECKOUT) process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
  }
}

await main(process.argv.includes('--short'));
