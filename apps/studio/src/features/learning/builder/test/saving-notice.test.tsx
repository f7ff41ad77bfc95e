// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';

import { courseQuery } from '../../../../parts/course.api.ts';
import { SavingNotice, type SavingNoticeProps } from '../saving-notice.tsx';
import { COURSE } from './outline-fixtures.ts';

const STATES: Record<string, Omit<SavingNoticeProps, 'courseId'>> = {
  new: { state: 'clean', savedAt: null, hasDraft: false, isWritten: false },
  written: { state: 'clean', savedAt: null, hasDraft: false, isWritten: true },
  kept: { state: 'clean', savedAt: null, hasDraft: true, isWritten: true },
  typed: { state: 'dirty', savedAt: null, hasDraft: false, isWritten: true },
  saved: { state: 'saved', savedAt: '2026-11-27T10:42:00Z', hasDraft: true, isWritten: false },
};

it.each(DIRECTIONS)(
  'a text says what is kept and who sees it, by the state of its course, in $language',
  async ({ language }) => {
    const Texts = () =>
      Object.entries(STATES).map(([name, state]) => (
        <div key={name} data-testid={name}>
          <SavingNotice courseId={3} {...state} />
        </div>
      ));
    const { kit } = await renderScreen({
      screens: [{ path: '/text', areas: ['builder'], load: async () => Texts }],
      at: '/text',
      language,
      session: administratorSession(),
      responses: {},
    });
    const t = kit.wording.get();
    await screen.findByTestId('new');
    const said = (name: string) => screen.getByTestId(name).textContent;
    const within = (status: string) =>
      act(async () => kit.queryClient.setQueryData(courseQuery(3).queryKey, { ...COURSE, status } as never));
    await within('DRAFT');
    await waitFor(() => expect(said('written')).toBe(t('builder.editor.shownLater')));
    expect(said('new')).toBe(t('builder.editor.savesItself'));
    expect(said('kept')).toBe(t('builder.editor.shownLater'));
    expect(said('typed')).toBe(t('common.states.unsaved'));
    expect(said('saved')?.endsWith(` · ${t('builder.editor.shownLater')}`)).toBe(true);
    await within('PUBLISHED');
    await waitFor(() => expect(said('written')).toBe(t('builder.editor.shown')));
    expect(said('new')).toBe(t('builder.editor.savesItself'));
    expect(said('kept')).toBe(t('builder.editor.unsavedDraft'));
    expect(said('saved')?.endsWith(` · ${t('builder.editor.unsavedDraft')}`)).toBe(true);
  },
);
