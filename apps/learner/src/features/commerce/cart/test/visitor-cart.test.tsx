// @vitest-environment happy-dom

import type { CartItem } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type RenderOptions, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import { VisitorCartAction } from '../../../../parts/visitor-cart-action.tsx';
import { type ItemKey, visitorItemsKey, visitorItemsOf } from '../../../../parts/visitor-items.ts';
import { SCREENS } from '../../../../screens.ts';

const KEY = visitorItemsKey({ bootstrap: bootstrapWith() });
const course = (itemId: number): ItemKey => ({ itemType: 'course', itemId });

/** The server's response to whatever is asked for. */
const priced = (changes: Readonly<Record<number, Partial<CartItem>>> = {}): Responses => ({
  'POST /api/visitor-cart': (_query, { items }) =>
    cartOf(
      ...items.map(({ itemType, itemId }) =>
        cartItem(itemId, { purchasedItemType: { slug: itemType }, ...changes[itemId] }),
      ),
    ),
});

const stored = (...keys: readonly unknown[]) => ({ [KEY]: JSON.stringify(keys) });

/** A page that offers a course to visitors. */
const showAction = (options: Partial<RenderOptions>) =>
  renderScreen({
    screens: [
      {
        path: '/part',
        load: async () => () => <VisitorCartAction itemType="course" itemId={9} />,
        access: { requiresAuth: false },
      },
    ],
    at: '/part',
    ...options,
  });

const show = (options: Partial<RenderOptions>) => renderScreen({ screens: SCREENS, at: '/cart', ...options });

describe.each(DIRECTIONS)('the cart of a visitor in $language', ({ language }) => {
  const titleOf = (id: number) => (language === 'en' ? `Course ${id}` : `دورة ${id}`);

  it('shows what the browser keeps, and asks to sign in to check out', async () => {
    const { kit } = await show({ language, stored: stored(course(1), course(2)), responses: priced() });
    const t = kit.wording.get();
    expect((await screen.findByRole('link', { name: titleOf(1) })).getAttribute('href')).toBe(
      '/lms/courses/1/overview',
    );
    expect(screen.getByText(t('cart.counts.items', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(t('visitor-cart.summary.vouchers'))).toBeTruthy();
    expect(screen.queryByLabelText(t('cart.voucher.label'))).toBeNull();
    const [signIn] = screen.getAllByRole('link', { name: t('visitor-cart.summary.checkout') });
    expect(signIn!.getAttribute('href')).toBe('/auth/login');
    expect(screen.getByRole('link', { name: t('visitor-cart.summary.register') }).getAttribute('href')).toBe(
      '/register',
    );
    fireEvent.click(signIn!);
    expect(kit.rememberedRoute.get()).toBe('/cart');
  });

  it('removes an item at once, and brings it back to its place', async () => {
    const { kit, toasts } = await show({
      language,
      stored: stored(course(1), course(2), course(3)),
      responses: priced(),
    });
    const t = kit.wording.get();
    const kept = () => visitorItemsOf(kit).get();
    const remove = (id: number) =>
      fireEvent.click(screen.getByRole('button', { name: t('cart.items.removeItem', { title: titleOf(id) }) }));
    await screen.findByRole('link', { name: titleOf(2) });
    remove(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: titleOf(2) })).toBeNull());
    remove(3);
    expect(kept()).toEqual([course(1)]);
    toasts.find(({ text }) => text === t('cart.courseRemovedSuccessfully'))?.action?.run();
    expect(await screen.findByRole('link', { name: titleOf(2) })).toBeTruthy();
    expect(kept()).toEqual([course(1), course(2)]);
    remove(2);
    remove(1);
    expect(await screen.findByText(t('cart.empty.title'))).toBeTruthy();
    expect(kit.storage.getItem(KEY)).toBeNull();
  });

  it('asks to sign in for what visitors may not see', async () => {
    const gone = { problem: 'GONE', title: {}, pageId: null, coverArt: null } as const;
    const { kit } = await show({ language, stored: stored(course(1)), responses: priced({ 1: gone }) });
    const t = kit.wording.get();
    expect(await screen.findByText(t('visitor-cart.items.hidden'))).toBeTruthy();
    expect(screen.getByText(t('visitor-cart.notes.hidden'))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: t('visitor-cart.summary.signIn') }).length).toBeGreaterThan(0);
    const title = t('visitor-cart.items.hidden');
    expect(screen.getByRole('button', { name: t('cart.items.removeItem', { title }) })).toBeTruthy();
  });
});

