// @vitest-environment happy-dom
import type { FailedRefund, ManagedRefundRequest, Order } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { readTiers } from '../terms-editor.tsx';

beforeAll(async () => {
  await import('@sullam/ui/overlays/dialog.tsx');
  await import('../decision-dialogs.tsx');
});

const order: Order = {
  orderId: 7,
  number: 12,
  status: 'PAID',
  currency: 'SAR',
  totalMinor: 30_000,
  taxMinor: 3913,
  refundedMinor: 0,
  isTest: false,
  isDisputed: false,
  method: 'Credit Card',
  placedAt: '2026-01-11T08:00:00Z',
  purchasedItems: [
    {
      id: 3,
      itemId: 9,
      pageId: 1,
      cover: null,
      coverArt: null,
      purchasedItemType: { slug: 'course' },
      title: { en: 'Negotiation', ar: 'التفاوض' },
      totalMinor: 30_000,
      discountMinor: 0,
      reductionMinor: 0,
      waivedTaxMinor: 0,
      priceKind: 'LIST',
      quantity: 1,
      taxMinor: 3913,
      taxRateBasisPoints: 1500,
      refundedMinor: 10_000,
      start: null,
      cancellationTiers: [],
      cancelledAt: null,
    },
  ],
  discountMinor: 0,
  waivedTaxMinor: 0,
  vouchers: [],
  buyer: { name: 'Omar Saleh', email: 'omar@example.test' },
  company: null,
  expiresAt: '2026-01-11T08:15:00Z',
  payments: [],
  refunds: [],
  history: [],
  now: '2026-01-11T08:02:00Z',
  abilities: { canPay: false, canCancel: false, canRefund: true, canRefundToCredit: true, canMarkPaid: false },
};

const request = {
  refundRequestId: 5,
  purchasedItemId: 3,
  status: 'REQUESTED',
  reason: 'Too hard for me',
  amountMinor: null,
  answer: '',
  requestedAt: '2026-01-12T08:00:00Z',
  decidedAt: null,
} as const;

const buyer = { userId: 21, name: 'Omar Saleh', email: 'omar@example.test' };
const ofOrder = { orderId: 7, number: 12, currency: 'SAR', title: { en: 'Negotiation', ar: 'التفاوض' }, buyer };
const listed: ManagedRefundRequest = { ...request, ...ofOrder, totalMinor: 30_000 };
const failed: FailedRefund = {
  refundId: 8,
  purchasedItemId: 3,
  ...ofOrder,
  amountMinor: 30_000,
  reason: 'EVENT_CANCELLED',
  endedAt: '2026-01-12T08:00:00Z',
};

const show = async (language: 'en' | 'ar', at: string, responses: Responses) => {
  const { kit } = await renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true, events: true } },
    responses,
  });
  return kit.wording.get();
};

