// @vitest-environment happy-dom

import type { ResponseOf } from '@sullam/api-client/client.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import { courseCard } from '../../../../../test/support/learning-responses.ts';
import type { CartItem } from '../../../../parts/cart.api.ts';
import { SCREENS } from '../../../../screens.ts';
import type { SpecializationCard, SpecializationGroup } from '../specializations.api.ts';

const LIST = 'GET /api/specializations';
const ONE = 'GET /api/specializations/5';

const card = (changes: Partial<SpecializationCard> = {}): SpecializationCard => ({
  specializationId: 5,
  title: { en: 'Data at work', ar: 'البيانات في العمل' },
  subtitle: { en: 'From figures to decisions', ar: 'من الأرقام إلى القرار' },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  isPublished: true,
  courseCount: 2,
  durationMinutes: 90,
  price: null,
  isOwned: false,
  isEnrolled: false,
  completedAt: null,
  neededCourseCount: 2,
  completedCourseCount: 0,
  progressPercent: null,
  ...changes,
});

const group = (courseIds: number[], changes: Partial<SpecializationGroup> = {}): SpecializationGroup => ({
  specializationGroupId: 1,
  title: {},
  neededCount: null,
  courseIds,
  neededCourseCount: courseIds.length,
  completedCourseCount: 0,
  progressPercent: null,
  isSatisfied: false,
  ...changes,
});

const ORDER: ResponseOf<'POST /api/orders/add/specializations/{specializationId}'> = {
  order: {
    orderId: 9,
    enrollmentId: 9,
    status: 'COMPLETED',
    paymentMethod: 'Free',
    total: { minor: 0, currency: 'SAR' },
    createdAt: '2026-03-01T10:00:00Z',
    purchasedItems: [{ id: 9, itemId: 5, purchasedItemType: { slug: 'specialization' } }],
  },
};

const show = (language: 'en' | 'ar', responses: Responses, at = '/lms/specializations') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

