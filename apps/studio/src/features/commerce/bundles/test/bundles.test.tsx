// @vitest-environment happy-dom

import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import type { Bundle, BundleItem, BundleSummary } from '../bundles.api.ts';

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const item = (itemId: number, priceMinor: number): BundleItem => ({
  itemType: 'course',
  itemId,
  pageId: itemId,
  title: { en: `Course ${itemId}`, ar: `دورة ${itemId}` },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  listMinor: priceMinor,
  priceMinor,
  shareMinor: null,
  isOwned: false,
});

const bundle: Bundle = {
  bundleId: 5,
  title: { en: 'Your first 90 days', ar: 'أول تسعين يومًا' },
  cover: null,
  coverArt: '/files/covers/1/path.avif',
  description: {},
  isPublished: false,
  items: [item(1, 20_000), item(2, 25_000), item(3, 15_000)],
  priceMinor: 54_000,
  offeredMinor: 54_000,
  currency: 'SAR',
  problem: null,
  special: null,
  version: 3,
};

const summary: BundleSummary = {
  bundleId: 5,
  title: bundle.title,
  cover: null,
  coverArt: bundle.coverArt,
  isPublished: true,
  itemCount: 3,
  priceMinor: 54_000,
  currency: 'SAR',
};

const show = async (language: 'en' | 'ar', at: string, responses: Responses = {}) => {
  const { kit } = await renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    responses: {
      'GET /api/bundles': { data: [summary], currency: 'SAR' },
      'GET /api/bundles/5': bundle,
      'GET /api/bundles/choices': { data: [item(4, 10_000)] },
      ...responses,
    },
  });
  return kit.wording.get();
};

describe.each(DIRECTIONS)('bundles in $language', ({ language }) => {
  const title = language === 'en' ? 'Your first 90 days' : 'أول تسعين يومًا';

  it('are listed with size and price, and deleted after asking', async () => {
    const gone: string[] = [];
    const t = await show(language, '/bundles', { 'DELETE /api/bundles/5': () => void gone.push('5') });
    expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe('/bundles/5');
    expect(screen.getByText(/540|٥٤٠/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('bundles.editor.remove', { title }) }));
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
    expect(within(dialog).getByText(t('bundles.list.deleteText'))).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.delete') }));
    await waitFor(() => expect(gone).toEqual(['5']));
  });

  it('say so when there are none', async () => {
    const t = await show(language, '/bundles', { 'GET /api/bundles': { data: [], currency: 'SAR' } });
    expect(await screen.findByText(t('bundles.list.empty'))).toBeTruthy();
  });

  it('show the shares beside the regular prices, as the price is written', async () => {
    const sent: unknown[] = [];
    const t = await show(language, '/bundles/5', { 'PUT /api/bundles/5': (_query, body) => void sent.push(body) });
    const table = await screen.findByRole('table');
    const page = screen.getByRole('link', { name: t('bundles.editor.open') });
    expect(page.getAttribute('href')).toMatch(/\/bundles\/5$/);
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '');
    const [, first, second, third] = within(table).getAllByRole('row');
    expect(cellsOf(first!)[1]).toMatch(/180|١٨٠/);
    expect(cellsOf(second!)[1]).toMatch(/225|٢٢٥/);
    expect(cellsOf(third!)[1]).toMatch(/135|١٣٥/);
    const field = screen.getByLabelText(
      new RegExp(t('bundles.editor.price', { currency: 'SAR' }).replaceAll(/[()]/g, '.')),
    );
    fireEvent.change(field, { target: { value: '480' } });
    await waitFor(() => expect(cellsOf(within(table).getAllByRole('row')[1]!)[1]).toMatch(/160|١٦٠/));
    fireEvent.click(within(third!).getByRole('button'));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
    fireEvent.submit((field as HTMLInputElement).form!);
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        priceMinor: 48_000,
        version: 3,
        isPublished: false,
        items: [
          { itemType: 'course', itemId: 1 },
          { itemType: 'course', itemId: 2 },
        ],
      }),
    );
  });

  it('are not saved with fewer than two items', async () => {
    const sent: unknown[] = [];
    const t = await show(language, '/bundles/new', {
      'POST /api/bundles': (_query, body) => ({ bundleId: sent.push(body) }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: t('bundles.titles.new') })).toBeTruthy();
    const field = screen.getByLabelText(
      new RegExp(t('bundles.editor.price', { currency: 'SAR' }).replaceAll(/[()]/g, '.')),
    );
    fireEvent.submit((field as HTMLInputElement).form!);
    expect(await screen.findAllByText(t('bundles.editor.itemsHint'))).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});
