// @vitest-environment happy-dom

import type { CartItem, EnrollmentOrder } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import {
  courseDetail,
  courseProgress,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';
import type { CourseDetail } from '../course.api.ts';

const ORDER: EnrollmentOrder['order'] = {
  orderId: 8,
  enrollmentId: 5,
  status: 'COMPLETED',
  paymentMethod: 'Free',
  total: { minor: 0, currency: 'SAR' },
  createdAt: '2026-03-01T10:00:00.000Z',
  purchasedItems: [{ id: 1, itemId: 3, purchasedItemType: { slug: 'course' } }],
};

const PRICED = courseDetail({ price: { minor: 9900, currency: 'SAR' } });

const show = (
  language: 'en' | 'ar',
  course: CourseDetail,
  responses: Responses = {},
  isMember = true,
  features: Parameters<typeof bootstrapWith>[1] = {},
) =>
  renderScreen({
    bootstrap: bootstrapWith({}, features),
    screens: SCREENS,
    at: '/lms/courses/3/overview',
    language,
    session: isMember ? sessionFor(900) : null,
    responses: { 'GET /api/courses/3': course, 'GET /api/courses/3/own-addition': { addition: null }, ...responses },
  });

describe.each(DIRECTIONS)('the overview of a course in $language', ({ language }) => {
  it('says who added the reader, and why', async () => {
    const addition = { addedBy: 'Hanan Al-Anazi', note: 'For warehouse staff', addedAt: '2026-03-01T10:00:00.000Z' };
    const { kit } = await show(language, courseDetail({ isEnrolled: true }), {
      'GET /api/courses/3/own-addition': { addition },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('For warehouse staff')).toBeTruthy();
    expect(screen.getByText(t('course-overview.addedBy', { person: 'Hanan Al-Anazi' }))).toBeTruthy();
  });

  it('says what one will learn and shows the outline', async () => {
    const { kit } = await show(language, courseDetail());
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('course-overview.labels.learn') })).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'Lesson 11' : 'درس 11')).toBeTruthy();
    // who isn't enrolled reads the outline, and can't open a lesson from it
    expect(screen.queryByRole('link', { name: language === 'en' ? 'Lesson 11' : 'درس 11' })).toBeNull();
  });

  it('says when and where the next lecture is to who isn’t enrolled, and how many seats are left', async () => {
    const next = {
      kind: 'ON_CAMPUS' as const,
      startsAt: '2030-03-02T07:00:00.000Z',
      endsAt: '2030-03-02T13:00:00.000Z',
      zone: 'Asia/Riyadh',
      place: { en: 'Hall 2', ar: 'القاعة ٢' },
      location: {},
      seats: { count: 16, left: 5 },
    };
    const { kit } = await show(language, courseDetail({ learningType: 'ON_CAMPUS' }), {
      'GET /api/courses/3/lectures-ahead': { next, count: 4, aheadCount: 3 },
    });
    const title = await screen.findByText(kit.wording.get()('lectures.ahead.next'));
    const t = kit.wording.get();
    expect(title.parentElement?.querySelector('time')?.getAttribute('datetime')).toBe(next.startsAt);
    expect(title.parentElement?.textContent).toMatch(/\(.+\)/);
    expect(screen.getByText(t('lectures.ahead.left', { left: 3, count: 4 }))).toBeTruthy();
    expect(screen.getByText(next.place[language])).toBeTruthy();
    expect(screen.getByText(t('lectures.ahead.of', { left: 5, count: 16 }))).toBeTruthy();
  });

  it.each([
    ['whoever is enrolled', { learningType: 'ON_CAMPUS', isEnrolled: true }],
    ['a course of one’s own pace', { learningType: 'SELF_PACED' }],
  ] as const)('asks for no lectures of %s', async (_, facts) => {
    const { calls, kit } = await show(language, courseDetail(facts), {
      'GET /api/courses/3/progress': courseProgress(),
    });
    await screen.findByText(kit.wording.get()('course-overview.labels.learningType'));
    expect(calls.filter((call) => call.includes('lectures-ahead'))).toEqual([]);
  });

  it('leaves the lines out where no lecture is to come', async () => {
    const { calls, kit, container } = await show(language, courseDetail({ learningType: 'ONLINE' }), {
      'GET /api/courses/3/lectures-ahead': { next: null, count: 0, aheadCount: 0 },
    });
    await waitFor(() => expect(calls.some((call) => call.includes('lectures-ahead'))).toBe(true));
    expect(container.querySelectorAll('dl')).toHaveLength(1);
    expect(kit.wording.get().dynamic('lectures.ahead.next')).not.toBeNull();
    expect(container.textContent).not.toContain(kit.wording.get()('lectures.ahead.next'));
  });

  it('says why nobody enrols yet, and offers to tell when that changes', async () => {
    const closed = { abilities: { ...courseDetail().abilities, canEnroll: false } };
    const { kit } = await show(
      language,
      courseDetail({ ...closed, enrolmentState: 'COMING', enrollsFrom: '2026-12-10T09:00:00.000Z' }),
      { 'GET /api/courses/3/interests/mine': { isWaiting: false } },
    );
    const t = kit.wording.get();
    expect((await screen.findAllByText(/2026|٢٠٢٦/)).length).toBeGreaterThan(0);
    expect((await screen.findAllByRole('button', { name: t('course.interest.tell') })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: t('course-overview.enroll.free') })).toBeNull();
  });

  it.each([
    [{ requiredShare: 100, minimumGrade: 50 }, '2 required lessons and a grade of at least 50%'],
    [{ requiredShare: 50 }, '1 required lesson'],
    [{ minimumGrade: 60, minimumAttendance: 75 }, 'a grade of at least 60% and attendance of at least 75%'],
  ])('says from the start what finishes it: %j', async (passingCriteria, words) => {
    const { kit } = await show(language, courseDetail({ passingCriteria }));
    const title = await screen.findByText(kit.wording.get()('course-overview.finish.title'));
    const value = title.parentElement?.querySelector('dd')?.textContent?.replace(/[\u2068\u2069]/g, '');
    if (language === 'en') expect(value).toBe(words);
    else expect(value).toMatch(/مطلوب|لا تقل عن|لا يقل عن/);
  });

  it('says nothing of that where the required lessons finish it', async () => {
    const { kit } = await show(language, courseDetail());
    await screen.findByText(kit.wording.get()('course-overview.labels.level'));
    expect(screen.queryByText(kit.wording.get()('course-overview.finish.title'))).toBeNull();
  });

  it('enrols and leads to the first lesson', async () => {
    let isEnrolled = false;
    const { kit, calls, address, toasts } = await show(language, courseDetail(), {
      'GET /api/courses/3': () =>
        courseDetail(
          isEnrolled
            ? { isEnrolled, progressPercent: 0, abilities: { ...courseDetail().abilities, canLearn: true } }
            : {},
        ),
      'POST /api/orders/add/3': () => {
        isEnrolled = true;
        return { order: ORDER };
      },
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: null, visitedAt: null },
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11),
      'PUT /api/course-subsections/11/visit': () => new Response(null, { status: 204 }),
    });
    const [button] = await screen.findAllByRole('button', { name: kit.wording.get()('course-overview.enroll.free') });
    fireEvent.click(button!);
    await waitFor(() => expect(calls).toContain('POST /api/orders/add/3'));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/content/11'));
    expect(toasts.map((toast) => toast.text)).toContain(kit.wording.get()('course-overview.enroll.done'));
    await waitFor(() => expect(calls).toContain('PUT /api/course-subsections/11/visit'));
  });

  it.each([true, false])('shows no price where nothing can be bought; whoever can be asked is: %s', async (canAsk) => {
    const priced = courseDetail({ price: { minor: 9900, currency: 'SAR' } });
    const { kit } = await show(language, priced, {}, true, { marketplace: false, 'landing-contact-us': canAsk });
    const t = kit.wording.get();
    expect((await screen.findAllByText(t('common.labels.priceOnRequest'))).length).toBeGreaterThan(0);
    expect(screen.queryByText(/99|٩٩/)).toBeNull();
    const ways = screen.queryAllByRole('link', { name: t('course-overview.enroll.contact') });
    expect([...new Set(ways.map((way) => way.getAttribute('href')))]).toEqual(
      canAsk ? [`/landing-page/contact-us?subject=${encodeURIComponent(priced.title[language] ?? '')}`] : [],
    );
    expect(screen.queryAllByText(t('course-overview.enroll.notForSale')).length > 0).toBe(!canAsk);
    expect(screen.queryByRole('button', { name: t('course-overview.enroll.free') })).toBeNull();
  });

  it('doesn’t send who makes the course to ask for it', async () => {
    const { abilities } = courseDetail();
    const own = courseDetail({
      price: { minor: 9900, currency: 'SAR' },
      abilities: { ...abilities, canLearn: true },
    });
    const { kit } = await show(language, own, {}, true, { marketplace: false, 'landing-contact-us': true });
    const t = kit.wording.get();
    expect(
      (await screen.findAllByRole('link', { name: t('course-overview.enroll.lookInside') })).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: t('course-overview.enroll.contact') })).toBeNull();
  });

  it('shows the price where it can be bought', async () => {
    await show(language, PRICED, { 'GET /api/cart': cartOf() });
    expect((await screen.findAllByText(/99|٩٩/)).length).toBeGreaterThan(0);
  });

  it('puts what has a price into the cart, and leads there from then on', async () => {
    let items: CartItem[] = [];
    const { kit, toasts, address } = await show(language, PRICED, {
      'GET /api/cart': () => cartOf(...items),
      'POST /api/orders/add/3': () => {
        items = [cartItem(3)];
        return { order: { ...ORDER, orderId: null, enrollmentId: null, status: 'CART', paymentMethod: null } };
      },
    });
    const t = kit.wording.get();
    fireEvent.click((await screen.findAllByRole('button', { name: t('cart.actions.add') }))[0]!);
    const [link] = await screen.findAllByRole('link', { name: t('cart.actions.inCart') });
    expect(link?.getAttribute('href')).toBe('/cart');
    toasts.find(({ text }) => text === t('cart.courseAddedSuccessfully'))?.action?.run();
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('lets a buyer who had left back in without paying again', async () => {
    const { kit, address } = await show(language, PRICED, {
      'GET /api/cart': cartOf(),
      'POST /api/orders/add/3': { order: ORDER },
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: null, visitedAt: null },
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11),
      'PUT /api/course-subsections/11/visit': () => new Response(null, { status: 204 }),
    });
    const t = kit.wording.get();
    fireEvent.click((await screen.findAllByRole('button', { name: t('cart.actions.add') }))[0]!);
    await waitFor(() => expect(address()).toMatch(/^\/lms\/courses\/3(\/|$)/));
  });

  it('goes into the cart of a visitor, who signs in later', async () => {
    const { kit } = await show(
      language,
      PRICED,
      { 'POST /api/visitor-cart': (_query, { items }) => cartOf(...items.map(({ itemId }) => cartItem(itemId))) },
      false,
    );
    const t = kit.wording.get();
    fireEvent.click((await screen.findAllByRole('button', { name: t('cart.actions.add') }))[0]!);
    const [link] = await screen.findAllByRole('link', { name: t('cart.actions.inCart') });
    expect(link?.getAttribute('href')).toBe('/cart');
  });

  it('asks visitors to sign in for what can’t be bought now', async () => {
    const { kit } = await show(language, { ...PRICED, enrolmentState: 'INVITATION' }, {}, false);
    const [link] = await screen.findAllByRole('link', { name: kit.wording.get()('course-overview.enroll.signIn') });
    expect(link?.getAttribute('href')).toBe('/auth/login');
  });

  it('asks visitors to sign in', async () => {
    const { kit } = await show(language, courseDetail(), {}, false);
    const [link] = await screen.findAllByRole('link', { name: kit.wording.get()('course-overview.enroll.signIn') });
    expect(link?.getAttribute('href')).toBe('/auth/login');
  });

  it('says so when there is no such course', async () => {
    const gone = () => new Response(JSON.stringify({ message: 'Gone', status: 404 }), { status: 404 });
    const { kit } = await show(language, courseDetail(), { 'GET /api/courses/3': gone });
    expect(await screen.findByText('Gone')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: kit.wording.get()('course.progress.completeNext') }).getAttribute('href'),
    ).toBe('/lms/all-courses');
  });
});
