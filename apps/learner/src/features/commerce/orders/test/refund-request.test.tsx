// @vitest-environment happy-dom
import type { OrderRefundRequests } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { inMinutes, order } from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

// loaded with a click otherwise, which a busy machine may take long for
beforeAll(async () => {
  await import('@sullam/ui/overlays/dialog.tsx');
  await import('../refund-request-dialog.tsx');
});

const REQUESTS = '/api/orders/31/refund-requests';
const HOUR = 60;
const tiers = [
  { hoursBeforeStart: 48, refundPercent: 100 },
  { hoursBeforeStart: 24, refundPercent: 50 },
];

/** An order of a ticket that starts in so many hours and of a course. */
const ticketOrder = (hours = 30) => {
  const paid = order();
  const [first, second] = paid.purchasedItems;
  const start = { at: inMinutes(hours * HOUR), zone: 'Asia/Riyadh' };
  return { ...paid, purchasedItems: [{ ...first!, start, cancellationTiers: tiers }, second!] };
};

const OFFERS: OrderRefundRequests = {
  offers: [
    { purchasedItemId: 201, outcome: 'AT_ONCE', amountMinor: 5750, refundPercent: 50 },
    { purchasedItemId: 202, outcome: 'ASK', amountMinor: null, refundPercent: null },
  ],
  requests: [],
};

async function show(language: 'en' | 'ar', responses: Responses = {}, shown = ticketOrder()) {
  const rendered = await renderScreen({
    screens: SCREENS,
    at: '/profile/payment-history/31',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/1': courseDetail({ courseId: 1, isEnrolled: true, progressPercent: 0 }),
      'GET /api/courses/2': courseDetail({ courseId: 2, isEnrolled: true, progressPercent: 0 }),
      'GET /api/orders/31/tax-documents': { documents: [] },
      'GET /api/orders/31': shown,
      [`GET ${REQUESTS}`]: OFFERS,
      ...responses,
    },
  });
  return { ...rendered, t: rendered.kit.wording.get() };
}

async function open(t: Awaited<ReturnType<typeof show>>['t']) {
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: t('refunds.request.open') })));
  return screen.findByRole('dialog', {}, { timeout: 8000 });
}

const amountPattern = (language: 'en' | 'ar') => (language === 'en' ? /57\.50/ : /٥٧[.٫]٥٠/);

describe.each(DIRECTIONS)('a refund request in $language', ({ language }) => {
  it('says what each item gives back and sends the amounts that were seen', async () => {
    const sent: unknown[] = [];
    const { t } = await show(language, {
      [`POST ${REQUESTS}`]: (_query: unknown, body: unknown) => {
        sent.push(body);
        return OFFERS;
      },
    });
    const dialog = await open(t);
    const [ticket, course] = within(dialog).getAllByRole('checkbox');
    expect(dialog.textContent).toMatch(amountPattern(language));
    expect(dialog.textContent).toContain(t('refunds.request.ask'));
    await act(async () => void fireEvent.click(within(dialog).getAllByRole('button').at(-1)!));
    expect(dialog.textContent).toContain(t('refunds.request.choose'));
    expect(sent).toEqual([]);
    await act(async () => void fireEvent.click(ticket!));
    expect(within(dialog).getAllByRole('button').at(-1)!.textContent).toMatch(amountPattern(language));
    await act(async () => void fireEvent.click(course!));
    const submit = within(dialog).getByRole('button', { name: t('refunds.request.submitAsk') });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' Ill ' } });
    await act(async () => void fireEvent.click(submit));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          lines: [
            { purchasedItemId: 201, amountMinor: 5750 },
            { purchasedItemId: 202, amountMinor: null },
          ],
          reason: 'Ill',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open when the offer has changed, and sends the new amount then', async () => {
    const sent: { lines: { amountMinor: number | null }[] }[] = [];
    const only = (amountMinor: number): OrderRefundRequests => ({
      offers: [{ ...OFFERS.offers[0]!, amountMinor }],
      requests: [],
    });
    const { t } = await show(language, {
      [`GET ${REQUESTS}`]: () => only(sent.length === 0 ? 11_500 : 5750),
      [`POST ${REQUESTS}`]: (_query: unknown, body: { lines: { amountMinor: number | null }[] }) => {
        sent.push(body);
        return sent.length === 1
          ? jsonResponse(409, { errorCode: 'refund-request.offer-changed', message: 'changed' })
          : only(5750);
      },
    });
    const dialog = await open(t);
    const submit = () => within(dialog).getAllByRole('button').at(-1)!;
    await act(async () => void fireEvent.click(submit()));
    await waitFor(() => expect(submit().textContent).toMatch(amountPattern(language)));
    await act(async () => void fireEvent.click(submit()));
    await waitFor(() => expect(sent.map(({ lines }) => lines[0]!.amountMinor)).toEqual([11_500, 5750]));
  });

  it('is not offered where nothing can be requested', async () => {
    const { t } = await show(language, { [`GET ${REQUESTS}`]: { offers: [], requests: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: t('refunds.request.open') })).toBeNull();
  });
});

describe.each(DIRECTIONS)('an order with cancellation terms in $language', ({ language }) => {
  it('names the deadlines that are left, and what was decided', async () => {
    const request = {
      refundRequestId: 1,
      purchasedItemId: 202,
      reason: '',
      amountMinor: null,
      requestedAt: inMinutes(-9),
    };
    await show(language, {
      [`GET ${REQUESTS}`]: {
        offers: [],
        requests: [{ ...request, status: 'DECLINED', answer: 'You finished it', decidedAt: inMinutes(-1) }],
      },
    });
    const [half, free] = language === 'en' ? [/back until/, /Free cancellation/] : [/يُستردّ/, /إلغاء مجاني/];
    expect(await screen.findByText(half)).toBeTruthy();
    expect(screen.queryByText(free)).toBeNull();
    expect(await screen.findByText(/You finished it/)).toBeTruthy();
  });

  it('marks what is cancelled, and what waits for a decision', async () => {
    const shown = ticketOrder();
    const [first, second] = shown.purchasedItems;
    const request = { refundRequestId: 1, purchasedItemId: 202, reason: '', amountMinor: null, answer: '' };
    const { t } = await show(
      language,
      {
        [`GET ${REQUESTS}`]: {
          offers: [],
          requests: [{ ...request, status: 'REQUESTED', requestedAt: inMinutes(-9), decidedAt: null }],
        },
      },
      { ...shown, purchasedItems: [{ ...first!, refundedMinor: 5750, cancelledAt: inMinutes(-1) }, second!] },
    );
    expect(await screen.findByText(t('refunds.chips.cancelled'))).toBeTruthy();
    expect(await screen.findByText(t('refunds.chips.asked'))).toBeTruthy();
  });
});
