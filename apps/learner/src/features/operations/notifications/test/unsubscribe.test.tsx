// @vitest-environment happy-dom
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const open = (query: string, responses: Responses = {}) =>
  renderScreen({ screens: SCREENS, at: `/notifications/unsubscribe${query}`, language: 'en', responses });

describe('the page that ends bundled mails', () => {
  it('does so by a press, without signing in', async () => {
    const sent: unknown[] = [];
    await open('?key=5.abc', {
      'POST /api/notification-digests/stop': (_query, body) => {
        sent.push(body);
        return { stopped: [] };
      },
    });
    const stop = await screen.findByRole('button', { name: 'Stop the emails' });
    // mail programs open links by themselves
    expect(sent).toEqual([]);
    fireEvent.click(stop);
    expect(await screen.findByText('You won’t get these emails any more')).toBeTruthy();
    expect(sent).toEqual([{ token: '5.abc' }]);
    // nothing was bundled any more
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes it back with what was bundled', async () => {
    const stopped = [{ notificationControlGroupId: 3, pace: 'WEEKLY' as const }];
    const sent: unknown[] = [];
    await open('?key=5.abc', {
      'POST /api/notification-digests/stop': { stopped },
      'POST /api/notification-digests/restore': (_query, body) => {
        sent.push(body);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the emails' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You’ll keep getting these emails')).toBeTruthy();
    expect(sent).toEqual([{ token: '5.abc', stopped }]);
    // whoever thinks better of it is asked again
    fireEvent.click(screen.getByRole('button', { name: 'Stop the emails' }));
    expect(await screen.findByText('Stop the daily and weekly emails?')).toBeTruthy();
  });

  it('says that a link is incomplete', async () => {
    await open('');
    expect(await screen.findByText(/isn’t complete/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop the emails' })).toBeNull();
  });

  it('says so too where nobody was given the token', async () => {
    await open('?key=5.wrong', {
      'POST /api/notification-digests/stop': () => jsonResponse(404, { message: 'Not found', status: 404 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the emails' }));
    expect(await screen.findByText(/isn’t complete/)).toBeTruthy();
  });
});
