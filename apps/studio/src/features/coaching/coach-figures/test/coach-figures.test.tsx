// @vitest-environment happy-dom
import type { CoachingDecisions, CoachingFigures, CoachingUtilisation } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const figures: CoachingFigures = {
  period: 'month',
  from: '2026-11-01',
  until: '2026-12-01',
  fromBefore: '2026-10-01',
  sessionsHeld: 119,
  sessionsHeldBefore: 105,
  offeredMinutes: 291 * 60,
  bookedMinutes: 186 * 60,
  missedByLearner: 2,
  missedByCoach: 1,
};

const utilisation: CoachingUtilisation = {
  weeks: ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22'],
  total: 1,
  data: [
    {
      coachId: 4,
      coach: { userId: 40, firstName: 'Yusuf', lastName: 'Mansour' },
      weeks: [null, ...[40, 55, 62, 0].map((bookedMinutes) => ({ offeredMinutes: 100, bookedMinutes }))],
      month: { offeredMinutes: 400, bookedMinutes: 157, sessionCount: 21 },
      ratingTenths: 48,
    },
  ],
};

const decisions: CoachingDecisions = {
  objections: [
    {
      coachingSessionId: 31,
      person: { userId: 50, firstName: 'Noura', lastName: 'Harbi' },
      startsAt: '2026-11-20T09:00:00Z',
      objectedAt: '2026-11-20T12:00:00Z',
    },
  ],
  objectionCount: 1,
  cancellations: [{ coachId: 4, coach: { userId: 40, firstName: 'Yusuf', lastName: 'Mansour' }, count: 2 }],
};

const show = (language: 'en' | 'ar', more: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/coaching/coaches',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, coaching: true } },
    responses: {
      'GET /api/coaches/managed': { data: [], total: 0 },
      'GET /api/coach-figures': figures,
      'GET /api/coach-figures/utilisation': utilisation,
      'GET /api/coach-figures/decisions': decisions,
      'GET /api/coach-ratings': { data: [], total: 0 },
      'GET /api/coaching-credits/circulation': {
        granted: 60,
        reserved: 5,
        consumed: 8,
        takenBack: 0,
        expired: 0,
        remaining: 47,
        packages: [],
      },
      ...more,
    },
  });

describe.each(DIRECTIONS)('figures of coaching in $language', ({ language }) => {
  it('say what was held, booked and missed, and how many credits there are', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    const part = await screen.findByRole('region', { name: t('coach-figures.titles.figures') });
    expect(await within(part).findByText(/^(119|١١٩)$/)).toBeTruthy();
    expect(within(part).getByText(/^٪?؜?(64%|٦٤٪؜?)$/)).toBeTruthy();
    expect(await within(part).findByText(/^(47|٤٧)$/)).toBeTruthy();
  });

  it('carry the number in every cell of the weeks', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    const region = await screen.findByRole('region', { name: t('coach-figures.titles.utilisation') });
    const row = within(region).getByRole('row', { name: /Yusuf/ });
    expect(within(row).getByText(/62|٦٢/)).toBeTruthy();
    expect(within(row).getByText(t('coach-figures.texts.noneOffered'))).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: t('coach-figures.actions.table') }));
    });
    expect(within(row).getByText(/62|٦٢/).className).not.toContain('bg-primary');
  });
});

describe('decisions', () => {
  it('lead to the objection and to the cancelled sessions of a coach', async () => {
    await show('en');
    const decide = await screen.findByRole('link', { name: /Decide: Objection to a no-show, .*Noura Harbi/ });
    expect(decide.getAttribute('href')).toMatch(/\/coaching\/sessions\?objection=WAITING&session=31$/);
    const see = screen.getByRole('link', { name: /See: Coach cancelled 2 times, .*Yusuf Mansour/ });
    expect(see.getAttribute('href')).toMatch(/\/coaching\/sessions\?coach=4&state=CANCELLED$/);
  });

  it('say that nothing waits', async () => {
    await show('en', {
      'GET /api/coach-figures/decisions': { objections: [], objectionCount: 0, cancellations: [] },
    });
    expect(await screen.findByText('Nothing needs a decision.')).toBeTruthy();
  });
});
