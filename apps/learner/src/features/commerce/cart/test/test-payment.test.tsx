// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inMinutes, order, pendingOrder, TEST_METHOD } from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const PAYMENT = {
  paymentId: 7,
  orderId: 31,
  orderNumber: 12,
  amountMinor: 23_000,
  currency: 'SAR',
  expiresAt: inMinutes(14),
};
const COURSES: Responses = {
  'GET /api/orders/payment-disclosure': { text: null },
  'GET /api/payment-methods': { methods: [TEST_METHOD] },
  'GET /api/courses/1': courseDetail({ courseId: 1, isEnrolled: true }),
  'GET /api/courses/2': courseDetail({ courseId: 2, isEnrolled: true }),
};
const OVER = () => jsonResponse(409, { message: 'over', status: 409, errorCode: 'order.not-payable' });

const show = (language: 'en' | 'ar', responses: Responses, now?: () => number) =>
  renderScreen({
    screens: SCREENS,
    at: '/cart/test-payment/7',
    language,
    session: sessionFor(9000),
    responses: { ...COURSES, ...responses },
    ...(now ? { now } : {}),
  });

/** Chooses an outcome by its name; the sentence below it belongs to the name too. */
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('radio', { name: (text) => text.startsWith(name) }));

describe.each(DIRECTIONS)('a test payment in $language', ({ language }) => {
  it('says TEST in both languages and pays when the buyer chooses so', async () => {
    const sent: unknown[] = [];
    const { kit, address } = await show(language, {
      'GET /api/test-payments/7': PAYMENT,
      'POST /api/test-payments/7/outcome': (_query, body) => void sent.push(body),
      'GET /api/orders/31': order(),
    });
    const t = kit.wording.get();
    const strip = await screen.findByText(t('orders.test.word'));
    expect(strip.textContent).toMatch(/TEST/);
    expect(strip.textContent).toMatch(/اختبار/);
    fireEvent.click(await screen.findByRole('button', { name: /230\.00|٢٣٠٫٠٠/ }));
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31?paid=1'));
    expect(sent).toEqual([{ outcome: 'PAID' }]);
  });

  it('leads to the order after a decline', async () => {
    const declined = pendingOrder({
      payments: [
        {
          paymentId: 7,
          method: 'Credit Card',
          isTest: true,
          status: 'FAILED',
          amountMinor: 23_000,
          createdAt: inMinutes(-1),
          endedAt: inMinutes(0),
        },
      ],
    });
    const { kit, address } = await show(language, {
      'GET /api/test-payments/7': PAYMENT,
      'POST /api/test-payments/7/outcome': () => new Response(null, { status: 204 }),
      'GET /api/orders/31': declined,
    });
    const t = kit.wording.get();
    await choose(t('cart.outcomes.DECLINED'));
    fireEvent.click(screen.getByRole('button', { name: t('cart.test.decline') }));
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31'));
    expect(await screen.findByText(t('orders.pay.declined'))).toBeTruthy();
    expect(await screen.findByRole('button', { name: t('orders.actions.payAgain') })).toBeTruthy();
  });

  it('says what each outcome does and runs the chosen one', async () => {
    const sent: unknown[] = [];
    const { kit, address } = await show(language, {
      'GET /api/test-payments/7': PAYMENT,
      'POST /api/test-payments/7/outcome': (_query, body) => void sent.push(body),
      'GET /api/orders/31': pendingOrder(),
    });
    const t = kit.wording.get();
    expect((await screen.findAllByRole('radio')).length).toBe(8);
    expect(screen.getByText(t('cart.outcomeTexts.NOTIFIED_TWICE'))).toBeTruthy();
    await choose(t('cart.outcomes.NEVER_NOTIFIED'));
    fireEvent.click(screen.getByRole('button', { name: t('cart.test.run') }));
    await waitFor(() => expect(address()).toBe('/profile/payment-history/31'));
    expect(sent).toEqual([{ outcome: 'NEVER_NOTIFIED' }]);
  });

  it('says so when it has ended already', async () => {
    const { kit } = await show(language, { 'GET /api/test-payments/7': OVER });
    const t = kit.wording.get();
    expect(await screen.findByText(t('cart.test.over'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('orders.menu.history') })).toBeTruthy();
  });

  it('leads to the order when it ends while it is shown', async () => {
    const { kit } = await show(language, {
      'GET /api/test-payments/7': PAYMENT,
      'POST /api/test-payments/7/outcome': OVER,
    });
    const t = kit.wording.get();
    await choose(t('cart.outcomes.DECLINED'));
    fireEvent.click(screen.getByRole('button', { name: t('cart.test.decline') }));
    expect(await screen.findByText(t('cart.test.over'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('cart.test.toOrder') }).getAttribute('href')).toBe(
      '/profile/payment-history/31',
    );
  });
});

describe('the time that is left', () => {
  it('is announced at five minutes, at one minute and at the end', async () => {
    let now = TEST_NOW;
    await show('en', { 'GET /api/test-payments/7': PAYMENT }, () => now);
    await screen.findByText(/14:00/);
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status().join('')).not.toMatch(/left to pay/);
    now = TEST_NOW + 9.5 * 60_000;
    await waitFor(() => expect(status()).toContain('Less than 5 minutes left to pay.'), { timeout: 3000 });
    now = TEST_NOW + 13.5 * 60_000;
    await waitFor(() => expect(status()).toContain('Less than 1 minute left to pay.'), { timeout: 3000 });
    now = TEST_NOW + 14 * 60_000;
    expect(await screen.findByText('This payment has ended')).toBeTruthy();
  });
});
