// @vitest-environment happy-dom
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookingPanel } from '../booking-panel.tsx';
import { noonIn, sessionType, slotAt } from './sessions.support.ts';

const [first, second] = [slotAt(noonIn(1)), slotAt(noonIn(2))];

const responses = (more: Responses): Responses => ({
  'GET /api/session-types': { data: [sessionType] },
  'GET /api/provider-available-slots': () => ({
    coachId: 3,
    sessionTypeId: 5,
    lengthMinutes: 50,
    zone: 'UTC',
    coachZone: 'Asia/Riyadh',
    days: [first, second].map((slot) => ({ date: slot.zoneDate, slots: [slot] })),
  }),
  'GET /api/booking-sessions/client': { data: [], total: 0 },
  ...more,
});

it.each(BOTH_DIRECTIONS)('books a chosen time, told by both clocks, in $language', async ({ language }) => {
  let sent: { startsAt?: string } = {};
  const { kit } = await renderPart(<BookingPanel coachId={3} coachName="Reem" />, {
    language,
    responses: responses({
      'POST /api/booking-sessions': (_: unknown, body: object) => {
        sent = body;
        return { coachingSessionIds: [9] };
      },
    }),
  });
  const times = await waitFor(() => {
    const found = screen.getAllByRole('button', { pressed: false }).filter((button) => button.dataset.at);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  fireEvent.click(times[0]!);
  const name = new RegExp(kit.wording.get()('coaching-sessions.booking.book', { time: '' }).trim());
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(sent).toMatchObject({ startsAt: first.startsAt, sessionTypeId: 5, byVideo: true }));
});

it('shows the nearest free times when somebody else was faster, and keeps the note', async () => {
  await renderPart(<BookingPanel coachId={3} coachName="Reem" />, {
    responses: responses({
      'POST /api/booking-sessions': () =>
        jsonResponse(409, {
          message: 'Somebody else has just taken this time.',
          status: 409,
          errorCode: 'coaching-slot.taken',
          details: [{ path: second.startsAt.replace('.000Z', '+00:00'), code: 'coaching-slot.nearest', message: '' }],
        }),
    }),
  });
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button').find(({ dataset }) => dataset.at === first.startsAt);
    expect(found).toBeTruthy();
    return found!;
  });
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText(/What .*Reem.* should know/), { target: { value: 'A meeting' } });
  fireEvent.click(screen.getByRole('button', { name: /^Book / }));

  expect(await screen.findByText('Somebody else has just taken this time.')).toBeTruthy();
  const nearest = screen.getByRole('alert').querySelector('button')!;
  expect(document.activeElement).toBe(nearest);
  fireEvent.click(nearest);
  const note = await screen.findByLabelText(/What .*Reem.* should know/);
  expect((note as HTMLTextAreaElement).value).toBe('A meeting');
});
