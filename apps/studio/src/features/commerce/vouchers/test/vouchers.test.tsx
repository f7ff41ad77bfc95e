// @vitest-environment happy-dom
import type { Voucher } from '@sullam/api-client/schema.gen.ts';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { EMPTY_FORM, faultsOf, formOf, termsOf } from '../voucher-form.ts';

beforeAll(async () => {
  Drawer.preload();
  await import('@sullam/ui/overlays/drawer.tsx');
});

const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  voucherId: 5,
  code: 'NOV10',
  label: 'Autumn campaign',
  percentBasisPoints: 1000,
  amountMinor: null,
  currency: null,
  minimumMinor: 0,
  scope: 'EVERYTHING',
  itemTypes: [],
  items: [],
  categories: [],
  batch: null,
  startsAt: null,
  endsAt: null,
  maxUses: 500,
  maxUsesPerPerson: 1,
  stacks: false,
  isActive: true,
  state: 'ACTIVE',
  usedCount: 138,
  heldCount: 2,
  ...changes,
});

const show = (language: 'en' | 'ar', responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at: '/vouchers',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses,
  });

const openDialog = async (name: string) => {
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
  return screen.findByRole('dialog', {}, { timeout: 8000 });
};

describe.each(DIRECTIONS)('vouchers in $language', ({ language }) => {
  it('are listed with their rule, uses and state', async () => {
    const { kit } = await show(language, {
      'GET /api/vouchers': {
        data: [
          voucher(),
          voucher({
            voucherId: 6,
            code: 'OPEN7KQ4',
            percentBasisPoints: null,
            amountMinor: 5000,
            currency: 'SAR',
            minimumMinor: 20_000,
            scope: 'CATEGORIES',
            categories: [{ courseCategoryId: 3, name: { en: 'Data', ar: 'البيانات' } }],
            batch: { voucherBatchId: 9, label: 'Open day' },
            state: 'USED_UP',
            maxUses: null,
            heldCount: 0,
          }),
        ],
        total: 2,
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByRole('button', { name: 'NOV10' })).toBeTruthy();
    expect(screen.getAllByText(t('voucher-desk.states.USED_UP')).length).toBeGreaterThan(1);
    expect(screen.getByText(/138 of 500|١٣٨ من ٥٠٠/)).toBeTruthy();
    expect(screen.getByText(t('voucher-desk.rules.held', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(language === 'en' ? /50\.00.* off .*Data/ : /على .*البيانات/)).toBeTruthy();
    expect(screen.getByText(t('voucher-desk.rules.batch', { label: 'Open day' }))).toBeTruthy();
  });

  it('are created, with faults at their fields first', async () => {
    const sent: unknown[] = [];
    const { kit, toasts } = await show(language, {
      'GET /api/vouchers': { data: [], total: 0 },
      'POST /api/vouchers': (_query, body) => {
        sent.push(body);
        return voucher({ code: 'NOV10' });
      },
    });
    const t = kit.wording.get();
    const dialog = await openDialog(t('voucher-desk.actions.new'));
    const create = within(dialog).getByRole('button', { name: t('voucher-desk.actions.create') });
    await act(async () => void fireEvent.click(create));
    expect(await within(dialog).findByText(t('voucher-desk.faults.code'))).toBeTruthy();
    expect(within(dialog).getByText(t('voucher-desk.faults.percent'))).toBeTruthy();
    expect(sent).toEqual([]);
    const field = (label: string) => within(dialog).getByLabelText(new RegExp(label));
    fireEvent.change(field(t('voucher-desk.fields.code')), { target: { value: 'nov-10' } });
    fireEvent.change(field(t('voucher-desk.fields.percent')), { target: { value: '12.5' } });
    await act(async () => void fireEvent.click(create));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { code: 'nov-10', percentBasisPoints: 1250, scope: 'EVERYTHING', maxUsesPerPerson: 1 },
      ]),
    );
    expect(toasts.some(({ text }) => text === t('voucher-desk.done.created', { code: 'NOV10' }))).toBe(true);
  });

  it('are generated as a batch', async () => {
    const sent: unknown[] = [];
    const { kit, toasts } = await show(language, {
      'GET /api/vouchers': { data: [], total: 0 },
      'POST /api/voucher-batches': (_query, body) => {
        sent.push(body);
        return { voucherBatchId: 9, count: 200 };
      },
    });
    const t = kit.wording.get();
    const dialog = await openDialog(t('voucher-desk.actions.newBatch'));
    const field = (label: string) => within(dialog).getByLabelText(new RegExp(label));
    fireEvent.change(field(t('voucher-desk.fields.label')), { target: { value: 'Open day' } });
    fireEvent.change(field(t('voucher-desk.fields.count')), { target: { value: '200' } });
    fireEvent.blur(field(t('voucher-desk.fields.count')));
    fireEvent.change(field(t('voucher-desk.fields.prefix')), { target: { value: 'OPEN' } });
    fireEvent.change(field(t('voucher-desk.fields.percent')), { target: { value: '100' } });
    const create = within(dialog).getByRole('button', { name: t('voucher-desk.actions.createBatch', { count: 200 }) });
    await act(async () => void fireEvent.click(create));
    await waitFor(() => expect(sent).toMatchObject([{ count: 200, prefix: 'OPEN', label: 'Open day' }]));
    expect(toasts.at(-1)?.action?.label).toBe(t('voucher-desk.actions.downloadCodes'));
  });
});

describe('the form of a voucher', () => {
  it('says the same as the voucher that it was filled from', () => {
    const saved = voucher({
      percentBasisPoints: null,
      amountMinor: 12_500,
      currency: 'KWD',
      minimumMinor: 20_000,
      startsAt: '2026-01-01T06:00:00.000Z',
      endsAt: '2026-01-31T20:59:00.000Z',
    });
    const form = formOf(saved, 'KWD', 'Asia/Riyadh');
    expect(form).toMatchObject({ amount: '12.500', minimum: '20.000', startsAt: '2026-01-01T09:00' });
    expect(faultsOf(form, 'KWD', 'voucher').size).toBe(0);
    const { label, amountMinor, currency, minimumMinor, startsAt, endsAt } = saved;
    expect(termsOf(form, 'KWD', 'Asia/Riyadh')).toMatchObject({
      label,
      amountMinor,
      currency,
      minimumMinor,
      startsAt,
      endsAt,
      percentBasisPoints: null,
    });
  });

  it('finds what can’t be saved', () => {
    const faults = (changes: object) => [
      ...faultsOf({ ...EMPTY_FORM, code: 'NOV10', percent: '10', ...changes }, 'SAR', 'voucher'),
    ];
    expect(faults({})).toEqual([]);
    expect(faults({ code: 'n-1' })).toEqual(['code']);
    expect(faults({ percent: '0' })).toEqual(['percent']);
    expect(faults({ percent: '101' })).toEqual(['percent']);
    expect(faults({ kind: 'amount', amount: '1.005' })).toEqual(['amount']);
    expect(faults({ minimum: 'x' })).toEqual(['minimum']);
    expect(faults({ scope: 'CATEGORIES' })).toEqual(['scope']);
    expect(faults({ startsAt: '2026-01-02T00:00', endsAt: '2026-01-01T00:00' })).toEqual(['endsAt']);
  });
});
