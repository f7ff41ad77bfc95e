// @vitest-environment happy-dom
import type { TaxDocument } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inMinutes, order, pendingOrder, TEST_METHOD } from '../../../../../test/support/commerce-responses.ts';
import { courseDetail } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

// loaded with a click otherwise, which a busy machine may take long for
beforeAll(() => ConfirmDialog.preload());

const ORDER = 'GET /api/orders/31';
const COURSES: Responses = {
  'GET /api/orders/payment-disclosure': { text: null },
  'GET /api/payment-methods': { methods: [TEST_METHOD] },
  'GET /api/courses/1': courseDetail({ courseId: 1, isEnrolled: true, progressPercent: 0 }),
  'GET /api/courses/2': courseDetail({ courseId: 2, isEnrolled: true, progressPercent: 40 }),
};

const NO_DOCUMENTS: Responses = {
  'GET /api/orders/31/tax-documents': { documents: [] },
  'GET /api/orders/31/refund-requests': { offers: [], requests: [] },
};

const show = (language: 'en' | 'ar', responses: Responses, at = '/profile/payment-history/31') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: { ...COURSES, ...NO_DOCUMENTS, ...responses },
  });

describe.each(DIRECTIONS)('an order in $language', ({ language }) => {
  const titleOf = (id: number) => (language === 'en' ? `Course ${id}` : `دورة ${id}`);

  it('shows each item with its next act, what was paid back, and its way', async () => {
    const paid = order({ refundedMinor: 5000 });
    const [first, second] = paid.purchasedItems;
    const { kit } = await show(language, {
      [ORDER]: {
        ...paid,
        purchasedItems: [first!, { ...second!, refundedMinor: 5000 }],
        history: [
          {
            kind: 'REFUNDED',
            method: null,
            purchasedItemId: 202,
            amountMinor: 5000,
            note: 'Wrong level',
            at: inMinutes(-1),
          },
          ...paid.history,
        ],
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { level: 1, name: /12|١٢/ })).toBeTruthy();
    expect((await screen.findByRole('link', { name: t('orders.actions.start') })).getAttribute('href')).toBe(
      '/lms/courses/1',
    );
    expect(screen.getByRole('link', { name: t('orders.actions.continue') }).getAttribute('href')).toBe(
      '/lms/courses/2',
    );
    expect(screen.getByText(t('orders.test.badge'))).toBeTruthy();
    expect(screen.getByText(t('orders.sums.refunded'))).toBeTruthy();
    expect(screen.getByText('Wrong level')).toBeTruthy();
    expect(screen.getByText(t('orders.history.PLACED'))).toBeTruthy();
    expect(screen.getByText('salma@example.org')).toBeTruthy();
  });

  it('leads to the page of a bought specialization', async () => {
    const [line] = order().purchasedItems;
    const bought = { ...line!, itemId: 5, pageId: 5, purchasedItemType: { slug: 'specialization' as const } };
    const { kit } = await show(
      language,
      { [ORDER]: order({ totalMinor: 0, purchasedItems: [bought] }) },
      '/profile/payment-history/31?paid=1',
    );
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: t('orders.actions.openSpecialization') });
    expect(link.getAttribute('href')).toBe('/lms/specializations/5/overview');
    expect(screen.getByText(t('cart.specializationPurchasedSuccessfully'))).toBeTruthy();
  });

  it('takes the way into an item away once it is refunded whole', async () => {
    const paid = order({ refundedMinor: 11_500 });
    const [first, second] = paid.purchasedItems;
    const { kit } = await show(language, {
      [ORDER]: { ...paid, purchasedItems: [first!, { ...second!, refundedMinor: 11_500 }] },
    });
    const t = kit.wording.get();
    const item = (await screen.findByRole('heading', { name: titleOf(2) })).closest('li')!;
    expect(within(item).getByText(t('orders.chips.refunded'))).toBeTruthy();
    expect(within(item).queryByRole('link')).toBeNull();
  });

  it('thanks a buyer who has just paid and leads to the first thing bought', async () => {
    const { kit } = await show(language, { [ORDER]: order() }, '/profile/payment-history/31?paid=1');
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { level: 1, name: /Salma/ })).toBeTruthy();
    expect((await screen.findByRole('link', { name: t('orders.actions.start') })).getAttribute('href')).toBe(
      '/lms/courses/1',
    );
    expect(screen.getByRole('link', { name: t('orders.paid.toOrder') }).getAttribute('href')).toBe(
      '/profile/payment-history/31',
    );
  });

  it('says what became of a payment that came late or twice', async () => {
    const refund = {
      refundId: 4,
      purchasedItemId: null,
      amountMinor: 23_000,
      reason: 'PAID_LATE',
      note: '',
      status: 'SUCCEEDED',
      destination: 'ORIGINAL',
      isManual: false,
      requestedAt: inMinutes(-1),
      endedAt: inMinutes(0),
      returnedAt: null,
    } as const;
    const { kit } = await show(language, {
      [ORDER]: order({
        status: 'EXPIRED',
        refunds: [
          refund,
          { ...refund, refundId: 5, reason: 'PAID_TWICE', status: 'FAILED' },
          { ...refund, refundId: 6, reason: 'ADMINISTRATOR', returnedAt: inMinutes(0) },
        ],
      }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('orders.notes.late'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('orders.notes.orderAgain') }).getAttribute('href')).toBe('/cart');
    expect(screen.getByText(t('orders.notes.twice'))).toBeTruthy();
    expect(screen.getAllByText(t('orders.notes.returned'))).toHaveLength(2);
  });

  it.each([
    { isDisputed: true, chip: 1, note: 'orders.notes.disputed' },
    { isDisputed: false, chip: 0, note: 'orders.notes.lost' },
  ] as const)('says that access is suspended or over by a dispute ($note)', async ({ isDisputed, chip, note }) => {
    const entry = { method: null, purchasedItemId: null, amountMinor: 23_000, note: '', at: inMinutes(-1) };
    const ended = isDisputed ? [] : [{ ...entry, kind: 'DISPUTE_LOST' } as const];
    const { kit } = await show(language, {
      [ORDER]: order({ isDisputed, history: [...ended, { ...entry, kind: 'DISPUTED' }] }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t(note))).toBeTruthy();
    expect(screen.queryAllByText(t('orders.chips.disputed'))).toHaveLength(chip);
  });

  it('offers its invoice and credit note as files, and names the company', async () => {
    const invoice: TaxDocument = {
      taxDocumentId: 5,
      orderId: 31,
      kind: 'INVOICE',
      number: 'TEST-INV-2026-000001',
      isRefund: false,
      isStandard: true,
      isTest: true,
      issuedAt: inMinutes(-4),
      buyerName: 'Nakhla Trading',
      currency: 'SAR',
      totalMinor: 23_000,
      taxMinor: 3000,
      hasXml: true,
    };
    const note: TaxDocument = {
      ...invoice,
      taxDocumentId: 6,
      kind: 'CREDIT_NOTE',
      number: 'TEST-CN-2026-000001',
      isRefund: true,
    };
    const address = { street: 'Olaya Street', building: '12', city: 'Riyadh', postalCode: '12244', countryCode: 'SA' };
    const { kit, calls } = await show(language, {
      [ORDER]: order({ company: { companyName: 'Nakhla Trading', vatNumber: '300000000000003', address } }),
      'GET /api/orders/31/tax-documents': { documents: [invoice, { ...note, hasXml: false }] },
      'POST /api/tax-documents/6/send': () => new Response(null, { status: 204 }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText('TEST-INV-2026-000001')).toBeTruthy();
    expect(screen.getByText(t('billing.kinds.CREDIT_NOTE'))).toBeTruthy();
    expect(screen.getByText('Nakhla Trading')).toBeTruthy();
    expect(screen.getAllByText(t('billing.documents.test'))).toHaveLength(2);
    const mail = t('billing.documents.emailMe');
    const files = screen.getAllByRole('button', { name: /TEST-/ });
    expect(files.map(({ textContent }) => textContent)).toEqual([mail, 'PDF', 'XML', mail, 'PDF']);
    fireEvent.click(screen.getByRole('button', { name: `${mail}: TEST-CN-2026-000001` }));
    await waitFor(() => expect(calls).toContain('POST /api/tax-documents/6/send'));
  });

  it('is paid again while there is time', async () => {
    const { calls, address } = await show(language, {
      [ORDER]: pendingOrder(),
      'POST /api/orders/31/payments': { paymentId: 9, url: '/cart/test-payment/9' },
      'GET /api/test-payments/9': () => jsonResponse(409, { message: 'over', status: 409 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /230\.00|٢٣٠٫٠٠/ }));
    await waitFor(() => expect(address()).toBe('/cart/test-payment/9'));
    expect(calls).toContain('POST /api/orders/31/payments');
  });

  it('is cancelled after asking', async () => {
    let isCancelled = false;
    const cancelled = () =>
      order({
        status: 'CANCELLED',
        abilities: { canPay: false, canCancel: false, canRefund: false, canRefundToCredit: false, canMarkPaid: false },
      });
    const { kit } = await show(language, {
      [ORDER]: () => (isCancelled ? cancelled() : pendingOrder()),
      'POST /api/orders/31/cancel': () => {
        isCancelled = true;
        return cancelled();
      },
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('orders.actions.cancel') }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('orders.actions.cancel') }));
    expect(await screen.findByText(t('orders.status.CANCELLED'))).toBeTruthy();
  });
});

describe('an order', () => {
  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show('en', { [ORDER]: order() });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('outlives a course that is gone', async () => {
    const gone = () => jsonResponse(404, { message: 'Gone', status: 404 });
    const { toasts } = await show('en', { [ORDER]: order(), 'GET /api/courses/1': gone });
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Course 1' })).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});
