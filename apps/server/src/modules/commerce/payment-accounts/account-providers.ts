import type { PageMethods } from '@sullam/domain/commerce/payment-methods.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { DisputeReport } from '../disputes/disputes.public.ts';
import type {
  AmountProblem,
  PageProvider,
  PaymentReport,
  ProviderPayment,
  ProviderRefund,
  RefundReport,
  SessionRequest,
} from '../orders/orders.public.ts';
import type { AccountMode } from './payment-accounts.schemas.ts';

/** An organisation's account with a provider, with its keys as they were entered. Never leaves the server. */
export interface Account {
  mode: AccountMode;
  keys: Readonly<Record<string, string>>;
}

/** What a webhook says has changed. It is a hint: the provider is asked how things stand, so order and repetition don't matter. */
export type EventSubject =
  /** Of a page; with the attempt, if the provider tells it, for a webhook that overtakes the answer with the page's id. */
  | { kind: 'PAYMENT'; reference: string; paymentId?: number }
  | { kind: 'REFUND'; providerPayment: string }
  | { kind: 'DISPUTE'; reference: string };

export interface WebhookEvent {
  /** Id at the provider. */
  eventId: string;
  /** In the words of the provider. */
  type: string;
  /** Null for events that change nothing here. */
  subject: EventSubject | null;
}

export interface ReceivedWebhook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Exactly the bytes that came. */
  body: Buffer;
  webhookId: string | null;
  secret: string;
}

/** A refund in a list of all, with the payment that it belongs to. */
export interface ListedRefund extends RefundReport {
  providerPayment: string;
}

/** What a provider kept of a payment, in the currency in which it settles. */
export interface FeeReport {
  grossMinor: number;
  feeMinor: number;
  currency: string;
}

/** A transfer of a provider to the bank account of the organisation. */
export interface PayoutReport {
  /** Id at the provider. */
  reference: string;
  amountMinor: number;
  currency: string;
  status: 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED';
  /** 2026-11-28. */
  arrivesOn: string;
  /** Whether the provider tells its transactions. */
  hasEntries: boolean;
}

/** A transaction that a payout consists of, in its currency. */
export interface PayoutEntryReport {
  reference: string;
  kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'FEE' | 'OTHER';
  /** Before the fee; negative for money that went out. */
  amountMinor: number;
  feeMinor: number;
  /** Id of the payment at the provider that it is of, if it is of one. */
  providerPayment: string | null;
  at: Date;
}

/**
 * A provider that organisations have accounts with. One folder contributes it here and, through `pageProviderOf()`, to
 * `paymentProviders`. All methods that ask the provider throw ProviderFailure.
 */
export interface AccountProvider {
  /** Also part of the webhook's address. */
  name: string;
  /** As people know it. */
  title: string;
  method: 'Credit Card' | 'Paypal';
  /** What buyers can pay with on its page. */
  accepts: PageMethods;
  /** Keys that administrators enter, in the order of the form. */
  keyNames: readonly string[];
  /** How long an order is held from the beginning of an attempt: longer than the provider's page lives. */
  holdMinutes?: number;
  /** Languages of the provider's page. */
  pageLanguages: readonly Language[];
  problemOf(amountMinor: number, currency: string): AmountProblem | null;
  /** Which mode keys are for; null where they are not keys of this provider. Absent: keys don't tell, and administrators choose. */
  modeOf?(keys: Account['keys']): AccountMode | null;
  /** Asks the provider whether it takes the keys; returns the name of the account. */
  checkKeys(context: SystemContext, account: Account): Promise<{ accountName: string }>;
  /** Creates the webhook endpoint, in place of an earlier one at the same address. */
  connectWebhook(context: SystemContext, account: Account, url: string): Promise<{ webhookId: string; secret: string }>;
  /** Checks an endpoint that an administrator created: false if it sends events of another version of the API. */
  isWebhookUsable(context: SystemContext, account: Account, url: string): Promise<boolean>;
  /** Returns null where the signature is wrong or too old. */
  readWebhook(context: SystemContext, received: ReceivedWebhook): Promise<WebhookEvent | null>;
  createSession(
    context: SystemContext,
    account: Account,
    session: SessionRequest,
  ): ReturnType<PageProvider['createSession']>;
  expireSession(context: SystemContext, account: Account, payment: ProviderPayment): Promise<PaymentReport>;
  fetchPayment(context: SystemContext, account: Account, payment: ProviderPayment): Promise<PaymentReport>;
  capture?(context: SystemContext, account: Account, payment: ProviderPayment): Promise<PaymentReport>;
  refund(
    context: SystemContext,
    account: Account,
    payment: ProviderPayment,
    refund: ProviderRefund,
  ): Promise<RefundReport>;
  fetchRefunds(context: SystemContext, account: Account, payment: ProviderPayment): Promise<RefundReport[]>;
  /** Refunds since a moment, including those made at the provider. Absent: the provider has no such list. */
  listRefunds?(context: SystemContext, account: Account, since: Date): Promise<ListedRefund[]>;
  /** Disputes since a moment, and one of them. Absent: the provider has no disputes. */
  listDisputes?(context: SystemContext, account: Account, since: Date): Promise<DisputeReport[]>;
  fetchDispute?(context: SystemContext, account: Account, reference: string): Promise<DisputeReport>;
  /** What it kept of a payment that has succeeded; null while it doesn't know. Absent: the provider never tells. */
  fetchFee?(context: SystemContext, account: Account, payment: ProviderPayment): Promise<FeeReport | null>;
  /** Payouts since a moment, and the transactions of one. Absent: the provider has no such list. */
  listPayouts?(context: SystemContext, account: Account, since: Date): Promise<PayoutReport[]>;
  fetchPayoutEntries?(context: SystemContext, account: Account, reference: string): Promise<PayoutEntryReport[]>;
}

export const accountProviders = extensionPoint<AccountProvider>('account-providers');

export const accountProviderNamed = (
  { extensions }: Pick<SystemContext, 'extensions'>,
  name: string,
): AccountProvider | undefined => extensions.of(accountProviders).find((provider) => provider.name === name);
