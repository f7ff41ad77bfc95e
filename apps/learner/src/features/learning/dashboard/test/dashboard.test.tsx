import { SCHEDULE_FEATURES } from '@sullam/domain/lesson-kinds.gen.ts';
// @vitest-environment happy-dom

import type { ResponseOf } from '@sullam/api-client/client.ts';
import type { Announcement, LearningWeek } from '@sullam/api-client/schema.gen.ts';
import { HINTS } from '@sullam/domain/hints.ts';
import type { Bootstrap } from '@sullam/web-kit/organization/bootstrap.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseCard, learnedCourse } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const session = sessionFor(900);
const MY_COURSES = 'GET /api/users/7/my-courses';
const STATISTICS = 'GET /api/users/7/course-statistics';

const FIGURES = {
  notStarted: 1,
  inProgress: 2,
  completed: 3,
  finishedSubsections: 0,
  weeks: [{ from: '2026-11-15', finishedSubsections: 0 }],
};

/** First steps were closed long ago. */
const HINTS_CLOSED = { data: HINTS.map((slug) => ({ slug, isDismissed: true })) };
const WEEK = 'GET /api/learning-week';
const week = (changes: Partial<LearningWeek> = {}): LearningWeek => ({
  today: '2026-11-25',
  days: [18, 0, 26, 12, 0, 0, 0].map((minutes, at) => ({
    day: `2026-11-${22 + at}`,
    minutes,
    lessonCount: minutes > 0 ? 1 : 0,
  })),
  goal: 4,
  isGoalChosen: true,
  weeksMet: 6,
  isLastForgiven: false,
  ...changes,
});

type Entry = ResponseOf<'GET /api/activities-schedule'>['data'][number];
const NOTHING_DUE = { data: [], total: 0, counts: [], courses: [] };

