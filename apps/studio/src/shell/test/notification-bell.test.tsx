// @vitest-environment happy-dom

import { MEMBERSHIP_TEMPLATE } from '@sullam/domain/notification-targets/membership.ts';
import type { Notification } from '@sullam/web-kit/notifications/notifications.api.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { LaterBell } from '../later-bell.tsx';

const news = (id: number, templateId: number, data: object): Notification => ({
  id,
  text: `News ${id}`,
  templateId,
  data: { notificationTemplate: { id: templateId }, ...data },
  media: null,
  createdAt: new Date(TEST_NOW - 60_000).toISOString(),
  readAt: null,
});
const QUESTION_ASKED = 4;
const BOX = [news(1, MEMBERSHIP_TEMPLATE, {}), news(2, QUESTION_ASKED, { courseId: 3, discussionBoardId: 9 })];

// The panel's chunk is fetched with the first opening; compiling it takes longer than a reader would wait.
beforeAll(() => import('../notification-popover.tsx'));

const openBell = async (language: 'en' | 'ar' = 'en') => {
  const view = await renderScreen({
    screens: [
      { path: '/here', load: async () => LaterBell },
      { path: '/members', load: async () => () => <h1>members</h1> },
    ],
    at: '/here',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/notifications/count': { count: BOX.length },
      'GET /api/notifications': { data: BOX, total: BOX.length },
      'PATCH /api/notifications/read/1': { ok: true },
    },
  });
  const bell = await screen.findByRole('button');
  await act(async () => fireEvent.click(bell));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('News 1');
  return { ...view, bell, panel };
};
const linkOf = (text: string) => screen.getByText(text).closest('a');

it.each(DIRECTIONS)('tells in the studio how much is new, in $language', async ({ language }) => {
  const { kit, bell } = await openBell(language);
  const t = kit.wording.get();
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe(t('shell.bar.unread', { count: BOX.length })));
});

describe('what the bell of the studio says', () => {
  it('leads to pages of the studio within it', async () => {
    const { address, calls } = await openBell();
    expect(linkOf('News 1')?.getAttribute('target')).toBeNull();
    fireEvent.click(screen.getByText('News 1'));
    await waitFor(() => expect(address()).toBe('/members?status=pending'));
    await waitFor(() => expect(calls).toContain('PATCH /api/notifications/read/1'));
  });

  it('leads to pages of learners in the application of learners, as does the way to all of it', async () => {
    const { kit, panel } = await openBell();
    const all = within(panel).getByText(kit.wording.get()('notifications.actions.seeAll')).closest('a');
    expect([linkOf('News 2'), all].map((link) => [link?.getAttribute('href'), link?.target])).toEqual([
      ['/lms/courses/3/discussion-boards/9', '_top'],
      ['/notifications', '_top'],
    ]);
  });
});
