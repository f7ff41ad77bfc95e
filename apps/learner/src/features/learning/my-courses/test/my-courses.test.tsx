// @vitest-environment happy-dom

import { HOME_ACCESS, HOME_PATHS } from '@sullam/domain/route-access.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { learnedCourse } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const session = sessionFor(900);
const LIST = 'GET /api/users/7/my-courses';

const show = (language: 'en' | 'ar', responses: Responses, at = '/lms/my-courses') =>
  renderScreen({ screens: SCREENS, at, language, session, responses });

describe.each(DIRECTIONS)('my courses in $language', ({ language }) => {
  it('begin with the next lesson by name and length: one press leads into it', async () => {
    await show(language, {
      [LIST]: { data: [learnedCourse(1), learnedCourse(2, { nextLesson: null, finishedCount: 0 })], total: 2 },
    });
    const go = await screen.findByRole('link', {
      name: language === 'en' ? 'How to open the talk 6 minutes' : 'كيف تفتح الحديث ٦ دقائق',
    });
    expect(go.getAttribute('href')).toBe('/lms/courses/1/content/12');
    expect(
      screen.getByText(language === 'en' ? /3\W* of \W*5\W* required lessons/ : /٣.* من .*٥.* دروس مطلوبة/),
    ).toBeTruthy();
    const other = screen.getByRole('link', { name: language === 'en' ? 'Course 2' : 'دورة 2' });
    expect(other.getAttribute('href')).toBe('/lms/courses/2');
  });

  it.each([
    [{}, 'continue'],
    [{ finishedCount: 0 }, 'start'],
  ] as const)('say of the first course with %j: %s', async (changes, word) => {
    const { kit } = await show(language, { [LIST]: { data: [learnedCourse(1, changes)], total: 1 } });
    expect(await screen.findByText(kit.wording.get()(`catalogue.titles.${word}`))).toBeTruthy();
  });

  it.each(['minimumGrade', 'minimumAttendance'] as const)('lead to what is left where only %s is', async (missing) => {
    const through = { finishedCount: 5, unmet: [missing] };
    const { kit } = await show(language, {
      [LIST]: { data: [learnedCourse(1, through), learnedCourse(2, through)], total: 2 },
    });
    const t = kit.wording.get();
    const go = await screen.findByRole('link', { name: t('catalogue.left.see') });
    expect(go.getAttribute('href')).toBe('/lms/courses/1/modules');
    expect(screen.getAllByText(t(`catalogue.left.${missing}`))).toHaveLength(2);
    const other = screen.getByRole('link', { name: language === 'en' ? 'Course 2' : 'دورة 2' });
    expect(other.getAttribute('href')).toBe('/lms/courses/2/modules');
  });

  it('ask the server by the tab that is open', async () => {
    const { kit, calls, address } = await show(language, { [LIST]: { data: [], total: 0 } });
    const t = kit.wording.get();
    expect(await screen.findByText(t('catalogue.empty.inProgress'))).toBeTruthy();
    expect(calls.some((call) => call.includes('showOnlyUncompletedCourses=1'))).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: t('catalogue.tabs.finished') }));
    await waitFor(() => expect(address()).toBe('/lms/my-courses?tab=finished'));
    await waitFor(() => expect(calls.some((call) => call.includes('showOnlyCompletedCourses=1'))).toBe(true));
    expect(await screen.findByText(t('catalogue.empty.finished'))).toBeTruthy();
  });
});

describe('the root of learning', () => {
  it('leads to all courses where people enrol themselves, else to their own', async () => {
    const responses = {
      [LIST]: { data: [], total: 0 },
      'GET /api/courses': { data: [], total: 0 },
      'GET /api/courses/filter-options': {
        categories: [],
        learningTypes: [],
        languages: [],
        levels: [],
        lengths: [],
        price: { min: 0, max: 0, currency: 'SAR' },
      },
    };
    const first = await show('en', responses, '/lms');
    await waitFor(() => expect(first.address()).toBe('/lms/all-courses'));
    cleanup();
    const { features } = first.kit.bootstrap;
    const second = await renderScreen({
      screens: SCREENS,
      at: '/lms',
      session,
      responses,
      bootstrap: { features: { ...features, 'self-enrollment': false } },
    });
    await waitFor(() => expect(second.address()).toBe('/lms/my-courses'));
  });

  it.each([
    [{ 'all-courses': false }, session, '/lms/my-courses'],
    [{ 'all-courses': false }, null, '/landing-page'],
    [{ 'all-courses': false, 'landing-page': false }, null, '/auth/login'],
  ])('never leads to a page that isn’t there: without %j', async (off, as, address) => {
    const { features } = bootstrapWith({}, off);
    const screens = (['all-courses', 'my-courses', 'landing-page'] as const).map((page) => ({
      path: HOME_PATHS[page],
      access: HOME_ACCESS[page],
      load: async () => () => <h1>{HOME_PATHS[page]}</h1>,
    }));
    const login = {
      path: '/auth/login',
      access: { requiresAuth: false, loggedOutOnly: true },
      load: async () => () => <h1>/auth/login</h1>,
    };
    const lms = SCREENS.find(({ path }) => path === '/lms')!;
    const shown = await renderScreen({
      screens: [lms, login, ...screens],
      at: '/lms',
      session: as,
      bootstrap: { features },
    });
    await waitFor(() => expect(shown.address()).toBe(address));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(address);
  });
});
