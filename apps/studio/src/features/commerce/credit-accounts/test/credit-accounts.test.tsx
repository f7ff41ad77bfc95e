// @vitest-environment happy-dom
import type { CreditAccount, CreditTransfer } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

const account: CreditAccount = {
  creditAccountId: 4,
  currency: 'SAR',
  balanceMinor: 15_100,
  member: { userId: 21, name: 'Omar Saleh', email: 'omar@example.test' },
  changedAt: '2026-01-11T08:00:00Z',
};

const topUp: CreditTransfer = {
  creditTransferId: 1,
  kind: 'TOP_UP',
  currency: 'SAR',
  amountMinor: 50_000,
  balanceAfterMinor: 50_000,
  orderId: null,
  orderNumber: null,
  reason: 'Learning budget',
  madeAt: '2026-01-10T08:00:00Z',
  madeBy: 'Maha Al-Fahad',
};

const payment: CreditTransfer = {
  ...topUp,
  creditTransferId: 2,
  kind: 'PAYMENT',
  amountMinor: -34_900,
  balanceAfterMinor: 15_100,
  orderId: 7,
  orderNumber: 12,
  reason: '',
  madeBy: null,
};

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses,
  });

const ACCOUNT: Responses = {
  'GET /api/credit-accounts/4': account,
  'GET /api/credit-accounts/4/transfers': { data: [payment, topUp], total: 2 },
};

/** Opens a dialog, fills in amount and reason, and presses its last button. */
async function fill(button: string, amount: string, reason: string): Promise<void> {
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: button })));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  const [first, second] = within(dialog).getAllByRole('textbox') as [HTMLElement, HTMLElement];
  fireEvent.change(first, { target: { value: amount } });
  fireEvent.change(second, { target: { value: reason } });
  await act(async () => void fireEvent.click(within(dialog).getAllByRole('button').at(-1)!));
}

describe.each(DIRECTIONS)('credit accounts in $language', ({ language }) => {
  it('are listed with their members and balances', async () => {
    await show(language, '/credit-accounts', { 'GET /api/credit-accounts': { data: [account], total: 1 } });
    const link = await screen.findByRole('link', { name: 'Omar Saleh' });
    expect(link.getAttribute('href')).toContain('/credit-accounts/4');
    expect(screen.getAllByText(language === 'en' ? /151\.00/ : /١٥١٫٠٠/).length).toBeGreaterThan(0);
  });

  it('have a ledger with the balance after each entry', async () => {
    const { kit } = await show(language, '/credit-accounts/4', ACCOUNT);
    const t = kit.wording.get();
    expect(await screen.findByText('Learning budget')).toBeTruthy();
    expect(screen.getAllByText(t('credit-desk.kinds.PAYMENT')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(language === 'en' ? /349\.00/ : /٣٤٩٫٠٠/).length).toBeGreaterThan(0);
  });

  it('get credit with a reason', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, '/credit-accounts/4', {
      ...ACCOUNT,
      'POST /api/credit-top-ups': (_query, body) => {
        sent.push(body);
        return { creditAccountId: 4, currency: 'SAR', balanceMinor: 25_100 };
      },
    });
    const t = kit.wording.get();
    await fill(t('credit-desk.actions.topUp'), '100', 'Second half');
    await waitFor(() =>
      expect(sent).toEqual([{ userId: 21, currency: 'SAR', amountMinor: 10_000, reason: 'Second half' }]),
    );
  });

  it('give back no more than they hold', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, '/credit-accounts/4', {
      ...ACCOUNT,
      'POST /api/credit-accounts/4/deductions': (_query, body) => {
        sent.push(body);
        return { creditAccountId: 4, currency: 'SAR', balanceMinor: 0 };
      },
    });
    const t = kit.wording.get();
    await fill(t('credit-desk.actions.deduct'), '151.01', 'Left the company');
    expect(sent).toEqual([]);
    const dialog = screen.getByRole('dialog');
    fireEvent.change(within(dialog).getAllByRole('textbox')[0]!, { target: { value: '151' } });
    await act(async () => void fireEvent.click(within(dialog).getAllByRole('button').at(-1)!));
    await waitFor(() => expect(sent).toEqual([{ amountMinor: 15_100, reason: 'Left the company' }]));
  });
});
