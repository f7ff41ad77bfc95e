import type {
  Cart,
  CartItem,
  CartVoucher,
  ManualPayment,
  Order,
  PaymentMethod,
} from '@sullam/api-client/schema.gen.ts';
import { TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';

/** Responses of the server for tests of the marketplace's screens. */
export const cartItem = (itemId: number, changes: Partial<CartItem> = {}): CartItem => ({
  id: itemId + 100,
  itemId,
  pageId: itemId,
  purchasedItemType: { slug: 'course' },
  title: { en: `Course ${itemId}`, ar: `دورة ${itemId}` },
  quantity: 1,
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  listMinor: changes.priceMinor ?? 11_500,
  priceMinor: 11_500,
  priceKind: 'LIST',
  priceUntil: null,
  discountMinor: 0,
  formerPriceMinor: null,
  currency: 'SAR',
  problem: null,
  ownedParts: [],
  start: null,
  cancellationTiers: [],
  taxCategory: 'STANDARD',
  exemptionReason: null,
  ...changes,
});

/** A voucher that takes 10 % off an order in riyals. */
export const cartVoucher = (changes: Partial<CartVoucher> = {}): CartVoucher => ({
  voucherId: 5,
  code: 'NOV10',
  percentBasisPoints: 1000,
  amountMinor: null,
  endsAt: null,
  problem: null,
  missingMinor: 0,
  currency: 'SAR',
  discountMinor: 1150,
  ...changes,
});

/** VAT of 15 % that an amount includes. */
const taxOf = (amount: number): number => Math.round((amount * 15) / 115);

/** A cart whose sums follow from its items, as its version does. */
export function cartOf(...purchasedItems: CartItem[]): Cart {
  const sold = purchasedItems.filter(({ problem }) => problem === null);
  const totals = [...new Set(sold.map(({ currency }) => currency))].map((currency) => {
    const items = sold.filter((item) => item.currency === currency);
    const subtotalMinor = items.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
    const discountMinor = items.reduce((sum, item) => sum + item.discountMinor, 0);
    const totalMinor = subtotalMinor - discountMinor;
    const sums = { itemCount: items.length, subtotalMinor, discountMinor, totalMinor };
    return { currency, ...sums, taxMinor: taxOf(totalMinor), taxRateBasisPoints: 1500 };
  });
  const version = JSON.stringify(
    purchasedItems.map(({ id, priceMinor, discountMinor, problem }) => [id, priceMinor, discountMinor, problem]),
  );
  return { order: { status: 'CART', purchasedItems, totals, vouchers: [], version } };
}

/** The same with vouchers, whose discounts the items already show. */
export function cartWith(vouchers: CartVoucher[], ...purchasedItems: CartItem[]): Cart {
  const { order: priced } = cartOf(...purchasedItems);
  const version = JSON.stringify([priced.version, vouchers.map(({ voucherId, problem }) => [voucherId, problem])]);
  return { order: { ...priced, vouchers, version } };
}

export const inMinutes = (minutes: number): string => new Date(TEST_NOW + minutes * 60_000).toISOString();

export const order = (changes: Partial<Order> = {}): Order => ({
  orderId: 31,
  number: 12,
  status: 'PAID',
  currency: 'SAR',
  totalMinor: 23_000,
  taxMinor: 3000,
  refundedMinor: 0,
  isTest: true,
  isDisputed: false,
  method: 'Credit Card',
  placedAt: inMinutes(-5),
  purchasedItems: [1, 2].map((itemId) => ({
    id: itemId + 200,
    itemId,
    pageId: itemId,
    cover: null,
    coverArt: '/files/covers/1/course.avif',
    purchasedItemType: { slug: 'course' },
    title: { en: `Course ${itemId}`, ar: `دورة ${itemId}` },
    totalMinor: 11_500,
    discountMinor: 0,
    reductionMinor: 0,
    waivedTaxMinor: 0,
    priceKind: 'LIST',
    quantity: 1,
    taxMinor: 1500,
    taxRateBasisPoints: 1500,
    refundedMinor: 0,
    start: null,
    cancellationTiers: [],
    cancelledAt: null,
  })),
  discountMinor: 0,
  waivedTaxMinor: 0,
  vouchers: [],
  buyer: { name: 'Salma Haddad', email: 'salma@example.org' },
  company: null,
  expiresAt: inMinutes(10),
  payments: [],
  refunds: [],
  history: [{ kind: 'PLACED', method: null, purchasedItemId: null, amountMinor: 23_000, note: '', at: inMinutes(-5) }],
  now: inMinutes(0),
  abilities: { canPay: false, canCancel: false, canRefund: false, canRefundToCredit: false, canMarkPaid: false },
  ...changes,
});

/** An order that waits for its payment. */
export const pendingOrder = (changes: Partial<Order> = {}): Order =>
  order({
    status: 'PENDING',
    isTest: false,
    method: null,
    abilities: { canPay: true, canCancel: true, canRefund: false, canRefundToCredit: false, canMarkPaid: false },
    ...changes,
  });

/** An order that waits for a bank transfer for a week. */
export const waitingOrder = (changes: Partial<Order> = {}): Order =>
  pendingOrder({ method: 'Wire Transfer', expiresAt: inMinutes(7 * 24 * 60), ...changes });

/** How its transfer is made. */
export const transfer = (changes: Partial<ManualPayment> = {}): ManualPayment => ({
  paymentId: 9,
  orderId: 31,
  number: 12,
  method: 'Wire Transfer',
  state: 'WAITING',
  amountMinor: 23_000,
  currency: 'SAR',
  startedAt: inMinutes(-1),
  expiresAt: inMinutes(7 * 24 * 60),
  reference: '',
  receivedOn: null,
  reason: '',
  decidedAt: null,
  instructions: { en: 'Name the order.', ar: 'اذكر رقم الطلب.' },
  bankName: { en: 'Example Bank', ar: 'بنك المثال' },
  iban: 'SA0380000000608010167519',
  accountHolder: 'Madar Academy',
  ...changes,
});

/** The method of the test provider. */
export const TEST_METHOD: PaymentMethod = {
  method: 'Credit Card',
  provider: 'test',
  isTest: true,
  waitDays: null,
  pageName: null,
  accepts: null,
  isPageTranslated: true,
  problem: null,
};
