import { randomUUID } from 'node:crypto';
import { type FakeHost, type HostCall, type Say, startFakeHost } from '../../payment-accounts/test/fake-host.ts';
import type { MoyasarInvoice, MoyasarPayment } from '../moyasar-client.ts';

type FakeInvoice = MoyasarInvoice & {
  amount: number;
  currency: string;
  description: string;
  expired_at: string;
  payments: MoyasarPayment[];
};

interface Webhook {
  id: string;
  url: string;
  shared_secret: string;
  events: string[];
}

/** Moyasar as far as the product asks it, with state, on this machine. */
export interface FakeMoyasar extends FakeHost {
  key: string;
  invoices: Map<string, FakeInvoice>;
  webhooks: Map<string, Webhook>;
  /** The buyer pays on the page, or begins to. */
  pay(invoiceId: string, status?: string, at?: Date): MoyasarPayment;
  /** Somebody refunds in Moyasar's dashboard. */
  refundInDashboard(invoiceId: string, amount: number): MoyasarPayment;
  /** Somebody takes back a payment that was not settled yet. */
  voidInDashboard(invoiceId: string): MoyasarPayment;
  /** A webhook about a payment, with the token of the endpoint that was created last. */
  event(type: string, payment: object, token?: string): { id: string; body: string };
}

const PAGE_SIZE = 2;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, type: string) {
    super(type);
    this.status = status;
  }
}

const refusalOf = (type: string) => ({ type, message: `refused: ${type}`, errors: null });

