import Stripe from 'stripe';
import { type FakeHost, type HostCall, type Say, startFakeHost } from '../../payment-accounts/test/fake-host.ts';

/** What Stripe keeps of one kind of thing: enough of each for the product, and nothing else. */
type Thing = Record<string, unknown> & { id: string };

/** Stripe as far as the product asks it, with state, on this machine. */
export interface FakeStripe extends FakeHost {
  key: string;
  sessions: Map<string, Thing>;
  refunds: Map<string, Thing>;
  disputes: Map<string, Thing>;
  endpoints: Map<string, Thing>;
  payouts: Map<string, Thing>;
  /** Transactions of payouts, by the payout's id. */
  transactions: Map<string, Thing[]>;
  /** What the next refunds become at once. */
  refundStatus: string;
  /** The buyer pays on the page; `complete`: the money is still on its way. */
  pay(sessionId: string, how?: 'paid' | 'complete'): void;
  /** The money that was on its way has arrived, or has not. */
  settle(sessionId: string, outcome: 'paid' | 'failed'): void;
  expire(sessionId: string): void;
  /** Somebody refunds in Stripe's dashboard. */
  refundInDashboard(sessionId: string, amount: number): Thing;
  dispute(sessionId: string, status: string): Thing;
  /** Stripe transfers what came of sessions, less its fees, to the bank. */
  payOut(sessionIds: readonly string[], more?: Record<string, unknown>): Thing;
  /** A webhook about a thing, signed as Stripe does. */
  event(type: string, object: Thing, at: Date): { id: string; body: string; headers: Record<string, string> };
}

const SECRET = 'whsec_stand_in_of_tests';

