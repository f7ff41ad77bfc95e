// @vitest-environment happy-dom
import type { TaxDocument } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { lastMonths } from '../../../../parts/months.ts';
import { SCREENS } from '../../../../screens.ts';

const note: TaxDocument = {
  taxDocumentId: 4,
  orderId: 7,
  kind: 'CREDIT_NOTE',
  number: 'CN-2026-000042',
  isRefund: true,
  isStandard: true,
  isTest: false,
  issuedAt: '2026-01-11T08:00:00Z',
  buyerName: 'Nakhla Trading',
  currency: 'SAR',
  totalMinor: 21_600,
  taxMinor: 2817,
  hasXml: true,
};

describe.each(DIRECTIONS)('tax documents in $language', ({ language }) => {
  it('are listed by month with their files', async () => {
    const asked: (string | null)[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/tax-documents',
      language,
      session: administratorSession(),
      bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
      responses: {
        'GET /api/tax-documents': (query) => {
          asked.push(query.get('month'));
          return { data: [note], total: 1 };
        },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('Nakhla Trading')).toBeTruthy();
    expect(screen.getByRole('link', { name: note.number }).getAttribute('href')).toContain('/orders/7');
    for (const form of ['pdf', 'xml'] as const)
      expect(
        screen.getByRole('button', { name: t(`billing.documents.${form}`, { number: { raw: note.number } }) }),
      ).toBeTruthy();
    const month = screen.getByRole('combobox', { name: t('billing.list.month') });
    const [, before] = lastMonths(new Date());
    fireEvent.change(month, { target: { value: before } });
    await waitFor(() => expect(asked.at(-1)).toBe(before));
  });
});

it('offers two years of months, newest first', () => {
  const months = lastMonths(new Date(2026, 0, 31));
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([24, '2026-01', '2025-12', '2024-02']);
});
