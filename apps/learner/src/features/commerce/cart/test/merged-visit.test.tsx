// @vitest-environment happy-dom

import type { CartItem, MergedCart } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type RenderOptions, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import { type ItemKey, visitorItemsKey, visitorItemsOf } from '../../../../parts/visitor-items.ts';
import { SCREENS } from '../../../../screens.ts';
import { BarLinks } from '../../../../shell/bar-links.tsx';

const KEY = visitorItemsKey({ bootstrap: bootstrapWith() });
const course = (itemId: number): ItemKey => ({ itemType: 'course', itemId });
const stored = (...keys: readonly ItemKey[]) => ({ [KEY]: JSON.stringify(keys) });

/** A server with the cart of a member. */
function server(leftOut: MergedCart['leftOut'] = []) {
  let items: CartItem[] = [cartItem(1)];
  const merges: ItemKey[][] = [];
  const responses: Responses = {
    'GET /api/cart': () => cartOf(...items),
    'POST /api/visitor-cart': (_query, body) => cartOf(...body.items.map(({ itemId }) => cartItem(itemId))),
    'POST /api/cart/merge': (_query, body) => {
      merges.push([...body.items]);
      const taken = body.items.filter(({ itemId }) => !leftOut.some((item) => item.itemId === itemId));
      const added = taken.filter(({ itemId }) => items.every((item) => item.itemId !== itemId));
      items = [...items, ...added.map(({ itemId }) => cartItem(itemId))];
      return { cart: cartOf(...items), keptCount: taken.length, leftOut };
    },
  };
  return { responses, merges };
}

/** The bar stands around every screen. */
const Bar = () => <BarLinks entries={[{ id: 'cart', titleKey: 'cart.menu.cart', path: '/cart' }]} />;

const show = (options: Partial<RenderOptions>) =>
  renderScreen({
    screens: [{ path: '/part', load: async () => Bar, access: { requiresAuth: false } }],
    at: '/part',
    session: sessionFor(900),
    ...options,
  });

const SIGNED_IN = { ...sessionFor(900), twoFactorToken: null } as never;

describe.each(DIRECTIONS)('what was chosen before signing in, in $language', ({ language }) => {
  it('is counted in the bar, and comes into the cart with the sign-in', async () => {
    const { responses, merges } = server();
    const { kit, toasts } = await show({ language, session: null, stored: stored(course(1), course(2)), responses });
    const t = kit.wording.get();
    const bar = await screen.findByRole('link', { name: new RegExp(t('cart.menu.cart')) });
    expect(bar.textContent).toBe('');
    act(() => void kit.signIn(SIGNED_IN));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ tone: 'success', text: t('visitor-cart.messages.merged', { count: 2 }) }]),
    );
    expect(merges).toEqual([[course(1), course(2)]]);
    expect(kit.storage.getItem(KEY)).toBeNull();
    expect(await screen.findByRole('link', { name: /\((2|٢)\)/ })).toBeTruthy();
  });

  it('is named with its reason where the cart doesn’t take it', async () => {
    const owned = { itemId: 3, purchasedItemType: { slug: 'course' as const }, reason: 'OWNED' as const };
    const { responses } = server([
      { ...owned, title: { en: 'Typography', ar: 'الطباعة' } },
      { ...owned, itemId: 4, title: {}, reason: 'GONE' },
    ]);
    const { kit, toasts } = await show({ language, stored: stored(course(2), course(3), course(4)), responses });
    const t = kit.wording.get();
    await waitFor(() => expect(toasts).toHaveLength(1));
    const [{ tone, text } = { tone: null, text: '' }] = toasts;
    expect(tone).toBe('warning');
    for (const part of [
      t('visitor-cart.messages.merged', { count: 1 }),
      language === 'en' ? 'Typography' : 'الطباعة',
      t('visitor-cart.reasons.OWNED'),
      t('visitor-cart.messages.unnamed'),
      t('visitor-cart.reasons.GONE'),
    ])
      expect(text).toContain(part);
  });
});

it('waits in the browser when the call fails, says so in the cart, and is added on request', async () => {
  let isDown = true;
  const { responses, merges } = server();
  const merge = responses['POST /api/cart/merge'] as (query: URLSearchParams, body: never) => MergedCart;
  const { kit, toasts } = await show({
    screens: SCREENS,
    at: '/cart',
    stored: stored(course(2)),
    responses: {
      ...responses,
      'POST /api/cart/merge': (query, body) =>
        isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : merge(query, body as never),
    },
  });
  expect(await screen.findByText(kit.wording.get()('visitor-cart.messages.notMerged'))).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Course 1' })).toBeTruthy();
  expect([visitorItemsOf(kit).get(), toasts]).toEqual([[course(2)], []]);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Course 2' })).toBeTruthy();
  expect([merges.length, visitorItemsOf(kit).get()]).toEqual([1, []]);
  expect(screen.queryByText(kit.wording.get()('visitor-cart.messages.notMerged'))).toBeNull();
});

it('is in the cart page when that is shown first', async () => {
  const { responses, merges } = server();
  await show({ screens: SCREENS, at: '/cart', stored: stored(course(2)), responses });
  expect(await screen.findByRole('link', { name: 'Course 2' })).toBeTruthy();
  expect(merges).toHaveLength(1);
});

it('stays where it is while an administrator acts as a member', async () => {
  const { responses, merges } = server();
  const masquerader = { id: 1, firstName: 'Ada', lastName: 'Admin' } as never;
  const { kit } = await show({
    session: sessionFor(900, { user: { ...TEST_USER, masquerader } }),
    stored: stored(course(2)),
    responses,
  });
  expect(await screen.findByRole('link', { name: /\(1\)/ })).toBeTruthy();
  expect([merges, visitorItemsOf(kit).get()]).toEqual([[], [course(2)]]);
});

it('is gone from the browser once somebody signs out', async () => {
  const { responses } = server();
  const { kit } = await show({
    stored: stored(course(2)),
    responses: {
      ...responses,
      'POST /api/cart/merge': jsonResponse(503, { message: 'Busy', status: 503 }),
      'POST /api/auth/logout': undefined as never,
    },
  });
  await screen.findByRole('link', { name: /\(1\)/ });
  await act(() => kit.signOut());
  expect([visitorItemsOf(kit).get(), kit.storage.getItem(KEY)]).toEqual([[], null]);
});
