// @vitest-environment happy-dom

import type { Checklist, ChecklistPatch } from '@sullam/api-client/schema.gen.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../screens.ts';

const checklist = (more: Partial<Checklist> = {}): Checklist => ({
  checklistId: 1,
  title: { en: 'First days', ar: 'الأيام الأولى' },
  description: {},
  status: 'DRAFT',
  joinRule: 'NOBODY',
  updatedAt: '2026-01-01T08:00:00.000Z',
  people: { total: 0, done: 0, onTime: 0, overdue: 0 },
  permissionSet: null,
  approver: null,
  items: [],
  version: 3,
  abilities: { canEdit: true, canDelete: true },
  ...more,
});

const keeper = () =>
  sessionFor(900, {
    user: { ...TEST_USER, permissions: ['organization_read_checklists', 'organization_update_checklists'] },
  });

it('writes an item, saves all of them, and publishes only what was saved', async () => {
  let kept = checklist();
  let sent: ChecklistPatch | undefined;
  const { calls, toasts } = await renderScreen({
    screens: SCREENS,
    at: '/checklists/1',
    session: keeper(),
    responses: {
      'GET /api/checklists/1': () => kept,
      'PATCH /api/checklists/1': (_query, body) => {
        sent = body;
        kept = checklist({ version: 4, items: [] });
      },
      'POST /api/checklists/1/publish': () => {
        kept = checklist({ version: 5, status: 'PUBLISHED' });
      },
    },
  });
  const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
  await press(await screen.findByRole('button', { name: 'Add an item' }));
  await press(await screen.findByRole('menuitem', { name: 'Do' }, { timeout: 8000 }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Item.*English/ }), {
    target: { value: 'Meet your team' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(toasts.at(-1)?.text).toBe('Save your changes first.');
  expect(calls).not.toContain('POST /api/checklists/1/publish');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent?.items).toHaveLength(1));
  expect(sent).toMatchObject({
    version: 3,
    approverUserId: null,
    items: [{ kind: 'DO', title: { en: 'Meet your team' }, dueDay: 1, dueOn: null }],
  });
});

it('says how those stand who have it, and each figure leads to its list', async () => {
  await renderScreen({
    screens: SCREENS,
    at: '/checklists/1',
    session: keeper(),
    responses: {
      'GET /api/checklists/1': checklist({ status: 'PUBLISHED', people: { total: 9, done: 2, onTime: 4, overdue: 3 } }),
    },
  });
  const late = await screen.findByRole('link', { name: '3 overdue' });
  expect(late.getAttribute('href')).toMatch(/\/checklists\/1\/people\?state=OVERDUE$/);
  expect(screen.getByRole('heading', { name: '9 people have it' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