const ORDER: Responses = {
  'GET /api/orders/7': order,
  'GET /api/orders/7/disputes': { disputes: [] },
  'GET /api/orders/7/tax-documents': { documents: [] },
  'GET /api/orders/7/refund-requests': { offers: [], requests: [request] },
};

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe.each(DIRECTIONS)('a refund request in $language', ({ language }) => {
  it('is approved with an amount up to what is left', async () => {
    const sent: unknown[] = [];
    const t = await show(language, '/orders/7', {
      ...ORDER,
      'POST /api/refund-requests/5/approve': (_query: unknown, body: unknown) => {
        sent.push(body);
        return undefined as never;
      },
    });
    expect(await screen.findByText('Too hard for me')).toBeTruthy();
    await press(screen.getByRole('button', { name: t('refund-desk.actions.approve') }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    const [amount] = within(dialog).getAllByRole('textbox');
    fireEvent.change(amount!, { target: { value: '200.01' } });
    await press(within(dialog).getAllByRole('button').at(-1)!);
    expect(sent).toEqual([]);
    fireEvent.change(amount!, { target: { value: '150' } });
    await press(within(dialog).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(sent).toEqual([{ amountMinor: 15_000, answer: '', destination: 'ORIGINAL' }]));
  });

  it('is declined for a reason', async () => {
    const sent: unknown[] = [];
    const t = await show(language, '/orders/7', {
      ...ORDER,
      'POST /api/refund-requests/5/decline': (_query: unknown, body: unknown) => {
        sent.push(body);
        return undefined as never;
      },
    });
    await press(await screen.findByRole('button', { name: t('refund-desk.actions.decline') }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    await press(within(dialog).getByRole('button', { name: t('refund-desk.actions.declineRequest') }));
    expect(sent).toEqual([]);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'You finished it' } });
    await press(within(dialog).getByRole('button', { name: t('refund-desk.actions.declineRequest') }));
    await waitFor(() => expect(sent).toEqual([{ answer: 'You finished it' }]));
  });

  it('is listed until it is decided, and so are refunds that failed', async () => {
    const sent: string[] = [];
    const t = await show(language, '/refund-requests', {
      'GET /api/refund-requests': (query) =>
        query.get('status') === 'REQUESTED' ? { data: [listed], total: 1 } : { data: [], total: 0 },
      'GET /api/failed-refunds': () => (sent.length > 0 ? { data: [], total: 0 } : { data: [failed], total: 1 }),
      'POST /api/failed-refunds/8/retry': () => {
        sent.push('retry');
        return undefined as never;
      },
    });
    expect(await screen.findByText('Omar Saleh')).toBeTruthy();
    await press(screen.getByText(t('refund-desk.titles.failed')));
    await press(await screen.findByRole('button', { name: t('refund-desk.actions.retry') }));
    await waitFor(() => expect(sent).toEqual(['retry']));
    await waitFor(() => expect(screen.queryByText('Omar Saleh')).toBeNull());
  });
});

describe.each(DIRECTIONS)('the terms of a ticket in $language', ({ language }) => {
  it('follow the default until they are its own', async () => {
    const sent: unknown[] = [];
    const t = await show(language, '/prices/event/9', {
      'GET /api/item-prices/event/9': {
        title: { en: 'Seat', ar: 'مقعد' },
        listMinor: 24_000,
        currency: 'SAR',
        sale: null,
        groupPrices: [],
        volumePrice: null,
        taxCategory: 'STANDARD',
        exemptionReason: null,
        isOnRequest: false,
        groups: [],
        version: 0,
      },
      'GET /api/item-prices/event/9/quote': {
        minor: 24_000,
        currency: 'SAR',
        kind: 'LIST',
        until: null,
        isOnRequest: false,
      },
      'GET /api/members': { data: [], total: 0, counts: {} as never },
      'GET /api/cancellation-terms/event/9': {
        tiers: null,
        version: 0,
        defaultTiers: [{ hoursBeforeStart: 72, refundPercent: 100 }],
      },
      'PUT /api/cancellation-terms/event/9': (_query: unknown, body: unknown) => {
        sent.push(body);
        return { version: 1 };
      },
    });
    const followed = await screen.findByRole('switch', { name: t('refund-desk.terms.followed') });
    await press(followed);
    const card = followed.closest('section')!;
    await press(within(card).getByRole('button', { name: t('refund-desk.terms.add') }));
    await press(within(card).getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          tiers: [
            { hoursBeforeStart: 72, refundPercent: 100 },
            { hoursBeforeStart: 36, refundPercent: 50 },
          ],
          version: 0,
        },
      ]),
    );
  });
});

describe('typed tiers', () => {
  it.each([
    ['none', [], []],
    ['an empty field', [{ hoursBeforeStart: undefined, refundPercent: 50 }], null],
    ['a fraction', [{ hoursBeforeStart: 1.5, refundPercent: 50 }], null],
    ['nothing back', [{ hoursBeforeStart: 1, refundPercent: 0 }], null],
    [
      'the wrong order',
      [
        { hoursBeforeStart: 1, refundPercent: 50 },
        { hoursBeforeStart: 2, refundPercent: 20 },
      ],
      null,
    ],
  ])('%s', (_case, typed, tiers) => {
    expect(readTiers(typed)).toEqual(tiers);
  });
});