export async function startFakeMoyasar(): Promise<FakeMoyasar> {
  const fake = {
    key: 'sk_test_standin0001',
    invoices: new Map(),
    webhooks: new Map(),
  } as unknown as FakeMoyasar;

  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Refusal(404, 'record_not_found');
    return thing;
  };
  const payments = (): MoyasarPayment[] => [...fake.invoices.values()].flatMap((invoice) => invoice.payments);

  const createInvoice = (body: string): FakeInvoice => {
    const given = JSON.parse(body) as FakeInvoice;
    if (!Number.isSafeInteger(given.amount) || given.amount < 100) throw new Refusal(400, 'invalid_request_error');
    const id = randomUUID();
    const url = `https://checkout.moyasar.com/invoices/${id}?lang=en`;
    const invoice = { ...given, id, status: 'initiated', url, payments: [] };
    fake.invoices.set(id, invoice);
    return invoice;
  };

  const cancelInvoice = (invoice: FakeInvoice): FakeInvoice => {
    if (invoice.status !== 'initiated') throw new Refusal(400, 'invalid_request_error');
    invoice.status = 'canceled';
    return invoice;
  };

  const refundPayment = (payment: MoyasarPayment, amount: number): MoyasarPayment => {
    const isPaid = ['paid', 'captured', 'refunded'].includes(payment.status);
    if (!isPaid || payment.refunded + amount > payment.amount) throw new Refusal(400, 'invalid_request_error');
    return Object.assign(payment, { status: 'refunded', refunded: payment.refunded + amount });
  };

  /** Metadata is merged; an empty value removes its key. */
  const saveMetadata = (payment: MoyasarPayment, changes: Record<string, string>): MoyasarPayment => {
    const merged = Object.entries({ ...payment.metadata, ...changes }).filter(([, value]) => value !== '');
    if (merged.length > 30) throw new Refusal(400, 'invalid_request_error');
    return Object.assign(payment, { metadata: Object.fromEntries(merged) });
  };

  const paged = <Thing>(things: readonly Thing[], page: number) => {
    const start = (page - 1) * PAGE_SIZE;
    const hasMore = things.length > start + PAGE_SIZE;
    return { listed: things.slice(start, start + PAGE_SIZE), meta: { next_page: hasMore ? page + 1 : null } };
  };

  const answerInvoices = ({ method, url, body }: HostCall, id: string | undefined, act: string | undefined) => {
    if (id) {
      const invoice = found(fake.invoices.get(id));
      return method === 'PUT' && act === 'cancel' ? cancelInvoice(invoice) : invoice;
    }
    if (method === 'POST') return createInvoice(body);
    const attempt = url.searchParams.get('metadata[attempt]');
    const matching = [...fake.invoices.values()].filter(
      ({ metadata }) => attempt === null || metadata?.attempt === attempt,
    );
    const { listed, meta } = paged(matching.reverse(), Number(url.searchParams.get('page') ?? '1'));
    return { invoices: listed, meta };
  };

  const answerPayments = ({ method, url, body }: HostCall, id: string | undefined, act: string | undefined) => {
    if (!id) {
      const since = Date.parse(url.searchParams.get('created[gt]') ?? '');
      const matching = payments().filter(
        ({ status, created_at: at }) => status === url.searchParams.get('status') && Date.parse(at) > since,
      );
      const { listed, meta } = paged(matching, Number(url.searchParams.get('page') ?? '1'));
      return { payments: listed, meta };
    }
    const payment = found(payments().find((each) => each.id === id));
    if (act === 'refund') return refundPayment(payment, (JSON.parse(body) as { amount: number }).amount);
    if (method !== 'PUT') return payment;
    return saveMetadata(payment, (JSON.parse(body) as { metadata: Record<string, string> }).metadata);
  };

  const answerWebhooks = ({ method, body }: HostCall, id: string | undefined) => {
    if (method === 'GET') return { webhooks: [...fake.webhooks.values()].map(({ shared_secret: _, ...rest }) => rest) };
    if (method === 'DELETE') {
      fake.webhooks.delete(id!);
      return {};
    }
    const webhook = { ...(JSON.parse(body) as Webhook), id: randomUUID() };
    fake.webhooks.set(webhook.id, webhook);
    return webhook;
  };

  const handle = (call: HostCall): object => {
    if (call.headers.authorization !== `Basic ${Buffer.from(`${fake.key}:`).toString('base64')}`)
      throw new Refusal(401, 'authentication_error');
    const [, , kind, id, act] = call.url.pathname.split('/');
    if (kind === 'invoices') return answerInvoices(call, id, act);
    if (kind === 'payments') return answerPayments(call, id, act);
    if (kind === 'webhooks') return answerWebhooks(call, id);
    throw new Refusal(404, 'record_not_found');
  };

  const host = await startFakeHost((call, say: Say) => {
    try {
      return say(200, handle(call));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return say(error.status, refusalOf(error.message));
    }
  }, refusalOf);

  const paidAt = (invoiceId: string): MoyasarPayment => {
    const payment = fake.invoices.get(invoiceId)?.payments.find(({ status }) => status === 'paid');
    return payment ?? found(fake.invoices.get(invoiceId)?.payments.find(({ status }) => status === 'refunded'));
  };
  return Object.assign(fake, host, {
    pay(invoiceId: string, status = 'paid', at = new Date()) {
      const invoice = found(fake.invoices.get(invoiceId));
      if (invoice.status !== 'initiated') throw new Error(`the invoice ${invoiceId} is ${invoice.status}`);
      const payment: MoyasarPayment = {
        id: randomUUID(),
        status,
        amount: invoice.amount,
        currency: invoice.currency,
        fee: Math.round(invoice.amount * 0.0275) + 100,
        refunded: 0,
        invoice_id: invoiceId,
        created_at: at.toISOString(),
        metadata: null,
        source: { message: status === 'failed' ? 'INSUFFICIENT_FUNDS' : null },
      };
      invoice.payments.push(payment);
      if (status === 'paid') invoice.status = 'paid';
      return payment;
    },
    refundInDashboard: (invoiceId: string, amount: number) => refundPayment(paidAt(invoiceId), amount),
    voidInDashboard: (invoiceId: string) => Object.assign(paidAt(invoiceId), { status: 'voided' }),
    event(type: string, payment: object, token?: string) {
      const id = randomUUID();
      const secret = token ?? [...fake.webhooks.values()].at(-1)?.shared_secret;
      const body = { id, type, created_at: new Date().toISOString(), secret_token: secret, live: false, data: payment };
      return { id, body: JSON.stringify(body) };
    },
  });
}
