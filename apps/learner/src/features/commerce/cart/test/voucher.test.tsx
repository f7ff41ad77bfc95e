// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  cartItem,
  cartOf,
  cartVoucher,
  cartWith,
  TEST_METHOD,
} from '../../../../../test/support/commerce-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const show = (language: 'en' | 'ar', responses: Responses, at = '/cart') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

const reduced = () => cartWith([cartVoucher()], cartItem(1, { discountMinor: 1150 }));

describe.each(DIRECTIONS)('a voucher in $language', ({ language }) => {
  it('is entered, shown with what it takes off, and removed', async () => {
    let cart = cartOf(cartItem(1));
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'GET /api/cart': () => cart,
      'POST /api/cart/voucher': (_query, body) => {
        sent.push(body);
        cart = reduced();
        return cart;
      },
      'DELETE /api/cart/voucher': (query) => {
        sent.push(query);
        cart = cartOf(cartItem(1));
        return cart;
      },
    });
    const t = kit.wording.get();
    const field = await screen.findByLabelText(t('cart.voucher.label'));
    fireEvent.change(field, { target: { value: ' nov-١٠ ' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('cart.voucher.apply') })));
    expect(await screen.findByText(t('cart.voucher.line', { code: 'NOV10' }))).toBeTruthy();
    expect(sent[0]).toEqual({ voucherCode: 'nov-١٠' });
    // the price without the voucher is struck out, and the total is what is charged
    expect(screen.getByText(/115\.00|١١٥٫٠٠/, { selector: 's' })).toBeTruthy();
    expect(screen.getAllByText(/103\.50|١٠٣٫٥٠/).length).toBeGreaterThan(0);
    const remove = screen.getByRole('button', { name: t('cart.voucher.remove', { code: 'NOV10' }) });
    await act(async () => void fireEvent.click(remove));
    await waitFor(() => expect(screen.queryByText(t('cart.voucher.line', { code: 'NOV10' }))).toBeNull());
    expect(sent).toHaveLength(2);
  });

  it('that is refused says why at the field', async () => {
    const { kit } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1)),
      'POST /api/cart/voucher': jsonResponse(409, {
        message: 'This voucher has expired.',
        status: 409,
        errorCode: 'voucher.expired',
      }),
    });
    const t = kit.wording.get();
    const field = await screen.findByLabelText<HTMLInputElement>(t('cart.voucher.label'));
    fireEvent.change(field, { target: { value: 'OLD' } });
    fireEvent.submit(field.form!);
    expect(await screen.findByText('This voucher has expired.')).toBeTruthy();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it.each(['INACTIVE', 'EXPIRED', 'USED_UP', 'LAST_USE_HELD', 'NOT_FOR_ITEMS'] as const)(
    'that has stopped to apply (%s) says so and is in no sum',
    async (problem) => {
      const voucher = cartVoucher({ problem, discountMinor: 0, currency: null });
      const { kit } = await show(language, { 'GET /api/cart': cartWith([voucher], cartItem(1)) });
      const t = kit.wording.get();
      expect(await screen.findByText(t(`cart.voucher.problems.${problem}`))).toBeTruthy();
      expect(screen.queryByText(t('cart.voucher.line', { code: 'NOV10' }))).toBeNull();
    },
  );

  it('below its minimum says how much is missing', async () => {
    const voucher = cartVoucher({ problem: 'MINIMUM', discountMinor: 0, missingMinor: 5000 });
    await show(language, { 'GET /api/cart': cartWith([voucher], cartItem(1)) });
    expect(await screen.findByText(/50\.00|٥٠٫٠٠/)).toBeTruthy();
  });

  it('that covers everything makes the order free', async () => {
    const voucher = cartVoucher({ percentBasisPoints: 10_000, discountMinor: 11_500 });
    const { kit } = await show(language, {
      'GET /api/cart': cartWith([voucher], cartItem(1, { discountMinor: 11_500 })),
    });
    expect(await screen.findByText(kit.wording.get()('cart.voucher.coversAll'))).toBeTruthy();
  });

  it('that ended between cart and payment is named before anything is paid', async () => {
    let isOver = false;
    const over = cartVoucher({ problem: 'EXPIRED', discountMinor: 0, currency: null });
    const { kit } = await show(
      language,
      {
        'GET /api/orders/payment-disclosure': { text: null },
        'GET /api/payment-methods': { methods: [TEST_METHOD] },
        'GET /api/cart': () => (isOver ? cartWith([over], cartItem(1)) : reduced()),
        'POST /api/cart/checkout': () => {
          isOver = true;
          return jsonResponse(409, { message: 'changed', status: 409, errorCode: 'order.cart-changed' });
        },
      },
      '/cart/checkout',
    );
    const t = kit.wording.get();
    fireEvent.click((await screen.findAllByRole('button', { name: /103\.50|١٠٣٫٥٠/ }))[0]!);
    expect(await screen.findByText(t('cart.voucher.problems.EXPIRED'))).toBeTruthy();
    expect(screen.getByText(t('cart.differences.title', { count: 2 }))).toBeTruthy();
  });
});
