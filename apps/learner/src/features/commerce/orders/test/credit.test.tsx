// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf, inMinutes, order, pendingOrder } from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const OFFER = { isTest: false, waitDays: null, pageName: null, accepts: null, isPageTranslated: true, problem: null };

const methodsWith = (balanceMinor: number, currency = 'SAR'): Responses => ({
  'GET /api/orders/payment-disclosure': { text: null },
  'GET /api/payment-methods': {
    methods: [
      { ...OFFER, method: 'Credit Card', provider: 'stripe' },
      { ...OFFER, method: 'Organization Credit', provider: 'credit', balances: [{ currency, balanceMinor }] },
    ],
  },
  'GET /api/courses/1': courseDetail({ courseId: 1 }),
  'GET /api/courses/2': courseDetail({ courseId: 2 }),
});

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

const CART = { 'GET /api/cart': cartOf(cartItem(1), cartItem(2)) };

describe.each(DIRECTIONS)('organisation credit in $language', ({ language }) => {
  it('pays the order at checkout and leads to what was bought', async () => {
    const sent: unknown[] = [];
    const { kit, address } = await show(language, '/cart/checkout', {
      ...methodsWith(30_000),
      ...CART,
      'POST /api/cart/checkout': { orders: [pendingOrder()] },
      'POST /api/orders/31/payments': (_query, body) => {
        sent.push(body);
        return { paymentId: 9, url: null };
      },
      'GET /api/orders/31': order({ method: 'Organization Credit', isTest: false }),
      'GET /api/orders/31/tax-documents': { documents: [] },
      'GET /api/orders/31/refund-requests': { offers: [], requests: [] },
    });
    const t = kit.wording.get();
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(t('cart.methods.credit')) });
    expect(choice.disabled).toBe(false);
    expect(choice.closest('label')!.textContent).toMatch(language === 'en' ? /300\.00.*70\.00/ : /٣٠٠٫٠٠.*٧٠٫٠٠/);
    fireEvent.click(choice);
    const amount = language === 'en' ? /Pay.*230\.00.*with credit/ : /٢٣٠٫٠٠.*من الرصيد/;
    fireEvent.click((await screen.findAllByRole('button', { name: amount }))[0]!);
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31?paid=1'));
    expect(sent).toEqual([{ method: 'Organization Credit', provider: 'credit' }]);
  });

  it('that is too little says by how much, and can’t be chosen', async () => {
    const { kit } = await show(language, '/cart/checkout', { ...methodsWith(20_000), ...CART });
    const t = kit.wording.get();
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(t('cart.methods.credit')) });
    expect(choice.disabled).toBe(true);
    expect(choice.closest('label')!.textContent).toMatch(language === 'en' ? /200\.00.*30\.00/ : /٢٠٠٫٠٠.*٣٠٫٠٠/);
  });

  it('in another currency is not offered', async () => {
    const { kit } = await show(language, '/cart/checkout', { ...methodsWith(90_000, 'KWD'), ...CART });
    const t = kit.wording.get();
    await screen.findByRole('radio', { name: new RegExp(t('cart.methods.card')) });
    expect(screen.queryByRole('radio', { name: new RegExp(t('cart.methods.credit')) })).toBeNull();
  });

  it('stands in the payment history with its entries', async () => {
    const entry = { currency: 'SAR', madeAt: inMinutes(-60) };
    const { kit } = await show(language, '/profile/payment-history', {
      'GET /api/orders': { data: [], total: 0 },
      'GET /api/own-credit': { accounts: [{ creditAccountId: 4, currency: 'SAR', balanceMinor: 15_100 }] },
      'GET /api/own-credit/transfers': {
        data: [
          {
            ...entry,
            creditTransferId: 2,
            kind: 'PAYMENT',
            amountMinor: -34_900,
            balanceAfterMinor: 15_100,
            orderId: 31,
            orderNumber: 12,
            reason: '',
          },
          {
            ...entry,
            creditTransferId: 1,
            kind: 'TOP_UP',
            amountMinor: 50_000,
            balanceAfterMinor: 50_000,
            orderId: null,
            orderNumber: null,
            reason: 'Learning budget',
          },
        ],
        total: 2,
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { name: t('orders.credit.title') })).toBeTruthy();
    expect(await screen.findByText('Learning budget')).toBeTruthy();
    expect(screen.getByText(t('orders.credit.TOP_UP'))).toBeTruthy();
    const paid = t('orders.credit.PAYMENT', { number: { raw: language === 'en' ? '12' : '١٢' } });
    expect(screen.getByRole('link', { name: paid }).getAttribute('href')).toBe('/profile/payment-history/31');
  });
});

it('is not mentioned to those who never had any', async () => {
  const { kit } = await show('en', '/profile/payment-history', {
    'GET /api/orders': { data: [], total: 0 },
    'GET /api/own-credit': { accounts: [] },
  });
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(screen.queryByText(kit.wording.get()('orders.credit.title'))).toBeNull();
});
