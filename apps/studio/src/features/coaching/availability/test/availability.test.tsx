// @vitest-environment happy-dom

import type { BodyOf } from '@sullam/api-client/client.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { HOURS } from './availability-fixtures.ts';

type Body = BodyOf<'PUT /api/provider-availability/bulk'>;

async function show(language: 'en' | 'ar' = 'en', { refuses = false } = {}) {
  let kept = HOURS;
  const sent: Body[] = [];
  const rendered = await renderScreen({
    screens: SCREENS,
    at: '/coaching/availability',
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    responses: {
      'GET /api/provider-availability/bulk': () => kept,
      'GET /api/coach-feeds': { data: [] },
      'GET /api/provider-availability/free-counts': (query) => ({
        today: String(query.get('from')),
        days: [{ date: String(query.get('from')), count: 3 }],
        total: 3,
        busyMinutes: 60,
      }),
      'PUT /api/provider-availability/bulk': (_query, body) => {
        if (refuses) return jsonResponse(503, { message: 'Busy', status: 503 });
        sent.push(body);
        const { settings = kept.settings, version, ...hours } = body;
        kept = { ...kept, ...hours, settings, version: version + 1 };
        return {
          version: version + 1,
          affectedSessions: [
            {
              coachingSessionId: 9,
              title: { en: 'Career talk', ar: 'حديث مهني' },
              learner: { userId: 5, firstName: 'Noura', lastName: 'Salem' },
              slot: {
                startsAt: '2099-12-21T06:00:00.000Z',
                endsAt: '2099-12-21T06:50:00.000Z',
                coachDate: '2099-12-21',
                coachTime: '09:00',
                coachOffset: 180,
                coachZone: 'Asia/Riyadh',
                zoneDate: '2099-12-21',
                zoneTime: '09:00',
                zoneOffset: 180,
                zone: 'Asia/Riyadh',
                occurrence: 'ONLY',
              },
            },
          ],
        };
      },
    },
  });
  return { ...rendered, sent };
}

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

const waited = { timeout: 4000 };
/** A name with a day in it, which stands between invisible marks. */
const named = (words: string, day: string) => new RegExp(`^${words}: .?${day}.?$`);
const field = async ([words, day]: readonly [string, string], at = 0) =>
  (await screen.findAllByRole('textbox', { name: named(words, day) }))[at]!;

async function type(name: readonly [string, string], text: string, at = 0) {
  const input = await field(name, at);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

describe.each(BOTH_DIRECTIONS)('availability in $language', ({ language }) => {
  it('shows the week, other days and what learners see', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { name: t('coach-availability.titles.weekly') })).toBeTruthy();
    expect(screen.getAllByRole('switch').filter((one) => (one as HTMLInputElement).checked)).toHaveLength(2);
    expect(screen.getAllByText(t('coach-availability.words.unavailable')).length).toBe(6);
    expect(
      await screen.findByRole('listitem', { name: new RegExp(t('coach-availability.counts.free', { count: 3 })) }),
    ).toBeTruthy();
  });
});

describe('the hours of a week', () => {
  it('are typed as 13 or 1330, saved by themselves, and list sessions that no longer fit', async () => {
    const { sent } = await show();
    await type(['From', 'Sunday'], '8');
    await type(['Until', 'Sunday'], '1330');
    await waitFor(() => expect(sent.at(-1)?.weekly).toContainEqual({ weekday: 7, from: 480, until: 810 }), waited);
    expect(sent.at(-1)?.version).toBeGreaterThanOrEqual(3);
    expect(await screen.findByText('1 booked session no longer fits your hours')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe('/coaching/affected');
    expect(await screen.findByText(/^Saved /)).toBeTruthy();
  });

  it('are not sent while they overlap, and come back by undo', async () => {
    const { sent } = await show();
    fireEvent.click(await screen.findByRole('button', { name: named('Add hours', 'Monday') }));
    await type(['From', 'Monday'], '11', 1);
    expect(await screen.findByText(/can’t overlap/)).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(sent.every(({ weekly }) => !weekly.some(({ from }) => from === 660))).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/can’t overlap/)).toBeNull());
  });

  it('are copied with keys and to other days by a dialog', async () => {
    const { sent } = await show();
    fireEvent.keyDown(await field(['From', 'Sunday']), { code: 'KeyC', key: 'c', ctrlKey: true });
    const tuesday = screen.getByRole('switch', { name: 'Tuesday' });
    fireEvent.keyDown(tuesday, { code: 'KeyV', key: 'v', ctrlKey: true });
    await waitFor(() => expect(sent.at(-1)?.weekly).toContainEqual({ weekday: 2, from: 540, until: 780 }), waited);
    fireEvent.keyDown(tuesday, { code: 'Delete', key: 'Delete' });
    await waitFor(() => expect(sent.at(-1)?.weekly.filter(({ weekday }) => weekday === 2)).toEqual([]), waited);
    fireEvent.click(screen.getByRole('button', { name: 'Copy to other days' }));
    const dialog = await screen.findByRole('dialog', undefined, waited);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Friday' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(sent.at(-1)?.weekly.filter(({ weekday }) => weekday === 5)).toHaveLength(1), waited);
  });

  it('say when they could not be saved', async () => {
    await show('en', { refuses: true });
    await type(['From', 'Sunday'], '8');
    expect(await screen.findByRole('button', { name: 'Try again' }, waited)).toBeTruthy();
  });
});
