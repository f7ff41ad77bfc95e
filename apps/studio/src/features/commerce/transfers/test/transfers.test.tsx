// @vitest-environment happy-dom
import type { ManagedManualPayment, ManualPaymentSettings } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Dialog.preload();
  DatePicker.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
  await import('@sullam/ui/pickers/date-picker.tsx');
});

const payment: ManagedManualPayment = {
  paymentId: 9,
  orderId: 7,
  number: 12,
  method: 'Wire Transfer',
  state: 'WAITING',
  amountMinor: 30_000,
  currency: 'SAR',
  startedAt: '2026-01-11T08:00:00Z',
  expiresAt: '2026-01-18T08:00:00Z',
  reference: '',
  receivedOn: null,
  reason: '',
  decidedAt: null,
  buyer: { userId: 21, name: 'Omar Saleh', email: 'omar@example.test' },
  isOrderOpen: true,
};

const settings: ManualPaymentSettings = {
  transfer: { isOffered: false, instructions: {}, bankName: {}, iban: '', accountHolder: '', waitDays: 7 },
  cash: { isOffered: false, instructions: {}, waitDays: 7 },
};

const show = (language: 'en' | 'ar', responses: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/transfers',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: {
      'GET /api/manual-payments': { data: [payment], total: 1 },
      'GET /api/manual-payment-settings': settings,
      ...responses,
    },
  });

const press = (name: string, within_: HTMLElement | null = null) =>
  act(async () => {
    const scope = within_ ? within(within_) : screen;
    fireEvent.click(scope.getAllByRole('button', { name })[0]!);
  });

describe.each(DIRECTIONS)('transfers in $language', ({ language }) => {
  it('are confirmed with exactly the amount of the order', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'POST /api/manual-payments/9/confirm': (_query, body) => {
        sent.push(body);
        return new Response(null, { status: 204 });
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('Omar Saleh')).toBeTruthy();
    await press(t('transfers.actions.confirm'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    const amount = within(dialog).getByRole('textbox', {
      name: new RegExp(t('transfers.fields.received', { currency: 'SAR' }).slice(0, 8)),
    });
    fireEvent.change(amount, { target: { value: '299' } });
    await press(t('transfers.actions.confirm'), dialog);
    expect((await within(dialog).findAllByText(/300\.00|٣٠٠٫٠٠/)).length).toBeGreaterThan(1);
    expect(sent).toEqual([]);
    fireEvent.change(amount, { target: { value: '300' } });
    fireEvent.change(within(dialog).getByRole('textbox', { name: t('transfers.fields.reference') }), {
      target: { value: ' FT26333 ' },
    });
    await press(t('transfers.actions.confirm'), dialog);
    await waitFor(() =>
      expect(sent).toEqual([
        { amountMinor: 30_000, reference: 'FT26333', receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      ]),
    );
  });

  it('are rejected with a reason', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'POST /api/manual-payments/9/reject': (_query, body) => {
        sent.push(body);
        return new Response(null, { status: 204 });
      },
    });
    const t = kit.wording.get();
    await screen.findByText('Omar Saleh');
    await press(t('transfers.actions.reject'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    await press(t('transfers.actions.reject'), dialog);
    expect(sent).toEqual([]);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Nothing arrived' } });
    await press(t('transfers.actions.reject'), dialog);
    await waitFor(() => expect(sent).toEqual([{ reason: 'Nothing arrived' }]));
  });

  it('are offered once the account is right', async () => {
    const sent: ManualPaymentSettings[] = [];
    const { kit } = await show(language, {
      'PUT /api/manual-payment-settings': (_query, body) => {
        sent.push(body as ManualPaymentSettings);
        return new Response(null, { status: 204 });
      },
    });
    const t = kit.wording.get();
    await screen.findByText('Omar Saleh');
    await press(t('transfers.actions.settings'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    fireEvent.click(within(dialog).getByRole('switch', { name: t('transfers.methods.transfer') }));
    const iban = within(dialog).getByRole('textbox', { name: new RegExp(t('transfers.fields.iban')) });
    fireEvent.change(iban, { target: { value: 'SA04 8000 0000 6080 1016 7519' } });
    fireEvent.change(within(dialog).getByRole('textbox', { name: new RegExp(t('transfers.fields.holder')) }), {
      target: { value: 'Madar Academy' },
    });
    await press(t('common.actions.save'), dialog);
    expect(await within(dialog).findByText(t('transfers.texts.iban'))).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(iban, { target: { value: 'SA03 8000 0000 6080 1016 7519' } });
    await press(t('common.actions.save'), dialog);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      transfer: { isOffered: true, iban: 'SA0380000000608010167519', accountHolder: 'Madar Academy', waitDays: 7 },
      cash: { isOffered: false },
    });
  });
});

describe('transfers', () => {
  it('are empty or failed in words', async () => {
    let isDown = true;
    await show('en', {
      'GET /api/manual-payments': () =>
        isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : { data: [], total: 0 },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('No payments here')).toBeTruthy();
  });
});
