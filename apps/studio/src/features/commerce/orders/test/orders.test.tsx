// @vitest-environment happy-dom
import type { ManagedOrder, Order } from '@sullam/api-client/schema.gen.ts';
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
  method: 'Credit Card',
  placedAt: '2026-01-11T08:00:00Z',
} as const;

const managed: ManagedOrder = {
  ...summary,
  buyer: { userId: 21, name: 'Omar Saleh', email: 'omar@example.test' },
  itemCount: 1,
};

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
      taxMinor: 3913,
      taxRateBasisPoints: 1500,
      refundedMinor: 0,
    },
  ],
  discountMinor: 0,
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
  abilities: { canPay: false, canCancel: false, canRefund: true },
};

describe.each(DIRECTIONS)('orders in $language', ({ language }) => {
  it('are listed with their buyer and marked as a test', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders',
      language,
      ...withMarketplace(),
      responses: {
        'GET /api/orders/all': { data: [managed], total: 1 },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('Omar Saleh')).toBeTruthy();
    expect(screen.getAllByText(t('orders.test.badge')).length).toBeGreaterThan(0);
  });

  it('are refunded in part with a reason', async () => {
    const sent: unknown[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/orders/7',
      language,
      ...withMarketplace(),
      responses: {
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
    await waitFor(() => expect(sent).toEqual([{ amountMinor: 10_050, note: 'Wrong level' }]));
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
              isManual: true,
              requestedAt: '2026-01-13T08:00:00Z',
              endedAt: null,
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
