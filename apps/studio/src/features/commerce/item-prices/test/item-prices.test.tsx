// @vitest-environment happy-dom

import { ComboBox, DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import type { ItemPrice, ItemPriceBody } from '../item-prices.api.ts';
import { draftOf, faultsOf, formOf } from '../price-form.ts';

beforeAll(async () => {
  ComboBox.preload();
  DatePicker.preload();
  await import('@sullam/ui/pickers/combo-box.tsx');
  await import('@sullam/ui/pickers/date-picker.tsx');
});

const saved = (changes: Partial<ItemPrice> = {}): ItemPrice => ({
  title: { en: 'Translation workshop', ar: 'ورشة الترجمة' },
  listMinor: 24_000,
  currency: 'SAR',
  sale: { minor: 19_200, startsAt: '2026-11-30T21:00:00.000Z', endsAt: '2026-12-15T21:00:00.000Z' },
  groupPrices: [{ permissionSetId: 4, minor: 18_000 }],
  volumePrice: { fromCount: 10, minor: 19_200 },
  taxCategory: 'STANDARD',
  exemptionReason: null,
  isOnRequest: false,
  groups: [
    { permissionSetId: 4, name: { en: 'Alumni', ar: 'الخريجون' }, memberCount: 412 },
    { permissionSetId: 5, name: { en: 'Staff', ar: 'الموظفون' }, memberCount: 3 },
  ],
  version: 7,
  ...changes,
});

const terms = { listMinor: 24_000, currency: 'SAR', zone: 'Asia/Riyadh' };

async function show(language: 'en' | 'ar', item: ItemPrice, at = '/prices/course/9') {
  const sent: ItemPriceBody[] = [];
  const responses: Responses = {
    'GET /api/item-prices/course/9': item,
    'GET /api/item-prices/event/9': item,
    'GET /api/cancellation-terms/event/9': { tiers: null, version: 0, defaultTiers: [] },
    'GET /api/members': { data: [], total: 0, counts: {} as never },
    'PUT /api/item-prices/course/9': (_query: unknown, body: ItemPriceBody) => {
      sent.push(body);
      return { version: 8 };
    },
  };
  const shown = await renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    responses,
  });
  return { t: shown.kit.wording.get(), sent };
}

describe.each(DIRECTIONS)('the prices of an item in $language', ({ language }) => {
  it('are shown and saved with the version that was read', async () => {
    const { t, sent } = await show(language, saved());
    const field = await screen.findByLabelText(t('item-prices.fields.salePrice', { currency: 'SAR' }), {
      exact: false,
    });
    fireEvent.change(field, { target: { value: '150' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      sale: { minor: 15_000, endsAt: '2026-12-15T21:00:00.000Z' },
      groupPrices: [{ permissionSetId: 4, minor: 18_000 }],
      version: 7,
    });
  });

  it.each([
    ['/prices/event/9?event=3', '/events/3/tickets'],
    ['/prices/event/9?event=none', '/events'],
    ['/prices/course/9', '/courses/9/information'],
  ])('lead from %s back to %s', async (at, back) => {
    const { t } = await show(language, saved(), at);
    const link = await screen.findByRole('link', { name: t('item-prices.actions.back') });
    expect(link.getAttribute('href')).toMatch(new RegExp(`${back}$`));
  });

  it('are not sent while a price is not below the list price', async () => {
    const { t, sent } = await show(language, saved());
    const field = await screen.findByLabelText(t('item-prices.fields.salePrice', { currency: 'SAR' }), {
      exact: false,
    });
    fireEvent.change(field, { target: { value: '240' } });
    fireEvent.submit(field.closest('form')!);
    expect((await screen.findAllByText(t('errors.rules.belowListPrice'))).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('wait for a list price', async () => {
    const { t } = await show(language, saved({ listMinor: 0, sale: null, groupPrices: [] }));
    expect(await screen.findByText(t('item-prices.hints.free'))).toBeTruthy();
    expect(screen.queryByText(t('item-prices.titles.who'))).toBeNull();
  });
});

describe('the form of prices', () => {
  it('keeps what is saved, on the wall of the organisation', () => {
    const form = formOf(saved(), terms.zone);
    expect(form).toMatchObject({ hasSale: true, salePrice: '192.00', startsAt: '2026-12-01T00:00' });
    expect(draftOf(form, terms)).toEqual({
      sale: {
        minor: 19_200,
        startsAt: new Date('2026-11-30T21:00:00.000Z'),
        endsAt: new Date('2026-12-15T21:00:00.000Z'),
      },
      groupPrices: [{ groupId: 4, minor: 18_000 }],
    });
    expect(faultsOf(form, terms).size).toBe(0);
  });

  it('finds what cannot be saved, and leaves it out of the preview', () => {
    const form = {
      ...formOf(saved(), terms.zone),
      salePrice: '250',
      endsAt: '2026-11-01T00:00',
      groups: [{ permissionSetId: 4, price: '1.234' }],
      taxCategory: 'EXEMPT' as const,
    };
    expect([...faultsOf(form, terms)].sort()).toEqual(['dates', 'groups', 'reason', 'sale']);
    expect(draftOf(form, terms)).toEqual({ sale: null, groupPrices: [] });
  });
});
