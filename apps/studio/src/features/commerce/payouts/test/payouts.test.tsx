// @vitest-environment happy-dom
import type { PaymentFees, Payout } from '@sullam/api-client/schema.gen.ts';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Drawer.preload();
  await import('@sullam/ui/overlays/drawer.tsx');
});

const fees: PaymentFees = {
  hasTest: true,
  providers: [
    { provider: 'stripe', title: 'Stripe', reportsFees: true, reportsPayouts: true },
    { provider: 'paypal', title: 'PayPal', reportsFees: true, reportsPayouts: false },
  ],
  rows: [
    {
      month: '2026-11',
      provider: 'stripe',
      title: 'Stripe',
      currency: 'SAR',
      paymentCount: 3,
      chargedMinor: 30_000,
      feeMinor: 1170,
      netMinor: 28_830,
      unknownCount: 1,
      paidOutMinor: 19_220,
    },
    {
      month: '2026-11',
      provider: 'paypal',
      title: 'PayPal',
      currency: 'USD',
      paymentCount: 1,
      chargedMinor: 10_000,
      feeMinor: 378,
      netMinor: 9622,
      unknownCount: 0,
      paidOutMinor: null,
    },
  ],
};

const payout: Payout = {
  payoutId: 4,
  provider: 'stripe',
  title: 'Stripe',
  reference: 'po_1',
  currency: 'SAR',
  amountMinor: 19_220,
  status: 'PAID',
  arrivesOn: '2026-11-28',
  isTest: false,
  entryCount: 1,
};

const entry = {
  payoutEntryId: 8,
  kind: 'PAYMENT',
  amountMinor: 10_000,
  feeMinor: 390,
  netMinor: 9610,
  order: { orderId: 7, number: 12 },
  happenedAt: '2026-11-26T08:00:00Z',
} as const;

const show = (language: 'en' | 'ar', responses: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/revenue/payouts',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: {
      'GET /api/payment-fees': fees,
      'GET /api/payouts': { data: [payout], total: 1 },
      'GET /api/payouts/4/entries': { data: [entry], total: 1 },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('payouts and fees in $language', ({ language }) => {
  it('show what was charged, kept and paid out, and who does not report it', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    expect((await screen.findAllByText(/11\.70|١١٫٧٠/)).length).toBe(1);
    expect(screen.getByText(t('payouts.counts.unknown', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(t('payouts.texts.notReported'))).toBeTruthy();
    expect(screen.getByText(/PayPal.+/)).toBeTruthy();
  });

  it('open the transactions of a payout with their orders', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    const open = await screen.findByRole('button', { name: t('payouts.actions.open') });
    await act(async () => {
      fireEvent.click(open);
    });
    const drawer = await screen.findByRole('dialog', {}, { timeout: 8000 });
    expect(await within(drawer).findByText(/96\.10|٩٦٫١٠/)).toBeTruthy();
    expect(within(drawer).getByRole('link').getAttribute('href')).toMatch(/\/orders\/7$/);
  });
});

describe('payouts and fees', () => {
  it('say what to do before there is a provider', async () => {
    await show('en', { 'GET /api/payment-fees': { hasTest: false, providers: [], rows: [] } });
    expect(await screen.findByText(/Connect a payment provider/)).toBeTruthy();
  });

  it('can be asked for again when they failed', async () => {
    let isDown = true;
    await show('en', {
      'GET /api/payment-fees': () => (isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : fees),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Fees by month')).toBeTruthy();
  });
});
