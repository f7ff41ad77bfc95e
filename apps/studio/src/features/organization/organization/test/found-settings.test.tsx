// @vitest-environment happy-dom
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';
import { CommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { Frame } from '../../../../shell/frame.tsx';

beforeAll(async () => {
  CommandCenter.preload();
  CommandPalette.preload();
  await Promise.all([
    import('@sullam/web-kit/shell/command-center-panel.tsx'),
    import('@sullam/ui/overlays/command-palette.tsx'),
  ]);
});

const WORDS = { en: ['brand', 'colour', 'appear'], ar: ['الهوية', 'لون', 'المظهر'] };

it.each(DIRECTIONS)(
  'the palette finds a tab of the settings by its name and by other words, in $language',
  async ({ language }) => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      frame: Frame,
      at: '/permission-sets',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/permission-sets': { data: [], total: 0 },
        'GET /api/studio/waiting': { data: [], total: 0, toMarkCount: 0, agenda: [] },
        'GET /api/notifications/count': { count: 0 },
        'GET /api/search': { data: [], total: 0 } as never,
      },
    });
    const t = kit.wording.get();
    await act(async () => fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true }));
    const box = await screen.findByRole('searchbox', { name: t('search.titles.palette') });
    const appearance = () =>
      screen.queryAllByRole('menuitem').filter(({ textContent }) => {
        return textContent?.includes(t('organization-settings.tabs.appearance'));
      });
    expect(appearance()).toEqual([]);
    for (const words of WORDS[language]) {
      fireEvent.change(box, { target: { value: words } });
      await waitFor(() => expect(appearance()).toHaveLength(1));
      expect(appearance()[0]?.textContent).toContain(t('organization-settings.menu.settings'));
    }
    // nothing else is meant by it
    expect(screen.queryAllByRole('menuitem')).toHaveLength(1);
  },
);
