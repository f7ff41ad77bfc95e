// @vitest-environment happy-dom
import type { ManagedOrder, Order, OrderCounts } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

const withMarketplace = () => ({
  session: administratorSession(),
  bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
});

const summary = {
  orderId: 7,
  number: 12,
  status: 'PAID',
  currency: 'SAR',
  totalMinor: 30_000,
  taxMinor: 3913,
  refundedMinor: 0,
  isTest: true,
  isDisputed: false,
  method: 'Credit Card',
  placedAt: '2026-01-11T08:00:00Z',
} as const;

const managed: ManagedOrder = {
  ...summary,
  state: 'PAID',
  buyer: { userId: 21, name: 'Omar Saleh', email: 'omar@example.test' },
  title: { en: 'Negotiation', ar: 'التفاوض' },
  itemCount: 1,
};

const counts: OrderCounts['counts'] = [
  { state: 'PAID', currency: 'SAR', count: 3, totalMinor: 90_000 },
  { state: 'DISPUTED', currency: 'SAR', count: 1, totalMinor: 10_000 },
];

const order: Order = {
  ...summary,
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
      refundedMinor: 0,
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
  history: [
    { kind: 'PAID', method: null, purchasedItemId: null, amountMinor: 30_000, note: '', at: '2026-01-11T08:01:00Z' },
  ],
  now: '2026-01-11T08:02:00Z',
  abilities: { canPay: false, canCancel: false, canRefund: true, canRefundToCredit: false, canMarkPaid: false },
};

describe.each(DIRECTIONS)('orders in $language', ({ language }) => {
  const open = async (at: string) => {
    const asked: URLSearchParams[] = [];
    const saved: unknown[] = [];
    const views = [{ savedViewId: 4, name: 'Paid by cash', query: 'method=Cash&state=PAID' }];
    const shown = await renderScreen({
      screens: SCREENS,
      at,
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/all': (query) => {
          asked.push(query);
          return { data: [managed], total: 1 };
        },
        'GET /api/orders/counts': { counts },
        'GET /api/saved-views': { views },
        'PUT /api/saved-views': (_query, body) => {
          saved.push(body);
          return { savedViewId: 5, name: 'Big ones', query: 'state=DISPUTED' };
        },
      },
    });
    return { t: shown.kit.wording.get(), asked, saved };
  };

  it('are listed with their buyer and item, and marked as a test', async () => {
    const { t } = await open('/orders');
    expect(await screen.findByText('Omar Saleh')).toBeTruthy();
    expect(screen.getByText(language === 'ar' ? 'التفاوض' : 'Negotiation')).toBeTruthy();
    expect(screen.getAllByText(t('orders.test.badge')).length).toBeGreaterThan(0);
  });

  it('are narrowed by the bar of their states, and by filters in the address', async () => {
    const { t, asked } = await open('/orders?method=Cash&month=2026-02&attention=1');
    const bar = await screen.findByRole('group', { name: t('order-list.titles.states') });
    fireEvent.click(within(bar).getByRole('button', { name: new RegExp(t('order-list.states.DISPUTED')) }));
    await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('DISPUTED'));
    const { placedFrom, placedBefore, ...rest } = Object.fromEntries(asked.at(-1)!);
    expect(rest).toMatchObject({ method: 'Cash', needsAttention: 'true' });
    expect(Date.parse(placedBefore!) - Date.parse(placedFrom!)).toBe(28 * 86_400_000);
    expect(await screen.findByText(t('order-list.counts.orders', { count: 1 }))).toBeTruthy();
  });

  it('are shown by a saved view, and the present filters are saved as one', async () => {
    const { t, saved } = await open('/orders?state=DISPUTED');
    const view = await screen.findByRole('link', { name: 'Paid by cash' });
    expect(Object.fromEntries(new URL(view.getAttribute('href')!, 'http://x').searchParams)).toEqual({
      method: 'Cash',
      state: 'PAID',
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('saved-views.titles.save') })));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Big ones ' } });
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: t('common.actions.save') })));
    await waitFor(() => expect(saved).toEqual([{ list: 'orders', name: 'Big ones', query: 'state=DISPUTED' }]));
  });

  it('are refunded in part with a reason', async () => {
    const sent: unknown[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/7/disputes': { disputes: [] },
        'GET /api/orders/7/refund-requests': { offers: [], requests: [] },
        'GET /api/orders/7': order,
        'GET /api/orders/7/tax-documents': { documents: [] },
        'POST /api/orders/refund/3': (_query, body) => {
          sent.push(body);
          return order;
        },
      },
    });
    const t = kit.wording.get();
    const refund = await screen.findByRole('button', { name: t('order-desk.actions.refund') });
    await act(async () => void fireEvent.click(refund));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    const [amount, note] = within(dialog).getAllByRole('textbox') as [HTMLElement, HTMLElement];
    fireEvent.change(amount, { target: { value: '100.50' } });
    fireEvent.change(note, { target: { value: 'Wrong level' } });
    const buttons = within(dialog).getAllByRole('button');
    await act(async () => void fireEvent.click(buttons.at(-1)!));
    await waitFor(() => expect(sent).toEqual([{ amountMinor: 10_050, note: 'Wrong level', destination: 'ORIGINAL' }]));
  });
});

