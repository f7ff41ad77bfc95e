// @vitest-environment happy-dom
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { ManagedCoachRating, ReceivedCoachRating } from '../coach-ratings.api.ts';
import { feature } from '../coach-ratings.feature.ts';

const { features } = bootstrapWith();

beforeAll(async () => {
  await Promise.all([Dialog.preload(), Menu.preload()]);
});

const open = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: feature.screens!,
    at,
    language,
    session: sessionFor(900, {
      user: { ...TEST_USER, permissions: ['organization_everything', 'organization_member_full_access'] },
    }),
    bootstrap: { features: { ...features, coaching: true }, organizationPermissions: ['organization_everything'] },
    responses,
  });

const waiting: ManagedCoachRating = {
  coachRatingId: 6,
  coachId: 3,
  coach: { userId: 30, firstName: 'Tariq', lastName: 'Mansour' },
  learner: { userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' },
  stars: 4,
  testimonial: 'The exercise was useful.',
  namesAuthor: true,
  status: 'WAITING',
  reason: null,
  reply: null,
  writtenAt: '2026-11-29T09:00:00.000Z',
};

it.each(DIRECTIONS)('rejects a testimonial with a reason, in $language', async ({ language }) => {
  let sent: unknown;
  const { kit } = await open(
    '/coaching/testimonials',
    {
      'GET /api/coach-ratings': { data: [waiting], total: 1 },
      'POST /api/coach-ratings/6/reject': (_query, body) => {
        sent = body;
      },
    },
    language,
  );
  const t = kit.wording.get();
  expect(await screen.findByText(waiting.testimonial)).toBeTruthy();
  const name = t('coach-ratings.managed.more', { name: 'Noura Al-Harbi' });
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('menuitem', { name: t('coach-ratings.managed.reject') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'It names a colleague.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: t('coach-ratings.managed.reject') }));
  await waitFor(() => expect(sent).toEqual({ reason: 'It names a colleague.' }));
});

const received: ReceivedCoachRating = {
  coachRatingId: 6,
  stars: 5,
  testimonial: 'A first sentence.',
  author: 'Noura A.',
  writtenAt: '2026-11-29T09:00:00.000Z',
  reply: null,
  mayReply: true,
};

it('shows the average and lets the coach reply once', async () => {
  let sent: unknown;
  await open('/coaching/ratings', {
    'GET /api/coach-ratings/received': { rating: { count: 20, stars: 89 }, data: [received], total: 1 },
    'POST /api/coach-ratings/6/reply': (_query, body) => {
      sent = body;
    },
  });
  expect(await screen.findByText(/Rated 4\.5 of 5/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Thank you' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(sent).toEqual({ reply: 'Thank you' }));
});
