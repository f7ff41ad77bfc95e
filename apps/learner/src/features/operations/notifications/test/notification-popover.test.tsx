// @vitest-environment happy-dom

import type { Notification } from '@sullam/web-kit/notifications/notifications.api.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { NotificationBell } from '../notification-bell.tsx';

const notification = (id: number, readAt: string | null, templateId = 11): Notification => ({
  id,
  text: `Notification ${id}`,
  templateId,
  data: { notificationTemplate: { id: templateId }, courseId: 3, announcementId: 5 },
  media: null,
  createdAt: new Date(TEST_NOW - 7_200_000).toISOString(),
  readAt,
});

/** A server that keeps notifications. */
function mailbox(initial: Notification[]): { responses: Responses; box: Notification[] } {
  const box = [...initial];
  const unread = () => box.filter((each) => each.readAt === null);
  const read = (each: Notification) => {
    each.readAt ??= new Date(TEST_NOW).toISOString();
  };
  const responses: Responses = {
    'GET /api/notifications': (query: URLSearchParams) => {
      const data = (query.get('isUnread') ? unread() : box).map((each) => ({ ...each }));
      return { data, total: data.length };
    },
    'GET /api/notifications/count': () => ({ count: unread().length }),
    'PATCH /api/notifications/read': () => {
      box.forEach(read);
      return { ok: true };
    },
    'PATCH /api/notifications/read/1': () => {
      box.filter((each) => each.id === 1).forEach(read);
      return { ok: true };
    },
    'DELETE /api/notifications/2': () => {
      box.splice(
        box.findIndex((each) => each.id === 2),
        1,
      );
      return { ok: true };
    },
  };
  return { responses, box };
}

const openBell = async (responses: Responses, language: 'en' | 'ar' = 'en') => {
  const rendered = await renderScreen({
    screens: [
      { path: '/here', load: async () => NotificationBell },
      { path: '/lms/courses/$courseId/announcements/$announcementId', load: async () => () => <h1>announcement</h1> },
    ],
    at: '/here',
    language,
    session: sessionFor(900),
    responses,
  });
  const bell = await screen.findByRole('button');
  await act(async () => fireEvent.click(bell));
  const panel = await screen.findByRole('dialog');
  return { ...rendered, bell, panel };
};

// The panel's chunk is fetched with the first opening; compiling it takes longer than a reader would wait.
beforeAll(() => import('../notification-popover.tsx'));

describe.each(DIRECTIONS)('the notification panel in $language', ({ language }) => {
  it('says that there is nothing new', async () => {
    const { kit } = await openBell(mailbox([]).responses, language);
    expect(await screen.findByText(kit.wording.get()('notifications.empty.title'))).toBeTruthy();
    expect(screen.queryByText(kit.wording.get()('notifications.actions.markAllRead'))).toBeNull();
  });

  it('counts truly in its name, nine at most on its badge', async () => {
    const many = Array.from({ length: 12 }, (_, at) => notification(at + 1, null));
    const { kit, bell } = await openBell(mailbox(many).responses, language);
    const t = kit.wording.get();
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe(t('shell.bar.unread', { count: 12 })));
    expect(bell.querySelector('[data-count]')?.getAttribute('data-count')).toMatch(language === 'en' ? '9+' : '٩');
  });
});

describe('the notification panel', () => {
  it('asks for fifteen of the learner portal', async () => {
    const { calls } = await openBell(mailbox([]).responses);
    await waitFor(() => expect(calls).toContain('GET /api/notifications?skip=0&take=15&portals=1&language=en'));
  });

  it('marks one as read on the way to what it is about', async () => {
    const { responses, box } = mailbox([notification(1, null)]);
    const { address } = await openBell(responses);
    fireEvent.click(await screen.findByText('Notification 1'));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/announcements/5'));
    expect(box[0]?.readAt).not.toBeNull();
  });

  it('offers deletion for read ones only, deletes at once, and takes it back when that fails', async () => {
    const { responses } = mailbox([notification(1, null), notification(2, '2026-01-01T00:00:00Z')]);
    const { toasts } = await openBell({
      ...responses,
      'DELETE /api/notifications/2': () => jsonResponse(500, { message: 'The service is busy', status: 500 }),
    });
    const remove = await screen.findAllByRole('button', { name: 'Delete this notification' });
    expect(remove).toHaveLength(1);
    fireEvent.click(remove[0] as HTMLElement);
    await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'The service is busy' }]));
    expect(await screen.findByText('Notification 2')).toBeTruthy();
  });

  it('removes a read one for good', async () => {
    const { responses, box } = mailbox([notification(1, null), notification(2, '2026-01-01T00:00:00Z')]);
    await openBell(responses);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this notification' }));
    await waitFor(() => expect(screen.queryByText('Notification 2')).toBeNull());
    await waitFor(() => expect(box.map(({ id }) => id)).toEqual([1]));
  });

  it('marks all as read and then offers it no more', async () => {
    const { responses } = mailbox([notification(1, null), notification(2, null)]);
    const { bell } = await openBell(responses);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
    await waitFor(() => expect(screen.queryByText('Mark all as read')).toBeNull());
  });
});
