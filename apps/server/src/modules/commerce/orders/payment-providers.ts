import type { SystemContext } from '../../../kernel/context.ts';
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

/** A payment provider, contributed by its module. No call is made while a row is locked. */
export interface PaymentProvider {
  name: string;
  /** No money moves. */
  isTest: boolean;
  methods: readonly PaymentMethod[];
  /** Opens a page on which the buyer pays. Called again for the same payment it returns the same page. */
  createSession(context: SystemContext, payment: ProviderPayment): Promise<{ url: string }>;
  /** Closes the page, so that the payment can't succeed any more. */
  expireSession(context: SystemContext, paymentId: number): Promise<void>;
  /** Pays back. Called again for the same refund it does nothing. */
  refund(context: SystemContext, payment: ProviderPayment, refund: ProviderRefund): Promise<'SUCCEEDED' | 'FAILED'>;
}

export const paymentProviders = extensionPoint<PaymentProvider>('payment-providers');

/** The provider of a method; undefined when none offers it. */
export const providerOf = (context: SystemContext, method: PaymentMethod): PaymentProvider | undefined =>
  context.extensions.of(paymentProviders).find(({ methods }) => methods.includes(method));

export const providerNamed = (context: SystemContext, name: string): PaymentProvider | undefined =>
  context.extensions.of(paymentProviders).find((provider) => provider.name === name);
