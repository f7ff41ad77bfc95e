// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  cartItem,
  cartOf,
  inMinutes,
  order,
  pendingOrder,
  transfer,
  waitingOrder,
} from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const ORDER = 'GET /api/orders/31';
const INSTRUCTIONS = 'GET /api/orders/31/manual-payment';
const OFFER = { isTest: false, pageName: null, accepts: null, isPageTranslated: true, problem: null };
const METHODS: Responses = {
  'GET /api/orders/payment-disclosure': { text: null },
  'GET /api/payment-methods': {
    methods: [
      {
        ...OFFER,
        method: 'Credit Card',
        provider: 'stripe',
        waitDays: null,
        pageName: 'Stripe',
        accepts: 'card',
        isPageTranslated: false,
      },
      { ...OFFER, method: 'Wire Transfer', provider: 'manual', waitDays: 7 },
      { ...OFFER, method: 'Cash', provider: 'manual', waitDays: 2 },
    ],
  },
  'GET /api/courses/1': courseDetail({ courseId: 1 }),
  'GET /api/courses/2': courseDetail({ courseId: 2 }),
};

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses: { ...METHODS, ...responses } });

const AT_ORDER = '/profile/payment-history/31';

describe.each(DIRECTIONS)('payment methods in $language', ({ language }) => {
  it('are chosen at checkout; a transfer leads to its instructions', async () => {
    const sent: unknown[] = [];
    const { kit, address } = await show(language, '/cart/checkout', {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      'POST /api/cart/checkout': { orders: [pendingOrder()] },
      'POST /api/orders/31/payments': (_query, body) => {
        sent.push(body);
        return { paymentId: 9, url: null };
      },
      [ORDER]: waitingOrder(),
      [INSTRUCTIONS]: transfer(),
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('cart.methods.transfer')) }));
    // the button no longer says that the buyer pays now
    const buttons = await screen.findAllByRole('button', { name: /230\.00|٢٣٠٫٠٠/ });
    expect(buttons[0]!.textContent).toContain(language === 'en' ? 'Place order' : 'تقديم الطلب');
    fireEvent.click(buttons[0]!);
    await waitFor(() => expect(address()).toBe(AT_ORDER));
    expect(sent).toEqual([{ method: 'Wire Transfer', provider: 'manual' }]);
    expect(await screen.findByText('SA03 8000 0000 6080 1016 7519')).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('orders.pay.waitsForTransfer') })).toBeTruthy();
    expect(screen.getAllByText(t('orders.status.WAITS_FOR_TRANSFER')).length).toBeGreaterThan(0);
  });

  it('can be changed while the order waits', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, AT_ORDER, {
      [ORDER]: waitingOrder(),
      [INSTRUCTIONS]: transfer(),
      'POST /api/orders/31/payments': (_query, body) => {
        sent.push(body);
        return { paymentId: 10, url: null };
      },
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByText(t('orders.pay.another')));
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('cart.methods.cash')) }));
    fireEvent.click(screen.getByRole('button', { name: t('orders.actions.payThisWay') }));
    await waitFor(() => expect(sent).toEqual([{ method: 'Cash', provider: 'manual' }]));
  });

  it('say why a payment was not confirmed, and what paid the order', async () => {
    const rejected = pendingOrder({
      payments: [
        {
          paymentId: 9,
          method: 'Wire Transfer',
          isTest: false,
          status: 'FAILED',
          amountMinor: 23_000,
          createdAt: inMinutes(-9),
          endedAt: inMinutes(-1),
        },
      ],
      history: [
        {
          kind: 'PAYMENT_FAILED',
          method: 'Wire Transfer',
          purchasedItemId: null,
          amountMinor: 23_000,
          note: 'Nothing arrived',
          at: inMinutes(-1),
        },
        ...order().history,
      ],
    });
    const { kit } = await show(language, AT_ORDER, { [ORDER]: rejected });
    const t = kit.wording.get();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(t('orders.pay.notConfirmed'));
    expect(alert.textContent).toContain('Nothing arrived');
    expect(screen.getByText(t('orders.history.NOT_CONFIRMED'))).toBeTruthy();
  });

  it('show in the payment history what an order waits for', async () => {
    const { kit } = await show(language, '/profile/payment-history', {
      'GET /api/orders': { data: [waitingOrder()], total: 1 },
      'GET /api/own-credit': { accounts: [] },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('orders.status.WAITS_FOR_TRANSFER'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('orders.actions.howToPay') }).getAttribute('href')).toBe(AT_ORDER);
  });
});

describe('instructions', () => {
  it('are copied one by one, the IBAN without spaces', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show('en', AT_ORDER, { [ORDER]: waitingOrder(), [INSTRUCTIONS]: transfer() });
    fireEvent.click(await screen.findByRole('button', { name: /Copy:.*IBAN/ }));
    fireEvent.click(screen.getByRole('button', { name: /Copy:.*Reference/ }));
    await waitFor(() => expect(writeText.mock.calls).toEqual([['SA0380000000608010167519'], ['12']]));
    vi.unstubAllGlobals();
  });

  it('of cash name no bank, and are asked for again when they can’t be read', async () => {
    let isDown = true;
    const cash = transfer({ method: 'Cash', iban: '', accountHolder: '', bankName: {} });
    await show('en', AT_ORDER, {
      [ORDER]: waitingOrder({ method: 'Cash' }),
      [INSTRUCTIONS]: () => (isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : cash),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Name the order.')).toBeTruthy();
    expect(screen.queryByText('IBAN')).toBeNull();
  });
});
