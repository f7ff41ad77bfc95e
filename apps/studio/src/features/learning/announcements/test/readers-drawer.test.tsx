// @vitest-environment happy-dom
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { Announcement, Reader } from '../announcements.api.ts';
import { ReadersDrawer } from '../readers-drawer.tsx';

beforeAll(async () => {
  Drawer.preload();
  await import('@sullam/ui/overlays/drawer.tsx');
});

const announcement = { announcementId: 5, readers: { read: 1, of: 2 } } as Announcement;
const reader = (userId: number, firstName: string, readAt: string | null): Reader => ({
  userId,
  firstName,
  lastName: 'Saleh',
  image: null,
  readAt,
});

describe.each(DIRECTIONS)('the readers of an announcement in $language', ({ language }) => {
  it('are those who have not read it first, who can be reminded, and those who have', async () => {
    const sent: string[] = [];
    const counts = { read: 1, of: 2 };
    const { kit } = await renderScreen({
      screens: [
        {
          path: '/readers',
          load: async () => () => <ReadersDrawer announcement={announcement} onClose={() => undefined} />,
          areas: ['announcements', 'studio'],
        },
      ],
      at: '/readers',
      session: administratorSession(),
      language,
      responses: {
        'GET /api/course-announcements/5/readers': (query: URLSearchParams) =>
          query.get('state') === 'READ'
            ? { data: [reader(1, 'Layla', '2026-11-15T08:00:00Z')], total: 1, counts }
            : { data: [reader(2, 'Omar', null)], total: 1, counts },
        'POST /api/course-announcements/5/remind': () => {
          sent.push('reminder');
          return { people: 1 };
        },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('Omar Saleh')).toBeTruthy();
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: t('announcements.actions.remind') })),
    );
    await waitFor(() => expect(sent).toEqual(['reminder']));
    const [, read] = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
    await act(async () => void fireEvent.click(read!));
    expect(await screen.findByText('Layla Saleh')).toBeTruthy();
  });
});
