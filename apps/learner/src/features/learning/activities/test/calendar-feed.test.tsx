// @vitest-environment happy-dom
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { ACTIVITIES_PLACE } from '../activity-place.ts';

// what opens is fetched by then, however busy the machine is
beforeAll(async () => {
  Dialog.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('../calendar-feed-dialog.tsx')]);
});

describe.each(DIRECTIONS)('the calendar’s address in $language', ({ language }) => {
  it('is made, told once, made anew only when asked twice, and taken away', async () => {
    let createdAt: string | null = null;
    let made = 0;
    const { kit, calls } = await renderScreen({
      screens: SCREENS,
      at: ACTIVITIES_PLACE,
      language,
      session: sessionFor(900),
      responses: {
        'GET /api/activities-schedule': { data: [], total: 0, counts: [], courses: [] },
        'GET /api/calendar-feed': () => ({ createdAt, fetchedAt: null }),
        'POST /api/calendar-feed': () => {
          createdAt = '2026-11-20T08:00:00Z';
          made += 1;
          return { address: `https://learn.test/api/calendar-feeds/secret-${made}/calendar.ics` };
        },
        'DELETE /api/calendar-feed': () => {
          createdAt = null;
        },
      },
    });
    const t = kit.wording.get();
    const open = await screen.findByRole('button', { name: t('calendar-feeds.dialog.open') });
    await act(async () => {
      fireEvent.click(open);
    });
    const dialog = await screen.findByRole('dialog', { name: t('calendar-feeds.dialog.title') });
    const press = async (name: string) => fireEvent.click(await within(dialog).findByRole('button', { name }));
    await press(t('calendar-feeds.actions.create'));
    const field = await within(dialog).findByLabelText<HTMLInputElement>(t('calendar-feeds.dialog.address'));
    expect(field.value).toContain('secret-1');
    const subscribe = within(dialog).getByRole('link', { name: t('calendar-feeds.actions.subscribe') });
    expect(subscribe.getAttribute('href')).toBe('webcal://learn.test/api/calendar-feeds/secret-1/calendar.ics');
    await press(t('calendar-feeds.actions.renew'));
    expect(within(dialog).getByText(t('calendar-feeds.confirm.renew'))).toBeTruthy();
    expect(made).toBe(1);
    await press(t('calendar-feeds.actions.renew'));
    await waitFor(() =>
      expect(within(dialog).getByLabelText<HTMLInputElement>(t('calendar-feeds.dialog.address')).value).toContain(
        'secret-2',
      ),
    );
    await press(t('calendar-feeds.actions.revoke'));
    await press(t('calendar-feeds.actions.revoke'));
    await within(dialog).findByRole('button', { name: t('calendar-feeds.actions.create') });
    expect(calls).toContain('DELETE /api/calendar-feed');
  });
});
