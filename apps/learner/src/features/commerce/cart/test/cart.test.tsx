// @vitest-environment happy-dom

import type { Cart } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const show = (language: 'en' | 'ar', responses: Responses) =>
  renderScreen({ screens: SCREENS, at: '/cart', language, session: sessionFor(900), responses });

/** A server that keeps the cart. */
function keptCart(first: Cart): Responses {
  let items = first.order.purchasedItems;
  return {
    'GET /api/cart': () => cartOf(...items),
    'DELETE /api/cart/items/102': () => {
      items = items.filter(({ id }) => id !== 102);
      return cartOf(...items);
    },
    'POST /api/cart/items': (_query, { itemId }) => {
      items = [...items, cartItem(itemId)];
      return cartOf(...items);
    },
  };
}

describe.each(DIRECTIONS)('the cart in $language', ({ language }) => {
  const titleOf = (id: number) => (language === 'en' ? `Course ${id}` : `دورة ${id}`);

  it('shows items, their sum with the VAT in it, and the way to checkout', async () => {
    const { kit } = await show(language, { 'GET /api/cart': cartOf(cartItem(1), cartItem(2)) });
    const t = kit.wording.get();
    expect((await screen.findByRole('link', { name: titleOf(1) })).getAttribute('href')).toBe(
      '/lms/courses/1/overview',
    );
    expect(screen.getByText(t('cart.counts.items', { count: 2 }))).toBeTruthy();
    expect(screen.getAllByText(/230\.00|٢٣٠٫٠٠/).length).toBeGreaterThan(0);
    expect(screen.getByText(/15%|١٥٪/)).toBeTruthy();
    for (const link of screen.getAllByRole('link', { name: t('cart.summary.checkout') }))
      expect(link.getAttribute('href')).toBe('/cart/checkout');
  });

  it('removes an item, and adds it again on undo', async () => {
    const { kit, toasts } = await show(language, keptCart(cartOf(cartItem(1), cartItem(2))));
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('cart.items.removeItem', { title: titleOf(2) }) }));
    await waitFor(() => expect(screen.queryByRole('link', { name: titleOf(2) })).toBeNull());
    toasts.find(({ text }) => text === t('cart.courseRemovedSuccessfully'))?.action?.run();
    expect(await screen.findByRole('link', { name: titleOf(2) })).toBeTruthy();
  });

  it('strikes the list price through and says why less is charged', async () => {
    const { kit } = await show(language, {
      'GET /api/cart': cartOf(
        cartItem(1, { listMinor: 20_000, priceMinor: 15_000, priceKind: 'SALE', priceUntil: '2026-12-15T20:59:00Z' }),
        cartItem(2, { listMinor: 30_000, priceMinor: 25_000, priceKind: 'GROUP' }),
        cartItem(3, { problem: 'ON_REQUEST' }),
      ),
    });
    const t = kit.wording.get();
    const [before, after] = t('cart.items.saleUntil', { date: '|' }).split('|');
    expect(await screen.findByText(new RegExp(`^${before}.*(2026|٢٠٢٦)${after}$`))).toBeTruthy();
    expect(screen.getByText(t('cart.items.groupPrice'))).toBeTruthy();
    expect(screen.getAllByText(t('cart.items.listPrice'), { exact: false })).toHaveLength(2);
    expect(screen.getByText(/200\.00|٢٠٠٫٠٠/, { selector: 's' })).toBeTruthy();
    expect(screen.getByText(t('cart.problems.ON_REQUEST'))).toBeTruthy();
  });

  it('words what has changed and leaves it out of the sum', async () => {
    const { kit } = await show(language, {
      'GET /api/cart': cartOf(
        cartItem(1, { priceMinor: 20_000, formerPriceMinor: 10_000 }),
        cartItem(2, { problem: 'GONE', pageId: null, coverArt: null }),
        cartItem(3, { problem: 'OWNED' }),
        cartItem(4, { problem: 'CLOSED' }),
        cartItem(5, { problem: 'NOT_ALLOWED' }),
      ),
    });
    const t = kit.wording.get();
    for (const problem of ['GONE', 'OWNED', 'CLOSED', 'NOT_ALLOWED'] as const)
      expect(await screen.findByText(t(`cart.problems.${problem}`))).toBeTruthy();
    expect(screen.getByText(/100\.00|١٠٠٫٠٠/, { selector: 's' })).toBeTruthy();
    expect(screen.getByText(t('cart.notes.problems'))).toBeTruthy();
    expect(screen.getByText(t('cart.counts.items', { count: 1 }))).toBeTruthy();
    // what is gone has no page any more
    expect(screen.queryByRole('link', { name: titleOf(2) })).toBeNull();
  });

  it('says that several currencies become several orders', async () => {
    const { kit } = await show(language, {
      'GET /api/cart': cartOf(cartItem(1), cartItem(2, { currency: 'KWD' })),
    });
    expect(await screen.findByText(kit.wording.get()('cart.notes.severalOrders', { count: 2 }))).toBeTruthy();
  });

  it('leads to all courses while it is empty', async () => {
    const { kit } = await show(language, { 'GET /api/cart': cartOf() });
    const link = await screen.findByRole('link', { name: kit.wording.get()('cart.empty.action') });
    expect(link.getAttribute('href')).toBe('/lms/all-courses');
  });
});

it('offers to try again when the cart can’t be loaded', async () => {
  let isDown = true;
  await show('en', {
    'GET /api/cart': () => (isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : cartOf(cartItem(1))),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Course 1' })).toBeTruthy();
});
