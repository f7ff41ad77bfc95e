import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { PaymentMethod } from './orders.schemas.ts';

/** An attempt to pay, as a provider needs to know it. */
export interface ProviderPayment {
  /** Also the provider's idempotency key. */
  paymentId: number;
  orderId: number;
  amountMinor: number;
  currency: string;
}

export interface ProviderRefund {
  /** The provider's idempotency key. */
  refundId: number;
  amountMinor: number;
  currency: string;
}

/** A method that an organisation offers now. */
export interface MethodOffer {
  method: PaymentMethod;
  /** How many days after it was placed an order waits for the money; without it the order keeps its own end. */
  waitDays?: number;
}

interface Provider {
  name: string;
  /** No money moves. */
  isTest: boolean;
  /** Methods of this provider that the organisation offers now. */
  listOffers(context: SystemContext, tx: Tx): Promise<readonly MethodOffer[]>;
}

/** The buyer pays on a page. No call is made while a row is locked. */
export interface PageProvider extends Provider {
  kind: 'PAGE';
  /** Opens a page on which the buyer pays. Called again for the same payment it returns the same page. */
  createSession(context: SystemContext, payment: ProviderPayment): Promise<{ url: string }>;
  /** Closes the page, so that the payment can't succeed any more. */
  expireSession(context: SystemContext, paymentId: number): Promise<void>;
  /** Pays back. Called again for the same refund it does nothing. */
  refund(context: SystemContext, payment: ProviderPayment, refund: ProviderRefund): Promise<'SUCCEEDED' | 'FAILED'>;
}

/** The buyer follows instructions. An administrator reports that the money has come, and that a refund has been paid back. */
export interface ManualProvider extends Provider {
  kind: 'MANUAL';
}

/** A payment provider, contributed by its module. */
export type PaymentProvider = PageProvider | ManualProvider;

export const paymentProviders = extensionPoint<PaymentProvider>('payment-providers');

export interface OfferedMethod extends MethodOffer {
  provider: PaymentProvider;
}

/** Methods that the organisation offers now, those with a page to pay on first. Test providers are left out once another has such a page. */
export async function findOfferedMethods(context: SystemContext, tx: Tx): Promise<OfferedMethod[]> {
  const offered: OfferedMethod[] = [];
  for (const provider of context.extensions.of(paymentProviders))
    for (const offer of await provider.listOffers(context, tx)) offered.push({ ...offer, provider });
  const isLive = offered.some(({ provider }) => provider.kind === 'PAGE' && !provider.isTest);
  const byPage = ({ provider }: OfferedMethod) => (provider.kind === 'PAGE' ? 0 : 1);
  return offered
    .filter(({ provider }) => !(isLive && provider.isTest))
    .sort((one, other) => byPage(one) - byPage(other));
}

export const providerNamed = (context: SystemContext, name: string): PaymentProvider | undefined =>
  context.extensions.of(paymentProviders).find((provider) => provider.name === name);

/** Closes the page of an attempt that has ended, where its provider has one. */
export async function closePage(
  context: SystemContext,
  { provider: name, paymentId }: { provider: string; paymentId: number },
): Promise<void> {
  const provider = providerNamed(context, name);
  if (provider?.kind === 'PAGE') await provider.expireSession(context, paymentId);
}
