// @vitest-environment happy-dom

import type { CoachFeed, NewCoachFeed } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { HOURS } from './availability-fixtures.ts';

const calendarOf = (coachFeedId: number, more: Partial<CoachFeed> = {}): CoachFeed => ({
  coachFeedId,
  coachId: 4,
  name: `Calendar ${coachFeedId}`,
  host: 'calendar.example',
  addressEnd: '.ics',
  succeededAt: '2026-12-01T08:00:00.000Z',
  failedSince: null,
  failure: null,
  nextRefreshAt: '2026-12-01T08:15:00.000Z',
  ...more,
});
const FAILED = { failure: 'UNREACHABLE', failedSince: '2026-12-01T09:20:00.000Z' } as const;

async function show(language: 'en' | 'ar', calendars: CoachFeed[], { part = '?part=calendars', refuses = false } = {}) {
  let kept = calendars;
  const added: NewCoachFeed[] = [];
  const rendered = await renderScreen({
    screens: SCREENS,
    at: `/coaching/availability${part}`,
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    responses: {
      'GET /api/provider-availability/bulk': HOURS,
      'GET /api/provider-availability/free-counts': { today: '2026-12-01', days: [], total: 0, busyMinutes: 0 },
      'GET /api/coach-feeds': () => ({ data: kept }),
      'POST /api/coach-feeds': (_query, body) => {
        if (refuses)
          return jsonResponse(422, {
            status: 422,
            errorCode: 'coach-feed.unreadable',
            message: 'No readable calendar',
          });
        added.push(body);
        kept = [...kept, calendarOf(9, { name: body.name })];
        return jsonResponse(201, kept.at(-1));
      },
      'POST /api/coach-feeds/2/refresh': () => {
        kept = kept.map((calendar) => ({ ...calendar, failure: null, failedSince: null }));
        return kept[0]!;
      },
    },
  });
  return { ...rendered, added };
}

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

describe.each(BOTH_DIRECTIONS)('calendars in $language', ({ language }) => {
  it('say when they were read, and why they could not be', async () => {
    const { kit } = await show(language, [calendarOf(1), calendarOf(2, FAILED)]);
    const t = kit.wording.get();
    const rows = within(await screen.findByRole('list', { name: t('coach-availability.parts.calendars') }));
    expect(rows.getAllByText(/calendar\.example … \.ics/)).toHaveLength(2);
    const reason = t('coach-availability.calendars.UNREACHABLE', { time: '@' }).split('@')[0]!;
    expect(rows.getAllByText((text) => text.includes(reason.slice(0, 8)))).toHaveLength(1);
  });
});

it('adds a calendar by its address, and shows at the address why it can’t be read', async () => {
  const fill = async (name: string, text: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }, { timeout: 4000 }), { target: { value: text } });
  const add = async () => {
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 4000 }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add a calendar' }));
  };
  const open = async () => {
    // the button waits for the list
    await screen.findByText(/^Add your Google/);
    fireEvent.click(screen.getByRole('button', { name: 'Add a calendar' }));
  };
  const refused = await show('en', [], { refuses: true });
  await open();
  await fill('Name', 'Work');
  await fill('Address', 'https://calendar.example/page');
  await add();
  expect(await screen.findByText('No readable calendar')).toBeTruthy();
  refused.unmount();
  const { added } = await show('en', []);
  await open();
  await fill('Name', ' Work ');
  await fill('Address', 'webcal://calendar.example/a.ics');
  await add();
  await waitFor(() => expect(added).toEqual([{ name: 'Work', address: 'webcal://calendar.example/a.ics' }]));
  expect(await screen.findByText('Work')).toBeTruthy();
});

it('offers to try a failed calendar again beside the hours', async () => {
  await show('en', [calendarOf(2, FAILED)], { part: '' });
  fireEvent.click(await screen.findByRole('button', { name: /^Retry: .?Calendar 2/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull());
  expect(await screen.findByText(/^Synced /)).toBeTruthy();
});
