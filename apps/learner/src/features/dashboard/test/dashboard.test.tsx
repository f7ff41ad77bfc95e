// @vitest-environment happy-dom

import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { DIRECTIONS, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LEARNING_SCREENS } from '../../learning-pages.ts';
import { courseCard } from '../../test-support/learning-answers.ts';

const session = sessionFor(900);

afterEach(cleanup);

describe.each(DIRECTIONS)('the dashboard in $language', ({ language }) => {
  it('welcomes, shows figures and offers the next course', async () => {
    const { kit } = await renderScreen({
      screens: LEARNING_SCREENS,
      at: '/dashboard',
      language,
      session,
      answers: {
        [`GET /api/users/${session.user.id}/my-courses`]: { data: [], total: 0 },
        [`GET /api/users/${session.user.id}/course-statistics`]: {
          notStarted: 1,
          inProgress: 2,
          completed: 3,
          finishedSubsections: 0,
          weeks: [{ from: '2026-11-15', finishedSubsections: 0 }],
        },
        'GET /api/courses/recommended': { data: [courseCard(8)] },
        'GET /api/announcements': { data: [], total: 0 },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('catalogue.empty.inProgress'))).toBeTruthy();
    expect(await screen.findByText(t('catalogue.dashboard.nothingYet'))).toBeTruthy();
    const offered = await screen.findByRole('link', { name: language === 'en' ? 'Course 8' : 'دورة 8' });
    expect(offered.getAttribute('href')).toBe('/lms/courses/8/overview');
  });

  it('shows the first words of what was announced, and the way to all of it', async () => {
    const announcement = {
      announcementId: 5,
      courseId: 8,
      courseTitle: { en: 'Data', ar: 'البيانات' },
      title: { en: 'A day off', ar: 'يوم عطلة' },
      body: { en: '<h2>Closed</h2><p>On <b>Monday</b>.</p>', ar: '<h2>إغلاق</h2><p>يوم <b>الاثنين</b>.</p>' },
      publishedAt: '2026-11-15T08:00:00Z',
    };
    const { kit } = await renderScreen({
      screens: LEARNING_SCREENS,
      at: '/dashboard',
      language,
      session,
      answers: {
        [`GET /api/users/${session.user.id}/my-courses`]: { data: [], total: 0 },
        'GET /api/courses/recommended': { data: [] },
        'GET /api/announcements': { data: [announcement], total: 1 },
      },
    });
    expect(await screen.findByText(language === 'en' ? 'Closed · On Monday.' : 'إغلاق · يوم الاثنين.')).toBeTruthy();
    const way = screen.getByText(kit.wording.get()('catalogue.dashboard.readAnnouncement'));
    expect(way.getAttribute('href')).toBe('/lms/courses/8/announcements/5');
  });
});
