// @vitest-environment happy-dom
import type { EventDetail, EventGuestTicket } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { feature } from '../events.feature.ts';
import { givenEvent, givenEventDetail } from './given-event.ts';

const { features } = bootstrapWith();
const LINK = 'L'.repeat(43);

const open = (at: string, responses: Responses, isMember: boolean, takesRegistrations = true) =>
  renderScreen({
    screens: feature.screens!,
    at,
    session: isMember
      ? sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_events'] } })
      : null,
    bootstrap: {
      features: {
        ...features,
        events: true,
        'anonymous-event-view': true,
        'self-registration': takesRegistrations,
      },
      organizationPermissions: ['organization_everything', 'organization_registration_enabled'],
    },
    responses,
  });

const ticket: EventGuestTicket = {
  event: givenEvent(),
  holder: 'Salma Haddad',
  email: 'salma@guests.test',
  ticketType: { en: 'Free ticket' },
  address: {},
  mapUrl: null,
  meetingUrl: null,
  code: 'SE1.a.b.c',
  drawing: { path: 'M0 0h1v1H0z', size: 21 },
  shortCode: '7K4Q92ZP',
  void: null,
  attendedAt: null,
  googleUrl: 'https://calendar.google.com/',
};

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

describe('the ticket of a guest', () => {
  it('is shown to a visitor who has the link, with the ways to an account', async () => {
    await open(`/event/5/guest?guest=${LINK}`, { 'POST /api/events/guest-ticket': ticket }, false);
    expect(await screen.findByText('7K4Q 92ZP')).toBeTruthy();
    expect(screen.getByText(/was sent to .*salma@guests.test/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register');
  });

  it('leads to no registration where none is taken', async () => {
    await open(`/event/5/guest?guest=${LINK}`, { 'POST /api/events/guest-ticket': ticket }, false, false);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
  });

  it('is kept in the account of whoever is signed in, who is told where that is refused', async () => {
    let isRefused = true;
    const { calls } = await open(
      `/event/5/guest?guest=${LINK}`,
      {
        'POST /api/events/guest-ticket': ticket,
        'POST /api/events/guest-ticket/claim': () =>
          isRefused
            ? jsonResponse(409, {
                message: 'This ticket is for another address.',
                status: 409,
                errorCode: 'event.guest-other',
              })
            : { eventId: 5 },
        'GET /api/events/5/ticket': ticket,
      },
      true,
    );
    const keep = await screen.findByRole('button', { name: 'Keep it in my account' });
    await userEvent.click(keep);
    expect(await screen.findByText('This ticket is for another address.')).toBeTruthy();
    isRefused = false;
    await userEvent.click(keep);
    expect(calls).toContain('POST /api/events/guest-ticket/claim');
    expect(await screen.findByRole('link', { name: 'Back to the event' })).toBeTruthy();
  });

  it('says that the link leads nowhere any more', async () => {
    const gone = () =>
      jsonResponse(404, { message: 'This link no longer works.', status: 404, errorCode: 'event.guest-link' });
    await open(`/event/5/guest?guest=${LINK}`, { 'POST /api/events/guest-ticket': gone }, false);
    expect(await screen.findByText('This link no longer works.')).toBeTruthy();
  });
});

describe('whom somebody brings', () => {
  const event = (perPerson: number): EventDetail =>
    givenEventDetail({
      ownState: 'ENROLLED',
      ticketTypes: [{ ...givenEventDetail().ticketTypes[0]!, perPerson }],
      own: {
        eventEnrollmentId: 3,
        state: 'ENROLLED',
        eventTicketTypeId: 9,
        isBought: false,
        isForSale: false,
        offeredUntil: null,
        queuePlace: null,
        guests: [{ eventEnrollmentId: 4, eventTicketTypeId: 9, name: 'Omar', email: 'omar@guests.test' }],
      },
      abilities: { canEnroll: false, canEdit: false, canCheckIn: false },
    });

  it('gets a ticket by mail, as long as one person may have another', async () => {
    const { calls, toasts } = await open(
      '/event/5',
      { 'GET /api/events/5': event(3), 'POST /api/events/5/enrollment/guests': { eventEnrollmentId: 6 } },
      true,
    );
    const bring = await screen.findByRole('button', { name: 'Bring someone along' });
    // the dialog is a part of its own: what waits for it has to be waited for
    await act(async () => void fireEvent.click(bring));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Salma');
    await userEvent.type(within(dialog).getByLabelText(/email/i), 'salma@guests.test');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send ticket' }));
    expect(toasts.at(-1)?.text).toContain('salma@guests.test');
    expect(calls).toContain('POST /api/events/5/enrollment/guests');
  });

  it('is taken back, and nobody else is offered where all are used', async () => {
    const { calls } = await open(
      '/event/5',
      { 'GET /api/events/5': event(2), 'DELETE /api/events/5/guests/4': undefined },
      true,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Withdraw the ticket of .*Omar/ }));
    expect(calls).toContain('DELETE /api/events/5/guests/4');
    expect(screen.queryByRole('button', { name: 'Bring someone along' })).toBeNull();
  });
});
