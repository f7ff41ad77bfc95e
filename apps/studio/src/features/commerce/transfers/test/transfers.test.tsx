// @vitest-environment happy-dom
import type {
  BankStatement,
  BankStatementPreview,
  ManagedManualPayment,
  ManualPaymentSettings,
} from '@sullam/api-client/schema.gen.ts';
import { Dialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
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
  Drawer.preload();
  DatePicker.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
  await import('@sullam/ui/overlays/drawer.tsx');
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
  bankMatch: null,
};

const line = {
  bankStatementLineId: 31,
  receivedOn: '2026-01-12',
  amountMinor: 30_000,
  currency: 'SAR',
  payer: 'OMAR SALEH',
  remittance: 'order 12',
  bankReference: 'FT26012-0001',
};

const statement: BankStatement = {
  bankStatementId: 3,
  fileName: 'statement-jan.csv',
  format: 'TABLE',
  importedAt: '2026-01-13T08:00:00Z',
  lineCount: 2,
  firstOn: '2026-01-12',
  lastOn: '2026-01-12',
};

const preview: BankStatementPreview = {
  format: 'TABLE',
  table: {
    headRow: 0,
    dateOrder: 'DMY',
    mapping: { date: 0, amount: 2 },
    columns: ['Date', 'Details', 'Amount'].map((heading) => ({ heading, samples: [] })),
  },
  lineCount: 3,
  knownCount: 1,
  skippedCount: 1,
  problemLines: [7],
  problemCount: 1,
  lines: [line],
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
      'GET /api/bank-statements': { data: [], total: 0 },
      'GET /api/manual-payments/9/confirmation': {
        isOrderOpen: true,
        items: [{ title: { en: 'Safe forklift driving', ar: 'القيادة الآمنة للرافعة' } }],
        document: { kind: 'INVOICE', number: 'INV-2026-000745', companyName: '', hasVatNumber: false },
        buyer: { firstName: 'Omar', language: 'ar' },
      },
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

  it('are filled in from the statement of the bank, whose lines they use up', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'GET /api/manual-payments': {
        data: [{ ...payment, bankMatch: { state: 'MATCHED', receivedMinor: 30_000, lines: [line] } }],
        total: 1,
      },
      'GET /api/bank-statements': { data: [statement], total: 1 },
      'GET /api/bank-statements/3/lines': {
        data: [
          { ...line, match: { state: 'MATCHED', paymentId: 9, orderId: 7, number: 12 } },
          { ...line, bankStatementLineId: 32, payer: 'OFFICE CLOUD', match: null },
        ],
        total: 2,
      },
      'POST /api/manual-payments/9/confirm': (_query, body) => {
        sent.push(body);
        return new Response(null, { status: 204 });
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('bank-statements.matches.MATCHED'))).toBeTruthy();
    expect(await screen.findByText(t('bank-statements.lineMatches.none'))).toBeTruthy();
    await press(t('transfers.actions.confirm'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    expect(within(dialog).getByText(t('bank-statements.compare.matches'))).toBeTruthy();
    expect(await within(dialog).findByText(/INV-2026-000745/)).toBeTruthy();
    await press(t('transfers.actions.confirm'), dialog);
    await waitFor(() =>
      expect(sent).toEqual([
        { amountMinor: 30_000, reference: 'FT26012-0001', receivedOn: '2026-01-12', bankStatementLineIds: [31] },
      ]),
    );
  });

  it('that are short are not confirmed', async () => {
    const { kit } = await show(language, {
      'GET /api/manual-payments': {
        data: [{ ...payment, bankMatch: { state: 'SHORT', receivedMinor: 15_000, lines: [line] } }],
        total: 1,
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(/150\.00|١٥٠٫٠٠/)).toBeTruthy();
    await press(t('transfers.actions.confirm'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    // a call would fail the test, because none is expected
    await press(t('transfers.actions.confirm'), dialog);
    expect((await within(dialog).findAllByText(/300\.00|٣٠٠٫٠٠/)).length).toBeGreaterThan(1);
  });

  it('come from a statement whose columns can be corrected', async () => {
    const asked: string[] = [];
    const { kit, calls } = await show(language, {
      'POST /api/bank-statements/preview': (query) => {
        asked.push(String(query));
        return preview;
      },
      'POST /api/bank-statements': { bankStatementId: 3, lineCount: 3, newCount: 2 },
    });
    const t = kit.wording.get();
    await press(t('bank-statements.actions.import'));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    const file = new File(['Date,Details,Amount'], 'statement-jan.csv');
    fireEvent.change(dialog.querySelector('input[type="file"]')!, { target: { files: [file] } });
    expect(await within(dialog).findByText(t('bank-statements.counts.lines', { count: 3 }))).toBeTruthy();
    expect(within(dialog).getByText(t('bank-statements.counts.known', { count: 1 }))).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText(t('bank-statements.fields.remittance')), { target: { value: '1' } });
    await waitFor(() => expect(asked.at(-1)).toContain('remittance=1'));
    const isImported = () => calls.some((call) => call.startsWith('POST /api/bank-statements?'));
    await waitFor(() => {
      // it can't be pressed while the file is read with the other column
      if (!isImported())
        fireEvent.click(within(dialog).getByRole('button', { name: t('bank-statements.actions.save') }));
      expect(isImported()).toBe(true);
    });
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
