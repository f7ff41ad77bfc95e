// @vitest-environment happy-dom
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_NOW, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Respond, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { givenEvent } from '../../features/events/events/test/given-event.ts';
import { EVENTS_BANNER } from '../../frame-areas.ts';
import { isHiddenStill, readDismissal } from '../events-banner-rules.ts';
import { Frame } from '../frame.tsx';

const HOUR = 3_600_000;

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });

describe('the banner that was put away', () => {
  it('stays away for 24 hours, and comes back then', () => {
    expect(isHiddenStill(null, 0)).toBe(false);
    expect(isHiddenStill(1000, 1000 + 24 * HOUR)).toBe(true);
    expect(isHiddenStill(1000, 1001 + 24 * HOUR)).toBe(false);
  });

  it('takes nothing but a time for a dismissal', () => {
    expect(readDismissal('1700000000000')).toBe(1_700_000_000_000);
    for (const stored of [null, '', 'yesterday', '-5', '0']) expect(readDismissal(stored)).toBeNull();
  });
});

describe.each(DIRECTIONS)('the events banner in $language', ({ language }) => {
  const event = givenEvent({
    eventId: 7,
    title: { en: 'Open day', ar: 'يوم مفتوح' },
    startTime: '2027-01-10T09:00:00Z',
  });
  const EVENTS: Responses = { 'GET /api/events': { data: [event], total: 1 }, 'POST /api/events/7/seen': undefined };
  const { features } = bootstrapWith();
  /** What the page has brought along. */
  const brought = (data: readonly unknown[]) => ({ [`GET ${EVENTS_BANNER.call}`]: { data, total: data.length } });
  const open = (
    options: {
      isOn?: boolean;
      permissions?: string[];
      hidesBar?: boolean;
      hidesBanner?: boolean | 'on-phones';
      brought?: unknown[];
      events?: () => unknown;
      stored?: Record<string, string>;
    } = {},
  ) =>
    renderScreen({
      screens: [
        {
          path: '/lms/my-courses',
          load: async () => () => <h1>mine</h1>,
          hidesBar: options.hidesBar ?? false,
          hidesBanner: options.hidesBanner ?? false,
        },
      ],
      at: '/lms/my-courses',
      frame: Frame,
      language,
      stored: options.stored ?? {},
      session: sessionFor(900, {
        user: { ...TEST_USER, permissions: options.permissions ?? ['organization_member_access_events'] },
      }),
      bootstrap: {
        features: { ...features, events: options.isOn ?? true },
        organizationPermissions: ['organization_everything'],
        ...(options.brought ? { preload: brought(options.brought) } : {}),
      },
      responses: {
        'GET /api/notifications/count': { count: 0 },
        'GET /api/organizations-dashboard/registration': { data: [], version: 1 },
        ...EVENTS,
        ...(options.events === undefined ? {} : { 'GET /api/events': options.events as Respond<'GET /api/events'> }),
      },
    });
  /** Whether its place is taken, by itself or kept free. */
  const hasPlace = () => document.querySelector('[data-banner]') !== null;
  const REMEMBERED = `sullam.events-banner.${TEST_USER.id}`;
  const banner = () => screen.queryByRole('complementary', { name: /./ });

  it('shows the featured event with the way to it', async () => {
    const { kit, calls } = await open();
    const t = kit.wording.get();
    expect(await screen.findByText(event.title[language]!)).toBeTruthy();
    expect(screen.getByRole('link', { name: t('shell.banner.view') }).getAttribute('href')).toBe('/event/7');
    expect(calls).toContain(`GET ${EVENTS_BANNER.call}`);
    expect(kit.storage.getItem(REMEMBERED)).toBe('1');
  });

  it('stays beside a page that has no room for it on phones only', async () => {
    await open({ hidesBanner: 'on-phones' });
    expect(await screen.findByText(event.title[language]!)).toBeTruthy();
  });

  it('is remembered where the page has brought the same', async () => {
    const { kit } = await open({ brought: [event] });
    await waitFor(() => expect(kit.storage.getItem(REMEMBERED)).toBe('1'));
  });

  it('shows what the page has brought until the member’s own answer is here, and remembers that there is none', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const own = new Promise((resolve) => {
      answer = resolve;
    });
    const { kit } = await open({ brought: [event], events: () => own });
    expect(await screen.findByText(event.title[language]!)).toBeTruthy();
    expect(kit.storage.getItem(REMEMBERED)).toBeNull();
    answer({ data: [], total: 0 });
    await waitFor(() => expect(hasPlace()).toBe(false));
    expect(kit.storage.getItem(REMEMBERED)).toBe('0');
  });

  it('comes to whom there was nothing to tell the last time, once there is', async () => {
    const { kit } = await open({ stored: { [REMEMBERED]: '0' } });
    expect(await screen.findByText(event.title[language]!)).toBeTruthy();
    await waitFor(() => expect(kit.storage.getItem(REMEMBERED)).toBe('1'));
  });

  it('keeps no place for whom there was nothing to tell the last time, and still isn’t', async () => {
    const { kit, calls } = await open({ stored: { [REMEMBERED]: '0' }, events: () => ({ data: [], total: 0 }) });
    await waitFor(() => expect(calls).toContain(`GET ${EVENTS_BANNER.call}`));
    expect(hasPlace()).toBe(false);
    expect(kit.storage.getItem(REMEMBERED)).toBe('0');
  });

  it('keeps no place where the page has brought nothing', async () => {
    await open({ brought: [], events: () => new Promise(() => undefined) });
    await screen.findByText('mine');
    expect(hasPlace()).toBe(false);
  });

  it('goes when it is put away, which is kept and reported', async () => {
    const { kit, calls } = await open();
    await screen.findByText(event.title[language]!);
    await userEvent.click(screen.getByRole('button', { name: kit.wording.get()('shell.banner.dismiss') }));
    expect(screen.queryByText(event.title[language]!)).toBeNull();
    expect(kit.storage.getItem(STORAGE_KEYS.eventsBanner)).toBe(String(TEST_NOW));
    await waitFor(() => expect(calls).toContain('POST /api/events/7/seen'));
  });

  it('invites who has a place in one to the next instead', async () => {
    const taken = { ...event, eventId: 6, title: { en: 'Mine', ar: 'لي' }, ownState: 'ENROLLED' };
    await open({ events: () => ({ data: [taken, event], total: 2 }) });
    expect(await screen.findByText(event.title[language]!)).toBeTruthy();
    expect(screen.queryByText(taken.title[language])).toBeNull();
  });

  it.each([
    ['the feature is off', { isOn: false }],
    ['the reader has no access to events', { permissions: ['organization_member_access_courses'] }],
    ['the page has no bar', { hidesBar: true }],
    ['one works on the page', { hidesBanner: true }],
    ['a phone has no room for it', { hidesBanner: 'on-phones' as const, width: 390 }],
  ])('asks for nothing while %s', async (_reason, options) => {
    if ('width' in options) setWidth(options.width);
    onTestFinished(() => setWidth(1440));
    const { calls } = await open(options);
    await screen.findByText('mine');
    expect(banner()).toBeNull();
    expect(calls.filter((call) => call.includes('/api/events'))).toEqual([]);
  });
});
