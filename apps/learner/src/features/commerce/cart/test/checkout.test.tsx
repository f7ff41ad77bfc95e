// @vitest-environment happy-dom

import { setApi } from '@sullam/web-kit/api.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  cartItem,
  cartOf,
  inMinutes,
  order,
  pendingOrder,
  TEST_METHOD,
} from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const METHODS: Responses = {
  'GET /api/orders/payment-disclosure': { text: null },
  'GET /api/payment-methods': { methods: [TEST_METHOD] },
};
const TEST_PAYMENT = {
  paymentId: 7,
  orderId: 31,
  orderNumber: 12,
  amountMinor: 23_000,
  currency: 'SAR',
  expiresAt: inMinutes(14),
};

const show = (language: 'en' | 'ar', responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at: '/cart/checkout',
    language,
    session: sessionFor(900),
    responses: { ...METHODS, ...responses },
  });

const findPay = () => screen.findAllByRole('button', { name: /230\.00|٢٣٠٫٠٠/ });

describe.each(DIRECTIONS)('checkout in $language', ({ language }) => {
  it('orders what the buyer saw and leads to the page on which it is paid', async () => {
    const cart = cartOf(cartItem(1), cartItem(2));
    const sent: unknown[] = [];
    const { kit, address } = await show(language, {
      'GET /api/cart': cart,
      'POST /api/cart/checkout': (_query, body) => {
        sent.push(body);
        return { orders: [pendingOrder()] };
      },
      'POST /api/orders/31/payments': { paymentId: 7, url: '/cart/test-payment/7' },
      'GET /api/test-payments/7': TEST_PAYMENT,
    });
    expect(await screen.findByText(kit.wording.get()('orders.test.word'))).toBeTruthy();
    fireEvent.click((await findPay())[0]!);
    await waitFor(() => expect(address()).toBe('/cart/test-payment/7'));
    expect(sent).toEqual([{ version: cart.order.version }]);
  });

  it('shows what the organisation wants buyers to read before they pay', async () => {
    await show(language, {
      'GET /api/cart': cartOf(cartItem(1)),
      'GET /api/orders/payment-disclosure': { text: { en: 'Our terms of sale', ar: 'شروط البيع' } },
    });
    expect(await screen.findByText(language === 'en' ? 'Our terms of sale' : 'شروط البيع')).toBeTruthy();
  });

  it('orders for a company once its fields are complete', async () => {
    const sent: unknown[] = [];
    const { kit, address } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'POST /api/cart/checkout': (_query, body) => {
        sent.push(body);
        return { orders: [pendingOrder()] };
      },
      'POST /api/orders/31/payments': { paymentId: 7, url: '/cart/test-payment/7' },
      'GET /api/test-payments/7': TEST_PAYMENT,
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(t('billing.company.toggle')) }));
    fireEvent.click((await findPay())[0]!);
    expect((await screen.findAllByText(t('errors.rules.required'))).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    fill(t('billing.company.name'), 'Nakhla Trading');
    fill(t('billing.address.street'), 'Olaya Street');
    fill(t('billing.address.city'), 'Riyadh');
    fill(t('billing.address.country'), 'SA');
    fireEvent.click((await findPay())[0]!);
    await waitFor(() => expect(address()).toBe('/cart/test-payment/7'));
    const place = { street: 'Olaya Street', building: '', city: 'Riyadh', postalCode: '', countryCode: 'SA' };
    expect(sent).toMatchObject([{ company: { companyName: 'Nakhla Trading', vatNumber: '', address: place } }]);
  });

  it('takes the VAT off for a company that accounts for it itself', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'GET /api/cart/reverse-charge': { applies: true },
      'POST /api/cart/checkout': (_query, body) => {
        sent.push(body);
        return { orders: [pendingOrder()] };
      },
      'POST /api/orders/31/payments': { paymentId: 7, url: '/cart/test-payment/7' },
      'GET /api/test-payments/7': TEST_PAYMENT,
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(t('billing.company.toggle')) }));
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    fill(t('billing.company.name'), 'Alpen Training');
    fill(t('billing.vat.number'), 'ATU12345678');
    fill(t('billing.address.street'), 'Ring');
    fill(t('billing.address.city'), 'Wien');
    fill(t('billing.address.country'), 'AT');
    expect(await screen.findByText(t('cart.checkout.reverseCharge'))).toBeTruthy();
    const pay = await screen.findAllByRole('button', { name: /200\.00|٢٠٠٫٠٠/ });
    fireEvent.click(pay[0]!);
    await waitFor(() => expect(sent).toMatchObject([{ isReverseCharge: true, company: { vatNumber: 'ATU12345678' } }]));
  });

  it('shows what changed before anything is paid', async () => {
    let isDearer = false;
    const { kit, calls } = await show(language, {
      'GET /api/cart': () => cartOf(cartItem(1), cartItem(2, isDearer ? { priceMinor: 20_000 } : {})),
      'POST /api/cart/checkout': () => {
        isDearer = true;
        return jsonResponse(409, { message: 'changed', status: 409, errorCode: 'order.cart-changed' });
      },
    });
    const t = kit.wording.get();
    fireEvent.click((await findPay())[0]!);
    expect(await screen.findByText(t('cart.differences.title', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(/115\.00|١١٥٫٠٠/, { selector: 's' })).toBeTruthy();
    // the button repeats the new amount
    expect((await screen.findAllByRole('button', { name: /315\.00|٣١٥٫٠٠/ })).length).toBeGreaterThan(0);
    expect(calls.filter((call) => call.includes('payments'))).toEqual([]);
  });

  it('completes an order that costs nothing without a payment', async () => {
    const { kit, address } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1, { priceMinor: 0 })),
      'POST /api/cart/checkout': { orders: [order({ totalMinor: 0, isTest: false })] },
      'GET /api/orders/31': order({ totalMinor: 0, isTest: false }),
      'GET /api/courses/1': courseDetail({ courseId: 1, isEnrolled: true }),
      'GET /api/courses/2': courseDetail({ courseId: 2, isEnrolled: true }),
    });
    fireEvent.click((await screen.findAllByRole('button', { name: kit.wording.get()('cart.checkout.free') }))[0]!);
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31?paid=1'));
  });

  it('leads to the order when its payment can’t begin', async () => {
    const { address } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'POST /api/cart/checkout': { orders: [pendingOrder()] },
      'POST /api/orders/31/payments': () => jsonResponse(503, { message: 'Busy', status: 503 }),
      'GET /api/orders/31': pendingOrder(),
      'GET /api/courses/1': courseDetail({ courseId: 1 }),
      'GET /api/courses/2': courseDetail({ courseId: 2 }),
    });
    fireEvent.click((await findPay())[0]!);
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31'));
  });
});

