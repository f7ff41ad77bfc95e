import type { PageMethods, PaymentMethod } from '@sullam/domain/commerce/payment-methods.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** An attempt to pay, as a provider needs to know it. */
export interface ProviderPayment {
  /** Also the provider's idempotency key. */
  paymentId: number;
  orderId: number;
  amountMinor: number;
  currency: string;
  isTest: boolean;
  /** Id of the page at the provider, and of the payment itself; null until the provider has given them. */
  reference: string | null;
  providerPayment: string | null;
  /** Language of the buyer. */
  language: Language;
  startedAt: Date;
}

/** What the page shows, the same each time that it is asked for. */
export interface SessionRequest extends ProviderPayment {
  /** Number of the order, as people read it. */
  orderNumber: number;
  buyerEmail: string;
  lines: readonly { title: Localized; amountMinor: number }[];
  /** Where the buyer comes back, having paid or not. */
  returnUrl: string;
  /** When the page must have closed: before the order ends. */
  closesAt: Date;
}

export interface ProviderRefund {
  /** The provider's idempotency key. */
  refundId: number;
  amountMinor: number;
  currency: string;
  /** Id at the provider; null until it has given one. */
  reference: string | null;
  requestedAt: Date;
}

/** How an attempt stands at its provider. */
export type PaymentReport =
  /** It can still be paid, on this page. */
  | { state: 'OPEN'; url?: string | null }
  /** The buyer has agreed, and the money has to be captured. */
  | { state: 'APPROVED' }
  | { state: 'PAID'; providerPayment: string; amountMinor: number; currency: string }
  | { state: 'DECLINED'; note: string }
  /** Nothing was paid, and nothing can be paid any more. */
  | { state: 'ENDED' };

/** How a refund stands at its provider. Even one that has succeeded can fail days later. */
export interface RefundReport {
  status: 'SUCCEEDED' | 'FAILED' | 'PENDING';
  /** Id at the provider. */
  reference: string | null;
  /** Refund of this platform that it carries out; null for one that was made at the provider. */
  refundId: number | null;
  amountMinor: number;
  note?: string;
}

/** Why a provider did not do what it was asked. REFUSED: asking again would not help. */
export type ProviderFailureKind = 'UNREACHABLE' | 'WRONG_KEYS' | 'REFUSED';

/** A provider did not do what it was asked. Its message is for the log and holds no secret. */
export class ProviderFailure extends Error {
  readonly kind: ProviderFailureKind;

  constructor(kind: ProviderFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Why a method can't pay an amount: not in its currency, or not exactly. */
export type AmountProblem = 'CURRENCY' | 'AMOUNT';

/** A method that an organisation offers now. */
export interface MethodOffer {
  method: PaymentMethod;
  /** No money moves. */
  isTest: boolean;
  /** How many days after it was placed an order waits for the money; without it the order keeps its own end. */
  waitDays?: number;
  /** What the caller can spend, by currency, where the method pays from an account of theirs. */
  balances?: readonly { currency: string; balanceMinor: number }[];
  /** How long an order is held from the beginning of an attempt; without it the order keeps its own end. */
  holdMinutes?: number;
  /** The provider's name as buyers know it, where they pay on its own page, with the languages of that page and what it takes. */
  page?: { name: string; languages: readonly Language[]; accepts: PageMethods };
  /** Absent: it takes every amount. */
  problemOf?(amountMinor: number, currency: string): AmountProblem | null;
}

interface Provider {
  name: string;
  /** Methods of this provider that the organisation offers the caller now. */
  listOffers(context: MemberContext, tx: Tx): Promise<readonly MethodOffer[]>;
}

/**
 * The buyer pays on a page. No method is called while a row is locked; each can be called again after a crash. All throw
 * ProviderFailure.
 */
export interface PageProvider extends Provider {
  kind: 'PAGE';
  /** Opens a page on which the buyer pays. Called again for the same payment it returns the same page. */
  createSession(context: SystemContext, session: SessionRequest): Promise<{ url: string; reference: string | null }>;
  /** Closes the page, so that the payment can't succeed any more, and reports how it ended. */
  expireSession(context: SystemContext, payment: ProviderPayment): Promise<PaymentReport>;
  fetchPayment(context: SystemContext, payment: ProviderPayment): Promise<PaymentReport>;
  /** Takes the money of an approved payment, for providers where that is a step of its own. */
  capture?(context: SystemContext, payment: ProviderPayment): Promise<PaymentReport>;
  /** Pays back. Called again for the same refund it does nothing. */
  refund(context: SystemContext, payment: ProviderPayment, refund: ProviderRefund): Promise<RefundReport>;
  /** All refunds of a payment that the provider knows, including those made at the provider. */
  fetchRefunds(context: SystemContext, payment: ProviderPayment): Promise<RefundReport[]>;
}

/** The buyer follows instructions. An administrator reports that the money has come, and that a refund has been paid back. */
export interface ManualProvider extends Provider {
  kind: 'MANUAL';
}

/** An amount that a buyer's account pays or gets back. */
interface AccountEntry {
  orderId: number;
  userId: number;
  amountMinor: number;
  currency: string;
}

/** The buyer pays from an account that this application keeps, at once and in the transaction of the order. */
export interface LedgerProvider extends Provider {
  kind: 'LEDGER';
  /** Takes an amount off the buyer's account, whole or not at all. Returns how much is missing, 0 if it was taken. */
  pay(context: SystemContext, tx: Tx, payment: AccountEntry & { paymentId: number }): Promise<number>;
  /** Adds an amount to the buyer's account; `isReturn` if the payment was taken off it. */
  refund(context: SystemContext, tx: Tx, refund: AccountEntry & { refundId: number; isReturn: boolean }): Promise<void>;
}

/** A payment provider, contributed by its module. */
export type PaymentProvider = PageProvider | ManualProvider | LedgerProvider;

export const paymentProviders = extensionPoint<PaymentProvider>('payment-providers');

export interface OfferedMethod extends MethodOffer {
  provider: PaymentProvider;
}

/** Methods that the organisation offers now, those with a page to pay on first. Test providers are left out once another has such a page. */
export async function findOfferedMethods(context: MemberContext, tx: Tx): Promise<OfferedMethod[]> {
  const offered: OfferedMethod[] = [];
  for (const provider of context.extensions.of(paymentProviders))
    for (const offer of await provider.listOffers(context, tx)) offered.push({ ...offer, provider });
  // administrators can try the checkout at any time
  const hidesTests =
    !isAdministrator(context.caller) && offered.some(({ provider, isTest }) => provider.kind === 'PAGE' && !isTest);
  const byPage = ({ provider }: OfferedMethod) => (provider.kind === 'PAGE' ? 0 : 1);
  return offered
    .filter(({ provider, isTest }) => !(hidesTests && provider.kind === 'PAGE' && isTest))
    .sort((one, other) => byPage(one) - byPage(other));
}

export const providerNamed = (context: SystemContext, name: string): PaymentProvider | undefined =>
  context.extensions.of(paymentProviders).find((provider) => provider.name === name);

/** The provider that keeps accounts of members. */
export const ledgerProvider = (context: SystemContext): LedgerProvider | undefined =>
  context.extensions.of(paymentProviders).find((provider) => provider.kind === 'LEDGER');
