// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import type { CartItem } from '../../../../parts/cart.api.ts';
import { SCREENS } from '../../../../screens.ts';
import type { Bundle } from '../bundles.api.ts';

const ONE = 'GET /api/bundles/5';

const item = (itemId: number, changes: Partial<Bundle['items'][number]> = {}): Bundle['items'][number] => ({
  itemType: 'course',
  itemId,
  pageId: itemId,
  title: { en: `Course ${itemId}`, ar: `دورة ${itemId}` },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  listMinor: 20_000,
  priceMinor: 20_000,
  shareMinor: 18_000,
  isOwned: false,
  ...changes,
});

const bundle = (changes: Partial<Bundle> = {}): Bundle => ({
  bundleId: 5,
  title: { en: 'Your first 90 days', ar: 'أول تسعين يومًا' },
  cover: null,
  coverArt: '/files/covers/1/path.avif',
  description: { en: '<p>Three courses</p>', ar: '<p>ثلاث دورات</p>' },
  isPublished: true,
  items: [item(1), item(2), item(3)],
  priceMinor: 54_000,
  offeredMinor: 54_000,
  currency: 'SAR',
  problem: null,
  special: null,
  version: 1,
  ...changes,
});

const show = (language: 'en' | 'ar', responses: Responses, at = '/bundles/5') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

describe.each(DIRECTIONS)('a bundle in $language', ({ language }) => {
  it('shows its items and price, and goes into the cart', async () => {
    let items: CartItem[] = [];
    const { kit, toasts } = await show(language, {
      [ONE]: bundle(),
      'GET /api/cart': () => cartOf(...items),
      'POST /api/cart/items': () => {
        items = [cartItem(5, { purchasedItemType: { slug: 'bundle' } })];
        return cartOf(...items);
      },
    });
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: language === 'en' ? 'Course 1' : 'دورة 1' });
    expect(link.getAttribute('href')).toBe('/lms/courses/1/overview');
    expect(screen.getByText(/540|٥٤٠/)).toBeTruthy();
    expect(screen.getByText(/600|٦٠٠/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: t('cart.actions.add') }));
    expect(await screen.findByRole('link', { name: t('cart.actions.inCart') })).toBeTruthy();
    expect(toasts.map(({ text }) => text)).toEqual([t('cart.bundleAddedSuccessfully')]);
  });

  it('says what is owned already and what that takes off', async () => {
    await show(language, {
      [ONE]: bundle({ items: [item(1, { isOwned: true }), item(2), item(3)], offeredMinor: 36_000 }),
      'GET /api/cart': cartOf(),
    });
    expect(await screen.findByText(/180|١٨٠/)).toBeTruthy();
    expect(screen.getByText(/360|٣٦٠/)).toBeTruthy();
  });

  it.each([
    ['OWNED', 'bundles.page.allOwned'],
    ['CLOSED', 'bundles.page.closed'],
    ['NOT_ALLOWED', 'bundles.page.notAllowed'],
  ] as const)('says why it can’t be bought: %s', async (problem, key) => {
    const { kit } = await show(language, { [ONE]: bundle({ problem }) });
    const t = kit.wording.get();
    expect(await screen.findByText(t(key))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('cart.actions.add') })).toBeNull();
  });

  it('says in the words of the server why it can’t be shown', async () => {
    await show(language, { [ONE]: () => jsonResponse(404, { message: 'there is none', status: 404 }) });
    expect(await screen.findByText('there is none')).toBeTruthy();
  });

  it('tells in the cart what an owned part takes off', async () => {
    const title = { en: 'Course 1', ar: 'دورة 1' };
    const { kit } = await show(
      language,
      {
        'GET /api/cart': cartOf(
          cartItem(5, { purchasedItemType: { slug: 'bundle' }, ownedParts: [{ title, shareMinor: 18_000 }] }),
        ),
      },
      '/cart',
    );
    await screen.findByRole('heading', { level: 1, name: kit.wording.get()('cart.titles.cart') });
    expect(await screen.findByText(language === 'en' ? /Course 1.*180/ : /دورة 1.*١٨٠/)).toBeTruthy();
  });
});

describe('a bundle for a visitor', () => {
  const look = (changes: Partial<Bundle>) =>
    renderScreen({
      screens: SCREENS,
      at: '/bundles/5',
      responses: {
        [ONE]: bundle(changes),
        'POST /api/visitor-cart': cartOf(cartItem(5, { purchasedItemType: { slug: 'bundle' } })),
      },
    });

  it('goes into the cart of the browser', async () => {
    await look({});
    fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect((await screen.findByRole('link', { name: 'In your cart' })).getAttribute('href')).toBe('/cart');
  });

  it('asks to sign in where a part is not shown to visitors', async () => {
    const hidden = { title: {}, pageId: null, coverArt: null, listMinor: null, priceMinor: null, shareMinor: null };
    await look({ problem: 'CLOSED', items: [item(1), item(2, hidden)] });
    expect(await screen.findByText('Sign in to see this item')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });
});
