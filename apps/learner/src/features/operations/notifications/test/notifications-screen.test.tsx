// @vitest-environment happy-dom

import type { NotificationPage } from '@sullam/api-client/schema.gen.ts';
import type { Notification } from '@sullam/web-kit/notifications/notifications.api.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const notification = (id: number, readAt: string | null): Notification => ({
  id,
  text: `Notification ${id}`,
  templateId: 11,
  data: { notificationTemplate: { id: 11 }, courseId: 3, announcementId: 5 },
  media: null,
  createdAt: new Date(TEST_NOW - 7_200_000).toISOString(),
  readAt,
});

/** A server with this many notifications, the first two of them unread. */
function mailbox(count: number): { responses: Responses; box: Notification[] } {
  const box = Array.from({ length: count }, (_, at) => notification(at + 1, at < 2 ? null : '2026-01-01T00:00:00Z'));
  const remove = (id: number) => () => {
    box.splice(
      box.findIndex((each) => each.id === id),
      1,
    );
    return { ok: true as const };
  };
  const responses: Responses = {
    'GET /api/notifications': (query: URLSearchParams) => {
      const found = box.filter((each) => !query.get('isUnread') || each.readAt === null);
      const skip = Number(query.get('skip'));
      return {
        data: found.slice(skip, skip + Number(query.get('take'))).map((each) => ({ ...each })),
        total: found.length,
      };
    },
    'GET /api/notifications/count': () => ({ count: box.filter((each) => each.readAt === null).length }),
    'PATCH /api/notifications/read': () => {
      for (const each of box) each.readAt ??= '2026-01-02T00:00:00Z';
      return { ok: true };
    },
    'PATCH /api/notifications/hide/1': remove(1),
    'DELETE /api/notifications/3': remove(3),
    'GET /api/notifications/control-groups': {
      data: [
        {
          id: 1,
          name: 'Learning',
          children: [
            { id: 12, name: 'Announcements', isLocked: false, isMandatory: false },
            { id: 41, name: 'Security', isLocked: true, isMandatory: true },
          ],
        },
      ],
      total: 1,
    },
    'GET /api/notifications/user-settings': { data: [] },
    'PUT /api/notifications/settings': { ok: true },
  };
  return { responses, box };
}

const show = (responses: Responses, at = '/notifications', language: 'en' | 'ar' = 'en') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

describe.each(DIRECTIONS)('the page of notifications in $language', ({ language }) => {
  it('says that there is nothing new', async () => {
    const { kit } = await show(mailbox(0).responses, '/notifications', language);
    expect(await screen.findByText(kit.wording.get()('notifications.empty.title'))).toBeTruthy();
  });

  it('shows ten at a time, with the others behind links', async () => {
    const { calls } = await show(mailbox(23).responses, '/notifications?page=3', language);
    expect(await screen.findByText('Notification 23')).toBeTruthy();
    expect(screen.getAllByText(/^Notification \d+$/)).toHaveLength(3);
    expect(calls).toContain(`GET /api/notifications?skip=20&take=10&portals=1&language=${language}`);
    expect(document.querySelectorAll('a[href="/notifications?page=2"]').length).toBeGreaterThan(0);
  });
});

describe('the page of notifications', () => {
  it('shows unread ones alone in their tab', async () => {
    await show(mailbox(5).responses, '/notifications?tab=unread');
    await screen.findByText('Notification 1');
    expect(screen.getAllByText(/^Notification \d+$/)).toHaveLength(2);
  });

  it('hides any, deletes read ones only', async () => {
    const { responses, box } = mailbox(3);
    await show(responses);
    expect(await screen.findAllByRole('button', { name: 'Hide this notification' })).toHaveLength(3);
    const [remove] = screen.getAllByRole('button', { name: 'Delete this notification' });
    fireEvent.click(remove as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Notification 3')).toBeNull());
    fireEvent.click(screen.getAllByRole('button', { name: 'Hide this notification' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Notification 1')).toBeNull());
    await waitFor(() => expect(box.map(({ id }) => id)).toEqual([2]));
  });

  it('takes a deletion back when it fails', async () => {
    const busy = () => jsonResponse(500, { message: 'The service is busy', status: 500 });
    const { toasts } = await show({ ...mailbox(3).responses, 'DELETE /api/notifications/3': busy });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this notification' }));
    await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'The service is busy' }]));
    expect(await screen.findByText('Notification 3')).toBeTruthy();
  });

  it('marks all as read and then offers it no more', async () => {
    const { toasts } = await show(mailbox(3).responses);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    expect(toasts).toEqual([{ tone: 'success', text: 'All notifications marked as read.' }]);
  });

  it('lets readers say how soon they want to hear of a category, save those that are fixed', async () => {
    const sent: unknown[] = [];
    const { responses } = mailbox(0);
    await show(
      {
        ...responses,
        'PUT /api/notifications/settings': (_query, body) => {
          sent.push(body);
          return { ok: true };
        },
      },
      '/notifications?tab=settings',
    );
    const announcements = await screen.findByRole('combobox', { name: /Announcements/ });
    expect((await screen.findByRole('combobox', { name: /Security/ })).hasAttribute('disabled')).toBe(true);
    fireEvent.change(announcements, { target: { value: 'DAILY' } });
    await waitFor(() => expect(sent).toEqual([{ notificationControlGroupId: 12, pace: 'DAILY' }]));
  });

  it('offers another try when it cannot be fetched', async () => {
    let isBusy = true;
    const { responses } = mailbox(1);
    const list = responses['GET /api/notifications'] as (query: URLSearchParams) => NotificationPage;
    await show({
      ...responses,
      'GET /api/notifications': (query: URLSearchParams) =>
        isBusy ? jsonResponse(503, { message: 'busy', status: 503 }) : list(query),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBusy = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Notification 1')).toBeTruthy();
  });
});