describe.each(DIRECTIONS)('an order that waits in $language', ({ language }) => {
  it('is marked as paid with exactly its amount', async () => {
    const sent: unknown[] = [];
    const waiting = { ...order, status: 'PENDING', abilities: { ...order.abilities, canMarkPaid: true } } as const;
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/7/disputes': { disputes: [] },
        'GET /api/orders/7/refund-requests': { offers: [], requests: [] },
        'GET /api/orders/7': waiting,
        'POST /api/orders/7/mark-paid': (_query, body) => {
          sent.push(body);
          return new Response(null, { status: 204 });
        },
      },
    });
    const t = kit.wording.get();
    const mark = await screen.findByRole('button', { name: t('transfers.actions.markPaid') });
    await act(async () => void fireEvent.click(mark));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
    const [amount] = dialog.getAllByRole('textbox') as [HTMLElement];
    const send = dialog.getByRole('button', { name: t('transfers.actions.markPaid') });
    fireEvent.change(amount, { target: { value: '299' } });
    await act(async () => void fireEvent.click(send));
    expect(sent).toEqual([]);
    fireEvent.change(amount, { target: { value: '300' } });
    await act(async () => void fireEvent.click(send));
    await waitFor(() => expect(sent).toMatchObject([{ method: 'Cash', amountMinor: 30_000, reference: '' }]));
  });
});

describe.each(DIRECTIONS)('a refund in $language', ({ language }) => {
  it('goes to credit if the administrator chooses so', async () => {
    const sent: unknown[] = [];
    const abilities = { ...order.abilities, canRefundToCredit: true };
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/7/disputes': { disputes: [] },
        'GET /api/orders/7/refund-requests': { offers: [], requests: [] },
        'GET /api/orders/7': { ...order, isTest: false, abilities },
        'GET /api/orders/7/tax-documents': { documents: [] },
        'POST /api/orders/refund/3': (_query, body) => {
          sent.push(body);
          return order;
        },
      },
    });
    const t = kit.wording.get();
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: t('order-desk.actions.refund') })),
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    fireEvent.click(within(dialog).getByRole('radio', { name: t('order-desk.fields.toCredit') }));
    expect(dialog.textContent).toContain(t('order-desk.texts.toCreditWhole'));
    fireEvent.change(within(dialog).getAllByRole('textbox')[1]!, { target: { value: 'Moved to spring' } });
    await act(async () => void fireEvent.click(within(dialog).getAllByRole('button').at(-1)!));
    await waitFor(() =>
      expect(sent).toEqual([{ amountMinor: 30_000, note: 'Moved to spring', destination: 'CREDIT' }]),
    );
  });
});