it('offers no account where nobody can register', async () => {
  const { features } = bootstrapWith({}, { 'self-registration': false });
  const { kit } = await show({ stored: stored(course(1)), responses: priced(), bootstrap: { features } });
  await screen.findByRole('link', { name: 'Course 1' });
  expect(screen.queryByRole('link', { name: kit.wording.get()('visitor-cart.summary.register') })).toBeNull();
});

it('is not there while the marketplace is off', async () => {
  const { features } = bootstrapWith({}, { marketplace: false });
  const { calls } = await show({ stored: stored(course(1)), bootstrap: { features } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Your cart')).toBeNull();
  expect(calls).toEqual([]);
});

it('offers to try again when it can’t be loaded', async () => {
  let isDown = true;
  await show({
    stored: stored(course(1)),
    responses: {
      'POST /api/visitor-cart': () =>
        isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : cartOf(cartItem(1)),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Course 1' })).toBeTruthy();
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"items":[]}'],
  ['other things', JSON.stringify([null, 7, 'course', { itemType: 'house', itemId: 1 }, course(0), course(1.5)])],
])('ignores what the browser keeps if it is %s', async (_name, text) => {
  const { kit, calls } = await show({ stored: { [KEY]: text } });
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(visitorItemsOf(kit).get()).toEqual([]);
  expect(calls).toEqual([]);
});

it('keeps each item once and 50 at most', async () => {
  const keys = Array.from({ length: 60 }, (_, at) => course(at + 1));
  const { kit } = await showAction({ stored: stored(course(1), { ...course(1), price: 5 }, ...keys) });
  expect(visitorItemsOf(kit).get()).toEqual(keys.slice(0, 50));
});

it('follows the other windows of the browser', async () => {
  const { kit } = await show({ responses: priced() });
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  kit.storage.setItem(KEY, JSON.stringify([course(4)]));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(await screen.findByRole('link', { name: 'Course 4' })).toBeTruthy();
});

describe('adding an item as a visitor', () => {
  const add = async (options: Partial<RenderOptions>) => {
    const rendered = await showAction(options);
    fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    return rendered;
  };

  it('keeps it in the browser and leads to the cart', async () => {
    const { kit, toasts } = await add({ stored: stored(course(1)), responses: priced() });
    expect((await screen.findByRole('link', { name: 'In your cart' })).getAttribute('href')).toBe('/cart');
    expect(visitorItemsOf(kit).get()).toEqual([course(1), course(9)]);
    expect(toasts).toMatchObject([{ tone: 'success', action: { label: 'View cart' } }]);
  });

  it('says why an item can’t be bought, and keeps none', async () => {
    const { kit, toasts } = await add({ responses: priced({ 9: { problem: 'SOLD_OUT' } }) });
    await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error', text: 'Sold out' }]));
    expect(visitorItemsOf(kit).get()).toEqual([]);
  });

  it('refuses the 51st', async () => {
    const { toasts, calls } = await add({
      stored: stored(...Array.from({ length: 50 }, (_, at) => course(at + 100))),
      responses: priced(),
    });
    expect(toasts).toMatchObject([{ tone: 'error', text: 'A cart holds 50 items. Remove one to add another.' }]);
    expect(calls).toEqual([]);
  });

  it('says so when the browser can’t keep it', async () => {
    const { kit, toasts } = await showAction({ responses: priced() });
    kit.storage.setItem = () => {
      throw new Error('full');
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ tone: 'error', text: expect.stringContaining('could not keep') }]),
    );
  });
});
