// @vitest-environment happy-dom
import type { PaymentMethod } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf, order, pendingOrder } from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const STRIPE: PaymentMethod = {
  method: 'Credit Card',
  provider: 'stripe',
  isTest: false,
  waitDays: null,
  pageName: 'Stripe',
  accepts: 'card',
  isPageTranslated: false,
  problem: null,
};
const ORDER = 'GET /api/orders/31';
const CHECK = 'POST /api/orders/31/check-payments';

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/orders/payment-disclosure': { text: null },
      'GET /api/payment-methods': { methods: [STRIPE] },
      'GET /api/courses/1': courseDetail({ courseId: 1 }),
      'GET /api/courses/2': courseDetail({ courseId: 2 }),
      'GET /api/orders/31/tax-documents': { documents: [] },
      'GET /api/orders/31/refund-requests': { offers: [], requests: [] },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('a provider’s page in $language', ({ language }) => {
  it('is named at checkout, with its language', async () => {
    const { kit } = await show(language, '/cart/checkout', { 'GET /api/cart': cartOf(cartItem(1), cartItem(2)) });
    const t = kit.wording.get();
    const option = await screen.findByRole('radio', { name: new RegExp(t('cart.methods.card')) });
    expect(option.closest('label')?.textContent).toContain(t('cart.methodTexts.page', { page: 'Stripe' }));
    expect(option.closest('label')?.textContent).toContain(t('cart.methodTexts.english'));
    const [button] = screen.getAllByRole('button', { name: t('cart.checkout.continueTo', { page: 'Stripe' }) });
    expect(button).toBeTruthy();
  });

  it('bears the names of what it takes, in both languages', async () => {
    const page = { ...STRIPE, isPageTranslated: true };
    const { kit } = await show(language, '/cart/checkout', {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'GET /api/orders/payment-disclosure': { text: null },
      'GET /api/payment-methods': {
        methods: [
          { ...page, provider: 'moyasar', pageName: 'Moyasar', accepts: 'mada' },
          { ...page, provider: 'paypal', pageName: 'PayPal', accepts: 'paypal', method: 'Paypal', problem: 'CURRENCY' },
        ],
      },
    });
    const t = kit.wording.get();
    const mada = await screen.findByRole('radio', { name: new RegExp(t('cart.methods.mada')) });
    expect(mada.closest('label')?.textContent).not.toContain(t('cart.methodTexts.english'));
    const paypal = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(t('cart.methods.paypal')) });
    expect(paypal.disabled).toBe(true);
    expect(paypal.closest('label')?.textContent).toContain(t('cart.methodTexts.CURRENCY'));
  });

  it('can’t be chosen for what it can’t take, which it says', async () => {
    const { kit } = await show(language, '/profile/payment-history/31', {
      [ORDER]: pendingOrder(),
      'GET /api/orders/payment-disclosure': { text: null },
      'GET /api/payment-methods': { methods: [{ ...STRIPE, problem: 'AMOUNT' }] },
    });
    const t = kit.wording.get();
    const option = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(t('cart.methods.card')) });
    expect(option.disabled).toBe(true);
    expect(option.closest('label')?.textContent).toContain(t('cart.methodTexts.AMOUNT'));
  });

  it('is asked about when the buyer comes back, until the order is paid', async () => {
    const open = pendingOrder({ method: 'Credit Card' });
    const payment = {
      paymentId: 7,
      method: 'Credit Card' as const,
      isTest: false,
      status: 'OPEN' as const,
      amountMinor: open.totalMinor,
      createdAt: open.placedAt,
      endedAt: null,
    };
    let current = { ...open, payments: [payment] };
    const { kit } = await show(language, '/profile/payment-history/31?checking=7', {
      [ORDER]: () => current,
      [CHECK]: () => {
        current = { ...order(), payments: [{ ...payment, status: 'SUCCEEDED' as 'OPEN' }] };
        return current;
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('orders.checking.title'))).toBeTruthy();
    expect(screen.queryByText(t('orders.pay.title'))).toBeNull();
    await waitFor(() => expect(screen.queryByText(t('orders.checking.title'))).toBeNull(), { timeout: 5000 });
    expect(await screen.findByText(t('orders.paid.toOrder'))).toBeTruthy();
  });
});