describe('checkout', () => {
  it('sends the same key again after a lost connection, so that it orders once', async () => {
    const keys: (string | undefined)[] = [];
    let isLost = true;
    const { kit, address } = await show('en', {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'POST /api/cart/checkout': () => {
        if (!isLost) return { orders: [pendingOrder()] };
        isLost = false;
        throw new Error('lost');
      },
      'POST /api/orders/31/payments': { paymentId: 7, url: '/cart/test-payment/7' },
      'GET /api/test-payments/7': TEST_PAYMENT,
    });
    setApi((key, ...input) => {
      if (key === 'POST /api/cart/checkout') keys.push(input[0]?.idempotencyKey);
      return kit.call(key, ...input);
    });
    fireEvent.click((await findPay())[0]!);
    expect(await screen.findByText('Nothing was charged. You can try again.')).toBeTruthy();
    fireEvent.click((await findPay())[0]!);
    await waitFor(() => expect(address()).toBe('/cart/test-payment/7'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('pays the first of several orders and says that the others wait', async () => {
    const { calls } = await show('en', {
      'GET /api/cart': cartOf(cartItem(1, { priceMinor: 23_000 }), cartItem(2, { currency: 'KWD' })),
      'POST /api/cart/checkout': { orders: [pendingOrder(), pendingOrder({ orderId: 32, currency: 'KWD' })] },
      'POST /api/orders/31/payments': { paymentId: 7, url: '/cart/test-payment/7' },
      'GET /api/test-payments/7': TEST_PAYMENT,
    });
    expect(await screen.findByText(/others wait in your payment history/)).toBeTruthy();
    fireEvent.click((await findPay())[0]!);
    await waitFor(() => expect(calls).toContain('POST /api/orders/31/payments'));
    expect(calls).not.toContain('POST /api/orders/32/payments');
  });
});
