// @vitest-environment happy-dom

import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../src/screens.ts';
import { administratorSession } from './studio-fixtures.ts';

afterEach(cleanup);

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

describe.each(DIRECTIONS)('a new course in $language', ({ language }) => {
  it('is not made without a title, which is said in words below it', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/courses',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/studio/courses': { data: [], total: 0, counts: {} },
        'GET /api/course-categories': { data: [] },
      },
    });
    const t = kit.wording.get();
    const [open] = await screen.findAllByRole('button', { name: t('builder.list.create') });
    await act(async () => {
      fireEvent.click(open as HTMLElement);
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('builder.dialogs.create') }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(t('errors.rules.oneLanguage'));
    expect(t('errors.rules.oneLanguage')).not.toContain('errors.');
  });
});
