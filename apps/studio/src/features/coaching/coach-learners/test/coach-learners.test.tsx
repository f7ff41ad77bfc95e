// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CoachLearner } from '../coach-learners.api.ts';
import { feature } from '../coach-learners.feature.ts';

const { features } = bootstrapWith();

const learner: CoachLearner = {
  learner: { userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' },
  sessionCount: 2,
  lastSessionAt: '2026-11-24T09:00:00.000Z',
  nextSessionAt: null,
  openGoals: 1,
  openTasks: 2,
};
const pair = { coachId: 3, coach: learner.learner, learner: learner.learner };

const open = (at: string, language: 'en' | 'ar') =>
  renderScreen({
    screens: feature.screens!,
    at,
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    bootstrap: { features: { ...features, coaching: true }, organizationPermissions: ['organization_everything'] },
    responses: {
      'GET /api/coach-learners': { data: [learner], total: 1 },
      'GET /api/coach-learners/7': {
        ...learner,
        sessions: [
          {
            coachingSessionId: 9,
            title: { en: 'Fifty minutes', ar: 'خمسون دقيقة' },
            startsAt: '2026-11-24T09:00:00.000Z',
            endsAt: '2026-11-24T09:50:00.000Z',
            state: 'BOOKED',
            missedBy: 'LEARNER',
          },
        ],
      },
      'GET /api/coaching-goals': {
        data: [
          {
            ...pair,
            coachingGoalId: 1,
            title: 'Lead the meeting',
            targetOn: null,
            stepCount: 5,
            stepsDone: 3,
            state: 'OPEN',
            createdAt: '2026-11-20T09:00:00.000Z',
            version: 1,
            changes: [],
          },
        ],
      },
      'GET /api/coaching-tasks': {
        data: [{ ...pair, coachingTaskId: 2, title: 'Ask Omar', dueOn: null, coachingSessionId: 9, doneAt: null }],
      },
    },
  });

it.each(DIRECTIONS)('lists learners and leads to the page of each, in $language', async ({ language }) => {
  await open('/coaching/learners', language);
  const link = await screen.findByRole('link', { name: 'Noura Al-Harbi' });
  expect(link.getAttribute('href')).toContain('/coaching/learners/7');
});

it.each(DIRECTIONS)('shows sessions, goals and tasks of a learner, in $language', async ({ language }) => {
  const { kit } = await open('/coaching/learners/7', language);
  const t = kit.wording.get();
  expect(await screen.findByText(t('coaching-goals.missed.LEARNER'))).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: 'Lead the meeting' })).toBeTruthy();
  expect(await screen.findByText('Ask Omar')).toBeTruthy();
});
