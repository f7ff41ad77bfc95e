// @vitest-environment happy-dom
import type { CreditList, CreditListPreview } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const list: CreditList = {
  creditListId: 3,
  name: 'Prizes',
  currency: 'SAR',
  madeBy: 'Maha Al-Fahad',
  madeAt: '2026-01-10T08:00:00Z',
  finishedAt: null,
  counts: { WAITING: 1, DONE: 1, UNKNOWN_MEMBER: 1, WRONG_AMOUNT: 0, DONE_ALREADY: 0 },
  doneMinor: 5000,
};

const row = {
  line: 2,
  email: 'noura@example.test',
  amount: '50',
  amountMinor: 5000,
  reason: 'Prize',
  memberName: 'Noura Al-Harbi',
} as const;

const preview: CreditListPreview = {
  currency: 'SAR',
  rows: [
    { ...row, status: 'WAITING' },
    { ...row, line: 3, amount: 'fifty', amountMinor: null, memberName: null, status: 'WRONG_AMOUNT' },
  ],
  waitingCount: 1,
  waitingMinor: 5000,
};

const show = (language: 'en' | 'ar', at: string, responses: Responses) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: { 'GET /api/credit-currencies': { currencies: ['SAR', 'KWD'] }, ...responses },
  });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: (name) => name.startsWith(label) }), { target: { value } });

describe.each(DIRECTIONS)('credit lists in $language', ({ language }) => {
  it('show the sum and each row before anything is given, and give it once', async () => {
    const sent: object[] = [];
    const { kit, address, calls } = await show(language, '/credit-lists/new', {
      'POST /api/credit-lists/preview': preview,
      'POST /api/credit-lists': (_query, body) => {
        sent.push(body);
        return list;
      },
      'GET /api/credit-lists/3': { ...list, finishedAt: '2026-01-10T08:01:00Z' },
      'GET /api/credit-lists/3/rows': { data: [{ ...row, status: 'DONE' }], total: 1 },
    });
    const t = kit.wording.get();
    await screen.findByRole('combobox');
    type(t('credit-lists.fields.name'), ' Prizes ');
    type(t('credit-lists.fields.reason'), 'Prize');
    type(t('credit-lists.fields.text'), 'noura@example.test,50\nx,fifty');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: t('credit-lists.actions.preview') })),
    );
    const cells = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    expect(cells[0]).toContain(t('credit-lists.results.WRONG_AMOUNT'));
    expect(cells[1]).toContain('Noura Al-Harbi');
    expect(calls).not.toContain('POST /api/credit-lists');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /50|٥٠/ })));
    await waitFor(() => expect(address()).toBe('/credit-lists/3'));
    expect(sent).toEqual([
      { name: 'Prizes', currency: 'USD', reason: 'Prize', text: 'noura@example.test,50\nx,fifty' },
    ]);
    expect(await screen.findByText(t('credit-lists.labels.finished'))).toBeTruthy();
  });

  it('offer nothing to give where no row is right, and lead back to the list', async () => {
    const { kit } = await show(language, '/credit-lists/new', {
      'POST /api/credit-lists/preview': { ...preview, rows: [preview.rows[1]!], waitingCount: 0, waitingMinor: 0 },
    });
    const t = kit.wording.get();
    await screen.findByRole('combobox');
    type(t('credit-lists.fields.name'), 'Prizes');
    type(t('credit-lists.fields.reason'), 'Prize');
    type(t('credit-lists.fields.text'), 'x,fifty');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: t('credit-lists.actions.preview') })),
    );
    expect(await screen.findByText(t('credit-lists.texts.nothing'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('credit-lists.actions.back') }));
    expect(
      await screen.findByRole('textbox', { name: (name) => name.startsWith(t('credit-lists.fields.name')) }),
    ).toBeTruthy();
  });

  it('say how far they are, with the result of each row', async () => {
    const { kit } = await show(language, '/credit-lists/3', {
      'GET /api/credit-lists/3': list,
      'GET /api/credit-lists/3/rows': {
        data: [
          { ...row, status: 'DONE' },
          { ...row, line: 4, email: 'nobody@example.test', memberName: null, status: 'UNKNOWN_MEMBER' },
        ],
        total: 2,
      },
    });
    const t = kit.wording.get();
    expect((await screen.findAllByText(t('credit-lists.labels.running'))).length).toBeGreaterThan(0);
    expect(await screen.findByText('nobody@example.test')).toBeTruthy();
    expect(screen.getAllByText(t('credit-lists.results.UNKNOWN_MEMBER')).length).toBeGreaterThan(1);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('are listed with what they gave', async () => {
    const { kit } = await show(language, '/credit-lists', { 'GET /api/credit-lists': { data: [list], total: 1 } });
    expect((await screen.findByRole('link', { name: 'Prizes' })).getAttribute('href')).toContain('/credit-lists/3');
    expect(screen.getByRole('link', { name: kit.wording.get()('credit-lists.actions.new') })).toBeTruthy();
  });
});
