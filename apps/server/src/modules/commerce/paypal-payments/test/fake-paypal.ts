import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type FakeHost, type HostCall, type Say, startFakeHost } from '../../payment-accounts/test/fake-host.ts';
import type { PaypalMoney } from '../paypal-amounts.ts';
import type { PaypalOrder, PaypalRefund } from '../paypal-orders.ts';
import { makeCertificate } from './certificates.ts';

type FakeOrder = PaypalOrder & {
  purchase_units: {
    custom_id: string;
    amount: PaypalMoney & { breakdown?: { item_total: PaypalMoney } };
    items?: { unit_amount: PaypalMoney }[];
    payments: {
      captures: {
        id: string;
        status: string;
        amount: PaypalMoney;
        status_details?: { reason: string };
        seller_receivable_breakdown?: { gross_amount: PaypalMoney; paypal_fee: PaypalMoney };
      }[];
      refunds: PaypalRefund[];
    };
  }[];
};

type Dispute = Record<string, unknown> & { dispute_id: string };

export interface SignedEvent {
  id: string;
  body: string;
  headers: Record<string, string>;
}

interface Signing {
  webhookId?: string;
  certificateUrl?: string;
}

/** PayPal as far as the product asks it, with state, on this machine. */
export interface FakePaypal extends FakeHost {
  keys: string[];
  orders: Map<string, FakeOrder>;
  disputes: Map<string, Dispute>;
  webhooks: Map<string, { id: string; url: string; event_types: { name: string }[] }>;
  /** Files under the path of certificates. */
  certificates: Map<string, string>;
  /** Permissions of the app. */
  scope: string;
  /** What the next captures and refunds become at once. */
  captureStatus: string;
  refundStatus: string;
  /** What PayPal keeps of each capture; in another currency than the order's where the account has another one. */
  fee: PaypalMoney;
  /** The buyer agrees on the page. */
  approve(orderId: string): void;
  /** A capture that waited has ended. */
  settle(orderId: string, status: string): void;
  /** Somebody refunds in PayPal's dashboard. */
  refundInDashboard(orderId: string, value: string): PaypalRefund;
  refunds(): PaypalRefund[];
  dispute(orderId: string, change: Record<string, unknown>): Dispute;
  /** No token that was given out counts any more. */
  forgetTokens(): void;
  /** A webhook about a thing, signed as PayPal does, for the endpoint that was created last. */
  event(type: string, resource: object, at: Date, signing?: Signing): SignedEvent;
}

const CERTIFICATE = '/v1/notifications/certs/CERT-standin';
const API = 'https://api-m.paypal.com';

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
  }
}

const amountOf = ({ value }: PaypalMoney): number => Number(value);

function checkAmount({ currency_code: currency, value }: PaypalMoney): void {
  if (['SAR', 'KWD', 'AED'].includes(currency)) throw new Refusal(422, 'CURRENCY_NOT_SUPPORTED');
  const pattern = ['HUF', 'JPY', 'TWD'].includes(currency) ? /^\d+$/ : /^\d+\.\d{2}$/;
  if (!pattern.test(value)) throw new Refusal(422, 'DECIMAL_PRECISION');
}

function checkUnit({ amount, items }: FakeOrder['purchase_units'][number]): void {
  checkAmount(amount);
  const sum = items?.reduce((total, item) => total + amountOf(item.unit_amount), 0);
  if (sum !== undefined && Math.abs(sum - amountOf(amount)) > 0.001) throw new Refusal(422, 'ITEM_TOTAL_MISMATCH');
}