describe.each(DIRECTIONS)('the dashboard in $language', ({ language }) => {
  it('welcomes, shows figures and offers the next course', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session,
      responses: {
        [MY_COURSES]: { data: [], total: 0 },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(),
        'GET /api/courses/recommended': {
          data: [{ ...courseCard(8), reason: 'LEARNS', reasonTitle: { en: 'Data', ar: 'البيانات' } }],
        },
        'GET /api/announcements': { data: [], total: 0 },
        'GET /api/activities-schedule': NOTHING_DUE,
      },
    });
    const t = kit.wording.get();
    // what could come next has the place of the next lesson
    expect(await screen.findByText(language === 'en' ? 'Course 8' : 'دورة 8')).toBeTruthy();
    expect(screen.queryByText(t('catalogue.titles.recommended'))).toBeNull();
    expect(await screen.findByText(t('dashboard.page.nothingYet'))).toBeTruthy();
    // what lessons were planned to take isn't the time that somebody spent
    const minutes = language === 'en' ? /56\W* minutes of lessons finished/ : /دروس مدتها \W*٥٦\W* دقيقة/;
    expect(screen.getByText(minutes)).toBeTruthy();
    await kit.wording.ensure(['first-steps']);
    const offered = screen.getByRole('link', { name: kit.wording.get()('first-steps.welcome.start') });
    expect(offered.getAttribute('href')).toBe('/lms/courses/8/overview');
    const why = t('catalogue.reasons.LEARNS', { title: language === 'en' ? 'Data' : 'البيانات' });
    expect(offered.closest('section')!.textContent).toContain(why);
    const figure = screen.getByRole('link', { name: t('catalogue.begun.notStarted') });
    expect(figure.getAttribute('href')).toBe('/lms/my-courses?progress=not-started');
  });

  it('leads who teaches and learns nothing to what they have to mark and to the studio', async () => {
    const teacher = { ...session.user, permissions: ['organization_create_courses', ...session.user.permissions] };
    const waiting: ResponseOf<'GET /api/studio/waiting'> = {
      data: [
        {
          kind: 'SUBMISSIONS',
          count: 2,
          lateCount: 0,
          since: '2026-11-20T08:00:00.000Z',
          title: { en: 'One note', ar: 'ملاحظة' },
          course: null,
          people: [],
          note: '',
          path: '/studio/courses/3/assignments/5',
        },
      ],
      total: 1,
      toMarkCount: 2,
      agenda: [],
    };
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session: { ...session, user: teacher },
      responses: {
        [MY_COURSES]: { data: [], total: 0 },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(),
        'GET /api/studio/waiting': waiting,
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [], total: 0 },
        'GET /api/activities-schedule': NOTHING_DUE,
      },
    });
    const t = kit.wording.get();
    await screen.findByText(t('catalogue.toMark.count', { count: 2 }));
    const link = screen.getByRole('link', { name: t('shell.profile.switchToInstructor') });
    expect(link.getAttribute('href')).toBe('/auth/studio?path=%2Fhome');
    expect(screen.getByRole('link', { name: t('catalogue.empty.myCoursesAction') })).toBeTruthy();
  });

  it('begins with the next lesson by name: one press leads into it; others follow with their rungs', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session,
      responses: {
        [MY_COURSES]: {
          data: [learnedCourse(1), learnedCourse(2, { finishedCount: 0, requiredCount: 20 })],
          total: 2,
        },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(),
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [], total: 0 },
        'GET /api/activities-schedule': NOTHING_DUE,
      },
    });
    const t = kit.wording.get();
    const next = await screen.findByRole('link', { name: language === 'en' ? /^How to open/ : /^كيف تفتح/ });
    expect(next.getAttribute('href')).toBe('/lms/courses/1/content/12');
    expect(next.textContent).toContain(language === 'en' ? '6' : '٦');
    const other = await screen.findByRole('link', { name: language === 'en' ? 'Course 2' : 'دورة 2' });
    expect(other.getAttribute('href')).toBe('/lms/courses/2/content/12');
    const [first, second] = screen.getAllByRole('progressbar', { name: t('common.labels.progress') });
    expect(first?.getAttribute('aria-valuenow')).toBe('3');
    expect(first?.getAttribute('aria-valuemax')).toBe('5');
    expect(second?.getAttribute('aria-valuetext')).toBe(t('catalogue.continue.notStarted'));
  });

  it('shows the first words of what was announced, and the way to all of it', async () => {
    const announcement: Announcement = {
      announcementId: 5,
      courseId: 8,
      courseTitle: { en: 'Data', ar: 'البيانات' },
      title: { en: 'A day off', ar: 'يوم عطلة' },
      body: { en: '<h2>Closed</h2><p>On <b>Monday</b>.</p>', ar: '<h2>إغلاق</h2><p>يوم <b>الاثنين</b>.</p>' },
      publishedAt: '2026-11-15T08:00:00Z',
      status: 'PUBLISHED',
      sendsMail: false,
      author: { userId: 1, firstName: 'Lina', lastName: 'Haddad', image: null },
      createdAt: '2026-11-15T08:00:00Z',
      scheduledAt: null,
      editedAt: null,
      version: 1,
      isRead: true,
      readers: null,
      abilities: { canEdit: false, canPublish: false, canUnschedule: false, canDelete: false },
    };
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session,
      responses: {
        [MY_COURSES]: { data: [], total: 0 },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(),
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [announcement], total: 1 },
        'GET /api/activities-schedule': NOTHING_DUE,
      },
    });
    expect(await screen.findByText(language === 'en' ? 'Closed · On Monday.' : 'إغلاق · يوم الاثنين.')).toBeTruthy();
    const way = screen.getByText(kit.wording.get()('dashboard.page.readAnnouncement'));
    expect(way.getAttribute('href')).toBe('/lms/courses/8/announcements/5');
  });

  const withWeek = (changes: Partial<LearningWeek>) =>
    renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session,
      responses: {
        [MY_COURSES]: { data: [], total: 0 },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(changes),
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [], total: 0 },
        'GET /api/activities-schedule': NOTHING_DUE,
      },
    });

  it('counts the days of this week towards the goal, and the weeks that met it', async () => {
    const t = (await withWeek({})).kit.wording.get();
    expect(await screen.findByText(t('dashboard.week.ladder'))).toBeTruthy();
    expect(screen.getByText(t('dashboard.week.left', { count: 1 }))).toBeTruthy();
    expect(screen.getByText(t('dashboard.week.inARow', { count: 6 }))).toBeTruthy();
    cleanup();
    await withWeek({ goal: 3, isLastForgiven: true });
    expect(await screen.findByText(t('dashboard.week.reached'))).toBeTruthy();
    expect(screen.getByText(t('dashboard.week.forgiven'))).toBeTruthy();
  });

  it('shows the week without a goal to who wants none', async () => {
    const t = (await withWeek({ goal: null, weeksMet: 0 })).kit.wording.get();
    expect(await screen.findByText(t('dashboard.week.title'))).toBeTruthy();
    expect(screen.queryByText(t('dashboard.week.ladder'))).toBeNull();
    expect(screen.queryByText(t('dashboard.week.reached'))).toBeNull();
  });

  const withDue = (due: Responses['GET /api/activities-schedule'], bootstrap?: Partial<Bootstrap>) =>
    renderScreen({
      screens: SCREENS,
      at: '/dashboard',
      language,
      session,
      ...(bootstrap ? { bootstrap } : {}),
      responses: {
        [MY_COURSES]: { data: [], total: 0 },
        [STATISTICS]: FIGURES,
        'GET /api/tooltips': HINTS_CLOSED,
        [WEEK]: week(),
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [], total: 0 },
        'GET /api/activities-schedule': due,
      },
    });

  it('says what is due, by when, and how much more there is', async () => {
    const entry: Entry = {
      kind: 'ASSIGNMENT',
      activityId: 9,
      happens: 'DUE',
      at: new Date(TEST_NOW + 3 * 86_400_000).toISOString(),
      title: { en: 'Essay', ar: 'مقال' },
      course: { courseId: 8, title: { en: 'Data', ar: 'البيانات' } },
      state: 'DRAFT',
      isLocked: false,
      endsAt: null,
      place: null,
      moments: [],
      path: '/lms/courses/8/assignments/9',
    };
    const { kit, calls } = await withDue({ data: [entry], total: 3, counts: [], courses: [] });
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: language === 'en' ? 'Essay' : 'مقال' });
    expect(link.getAttribute('href')).toBe('/lms/courses/8/assignments/9');
    expect(screen.getByText(t('activities.states.DRAFT'))).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'in 3 days' : /^بعد ٣/)).toBeTruthy();
    expect(screen.getByText(t('activities.more', { count: 2 }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('activities.actions.due') }).getAttribute('href')).toBe(
      '/dashboard/user-activities?view=due',
    );
    expect(calls.find((call) => call.includes('activities-schedule'))).toMatch(/toDo=1&take=6$/);
  });

  it('says that nothing is due, and nothing at all where there can be nothing', async () => {
    const t = (await withDue(NOTHING_DUE)).kit.wording.get();
    expect(await screen.findByText(t('activities.empty.due'))).toBeTruthy();
    cleanup();
    const features = Object.fromEntries(SCHEDULE_FEATURES.map((feature) => [feature, false]));
    await withDue(NOTHING_DUE, bootstrapWith({}, features));
    expect(await screen.findByText(t('catalogue.empty.inProgress'))).toBeTruthy();
    expect(screen.queryByText(t('activities.titles.due'))).toBeNull();
  });

  it('is whole when what is due can’t be had', async () => {
    const { kit } = await withDue(() => new Response('{"message":"no","status":500}', { status: 500 }));
    const t = kit.wording.get();
    expect(await screen.findAllByText(t('common.failed.title'))).not.toHaveLength(0);
    expect(screen.getByText(t('dashboard.page.figures'))).toBeTruthy();
  });
});
