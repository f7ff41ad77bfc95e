// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { order, pendingOrder } from '../../../../../test/support/commerce-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const LIST = 'GET /api/orders';
const NO_CREDIT: Responses = { 'GET /api/own-credit': { accounts: [] } };

const show = (language: 'en' | 'ar', responses: Responses, at = '/profile/payment-history') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses: { ...NO_CREDIT, ...responses } });

describe.each(DIRECTIONS)('the payment history in $language', ({ language }) => {
  it('lists orders with their state; what waits can be paid', async () => {
    const { kit } = await show(language, {
      [LIST]: { data: [pendingOrder({ orderId: 32, number: 13 }), order({ refundedMinor: 11_500 })], total: 2 },
    });
    const t = kit.wording.get();
    expect((await screen.findByRole('link', { name: /12|١٢/ })).getAttribute('href')).toBe(
      '/profile/payment-history/31',
    );
    expect(screen.getByText(t('orders.status.PENDING'))).toBeTruthy();
    expect(screen.getByText(t('orders.status.PAID'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('orders.actions.payNow') }).getAttribute('href')).toBe(
      '/profile/payment-history/32',
    );
    expect(screen.getByText(t('orders.counts.orders', { count: 2 }))).toBeTruthy();
  });

  it('leads to all courses where nothing was ordered', async () => {
    const { kit } = await show(language, { [LIST]: { data: [], total: 0 } });
    const link = await screen.findByRole('link', { name: kit.wording.get()('orders.empty.action') });
    expect(link.getAttribute('href')).toBe('/lms/all-courses');
  });
});

describe('the payment history', () => {
  it('goes to the last page that there is from one behind the end', async () => {
    const { address } = await show(
      'en',
      { [LIST]: (query) => ({ data: Number(query.get('skip')) > 12 ? [] : [order()], total: 13 }) },
      '/profile/payment-history?page=9',
    );
    await waitFor(() => expect(address()).toBe('/profile/payment-history?page=2'));
  });

  it('offers to try again', async () => {
    let isDown = true;
    await show('en', {
      [LIST]: () => (isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : { data: [order()], total: 1 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Order 12' })).toBeTruthy();
  });
});
