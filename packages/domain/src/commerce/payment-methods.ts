/** The specification's payment methods, each with the word under which its texts are kept. */
export const PAYMENT_METHODS = {
  'Credit Card': 'card',
  Paypal: 'paypal',
  'Organization Credit': 'credit',
  'Wire Transfer': 'transfer',
  Cash: 'cash',
  Voucher: 'voucher',
  Free: 'free',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** What buyers can pay with on a provider's page, as the word under which its texts are kept. */
export const PAGE_METHODS = ['card', 'mada', 'paypal'] as const;
export type PageMethods = (typeof PAGE_METHODS)[number];

export const isPaymentMethod = (text: string): text is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, text);
