import { expiryDateOf } from '@sullam/domain/limits.ts';

// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseCard, learnedCourse } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const since = `expiryDate=${encodeURIComponent(expiryDateOf(Date.now()))}`;
const SIZE = 12;
const TOTAL = 26;

/** A page of so many courses, as the server cuts it. */
const pageOf = (query: URLSearchParams) => {
  const skip = Number(query.get('skip'));
  const ids = Array.from({ length: TOTAL }, (_, at) => at + 1).slice(skip, skip + Number(query.get('take')));
  return { data: ids.map((id) => learnedCourse(id)), total: TOTAL };
};
const specializationsOf = (query: URLSearchParams) => ({
  data: pageOf(query).data.map(({ courseId, title }) => ({
    specializationId: courseId,
    title,
    subtitle: {},
    cover: null,
    coverArt: '/files/covers/1/s.avif',
    courseCount: 2,
    durationMinutes: 30,
    price: null,
    isOwned: false,
    progressPercent: null,
    isEnrolled: false,
    isPublished: true,
    completedAt: null,
    neededCourseCount: 1,
    completedCourseCount: 0,
  })),
  total: TOTAL,
});

/** Those who watch the end of a list; `reach` is the reader who comes near it. */
let watchers: (() => void)[] = [];
const reach = () => act(async () => watchers.at(-1)?.());

class Watcher {
  private readonly call: () => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.call = () => callback([{ isIntersecting: true }]);
  }
  observe() {
    watchers.push(this.call);
  }
  disconnect() {
    watchers = watchers.filter((each) => each !== this.call);
  }
}

const widthIs = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);

beforeEach(() => {
  watchers = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
  widthIs(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const OPTIONS = {
  categories: [],
  learningTypes: [],
  languages: [],
  levels: [],
  lengths: [],
  price: { min: 0, max: 0, currency: 'SAR' },
};
const LISTS = [
  ['/lms/all-courses', { 'GET /api/courses': pageOf }],
  ['/lms/my-courses', { 'GET /api/users/7/my-courses': pageOf }],
  ['/lms/specializations', { 'GET /api/specializations': specializationsOf }],
] as const;

const show = (at: string, responses: Responses = {}, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses': pageOf,
      'GET /api/courses/filter-options': OPTIONS,
      'GET /api/users/7/my-courses': { data: [], total: 0 },
      ...responses,
    },
  });
/** How many courses are shown; the one to go on with counts too. */
const titles = () => screen.getAllByRole('heading', { level: 2, name: /^(Course|دورة) / }).length;
const counted = (text: string) => screen.getAllByRole('status').some((each) => each.textContent?.startsWith(text));

describe.each(DIRECTIONS)('on a phone in $language', ({ language }) => {
  it.each(LISTS)('%s grows as one scrolls, counts the pages in its address and says its end', async (...list) => {
    const [at, responses] = list;
    const { kit, address } = await show(at, responses, language);
    const t = kit.wording.get();
    const shown = (count: number) => counted(t('catalogue.more.shown', { count, total: TOTAL }));
    await waitFor(() => expect(shown(SIZE)).toBe(true));
    expect(titles()).toBe(SIZE);
    await reach();
    await waitFor(() => expect(shown(2 * SIZE)).toBe(true));
    expect(address()).toBe(`${at}?page=2`);
    await reach();
    await waitFor(() => expect(titles()).toBe(TOTAL));
    expect(screen.getByText(new RegExp(t('catalogue.more.end')))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('common.actions.showMore') })).toBeNull();
    expect(watchers).toEqual([]);
    expect(address()).toBe(`${at}?page=3`);
  });
});

describe('a list that grows', () => {
  it('goes on by its button too, which leads to the first that it brought', async () => {
    await show('/lms/all-courses');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const first = await screen.findByRole('link', { name: 'Course 13' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('leaves the focus where it is when it grows by itself', async () => {
    await show('/lms/all-courses');
    const link = await screen.findByRole('link', { name: 'Course 12' });
    link.focus();
    await reach();
    await screen.findByRole('link', { name: 'Course 13' });
    expect(document.activeElement).toBe(link);
  });

  it('shows all up to the page that the address names, each once', async () => {
    const { calls } = await show('/lms/all-courses?page=2');
    await screen.findByRole('link', { name: 'Course 24' });
    expect(titles()).toBe(2 * SIZE);
    expect(calls.filter((call) => call.startsWith('GET /api/courses?')).sort()).toEqual([
      `GET /api/courses?skip=0&take=12&${since}`,
      `GET /api/courses?skip=12&take=12&${since}`,
    ]);
  });

  it('asks for ten pages at once at most, whatever the address names, and then for those that there are', async () => {
    const { calls, address } = await show('/lms/all-courses?page=4000');
    await screen.findByRole('link', { name: 'Course 26' });
    expect(address()).toBe('/lms/all-courses?page=3');
    expect(calls.filter((call) => call.startsWith('GET /api/courses?')).length).toBeLessThanOrEqual(13);
  });

  it('keeps what it has when the next page can’t be had, and tries again', async () => {
    let isDown = true;
    const answer = (query: URLSearchParams) =>
      isDown && query.get('skip') === '12'
        ? new Response('{"message":"down","status":503}', { status: 503 })
        : pageOf(query);
    await show('/lms/all-courses', { 'GET /api/courses': answer });
    await screen.findByRole('link', { name: 'Course 12' });
    await reach();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(titles()).toBe(SIZE);
    expect(watchers).toEqual([]); // it doesn't try by itself for ever
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Course 24' })).toBeTruthy();
  });

  it('shows a course once that has moved to the next page meanwhile', async () => {
    const answer = (query: URLSearchParams) =>
      query.get('skip') === '0'
        ? { data: [courseCard(1), courseCard(2)], total: 13 }
        : { data: [courseCard(2), courseCard(3)], total: 13 };
    await show('/lms/all-courses?page=2', { 'GET /api/courses': answer });
    await screen.findByRole('link', { name: 'Course 3' });
    expect(screen.getAllByRole('link', { name: 'Course 2' })).toHaveLength(1);
  });

  it('is in pages where there is room', async () => {
    widthIs(true);
    await show('/lms/all-courses?page=2');
    await screen.findByRole('link', { name: 'Course 13' });
    expect(titles()).toBe(SIZE);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/lms/all-courses?page=3');
    expect(watchers).toEqual([]);
  });
});
