// @vitest-environment happy-dom

import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../src/screens.ts';
import { administratorSession } from './studio-fixtures.ts';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

describe('a new course', () => {
  it('is not made without a title, which is said in words below it', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/courses',
      session: administratorSession(),
      responses: {
        'GET /api/studio/courses': { data: [], total: 0, statusCounts: {} },
        'GET /api/course-categories': { data: [] },
      },
    });
    const t = kit.wording.get();
    const [open] = await screen.findAllByRole('button', { name: t('studio.courses.create') });
    await act(async () => {
      fireEvent.click(open as HTMLElement);
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('builder.dialogs.create') }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(t('errors.rules.oneLanguage'));
    expect(t('errors.rules.oneLanguage')).not.toContain('errors.');
  });
});
