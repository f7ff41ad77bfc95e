// @vitest-environment happy-dom
import type { LearningWeek } from '@sullam/api-client/schema.gen.ts';
import { HINTS, type HintSlug } from '@sullam/domain/hints.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseCard, learnedCourse } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const MY_COURSES = 'GET /api/users/7/my-courses';
const STATISTICS = 'GET /api/users/7/course-statistics';
const NOTHING = { notStarted: 0, inProgress: 0, completed: 0, finishedSubsections: 0, weeks: [] };

const week = (changes: Partial<LearningWeek> = {}): LearningWeek => ({
  today: '2026-11-28',
  days: Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-${22 + at}`, minutes: 0, lessonCount: 0 })),
  goal: 4,
  isGoalChosen: false,
  weeksMet: 0,
  isLastForgiven: false,
  ...changes,
});

const offered = (courseId: number) => ({ ...courseCard(courseId), reason: 'POPULAR' as const, reasonTitle: null });

const PERMISSIONS = [
  'organization_member_access_courses',
  'organization_member_access_communities',
  'organization_member_access_events',
] as const;

interface Day {
  readonly language: 'en' | 'ar';
  readonly closed?: HintSlug[];
  readonly isEmailVerified?: boolean;
  readonly responses?: Responses;
}

const show = async ({ language, closed = [], isEmailVerified = false, responses = {} }: Day) => {
  const shown = await renderScreen({
    screens: SCREENS,
    at: '/dashboard',
    language,
    session: sessionFor(900, { user: { ...TEST_USER, isEmailVerified, permissions: [...PERMISSIONS] } }),
    responses: {
      [MY_COURSES]: { data: [], total: 0 },
      [STATISTICS]: NOTHING,
      'GET /api/learning-week': week(),
      'GET /api/courses/recommended': { data: [8, 9, 10, 11].map(offered) },
      'GET /api/announcements': { data: [], total: 0 },
      'GET /api/activities-schedule': { data: [], total: 0, counts: [], courses: [] },
      'GET /api/users/7/groups': { data: [], total: 0 },
      'GET /api/events/enrolled': { data: [], total: 0 },
      'GET /api/tooltips': { data: HINTS.map((slug) => ({ slug, isDismissed: closed.includes(slug) })) },
      ...responses,
    },
  });
  await shown.kit.wording.ensure(['first-steps']);
  return shown;
};

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

describe.each(DIRECTIONS)('the first day in $language', ({ language }) => {
  it('welcomes by name with one course to begin with and two more, and shows no figures of nothing', async () => {
    const { kit } = await show({ language });
    const t = kit.wording.get();
    await screen.findByText(/Salma/, { selector: 'section p' });
    const start = await screen.findByRole('link', { name: t('first-steps.welcome.start') });
    expect(start.getAttribute('href')).toBe('/lms/courses/8/overview');
    for (const id of [9, 10])
      expect(screen.getByRole('link', { name: language === 'en' ? `Course ${id}` : `دورة ${id}` })).toBeTruthy();
    expect(screen.queryByText(t('catalogue.empty.inProgress'))).toBeNull();
    expect(screen.queryByText(t('dashboard.page.figures'))).toBeNull();
    expect(screen.queryByText(t('catalogue.titles.recommended'))).toBeNull();
    expect(screen.queryByText(t('activities.empty.due'))).toBeNull();
  });

  it('lists first steps, each with its way, and ticks what is done', async () => {
    const { kit, calls } = await show({
      language,
      responses: {
        'GET /api/events/enrolled': { data: [], total: 1 },
        'POST /api/auth/resend': { ok: true },
        'PUT /api/learning-week/goal': undefined,
      },
    });
    await screen.findByText(/salma@example\.org/);
    const t = kit.wording.get();
    const steps = await card(t('first-steps.titles.card'));
    const hrefOf = (name: string) => steps.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(t('first-steps.steps.photo'))).toBe('/profile');
    expect(hrefOf(t('first-steps.steps.goal'))).toBe('/profile?tab=preferences');
    expect(hrefOf(t('first-steps.steps.group'))).toBe('/groups/mine?tab=all');
    expect(steps.queryByRole('link', { name: t('first-steps.steps.event') })).toBeNull();
    expect(steps.getAllByText(t('first-steps.labels.done'))).toHaveLength(1);
    fireEvent.click(steps.getByRole('button', { name: t('first-steps.actions.send') }));
    fireEvent.click(steps.getByRole('button', { name: t('first-steps.actions.keep') }));
    await waitFor(() => expect(calls).toContain('POST /api/auth/resend'));
    await waitFor(() => expect(calls).toContain('PUT /api/learning-week/goal'));
  });

  it('hides them for good on request, and then says what is due instead', async () => {
    const { kit, calls } = await show({
      language,
      responses: { 'POST /api/tooltips/first-steps/dismiss': { ok: true } },
    });
    await screen.findByText(/salma@example\.org/);
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('first-steps.actions.close') }));
    expect(await screen.findByText(t('activities.empty.due'))).toBeTruthy();
    expect(screen.queryByText(t('first-steps.titles.card'))).toBeNull();
    await waitFor(() => expect(calls).toContain('POST /api/tooltips/first-steps/dismiss'));
    cleanup();
    await show({ language, closed: ['first-steps'] });
    expect(await screen.findByText(t('activities.empty.due'))).toBeTruthy();
    expect(screen.queryByText(t('first-steps.titles.card'))).toBeNull();
  });

  it('offers what could come next to who has finished a first course, and keeps the steps that are open', async () => {
    const { kit } = await show({ language, responses: { [STATISTICS]: { ...NOTHING, completed: 1 } } });
    const t = kit.wording.get();
    await screen.findByText(t('first-steps.welcome.next', { name: 'Salma' }));
    const next = await screen.findByRole('link', { name: t('first-steps.welcome.start') });
    expect(next.getAttribute('href')).toBe('/lms/courses/8/overview');
    expect(screen.queryByText(t('catalogue.titles.recommended'))).toBeNull();
    expect(await screen.findByText(t('dashboard.page.figures'))).toBeTruthy();
    expect(await screen.findByRole('heading', { name: t('first-steps.titles.card') })).toBeTruthy();
  });

  it('keeps the steps with the second finished course, while one is open', async () => {
    const { kit } = await show({ language, responses: { [STATISTICS]: { ...NOTHING, completed: 2 } } });
    const t = kit.wording.get();
    await screen.findByText(t('first-steps.welcome.next', { name: 'Salma' }));
    expect(await screen.findByRole('heading', { name: t('first-steps.titles.card') })).toBeTruthy();
  });

  it('counts what there is, and draws no parts where all are of one kind', async () => {
    const statistics = { ...NOTHING, completed: 2, finishedSubsections: 9 };
    const { kit } = await show({ language, responses: { [STATISTICS]: statistics } });
    const t = kit.wording.get();
    expect(await screen.findByText(t('dashboard.page.finishedLessons'))).toBeTruthy();
    expect(screen.getByText(t('dashboard.page.completed'))).toBeTruthy();
    expect(screen.queryByText(t('catalogue.begun.inProgress'))).toBeNull();
    expect(screen.queryByText(t('catalogue.begun.notStarted'))).toBeNull();
    expect(screen.queryByText(t('dashboard.page.byProgress'))).toBeNull();
  });

  it('shows neither figures nor a week of nothing where nothing is under way', async () => {
    const { kit } = await show({ language, responses: { [STATISTICS]: { ...NOTHING, notStarted: 1 } } });
    const t = kit.wording.get();
    await screen.findByRole('link', { name: t('first-steps.welcome.start') });
    expect(await screen.findByRole('heading', { name: t('first-steps.titles.card') })).toBeTruthy();
    expect(screen.queryByText(t('dashboard.page.figures'))).toBeNull();
    expect(screen.queryByText(t('dashboard.week.ladder'))).toBeNull();
  });

  it('keeps the steps beside a first course that has begun', async () => {
    const { kit } = await show({
      language,
      isEmailVerified: true,
      responses: {
        [MY_COURSES]: { data: [learnedCourse(1)], total: 1 },
        [STATISTICS]: { ...NOTHING, inProgress: 1 },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('catalogue.titles.recommended'))).toBeTruthy();
    const steps = await card(t('first-steps.titles.card'));
    expect(steps.getAllByText(t('first-steps.labels.done'))).toHaveLength(1);
  });

  it('has what is recommended below the week where the steps and what is due stand beside them', async () => {
    const due = { data: [], total: 2, counts: [{ kind: 'ASSIGNMENT' as const, count: 2 }], courses: [] };
    const { kit } = await show({
      language,
      responses: {
        [MY_COURSES]: { data: [learnedCourse(1)], total: 1 },
        [STATISTICS]: { ...NOTHING, inProgress: 1 },
        'GET /api/activities-schedule': due,
      },
    });
    const t = kit.wording.get();
    const offer = (await screen.findByText(t('catalogue.titles.recommended'))).closest('section')!;
    expect(offer.parentElement).toBe(screen.getByText(t('dashboard.week.ladder')).closest('section')!.parentElement);
    expect(await screen.findByRole('heading', { name: t('first-steps.titles.card') })).toBeTruthy();
  });

  it('says how long the week still is where its goal can’t be reached any more', async () => {
    const learning = { [MY_COURSES]: { data: [learnedCourse(1)], total: 1 } };
    const { kit } = await show({ language, responses: learning });
    const t = kit.wording.get();
    const day = language === 'en' ? 'Sunday' : 'الأحد';
    expect(await screen.findByText(t('dashboard.week.daysLeft', { count: 1, day }))).toBeTruthy();
    cleanup();
    await show({ language, responses: { ...learning, 'GET /api/learning-week': week({ today: '2026-11-25' }) } });
    expect(await screen.findByText(t('dashboard.week.left', { count: 4 }))).toBeTruthy();
  });
});
