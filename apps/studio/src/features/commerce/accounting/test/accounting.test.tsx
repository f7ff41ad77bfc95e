// @vitest-environment happy-dom
import type { AccountingInvoice, AccountingSettings } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const settings: AccountingSettings = {
  isEnabled: true,
  url: 'https://books.example.com/in',
  sendsTestOrders: false,
  accounts: { sales: '4000', tax: '2200', card: '1210', transfer: '1220', cash: '1230', credit: '2300' },
  secretEnd: 'wxyz',
  waitingCount: 0,
  failedCount: 1,
  lastSentAt: null,
};

const failed: AccountingInvoice = {
  accountingDeliveryId: 3,
  orderId: 7,
  number: 'INV-2026-000042',
  status: 'FAILED',
  attemptCount: 1,
  dueAt: null,
  sentAt: null,
  lastError: 'HTTP 422',
  createdAt: '2026-01-11T08:00:00Z',
};

describe.each(DIRECTIONS)('accounting in $language', ({ language }) => {
  it('shows what failed and sends it again, saves the settings and says what came of a test', async () => {
    const sent: unknown[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/accounting',
      language,
      session: administratorSession(),
      bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
      responses: {
        'GET /api/accounting/settings': settings,
        'GET /api/accounting/invoices': { data: [failed], total: 1 },
        'PUT /api/accounting/settings': (_query, body) => {
          sent.push(body);
        },
        'POST /api/accounting/test': { status: 503, isTaken: false },
        'POST /api/orders/7/send-to-accounting': () => {
          sent.push('again');
          return { count: 1 };
        },
      },
    });
    const t = kit.wording.get();
    expect((await screen.findByRole('link', { name: failed.number })).getAttribute('href')).toContain('/orders/7');
    expect(screen.getByText('HTTP 422')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('accounting.log.sendAgain') }));
    await waitFor(() => expect(sent).toEqual(['again']));
    const url = screen.getByRole('textbox', { name: new RegExp(t('accounting.delivery.url')) });
    fireEvent.change(url, { target: { value: 'https://books.example.com/new' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ url: 'https://books.example.com/new', accounts: settings.accounts });
    fireEvent.click(screen.getByRole('button', { name: t('accounting.test.send') }));
    expect(await screen.findByText(t('accounting.test.refused', { status: { raw: '503' } }))).toBeTruthy();
  });
});
