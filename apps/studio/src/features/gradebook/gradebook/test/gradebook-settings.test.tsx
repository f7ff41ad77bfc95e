// @vitest-environment happy-dom

import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { Structure } from '../gradebook.api.ts';
import { feature } from '../gradebook.feature.ts';
import { structure } from './gradebook-responses.ts';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

/** The page of settings; the first save is refused, and from then on `theirs` is what stands there. */
async function show(theirs: Structure) {
  const sent: Record<string, unknown>[] = [];
  const save = (_query: URLSearchParams, body: unknown) => {
    sent.push(body as Record<string, unknown>);
    return sent.length === 1
      ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] })
      : { version: 9 };
  };
  const { kit } = await renderScreen({
    screens: (feature.courseScreens ?? []).map((one) => ({ ...one, path: `/courses/$courseId/${one.path}` })),
    at: '/courses/3/gradebook/settings',
    language: 'en',
    session: administratorSession(),
    responses: {
      'GET /api/courses/3/gradebook': () => (sent.length > 0 ? theirs : structure),
      'PUT /api/courses/3/gradebook': save,
      'PATCH /api/course-grade-categories/1': save,
    },
  });
  return { sent, t: kit.wording.get() };
}

describe('the settings of a gradebook that somebody else has saved meanwhile', () => {
  it('keep the pass mark that was typed, and go over theirs when one wants that', async () => {
    const { sent, t } = await show({ ...structure, version: 4, passMark: '70' });
    const mark = await screen.findByLabelText<HTMLInputElement>(new RegExp(t('gradebook.fields.passMark')));
    fireEvent.change(mark, { target: { value: '55' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await screen.findByText(t('studio.conflict.changed', { parts: t('gradebook.titles.rules') }));
    expect(mark.value).toBe('55');
    fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { version: 4, passMark: '55' }]));
  });

  it('give way to theirs when one wants that', async () => {
    const letterScale = [{ letter: { en: 'A', ar: 'أ' }, from: '90' }];
    const { sent, t } = await show({ ...structure, version: 4, letterScale });
    const mark = await screen.findByLabelText<HTMLInputElement>(new RegExp(t('gradebook.fields.passMark')));
    fireEvent.change(mark, { target: { value: '55' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    fireEvent.click(await screen.findByRole('button', { name: t('studio.conflict.theirs') }));
    expect(await screen.findByDisplayValue('A')).toBeTruthy();
    expect(mark.value).toBe('60');
    expect(sent).toHaveLength(1);
  });

  it('hold in the dialog of a category too', async () => {
    const categories = structure.categories.map((each) => ({ ...each, version: 6, dropLowest: 1 }));
    const { sent, t } = await show({ ...structure, categories });
    const [edit] = await screen.findAllByRole('button', { name: /^Edit: .?Homework/ });
    await act(async () => {
      fireEvent.click(edit as HTMLElement);
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByDisplayValue('Homework'), { target: { value: 'Exercises' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    await within(dialog).findByText(t('studio.conflict.changed', { parts: t('gradebook.fields.dropLowest') }));
    fireEvent.click(within(dialog).getByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ version: 1 }, { version: 6, dropLowest: 0, name: { en: 'Exercises' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
