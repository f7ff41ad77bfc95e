// @vitest-environment happy-dom
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PalettePanel } from '../palette-panel.tsx';

beforeAll(async () => {
  CommandPalette.preload();
  await import('@sullam/ui/overlays/command-palette.tsx');
}, 60_000);

const Page = () => <PalettePanel places={[]} isOpen onOpenChange={() => undefined} />;

it('leads to the places of the avatar’s menu too', async () => {
  const { kit } = await renderScreen({
    screens: [
      { path: '/here', load: async () => Page },
      { path: '/my-certificates', load: async () => () => null },
    ],
    at: '/here',
    session: sessionFor(900),
    responses: { 'GET /api/search': { data: [], total: 0, groups: [], isNear: false } },
  });
  const name = kit.wording.get()('shell.profile.myCertificates');
  const field = await screen.findByRole('searchbox');
  await act(async () => fireEvent.change(field, { target: { value: name.slice(0, -2) } }));
  expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
});

it('shows an event and a group under headings of their own', async () => {
  const found = (kind: 'event' | 'group', en: string) => ({
    kind,
    id: 3,
    title: { en, ar: en },
    excerpt: null,
    highlights: { title: {}, excerpt: {} },
    courseTitle: null,
    path: `/${kind}/3`,
    application: 'learner' as const,
  });
  const { kit } = await renderScreen({
    screens: [{ path: '/here', load: async () => Page }],
    at: '/here',
    session: sessionFor(900),
    responses: {
      'GET /api/search': {
        data: [found('event', 'Open evening'), found('group', 'Open circle')],
        total: 2,
        groups: [],
        isNear: false,
      },
    },
  });
  await act(async () => fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'open' } }));
  const t = kit.wording.get();
  expect(await screen.findByRole('menuitem', { name: /Open evening/ })).toBeTruthy();
  expect(screen.getByText(t('search.groups.events'))).toBeTruthy();
  expect(screen.getByText(t('search.groups.groups'))).toBeTruthy();
  expect(screen.queryByText(t('search.groups.pages'))).toBeNull();
});
