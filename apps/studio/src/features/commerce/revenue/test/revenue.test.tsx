// @vitest-environment happy-dom
import type { RevenueCurrencies, RevenueFigures, RevenueRow } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { periodOf, plottedBy } from '../periods.ts';

const figures: RevenueFigures = {
  soldCount: 2,
  grossMinor: 30_000,
  discountMinor: 3000,
  chargedMinor: 27_000,
  refundedMinor: 6000,
  taxMinor: 2739,
  refundedTaxMinor: 783,
  netMinor: 18_261,
};

const KEYS: Record<string, Pick<RevenueRow, 'key'> & Partial<RevenueRow>> = {
  day: { key: '2026-11-12' },
  month: { key: '2026-11' },
  item: { key: 'course:4', title: { en: 'Negotiation', ar: 'التفاوض' }, itemType: 'course' },
  method: { key: 'Wire Transfer' },
  group: { key: 'none' },
  'tax-rate': { key: '1500' },
};

const TESTS_ONLY = { currency: 'SAR', hasOrders: false, hasTestOrders: true };

async function open(language: 'en' | 'ar', currencies: RevenueCurrencies['currencies'], at = '/revenue') {
  const asked: URLSearchParams[] = [];
  const { kit } = await renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: {
      'GET /api/revenue/currencies': { today: '2026-11-30', currencies },
      'GET /api/revenue': (query) => {
        asked.push(query);
        const row = { title: null, itemType: null, ...figures, ...KEYS[query.get('by') ?? 'day']! };
        return { total: figures, rows: [row], rowCount: 1 };
      },
    },
  });
  const last = (by: string) => Object.fromEntries(asked.findLast((query) => query.get('by') === by) ?? []);
  return { t: kit.wording.get(), last };
}

describe.each(DIRECTIONS)('revenue in $language', ({ language }) => {
  it('shows figures, plot and tables of this month, with test orders marked while there are no others', async () => {
    const { t, last } = await open(language, [TESTS_ONLY]);
    const section = await screen.findByRole('region', { name: t('revenue.titles.figures') });
    expect(within(section).getByText(t('revenue.columns.net'))).toBeTruthy();
    expect(screen.getByText(t('revenue.test.text'))).toBeTruthy();
    expect(await screen.findByText(language === 'ar' ? 'التفاوض' : 'Negotiation')).toBeTruthy();
    expect(await screen.findByText(t('revenue.methods.transfer'))).toBeTruthy();
    expect(await screen.findByText(t('revenue.labels.noGroup'))).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('revenue.titles.tax-rate') })).toBeTruthy();
    expect(screen.getByText(t('revenue.titles.day', { currency: 'SAR' }), { selector: 'figcaption' })).toBeTruthy();
    const period = { currency: 'SAR', from: '2026-11-01', to: '2026-11-30', includeTest: 'true' };
    expect(last('day')).toMatchObject(period);
    expect(last('tax-rate')).toMatchObject(period);
  });

  it('changes period, currency and test orders', async () => {
    const { t, last } = await open(language, [
      { ...TESTS_ONLY, hasOrders: true },
      { currency: 'USD', hasOrders: true, hasTestOrders: false },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: t('revenue.period.year') }));
    await waitFor(() => expect(last('month')).toMatchObject({ from: '2026-01-01', includeTest: 'false' }));
    fireEvent.click(screen.getByRole('checkbox', { name: t('revenue.labels.includeTest') }));
    await waitFor(() => expect(last('month')).toMatchObject({ includeTest: 'true' }));
    fireEvent.change(screen.getByRole('combobox', { name: t('revenue.labels.currency') }), {
      target: { value: 'USD' },
    });
    await waitFor(() => expect(last('item')).toMatchObject({ currency: 'USD', includeTest: 'false' }));
    expect(screen.queryByRole('checkbox', { name: t('revenue.labels.includeTest') })).toBeNull();
  });

  it('says so where nothing was ever paid', async () => {
    const { t } = await open(language, []);
    expect(await screen.findByText(t('revenue.empty.title'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('common.actions.export') })).toBeNull();
  });
});

describe('periods', () => {
  it.each([
    ['month', { from: '2026-03-01', to: '2026-03-15' }],
    ['last', { from: '2026-02-01', to: '2026-02-28' }],
    ['year', { from: '2026-01-01', to: '2026-03-15' }],
    ['free', { from: '2026-02-14', to: '2026-03-15' }],
  ] as const)('%s', (choice, period) => {
    expect(periodOf(choice, '2026-03-15', {})).toEqual(period);
  });

  it('of one’s own are put in order, and what is no day is passed over', () => {
    const own = { from: '2026-02-10', to: '2026-02-01' };
    expect(periodOf('free', '2026-03-15', own)).toEqual({ from: '2026-02-01', to: '2026-02-10' });
    expect(periodOf('free', '2026-03-15', { from: '2026-02-31', to: '2026-03-02' })).toEqual({
      from: '2026-02-01',
      to: '2026-03-02',
    });
  });

  it('of up to 62 days are plotted by days', () => {
    expect(plottedBy({ from: '2026-01-01', to: '2026-03-03' })).toBe('day');
    expect(plottedBy({ from: '2026-01-01', to: '2026-03-04' })).toBe('month');
  });
});
