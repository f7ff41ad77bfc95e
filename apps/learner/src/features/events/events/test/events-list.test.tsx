// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { feature } from '../events.feature.ts';
import { givenEvent } from './given-event.ts';

const events = [
  givenEvent(),
  givenEvent({ eventId: 6, title: { en: 'Full house', ar: 'قاعة ممتلئة' }, free: 0, capacity: 3 }),
  givenEvent({
    eventId: 7,
    title: { en: 'New year walk', ar: 'نزهة العام الجديد' },
    startTime: '2027-01-05T03:00:00Z',
    endTime: '2027-01-05T04:00:00Z',
    days: [{ date: '2027-01-05', time: '06:00', durationMinutes: 60 }],
  }),
];

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
      features: { ...features, events: true, 'all-events': true, 'anonymous-event-view': true, marketplace: false },
      organizationPermissions: ['organization_everything'],
    },
    responses: { 'GET /api/events/categories': { data: [] }, ...responses },
  });

describe.each(DIRECTIONS)('all events in $language', ({ language }) => {
  it('stand by their months, each with the way to its page and how it stands', async () => {
    const { kit } = await open('/social/all-events', { 'GET /api/events': { data: events, total: 3 } }, language);
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: events[0]!.title[language]! });
    expect(link.getAttribute('href')).toBe('/event/5');
    expect(screen.getByText(t('events.card.waiting'))).toBeTruthy();
    const months = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(months).toHaveLength(2);
  });

  it('are a calendar where that is asked for, each on its days', async () => {
    const { kit, calls } = await open(
      '/social/all-events?view=month&month=2026-12',
      { 'GET /api/events': { data: events, total: 3 } },
      language,
    );
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(calls.some((call) => call.startsWith('GET /api/events?') && call.includes('from='))).toBe(true);
    expect(screen.getByRole('link', { name: kit.wording.get()('events.month.next') }).getAttribute('href')).toContain(
      'month=2027-01',
    );
  });
});

describe('all events', () => {
  it('are those that ended less than 30 days ago; a month is shown whole', async () => {
    const { calls } = await open('/social/all-events', { 'GET /api/events': { data: events, total: 3 } });
    await screen.findByRole('link', { name: events[0]!.title.en! });
    expect(calls.find((call) => call.startsWith('GET /api/events?'))).toMatch(/expiryDate=\d{4}-\d\d-\d\dT/);
    const month = await open('/social/all-events?view=month&month=2026-12', {
      'GET /api/events': { data: events, total: 3 },
    });
    await screen.findByRole('table');
    expect(month.calls.filter((call) => call.includes('from=') && call.includes('expiryDate'))).toEqual([]);
  });

  it('begin with the month in which something takes place next', async () => {
    const { calls } = await open('/social/all-events?view=month', {
      'GET /api/events': { data: [events[0]!], total: 1 },
    });
    await screen.findByRole('table');
    expect(calls.some((call) => call.includes('take=1') && !call.includes('from='))).toBe(true);
    expect(screen.getByRole('heading', { name: /December 2026/ })).toBeTruthy();
  });

  it('are searched by what stands in the address', async () => {
    const { calls } = await open('/social/all-events?search=walk&format=ONLINE&page=1', {
      'GET /api/events': { data: [], total: 0 },
    });
    expect(await screen.findByText('No matching events')).toBeTruthy();
    expect(calls.find((call) => call.startsWith('GET /api/events?'))).toMatch(/search=walk.*formats=ONLINE/);
  });

  it('keep what a heart marks', async () => {
    const { calls } = await open('/social/all-events', {
      'GET /api/events': { data: [events[0]!], total: 1 },
      'PUT /api/favorites/events/5': undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: /Evening circle/ }));
    expect(calls).toContain('PUT /api/favorites/events/5');
  });

  it('are open to visitors, who mark nothing', async () => {
    await open('/social/all-events', { 'GET /api/events': { data: [events[0]!], total: 1 } }, 'en', false);
    expect(await screen.findByRole('link', { name: 'Evening circle' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
  });

  it('say that there are none yet among one’s own', async () => {
    await open('/social/my-events', { 'GET /api/events/enrolled': { data: [], total: 0 } });
    expect(await screen.findByText('You have no tickets yet')).toBeTruthy();
  });

  it('are where the old address leads', async () => {
    await open('/social/events', { 'GET /api/events/enrolled': { data: [], total: 0 } });
    expect(await screen.findByText('You have no tickets yet')).toBeTruthy();
  });
});