export async function startFakePaypal(): Promise<FakePaypal> {
  const tokens = new Set<string>();
  const answers = new Map<string, { body: string; answer: object }>();
  const certificate = makeCertificate();
  let counter = 0;
  const idOf = (prefix: string) => `${prefix}${++counter}`;
  const fake = {
    keys: ['client-of-the-tests', 'secret-of-the-tests'],
    orders: new Map(),
    disputes: new Map(),
    webhooks: new Map(),
    certificates: new Map([[CERTIFICATE, certificate.pem]]),
    scope:
      'https://uri.paypal.com/services/reporting/search/read https://uri.paypal.com/services/disputes/read-seller openid',
    captureStatus: 'COMPLETED',
    refundStatus: 'COMPLETED',
    fee: { currency_code: 'USD', value: '3.78' },
  } as unknown as FakePaypal;

  const orderWith = (captureId: string): FakeOrder | undefined =>
    [...fake.orders.values()].find((order) =>
      order.purchase_units[0]!.payments.captures.some(({ id }) => id === captureId),
    );
  const orderAt = (id: string): FakeOrder => {
    const order = fake.orders.get(id);
    if (!order) throw new Refusal(404, 'INVALID_RESOURCE_ID');
    return order;
  };
  const refunds = (): PaypalRefund[] =>
    [...fake.orders.values()].flatMap((order) => order.purchase_units[0]!.payments.refunds);

  const createOrder = (body: string): FakeOrder => {
    const order = JSON.parse(body) as FakeOrder;
    checkUnit(order.purchase_units[0]!);
    const id = idOf('ORDER');
    order.purchase_units[0]!.payments = { captures: [], refunds: [] };
    Object.assign(order, {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` }],
    });
    fake.orders.set(id, order);
    return order;
  };

  const captureOrder = (order: FakeOrder): FakeOrder => {
    const [unit] = order.purchase_units;
    if (order.status === 'COMPLETED') throw new Refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new Refusal(422, 'ORDER_NOT_APPROVED');
    order.status = 'COMPLETED';
    const amount = { ...unit!.amount };
    const breakdown = { gross_amount: amount, paypal_fee: fake.fee };
    unit!.payments.captures.push({
      id: idOf('CAPTURE'),
      status: fake.captureStatus,
      amount,
      // one that waits has none
      ...(fake.captureStatus === 'COMPLETED' ? { seller_receivable_breakdown: breakdown } : {}),
    });
    return order;
  };

  const refundCapture = (captureId: string, amount: PaypalMoney, customId?: string): PaypalRefund => {
    const order = orderWith(captureId);
    if (!order) throw new Refusal(404, 'INVALID_RESOURCE_ID');
    checkAmount(amount);
    const { captures, refunds: before } = order.purchase_units[0]!.payments;
    const [capture] = captures;
    const sum = before
      .filter(({ status }) => status !== 'FAILED')
      .reduce((total, refund) => total + amountOf(refund.amount), amountOf(amount));
    if (sum > amountOf(capture!.amount)) throw new Refusal(422, 'REFUND_AMOUNT_EXCEEDED');
    capture!.status = sum === amountOf(capture!.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund: PaypalRefund = {
      id: idOf('REFUND'),
      status: fake.refundStatus,
      amount,
      ...(customId === undefined ? {} : { custom_id: customId }),
      links: [{ rel: 'up', href: `${API}/v2/payments/captures/${captureId}` }],
    };
    before.push(refund);
    return refund;
  };

  const giveToken = ({ headers, body }: HostCall) => {
    const credentials = Buffer.from(fake.keys.join(':')).toString('base64');
    if (headers.authorization !== `Basic ${credentials}` || body !== 'grant_type=client_credentials')
      throw new Refusal(401, 'invalid_client');
    const token = idOf('TOKEN');
    tokens.add(token);
    return { access_token: token, expires_in: 32_400, app_id: 'APP-STANDIN', scope: fake.scope };
  };

  const allow = (scope: string) => {
    if (!fake.scope.includes(scope)) throw new Refusal(403, 'NOT_AUTHORIZED');
  };

  const changeWebhooks = ({ method, body }: HostCall, id: string | undefined) => {
    if (method === 'GET') return { webhooks: [...fake.webhooks.values()] };
    if (method === 'DELETE') {
      fake.webhooks.delete(id!);
      return null;
    }
    const created = { ...(JSON.parse(body) as { url: string; event_types: { name: string }[] }), id: idOf('WEBHOOK') };
    if ([...fake.webhooks.values()].some(({ url }) => url === created.url))
      throw new Refusal(400, 'WEBHOOK_URL_ALREADY_EXISTS');
    fake.webhooks.set(created.id, created);
    return created;
  };

  const change = ({ url: { pathname }, body }: HostCall): object => {
    const [, , kind, , id, act] = pathname.split('/');
    if (kind === 'checkout') return act === 'capture' ? captureOrder(orderAt(id!)) : createOrder(body);
    const { amount, custom_id: customId } = JSON.parse(body) as { amount: PaypalMoney; custom_id: string };
    return refundCapture(id!, amount, customId);
  };

  /** A repeated request of the same id is answered the same; another request under it is refused. */
  const once = (call: HostCall): object => {
    const key = `${call.url.pathname} ${String(call.headers['paypal-request-id'])}`;
    const known = answers.get(key);
    if (known && known.body !== call.body) throw new Refusal(422, 'DUPLICATE_REQUEST_ID');
    const answer = known?.answer ?? change(call);
    answers.set(key, { body: call.body, answer });
    return answer;
  };

  const read = ({ url: { pathname } }: HostCall): object => {
    const [, , kind, second, id] = pathname.split('/');
    if (kind === 'checkout') return orderAt(id!);
    if (kind === 'identity') return { name: 'Madar at PayPal' };
    if (kind === 'reporting') {
      allow('/reporting/search/read');
      const details = refunds().map((refund) => ({ transaction_info: { transaction_id: refund.id } }));
      return { transaction_details: details, total_pages: 1 };
    }
    if (kind === 'customer') {
      allow('/disputes/read-seller');
      if (!id) return { items: [...fake.disputes.values()].map(({ dispute_id }) => ({ dispute_id })), links: [] };
      const dispute = fake.disputes.get(id);
      if (dispute) return dispute;
    }
    const refund = second === 'refunds' && refunds().find((each) => each.id === id);
    if (refund) return refund;
    throw new Refusal(404, 'INVALID_RESOURCE_ID');
  };

  const handle = (call: HostCall): object | null => {
    const { method, url, headers } = call;
    if (url.pathname === '/v1/oauth2/token') return giveToken(call);
    const [, token = ''] = headers.authorization?.split(' ') ?? [];
    if (!tokens.has(token)) throw new Refusal(401, 'AUTHENTICATION_FAILURE');
    if (url.pathname.startsWith('/v1/notifications/webhooks')) return changeWebhooks(call, url.pathname.split('/')[4]);
    return method === 'GET' ? read(call) : once(call);
  };

  const failureOf = (issue: string) => ({ name: 'FAILURE', debug_id: 'debug', details: [{ issue }] });
  const host = await startFakeHost((call, say: Say) => {
    const file = fake.certificates.get(call.url.pathname);
    if (file !== undefined) return say(200, file);
    try {
      const answer = handle(call);
      return answer ? say(200, answer) : say(204);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return say(error.status, failureOf(error.message));
    }
  }, failureOf);

  return Object.assign(fake, host, {
    approve(id: string) {
      const order = orderAt(id);
      if (order.status !== 'PAYER_ACTION_REQUIRED') throw new Error(`the order ${id} is ${order.status}`);
      order.status = 'APPROVED';
    },
    settle(id: string, status: string) {
      orderAt(id).purchase_units[0]!.payments.captures[0]!.status = status;
    },
    refundInDashboard(id: string, value: string) {
      const [capture] = orderAt(id).purchase_units[0]!.payments.captures;
      return refundCapture(capture!.id, { currency_code: capture!.amount.currency_code, value });
    },
    refunds,
    dispute(id: string, changes: Record<string, unknown>) {
      const [capture] = orderAt(id).purchase_units[0]!.payments.captures;
      const known = [...fake.disputes.values()].find(({ order }) => order === id);
      const dispute = known ?? {
        dispute_id: idOf('PP-D-'),
        order: id,
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        dispute_amount: capture!.amount,
        dispute_life_cycle_stage: 'CHARGEBACK',
        seller_response_due_date: '2027-01-15T08:00:00.000Z',
        disputed_transactions: [{ seller_transaction_id: capture!.id }],
      };
      Object.assign(dispute, changes);
      fake.disputes.set(dispute.dispute_id, dispute);
      return dispute;
    },
    forgetTokens: () => tokens.clear(),
    event(type: string, resource: object, at: Date, { webhookId, certificateUrl }: Signing = {}) {
      const id = idOf('WH-');
      const body = JSON.stringify({ id, event_type: type, resource });
      const time = at.toISOString();
      const endpoint = webhookId ?? [...fake.webhooks.keys()].at(-1) ?? '';
      const signed = `T${id}|${time}|${endpoint}|${crc32(body)}`;
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certificateUrl ?? `${host.url}${CERTIFICATE}`,
        'paypal-transmission-id': `T${id}`,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(signed), certificate.key).toString('base64'),
      };
      return { id, body, headers };
    },
  });
}

/** What PayPal's events say of a capture. */
export const captureResource = (order: FakeOrder) => ({
  ...order.purchase_units[0]!.payments.captures[0],
  custom_id: order.purchase_units[0]!.custom_id,
  supplementary_data: { related_ids: { order_id: order.id } },
});
