// @vitest-environment happy-dom

import type { EventDetail, EventTicket } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { feature } from '../events.feature.ts';
import { givenEvent, givenEventDetail } from './given-event.ts';

const { features } = bootstrapWith();

const open = (at: string, responses: Responses, language: 'en' | 'ar' = 'en', isMember = true) =>
  renderScreen({
    screens: feature.screens!,
    at,
    language,
    session: isMember
      ? sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_events'] } })
      : null,
    bootstrap: {
      features: { ...features, events: true, 'all-events': true, 'anonymous-event-view': true },
      organizationPermissions: ['organization_everything'],
    },
    responses,
  });

const page = (event: EventDetail, more: Responses = {}, isMember = true) =>
  open('/event/5', { 'GET /api/events/5': event, ...more }, 'en', isMember);

const own = (change: Partial<NonNullable<EventDetail['own']>>): EventDetail['own'] => ({
  eventEnrollmentId: 3,
  state: 'ENROLLED',
  eventTicketTypeId: 9,
  isBought: false,
  isForSale: false,
  offeredUntil: null,
  queuePlace: null,
  guests: [],
  ...change,
});

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

describe.each(DIRECTIONS)('an event in $language', ({ language }) => {
  it('says what it is, when by the clock of its place, and where', async () => {
    const event = givenEventDetail();
    await open('/event/5', { 'GET /api/events/5': event }, language);
    expect(await screen.findByRole('heading', { level: 1, name: event.title[language]! })).toBeTruthy();
    expect(screen.getByText(event.description[language]!)).toBeTruthy();
    expect(screen.getAllByText(event.place[language]!).length).toBeGreaterThan(0);
  });
});

describe('the place in an event', () => {
  it('is taken with an answer to what must be asked', async () => {
    const question = {
      key: 'why',
      kind: 'TEXT',
      text: { en: 'Which screen?' },
      choices: [],
      isRequired: true,
    } as const;
    let sent: unknown;
    await page(givenEventDetail({ questions: [{ ...question, choices: [] }] }), {
      'POST /api/events/5/enrollment': (_query, body) => {
        sent = body;
        return own({})!;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect(sent).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Which screen/ }), 'A form');
    await userEvent.click(screen.getByRole('button', { name: 'Take the place' }));
    expect(sent).toEqual({ eventTicketTypeId: 9, answers: [{ key: 'why', answer: 'A form' }] });
  });

  it('is waited for where all are taken, with the number in the queue', async () => {
    await page(givenEventDetail({ free: 0, capacity: 10, waiting: 4 }));
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
    expect(screen.getByText('4 people are waiting.')).toBeTruthy();
  });

  it('says the number of who waits, and is left without a question', async () => {
    const { calls } = await page(givenEventDetail({ waiting: 14, own: own({ state: 'WAITLISTED', queuePlace: 4 }) }), {
      'DELETE /api/events/5/enrollment': undefined,
    });
    expect(await screen.findByText('You are number 4 in line')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Leave waiting list' }));
    expect(calls).toContain('DELETE /api/events/5/enrollment');
  });

  it('is accepted while it is offered', async () => {
    const offered = own({ state: 'WAITLISTED', offeredUntil: '2026-11-27T15:00:00Z' });
    const { calls } = await page(givenEventDetail({ own: offered }), {
      'POST /api/events/5/enrollment/accept-offer': own({})!,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take the place' }));
    expect(calls).toContain('POST /api/events/5/enrollment/accept-offer');
  });

  it('is given back only after a question', async () => {
    const { calls } = await page(givenEventDetail({ own: own({}) }), { 'DELETE /api/events/5/enrollment': undefined });
    expect((await screen.findByRole('link', { name: 'Open ticket' })).getAttribute('href')).toBe('/event/5/ticket');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel my place' })));
    expect(calls).not.toContain('DELETE /api/events/5/enrollment');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('It goes to the next person');
  });

  it('is a visitor’s after signing in', async () => {
    await page(givenEventDetail({ abilities: { canEnroll: false, canEdit: false, canCheckIn: false } }), {}, false);
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/auth/login');
  });

  it.each([
    ['Will not take place', { status: 'CANCELLED' } as const],
    ['This event is over', { endTime: '2026-01-01T00:00:00Z', now: '2026-11-27T03:00:00Z' }],
  ])('says “%s”', async (title, change) => {
    await page(givenEventDetail(change));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('the ticket', () => {
  const ticket = (change: Partial<EventTicket> = {}): EventTicket => ({
    event: givenEvent({ ownState: 'ENROLLED' }),
    holder: 'Noura Al-Harbi',
    ticketType: { en: 'Free ticket' },
    address: {},
    mapUrl: null,
    meetingUrl: null,
    code: 'SE1.scope.secret.signature',
    drawing: { path: 'M0 0h1v1h-1z', size: 25 },
    shortCode: '7K4Q92ZP',
    void: null,
    attendedAt: null,
    googleUrl: 'https://calendar.google.com/calendar/render',
    ...change,
  });

  it('shows its code, dark on white, with the letters for typing', async () => {
    await open('/event/5/ticket', { 'GET /api/events/5/ticket': ticket() });
    expect(await screen.findByRole('img', { name: 'Code of your ticket' })).toBeTruthy();
    expect(screen.getByText('7K4Q 92ZP')).toBeTruthy();
    // at the door it is seen without scrolling: it is the first of its card
    const card = screen.getByRole('article');
    expect(card.firstElementChild?.contains(screen.getByRole('img', { name: 'Code of your ticket' }))).toBe(true);
    expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeTruthy();
  });

  it('shows no code once it opens no door, and says why', async () => {
    await open('/event/5/ticket', {
      'GET /api/events/5/ticket': ticket({ code: null, drawing: null, void: 'EVENT_CANCELLED' }),
    });
    expect(await screen.findByText(/The event was cancelled/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Code of your ticket' })).toBeNull();
    // nobody puts it into a calendar any more; the file takes it out
    expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Calendar file' })).toBeTruthy();
  });
});
