import type { Cart, CartItem, Order } from '@sullam/api-client/schema.gen.ts';
import { TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';

/** Responses of the server for tests of the marketplace's screens. */
export const cartItem = (itemId: number, changes: Partial<CartItem> = {}): CartItem => ({
  id: itemId + 100,
  itemId,
  pageId: itemId,
  purchasedItemType: { slug: 'course' },
  title: { en: `Course ${itemId}`, ar: `دورة ${itemId}` },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  priceMinor: 11_500,
  formerPriceMinor: null,
  currency: 'SAR',
  problem: null,
  ...changes,
});

/** VAT of 15 % that an amount includes. */
const taxOf = (amount: number): number => Math.round((amount * 15) / 115);

/** A cart whose sums follow from its items, as its version does. */
export function cartOf(...purchasedItems: CartItem[]): Cart {
  const sold = purchasedItems.filter(({ problem }) => problem === null);
  const totals = [...new Set(sold.map(({ currency }) => currency))].map((currency) => {
    const prices = sold.filter((item) => item.currency === currency).map(({ priceMinor }) => priceMinor);
    const totalMinor = prices.reduce((sum, price) => sum + price, 0);
    return { currency, itemCount: prices.length, totalMinor, taxMinor: taxOf(totalMinor), taxRateBasisPoints: 1500 };
  });
  const version = JSON.stringify(purchasedItems.map(({ id, priceMinor, problem }) => [id, priceMinor, problem]));
  return { order: { status: 'CART', purchasedItems, totals, version } };
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
    taxMinor: 1500,
    taxRateBasisPoints: 1500,
    refundedMinor: 0,
  })),
  buyer: { name: 'Salma Haddad', email: 'salma@example.org' },
  expiresAt: inMinutes(10),
  payments: [],
  refunds: [],
  history: [{ kind: 'PLACED', purchasedItemId: null, amountMinor: 23_000, note: '', at: inMinutes(-5) }],
  now: inMinutes(0),
  abilities: { canPay: false, canCancel: false, canRefund: false },
  ...changes,
});

/** An order that waits for its payment. */
export const pendingOrder = (changes: Partial<Order> = {}): Order =>
  order({
    status: 'PENDING',
    isTest: false,
    abilities: { canPay: true, canCancel: true, canRefund: false },
    ...changes,
  });
