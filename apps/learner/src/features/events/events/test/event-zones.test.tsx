// @vitest-environment happy-dom

import type { EventDetail } from '@sullam/api-client/schema.gen.ts';
import { readConfiguration } from '@sullam/domain/configuration.ts';
import { ownZone } from '@sullam/strings/format.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../events.feature.ts';
import { givenEvent, givenEventDetail } from './given-event.ts';

const { features } = bootstrapWith();

/** An organisation of Riyadh; its reader sits in London. */
const configurations = readConfiguration([
  { key: 'time_zone', value: 'Asia/Riyadh' },
  { key: 'format_region', value: 'GB' },
]);

beforeAll(() => vi.stubEnv('TZ', 'Europe/London'));
afterAll(() => vi.unstubAllEnvs());

/** What somebody reads, without the marks that keep directions apart. */
const read = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');

const open = (at: string, responses: Parameters<typeof renderScreen>[0]['responses']) =>
  renderScreen({
    screens: feature.screens!,
    at,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_events'] } }),
    bootstrap: {
      configurations,
      features: { ...features, events: true, 'all-events': true },
      organizationPermissions: ['organization_everything'],
    },
    responses: responses ?? {},
  });

/** Two days in a room in Cairo, each with hours of its own. */
const CAIRO = {
  zone: 'Africa/Cairo',
  days: [
    { date: '2026-12-10', time: '10:00', durationMinutes: 60 },
    { date: '2026-12-11', time: '18:00', durationMinutes: 90 },
  ],
  startTime: '2026-12-10T08:00:00Z',
  endTime: '2026-12-11T17:30:00Z',
} satisfies Partial<EventDetail>;

describe('an event in Cairo, read in London', () => {
  it('says on its page both days by the clock of Cairo, names it once, and the reader’s hour in brackets', async () => {
    expect(ownZone()).toBe('Europe/London');
    await open('/event/5', { 'GET /api/events/5': givenEventDetail(CAIRO) });
    const text = read((await screen.findByRole('heading', { level: 1 })).closest('header'));
    expect(text).toMatch(
      /10 December 2026.*10:00 to 11:00 \(Eastern European Standard Time\).*\(.*08:00 where you are\)/,
    );
    expect(text).toMatch(/11 December 2026.*18:00 to 19:30.*\(.*16:00 where you are\)/);
    expect(text.match(/Eastern European/g)).toHaveLength(1);
  });

  it('says the same on the ticket', async () => {
    await open('/event/5/ticket', {
      'GET /api/events/5/ticket': {
        event: givenEvent({ ...CAIRO, ownState: 'ENROLLED' }),
        holder: 'Noura Al-Harbi',
        ticketType: { en: 'Free ticket' },
        address: { en: '12 Palm Street' },
        mapUrl: null,
        meetingUrl: null,
        code: null,
        drawing: null,
        shortCode: null,
        void: null,
        attendedAt: null,
        googleUrl: null,
      },
    });
    const text = read((await screen.findByText('When')).parentElement);
    expect(text).toMatch(/10:00 to 11:00/);
    expect(text).toMatch(/18:00 to 19:30/);
    // no day is left that could be added
    expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
  });

  it('says in lists the hour of Cairo with its offset', async () => {
    const {
      days: [first],
    } = CAIRO;
    const card = givenEvent({ ...CAIRO, days: [first!] });
    await open('/social/all-events', {
      'GET /api/events': { data: [card], total: 1 },
      'GET /api/events/categories': { data: [] },
    });
    expect((await screen.findAllByText(/10:00.*GMT\+2/)).length).toBeGreaterThan(0);
  });
});

describe('an event that takes place online, arranged in Riyadh and read in London', () => {
  /** Half past one at night in Riyadh is the evening before in London. */
  const ONLINE = {
    format: 'ONLINE',
    place: {},
    days: [{ date: '2026-12-10', time: '01:30', durationMinutes: 60 }],
    startTime: '2026-12-09T22:30:00Z',
    endTime: '2026-12-09T23:30:00Z',
  } satisfies Partial<EventDetail>;

  it('says day and hours by the reader’s clock alone, and names it', async () => {
    await open('/event/5', { 'GET /api/events/5': givenEventDetail(ONLINE) });
    const text = read((await screen.findByRole('heading', { level: 1 })).closest('header'));
    expect(text).toMatch(/9 December 2026.*22:30 to 23:30 \(Greenwich Mean Time\)/);
    expect(text).not.toContain('where you are');
  });

  it('stands in the calendar on the reader’s day', async () => {
    await open('/social/all-events?view=month&month=2026-12', {
      'GET /api/events': { data: [givenEvent(ONLINE)], total: 1 },
      'GET /api/events/categories': { data: [] },
    });
    // the month stands before its events have come, and is drawn anew with them
    const marked = () =>
      [...screen.getByRole('table').querySelectorAll('td')].filter((cell) => cell.querySelector('.hued-mark'));
    await waitFor(() => expect(marked().map(({ textContent }) => textContent)).toEqual(['9']));
  });
});
