// @vitest-environment happy-dom
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Cart } from '../../../../parts/cart.api.ts';
import { BuyMore } from '../buy-more.tsx';
import type { OfferedCoachingPackage } from '../coaching-packages.api.ts';
import { OfferedPackages } from '../offered-packages.tsx';

const offer = (more: Partial<OfferedCoachingPackage> = {}): OfferedCoachingPackage => ({
  coachingPackageId: 7,
  coachId: 3,
  title: { en: 'Four sessions', ar: 'أربع جلسات' },
  sessionCount: 4,
  validityDays: 90,
  sessionTypes: [],
  price: { minor: 40_000, currency: 'SAR' },
  isTaken: false,
  problem: null,
  ...more,
});

const EMPTY_CART: Cart = {
  order: { status: 'CART', purchasedItems: [], totals: [], vouchers: [], version: 'empty' },
};

async function show(offers: OfferedCoachingPackage[], options: Parameters<typeof renderPart>[1] = {}) {
  const sent: unknown[] = [];
  const { kit } = await renderPart(<OfferedPackages coachId={3} />, {
    ...options,
    responses: {
      'GET /api/coaching-packages/offered': { data: offers },
      'GET /api/cart': EMPTY_CART,
      'POST /api/cart/items': (_query, body) => {
        sent.push(body);
        return EMPTY_CART;
      },
      'POST /api/coaching-packages/7/take': () => {
        sent.push('taken');
        return { creditLotId: 1 };
      },
    },
  });
  return { t: kit.wording.get(), sent };
}

it.each(BOTH_DIRECTIONS)('puts a package into the cart, in $language', async ({ language }) => {
  const { t, sent } = await show([offer()], { language });
  expect(await screen.findByRole('heading', { name: t('coaching-credits.offers.title') })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: t('cart.actions.add') }));
  await waitFor(() => expect(sent).toEqual([{ itemType: 'coaching-package', itemId: 7 }]));
});

it('gives a free package at once', async () => {
  const { t, sent } = await show([offer({ price: { minor: 0, currency: 'SAR' } })]);
  fireEvent.click(await screen.findByRole('button', { name: t('coaching-credits.offers.take') }));
  await waitFor(() => expect(sent).toEqual(['taken']));
});

it.each([
  ['isTaken', { isTaken: true }, 'coaching-credits.offers.taken'],
  ['a paused coach', { problem: 'CLOSED' }, 'coaching-credits.offers.closed'],
  ['a missing permission', { problem: 'NOT_ALLOWED' }, 'coaching-credits.offers.notAllowed'],
] as const)('says instead of a button: %s', async (_name, more, word) => {
  const { t } = await show([offer(more)]);
  expect(await screen.findByText(t(word))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for nothing and shows nothing while the marketplace is off', async () => {
  const { calls } = await renderPart(<OfferedPackages coachId={3} />, {
    bootstrap: bootstrapWith({}, { marketplace: false }),
  });
  expect(calls.filter((call) => call.includes('coaching-packages'))).toEqual([]);
  expect(screen.queryByText('Four sessions')).toBeNull();
});

it('leads from credits to the page of their coach while a package is sold', async () => {
  await renderPart(<BuyMore coachId={3} />, {
    responses: { 'GET /api/coaching-packages/offered': { data: [offer()] } },
  });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/coaching/coaches/3');
});