describe.each(DIRECTIONS)('a disputed test order in $language', ({ language }) => {
  it('says who disputes what, and is decided by an administrator', async () => {
    const sent: unknown[] = [];
    const dispute = {
      disputeId: 2,
      paymentId: 9,
      provider: 'test',
      reference: 'test-dispute-9',
      status: 'OPEN',
      amountMinor: 30_000,
      reason: 'fraudulent',
      dueAt: '2026-01-18T08:00:00Z',
      openedAt: '2026-01-11T08:00:00Z',
      endedAt: null,
    } as const;
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/7/disputes': {
          disputes: [dispute, { ...dispute, disputeId: 1, provider: 'stripe', reference: 'dp_1' }],
        },
        'GET /api/orders/7/refund-requests': { offers: [], requests: [] },
        'GET /api/orders/7': {
          ...order,
          isDisputed: true,
          refunds: [
            {
              refundId: 4,
              purchasedItemId: null,
              amountMinor: 30_000,
              reason: 'PAID_TWICE',
              note: '',
              status: 'REQUESTED',
              destination: 'ORIGINAL',
              isManual: false,
              requestedAt: '2026-01-13T08:00:00Z',
              endedAt: null,
              returnedAt: null,
            },
          ],
        },
        'GET /api/orders/7/tax-documents': { documents: [] },
        'POST /api/test-payments/9/dispute': (_query, body) => void sent.push(body),
      },
    });
    const t = kit.wording.get();
    expect((await screen.findAllByText((text) => text.includes(t('order-desk.notes.suspended')))).length).toBe(2);
    expect(screen.getByText(t('orders.chips.disputed'))).toBeTruthy();
    expect(screen.getByText((text) => text.includes(t('order-desk.notes.waits')))).toBeTruthy();
    // one of Stripe is decided there
    expect(screen.getAllByText(t('order-desk.disputes.test'))).toHaveLength(1);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: t('order-desk.disputes.decideWon') })),
    );
    await waitFor(() => expect(sent).toEqual([{ decision: 'WON' }]));
  });
});

describe.each(DIRECTIONS)('an order paid by transfer in $language', ({ language }) => {
  it('shows what was confirmed; a refund that is paid back by hand is completed', async () => {
    const sent: string[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/7/disputes': { disputes: [] },
        'GET /api/orders/7/refund-requests': { offers: [], requests: [] },
        'GET /api/orders/7': {
          ...order,
          method: 'Wire Transfer',
          isTest: false,
          payments: [
            {
              paymentId: 9,
              method: 'Wire Transfer',
              isTest: false,
              status: 'SUCCEEDED',
              amountMinor: 30_000,
              createdAt: '2026-01-11T08:00:00Z',
              endedAt: '2026-01-12T08:00:00Z',
            },
          ],
          refunds: [
            {
              refundId: 4,
              purchasedItemId: 3,
              amountMinor: 30_000,
              reason: 'ADMINISTRATOR',
              note: 'Wrong level',
              status: 'REQUESTED',
              destination: 'ORIGINAL',
              isManual: true,
              requestedAt: '2026-01-13T08:00:00Z',
              endedAt: null,
              returnedAt: null,
            },
          ],
        },
        'GET /api/orders/7/tax-documents': { documents: [] },
        'GET /api/orders/7/manual-payment': {
          paymentId: 9,
          orderId: 7,
          number: 12,
          method: 'Wire Transfer',
          state: 'CONFIRMED',
          amountMinor: 30_000,
          currency: 'SAR',
          startedAt: '2026-01-11T08:00:00Z',
          expiresAt: '2026-01-18T08:00:00Z',
          reference: 'FT26333-9917',
          receivedOn: '2026-01-12',
          reason: '',
          decidedAt: '2026-01-12T08:00:00Z',
          instructions: {},
          bankName: {},
          iban: 'SA0380000000608010167519',
          accountHolder: 'Madar Academy',
        },
        'POST /api/manual-refunds/4/complete': () => {
          sent.push('complete');
          return new Response(null, { status: 204 });
        },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('FT26333-9917')).toBeTruthy();
    expect(screen.getByText(t('order-desk.methods.transfer'))).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: t('order-desk.actions.paidBack') })));
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
    fireEvent.click(within(dialog).getByRole('button', { name: t('order-desk.actions.paidBack') }));
    await waitFor(() => expect(sent).toEqual(['complete']));
  });
});