/** The value at `a[b][0][c]` of a form. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1)!] = value;
  }
  return root;
}

interface LineItem {
  quantity: string;
  price_data: { currency: string; unit_amount: string };
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const answers = new Map<string, { params: string; thing: Thing }>();
  let counter = 0;
  const idOf = (prefix: string) => `${prefix}_${++counter}`;
  const fake = {
    key: 'sk_test_standin0001',
    sessions: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    endpoints: new Map(),
    payouts: new Map(),
    transactions: new Map(),
    refundStatus: 'succeeded',
  } as unknown as FakeStripe;

  const refusalOf = (code: string, type: string) => ({ error: { type, code, message: `refused: ${code}` } });
  const refuse = (say: Say, status: number, code: string, type = 'invalid_request_error') =>
    say(status, refusalOf(code, type));
  const list = (things: Iterable<Thing>) => ({ object: 'list', data: [...things].reverse(), has_more: false });

  const createSession = (params: Record<string, unknown>): Thing | string => {
    const items = Object.values(params.line_items as Record<string, LineItem>);
    const currency = items[0]!.price_data.currency;
    const isThreeDecimal = ['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency);
    if (items.some(({ price_data }) => isThreeDecimal && !price_data.unit_amount.endsWith('0')))
      return 'invalid_amount';
    if (params.ui_mode !== 'hosted_page' || (params.adaptive_pricing as { enabled: string }).enabled !== 'false')
      return 'unexpected';
    const id = idOf('cs_test');
    const session = {
      ...params,
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      currency,
      amount_total: items.reduce((sum, item) => sum + Number(item.price_data.unit_amount) * Number(item.quantity), 0),
      payment_intent: null,
    };
    fake.sessions.set(id, session);
    return session;
  };

  const createRefund = (params: Record<string, unknown>): Thing | string => {
    const intent = String(params.payment_intent);
    const session = [...fake.sessions.values()].find(({ payment_intent: id }) => id === intent);
    if (!session) return 'resource_missing';
    const amount = Number(params.amount);
    const before = [...fake.refunds.values()].filter(
      (refund) => refund.payment_intent === intent && refund.status !== 'failed',
    );
    if (before.reduce((sum, refund) => sum + Number(refund.amount), amount) > Number(session.amount_total))
      return 'charge_already_refunded';
    const refund = {
      id: idOf('re'),
      object: 'refund',
      payment_intent: intent,
      amount,
      currency: session.currency,
      status: fake.refundStatus,
      metadata: params.metadata ?? {},
    };
    fake.refunds.set(refund.id, refund);
    return refund;
  };

  /** The same key with the same parameters is answered the same; with others it is refused. */
  const once = (say: Say, { key, body }: { key: string | undefined; body: string }, create: () => Thing | string) => {
    const known = key === undefined ? undefined : answers.get(key);
    if (known && known.params !== body) return refuse(say, 400, '', 'idempotency_error');
    const thing = known?.thing ?? create();
    if (typeof thing === 'string') return refuse(say, 400, thing);
    if (key !== undefined) answers.set(key, { params: body, thing });
    return say(200, thing);
  };

  const expanded = (session: Thing) => ({
    ...session,
    payment_intent:
      session.payment_intent === null
        ? null
        : {
            id: session.payment_intent,
            status: session.intent_status ?? 'succeeded',
            last_payment_error: session.intent_status ? { code: 'card_declined' } : null,
          },
  });

  /** What Stripe keeps of an amount. */
  const feeOf = (amount: number): number => Math.round(amount * 0.029) + 100;

  const transactionOf = (session: Thing): Thing => {
    const amount = Number(session.amount_total);
    return {
      id: `txn_${session.id}`,
      object: 'balance_transaction',
      type: 'charge',
      reporting_category: 'charge',
      amount,
      fee: feeOf(amount),
      net: amount - feeOf(amount),
      currency: session.currency,
      created: 1_790_000_000,
    };
  };

  const intentOf = (session: Thing): Thing => ({
    id: String(session.payment_intent),
    object: 'payment_intent',
    latest_charge: {
      id: `ch_${session.id}`,
      object: 'charge',
      balance_transaction: session.payment_status === 'paid' ? transactionOf(session) : null,
    },
  });

  const answerApi = ({ method, url: { pathname, searchParams }, headers, body }: HostCall, say: Say) => {
    if (headers.authorization !== `Bearer ${fake.key}`)
      return refuse(say, 401, 'api_key_invalid', 'authentication_error');
    const params = nested(new URLSearchParams(body));
    const given = { key: headers['idempotency-key'] as string | undefined, body };
    const [, , kind, ...rest] = pathname.split('/');
    if (kind === 'account') return say(200, { id: 'acct_1', settings: { dashboard: { display_name: 'Madar' } } });
    if (kind === 'checkout') {
      const [, id, act] = rest;
      if (!id) return once(say, given, () => createSession(params));
      const session = fake.sessions.get(id);
      if (!session) return refuse(say, 404, 'resource_missing');
      if (act !== 'expire') return say(200, expanded(session));
      if (session.status !== 'open') return refuse(say, 400, 'session_not_open');
      session.status = 'expired';
      return say(200, session);
    }
    if (kind === 'refunds') {
      if (method === 'POST') return once(say, given, () => createRefund(params));
      const intent = searchParams.get('payment_intent');
      return say(
        200,
        list([...fake.refunds.values()].filter((refund) => intent === null || refund.payment_intent === intent)),
      );
    }
    if (kind === 'disputes') {
      const [id] = rest;
      const dispute = id ? fake.disputes.get(id) : undefined;
      if (id && !dispute) return refuse(say, 404, 'resource_missing');
      return say(200, dispute ?? list(fake.disputes.values()));
    }
    if (kind === 'payment_intents') {
      const session = [...fake.sessions.values()].find(({ payment_intent: id }) => id === rest[0]);
      return session ? say(200, intentOf(session)) : refuse(say, 404, 'resource_missing');
    }
    if (kind === 'payouts') return say(200, list(fake.payouts.values()));
    if (kind === 'balance_transactions')
      return say(200, list(fake.transactions.get(searchParams.get('payout') ?? '') ?? []));
    if (kind === 'webhook_endpoints') {
      const [id] = rest;
      if (method === 'GET') return say(200, list(fake.endpoints.values()));
      if (method === 'DELETE') {
        fake.endpoints.delete(id!);
        return say(200, { id, deleted: true });
      }
      const endpoint = { id: idOf('we'), object: 'webhook_endpoint', ...params };
      fake.endpoints.set(endpoint.id, endpoint);
      return say(200, { ...endpoint, secret: SECRET });
    }
    return refuse(say, 404, 'unknown_path');
  };

  const host = await startFakeHost(answerApi, (code) => refusalOf(code, 'api_error'));

  const sessionOf = (id: string): Thing => {
    const session = fake.sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  return Object.assign(fake, host, {
    pay(id: string, how: 'paid' | 'complete' = 'paid') {
      const session = sessionOf(id);
      if (session.status !== 'open') throw new Error(`the session ${id} is ${String(session.status)}`);
      Object.assign(session, { status: 'complete', payment_intent: idOf('pi'), url: null });
      if (how === 'paid') session.payment_status = 'paid';
      else session.intent_status = 'processing';
    },
    settle(id: string, outcome: 'paid' | 'failed') {
      const session = sessionOf(id);
      if (outcome === 'paid') Object.assign(session, { payment_status: 'paid', intent_status: undefined });
      else session.intent_status = 'requires_payment_method';
    },
    expire(id: string) {
      sessionOf(id).status = 'expired';
    },
    refundInDashboard(id: string, amount: number) {
      const refund = createRefund({ payment_intent: sessionOf(id).payment_intent, amount });
      if (typeof refund === 'string') throw new Error(refund);
      return refund;
    },
    dispute(id: string, status: string) {
      const session = sessionOf(id);
      const known = [...fake.disputes.values()].find(({ payment_intent: intent }) => intent === session.payment_intent);
      const dispute = known ?? {
        id: idOf('dp'),
        object: 'dispute',
        payment_intent: session.payment_intent,
        amount: session.amount_total,
        currency: session.currency,
        reason: 'fraudulent',
        evidence_details: { due_by: 1_800_000_000 },
      };
      Object.assign(dispute, { status });
      fake.disputes.set(dispute.id, dispute);
      return dispute;
    },
    payOut(sessionIds: readonly string[], more: Record<string, unknown> = {}) {
      const charges = sessionIds.map((id) => ({
        ...transactionOf(sessionOf(id)),
        source: { id: `ch_${id}`, object: 'charge', payment_intent: sessionOf(id).payment_intent },
      }));
      const id = idOf('po');
      const amount = charges.reduce((sum, charge) => sum + Number((charge as unknown as { net: number }).net), 0);
      const payout = {
        id,
        object: 'payout',
        amount,
        currency: 'sar',
        status: 'paid',
        automatic: true,
        arrival_date: 1_790_035_200,
        ...more,
      };
      fake.payouts.set(id, payout);
      const own = { id: `txn_${id}`, type: 'payout', reporting_category: 'payout', amount: -amount, fee: 0 };
      fake.transactions.set(id, [...charges, { ...own, currency: 'sar', created: 1_790_000_000, source: id }]);
      return payout;
    },
    event(type: string, object: Thing, at: Date) {
      const id = idOf('evt');
      const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
      return { id, body, headers: { 'stripe-signature': signature } };
    },
  });
}
