// @vitest-environment happy-dom
import type { ManagedSeatPool } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const pool: ManagedSeatPool = {
  seatPoolId: 7,
  courseId: 3,
  title: { en: 'Feedback that helps', ar: 'ملاحظات تنفع' },
  cover: null,
  coverArt: null,
  orderId: 31,
  orderNumber: 1796,
  purchasedItemId: 201,
  companyName: 'Tamkeen Bank',
  seatCount: 20,
  refundedCount: 0,
  activeCount: 11,
  invitedCount: 3,
  freeCount: 6,
  freeMinor: 96_000,
  currency: 'SAR',
  state: 'OPEN',
  assignableUntil: '2027-05-31T10:00:00Z',
  buyer: { userId: 5, name: 'Rana Fares', email: 'rana@tamkeen.example' },
};

describe.each(DIRECTIONS)('seats of companies in $language', ({ language }) => {
  const show = (data: ManagedSeatPool[]) =>
    renderScreen({
      screens: SCREENS,
      at: '/seats',
      language,
      session: administratorSession(),
      responses: { 'GET /api/seat-pools/all': { data, total: data.length } },
    });

  it('lists who bought them, how they are used, and their orders', async () => {
    const { kit } = await show([pool]);
    const t = kit.wording.get();
    expect(await screen.findByText('Tamkeen Bank')).toBeTruthy();
    expect(screen.getByText(t('seat-desk.counts.used', { used: 11, total: 20 }))).toBeTruthy();
    const order = screen.getByRole('link', { name: /1,?796|١٬?٧٩٦/ });
    expect(order.getAttribute('href')).toContain('/orders/31');
  });

  it('says that none were sold', async () => {
    const { kit } = await show([]);
    expect(await screen.findByText(kit.wording.get()('seat-desk.empty.title'))).toBeTruthy();
  });
});
