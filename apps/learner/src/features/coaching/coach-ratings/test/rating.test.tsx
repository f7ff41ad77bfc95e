// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { coachingMember, noonIn, session } from '../../coaching-sessions/test/sessions.support.ts';
import type { OwnCoachRating } from '../coach-ratings.api.ts';

const work = {
  'GET /api/booking-sessions/9/files': { files: [] },
  'GET /api/booking-sessions/9/notes': { learners: [] },
  'GET /api/coaching-goals': { data: [] },
  'GET /api/coaching-tasks': { data: [] },
};

const open = (own: Omit<OwnCoachRating, 'coachingSessionId'>, language: 'en' | 'ar', more = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    language,
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': session(noonIn(-3)),
      'GET /api/coach-ratings/given': { data: [{ coachingSessionId: 9, ...own }] },
      ...work,
      ...more,
    },
  });

it.each(DIRECTIONS)('rates a session that is over, with words for others, in $language', async ({ language }) => {
  let sent: object | undefined;
  const { kit } = await open({ mayRate: true, rating: null }, language, {
    'PUT /api/booking-sessions/9/rating': (_: unknown, body: object) => {
      sent = body;
    },
  });
  const t = kit.wording.get();
  const save = await screen.findByRole('button', { name: t('coach-ratings.rate.save') });
  expect(save).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: t('coach-ratings.stars.of', { count: 4 }) }));
  fireEvent.change(screen.getByLabelText(t('coach-ratings.rate.testimonial'), { exact: false }), {
    target: { value: ' Clear questions ' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: t('coach-ratings.rate.named') }));
  fireEvent.click(save);
  await waitFor(() => expect(sent).toEqual({ stars: 4, testimonial: 'Clear questions', namesAuthor: true }));
});

it('shows what was given and why it is not published, without a form once the time is over', async () => {
  const rating = {
    stars: 2,
    testimonial: 'It named somebody',
    namesAuthor: false,
    status: 'REJECTED' as const,
    reason: 'Please leave the name out.',
    reply: null,
    closesAt: noonIn(-1).toISOString(),
  };
  await open({ mayRate: false, rating }, 'en');
  expect(await screen.findByRole('img', { name: '2 stars of 5' })).toBeTruthy();
  expect(screen.getByText(/Please leave the name out/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change rating' })).toBeNull();
});