describe.each(DIRECTIONS)('specializations in $language', ({ language }) => {
  const title = language === 'en' ? 'Data at work' : 'البيانات في العمل';

  it('are listed with their size and how far one is', async () => {
    const { kit } = await show(language, {
      [LIST]: {
        data: [card({ courseCount: 3, completedCourseCount: 1, progressPercent: 40 }), card({ specializationId: 6 })],
        total: 2,
      },
    });
    const t = kit.wording.get();
    const [link] = await screen.findAllByRole('link', { name: title });
    expect(link?.getAttribute('href')).toBe('/lms/specializations/5/overview');
    // it asks for two of three, and counts these
    expect(screen.getByText(t('specializations.page.needed', { needed: 2, total: 3 }))).toBeTruthy();
    const rungs = screen.getByRole('progressbar');
    expect([rungs.getAttribute('aria-valuenow'), rungs.getAttribute('aria-valuemax')]).toEqual(['1', '2']);
    expect(screen.getByText(t('catalogue.counts.courses', { count: 2 }))).toBeTruthy();
  });

  it('are searched on the server, and the search stays in the address', async () => {
    const { kit, calls, address } = await show(language, {
      [LIST]: (query: URLSearchParams) => (query.get('search') ? { data: [], total: 0 } : { data: [card()], total: 1 }),
    });
    await screen.findByRole('link', { name: title });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'none' } });
    fireEvent.submit(screen.getByRole('searchbox'));
    expect(await screen.findByText(kit.wording.get()('common.empty.search'))).toBeTruthy();
    expect(calls.some((call) => call.includes('search=none'))).toBe(true);
    expect(address()).toBe('/lms/specializations?search=none');
  });

  it('show one with its courses in their order', async () => {
    const { kit } = await show(
      language,
      {
        [ONE]: {
          ...card({ completedCourseCount: 1, progressPercent: 50 }),
          description: { en: '<p>Why it matters</p>', ar: '<p>لماذا يهمّ</p>' },
          courses: [courseCard(2), courseCard(1)],
          groups: [group([2, 1])],
          recognizedCourseIds: [],
          isCertificateIssuedManually: false,
          currency: 'SAR',
          listPriceMinor: null,
          version: 1,
          abilities: { canEdit: false, canDelete: false, canEnroll: false, canBuy: false },
        },
      },
      '/lms/specializations/5/overview',
    );
    const t = kit.wording.get();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByText(language === 'en' ? 'Why it matters' : 'لماذا يهمّ')).toBeTruthy();
    const courses = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
    const steps = courses.filter(
      (text) =>
        text.includes(t('specializations.page.step', { number: 1 })) ||
        text.includes(t('specializations.page.step', { number: 2 })),
    );
    expect(steps[0]).toContain(language === 'en' ? 'Course 2' : 'دورة 2');
    expect(steps[1]).toContain(language === 'en' ? 'Course 1' : 'دورة 1');
  });

  it('say of each group what it asks for and what is there, and show the certificate', async () => {
    const { kit } = await show(
      language,
      {
        [ONE]: {
          ...card({ isEnrolled: true, completedCourseCount: 1, neededCourseCount: 2, progressPercent: 60 }),
          description: {},
          courses: [courseCard(1), courseCard(2), courseCard(3)],
          groups: [
            group([1], {
              title: { en: 'Basics', ar: 'الأساس' },
              completedCourseCount: 1,
              progressPercent: 100,
              isSatisfied: true,
            }),
            group([2, 3], { specializationGroupId: 2, neededCount: 1, neededCourseCount: 1, progressPercent: 20 }),
          ],
          recognizedCourseIds: [2],
          isCertificateIssuedManually: false,
          currency: 'SAR',
          listPriceMinor: null,
          version: 1,
          abilities: { canEdit: false, canDelete: false, canEnroll: false, canBuy: false },
        },
        'GET /api/specializations/5/certificate': { certificate: null, isIssuedManually: false, isComplete: false },
        'DELETE /api/specializations/5/enrollment': undefined,
      },
      '/lms/specializations/5/overview',
    );
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { name: language === 'en' ? 'Basics' : 'الأساس' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('specializations.page.group', { number: 2 }) })).toBeTruthy();
    expect(screen.getByText(t('specializations.page.choose', { needed: 1, total: 2 }))).toBeTruthy();
    expect(screen.getByText(t('specializations.page.groupDone'))).toBeTruthy();
    expect(screen.getAllByText(t('specializations.page.recognized'))).toHaveLength(1);
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    const said = (finished: string, total: string) => t('specializations.page.progress', { finished, total });
    expect(bars).toEqual(language === 'en' ? [said('1', '2'), said('0', '1')] : [said('١', '٢'), said('٠', '١')]);
    const leave = screen.getByRole('button', { name: t('specializations.page.leave') });
    // the question is fetched when it is first needed
    await act(async () => fireEvent.click(leave));
    expect(await screen.findByText(t('specializations.page.leaveTitle'))).toBeTruthy();
  });

  it('can be enrolled in as a whole, and lead on to the first course that is not finished', async () => {
    let isIn = false;
    const { kit, toasts } = await show(
      language,
      {
        [ONE]: () => ({
          ...card(),
          description: {},
          courses: [
            courseCard(2, { isEnrolled: isIn, completedAt: isIn ? '2026-01-01T00:00:00Z' : null }),
            courseCard(1, { isEnrolled: isIn }),
          ],
          groups: [group([2, 1])],
          recognizedCourseIds: [],
          isCertificateIssuedManually: false,
          currency: 'SAR',
          listPriceMinor: null,
          version: 1,
          isEnrolled: isIn,
          abilities: { canEdit: false, canDelete: false, canEnroll: !isIn, canBuy: false },
        }),
        'GET /api/specializations/5/certificate': { certificate: null, isIssuedManually: false, isComplete: false },
        'POST /api/orders/add/specializations/5': () => {
          isIn = true;
          return ORDER;
        },
      },
      '/lms/specializations/5/overview',
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('specializations.page.enroll') }));
    const onward = await screen.findByRole('link', { name: t('specializations.page.start') });
    expect(onward.getAttribute('href')).toBe('/lms/courses/1');
    expect(toasts.map(({ text }) => text)).toEqual([t('specializations.page.enrolled')]);
  });

  it('are put into the cart as a whole where they are sold, and lead there from then on', async () => {
    let items: CartItem[] = [];
    const sold = { price: { minor: 89_900, currency: 'SAR' } };
    const { kit, toasts, address, calls } = await show(
      language,
      {
        [ONE]: {
          ...card(sold),
          description: {},
          courses: [courseCard(1)],
          groups: [group([1])],
          recognizedCourseIds: [],
          isCertificateIssuedManually: false,
          currency: 'SAR',
          listPriceMinor: null,
          version: 1,
          abilities: { canEdit: false, canDelete: false, canEnroll: false, canBuy: true },
        },
        'GET /api/cart': () => cartOf(...items),
        'POST /api/cart/items': () => {
          items = [cartItem(5, { purchasedItemType: { slug: 'specialization' } })];
          return cartOf(...items);
        },
      },
      '/lms/specializations/5/overview',
    );
    const t = kit.wording.get();
    expect(await screen.findByText(/899|٨٩٩/)).toBeTruthy();
    expect(screen.getByText(t('specializations.page.priceHint'))).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: t('cart.actions.add') }));
    const link = await screen.findByRole('link', { name: t('cart.actions.inCart') });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(calls.filter((call) => call.startsWith('POST /api/cart/items'))).toHaveLength(1);
    toasts.find(({ text }) => text === t('cart.specializationAddedSuccessfully'))?.action?.run();
    await waitFor(() => expect(address()).toBe('/cart'));
    const removal = t('cart.items.removeItem', { title: language === 'en' ? 'Course 5' : 'دورة 5' });
    expect(await screen.findByRole('button', { name: removal })).toBeTruthy();
    const page = '/lms/specializations/5/overview';
    expect(screen.getAllByRole('link').some((each) => each.getAttribute('href') === page)).toBe(true);
  });

  it('show no price to those who own them', async () => {
    await show(language, {
      [LIST]: {
        data: [
          card({ price: { minor: 89_900, currency: 'SAR' } }),
          card({ specializationId: 6, price: { minor: 44_900, currency: 'SAR' }, isOwned: true }),
        ],
        total: 2,
      },
    });
    await screen.findAllByRole('link', { name: title });
    expect(screen.getByText(/899|٨٩٩/)).toBeTruthy();
    expect(screen.queryByText(/449|٤٤٩/)).toBeNull();
  });

  it('say in the words of the server why one cannot be shown', async () => {
    await show(
      language,
      { [ONE]: () => jsonResponse(404, { message: 'there is none', status: 404 }) },
      '/lms/specializations/5/overview',
    );
    expect(await screen.findByText('there is none')).toBeTruthy();
  });
});

describe('the page of specializations', () => {
  it('is the last that there is when the address names one behind the end', async () => {
    const { address, calls } = await show(
      'en',
      { [LIST]: (query: URLSearchParams) => ({ data: Number(query.get('skip')) > 0 ? [] : [card()], total: 1 }) },
      '/lms/specializations?page=4',
    );
    await waitFor(() => expect(address()).toBe('/lms/specializations'));
    expect(await screen.findByRole('link', { name: 'Data at work' })).toBeTruthy();
    expect(calls.filter((call) => call.startsWith(LIST))).toHaveLength(2);
  });
});
