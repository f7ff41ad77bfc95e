// @vitest-environment happy-dom

import type { Checklist, ChecklistDraftBody } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

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
  draft: null,
  items: [],
  version: 3,
  abilities: { canEdit: true, canDelete: true },
  ...more,
});

const keeper = () =>
  sessionFor(900, {
    user: { ...TEST_USER, permissions: ['organization_read_checklists', 'organization_update_checklists'] },
  });

/** A server that keeps what is written, and publishes it. */
async function shown(first: Checklist) {
  let kept = first;
  const sent: ChecklistDraftBody[] = [];
  const screenOf = await renderScreen({
    screens: SCREENS,
    at: '/checklists/1',
    session: keeper(),
    responses: {
      'GET /api/checklists/1': () => kept,
      'PUT /api/checklists/1/draft': (_query, body) => {
        sent.push(body);
        const version = body.version + 1;
        const { title, description, joinRule, permissionSetId } = body;
        const items = body.items.map(({ checklistItemId = null, courseId: _, ...item }) => ({
          ...item,
          checklistItemId,
          course: null,
        }));
        kept = { ...kept, version, draft: { title, description, joinRule, permissionSetId, approver: null, items } };
        return { version, savedAt: '2026-01-01T09:00:00.000Z' };
      },
      'DELETE /api/checklists/1/draft': () => {
        kept = { ...first, version: kept.version + 1 };
        return { version: kept.version, savedAt: '2026-01-01T09:00:00.000Z' };
      },
      'POST /api/checklists/1/publish': () => {
        kept = { ...kept, status: 'PUBLISHED', draft: null, version: kept.version + 1 };
      },
    },
  });
  const titles = () => sent.at(-1)?.items.map(({ title }) => title.en);
  return { ...screenOf, sent, titles };
}

const field = () => screen.findByRole('combobox', { name: 'Item' }, { timeout: 8000 });
/** Writes a line, and leaves it by a key. */
async function type(text: string, ...keys: readonly string[]) {
  fireEvent.change(await field(), { target: { value: text } });
  for (const key of keys) fireEvent.keyDown(await field(), { key });
}
const waited = { timeout: 4000 };

it('is written line by line, saves itself, and is published with its last words', async () => {
  const { sent, titles, calls, toasts } = await shown(checklist());
  fireEvent.click(await screen.findByRole('button', { name: /^Add an item/ }));
  await type('Meet your team', 'Enter');
  await type('/rea', 'Enter');
  await type('Read the charter', 'Tab', 'Enter');
  await waitFor(() => expect(titles()).toEqual(['Meet your team', 'Read the charter']), waited);
  expect(sent.at(-1)).toMatchObject({
    version: expect.any(Number),
    approverUserId: null,
    items: [
      { kind: 'DO', dueDay: 1, dueOn: null, waitsForPrevious: false },
      { kind: 'READ', waitsForPrevious: true },
    ],
  });
  expect(calls).not.toContain('POST /api/checklists/1/publish');
  await type('Last words', 'Enter');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Published'), waited);
  expect(titles()).toEqual(['Meet your team', 'Read the charter', 'Last words']);
  expect(calls.indexOf('POST /api/checklists/1/publish')).toBeGreaterThan(calls.indexOf('PUT /api/checklists/1/draft'));
});

it('publishes the line that was just written, and once', async () => {
  const { titles, calls, toasts } = await shown(checklist());
  fireEvent.click(await screen.findByRole('button', { name: /^Add an item/ }));
  await type('Meet your team', 'Enter');
  await type('Never confirmed');
  fireEvent.blur(await field());
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Published'), waited);
  expect(titles()).toEqual(['Meet your team', 'Never confirmed']);
  expect(calls.filter((call) => !call.startsWith('GET')).at(-1)).toBe('POST /api/checklists/1/publish');
  expect(screen.queryByText(/changed this meanwhile/i)).toBeNull();
});

const written = (checklistItemId: number, en: string): Checklist['items'][number] => ({
  checklistItemId,
  kind: 'DO',
  title: { en },
  body: {},
  dueDay: 1,
  dueOn: null,
  waitsForPrevious: false,
  course: null,
  visit: null,
  doneCount: 0,
});

it('moves and removes rows by keys, and takes each step back', async () => {
  const { titles } = await shown(
    checklist({ status: 'PUBLISHED', items: [written(1, 'One'), written(2, 'Two'), written(3, 'Three')] }),
  );
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
  fireEvent.keyDown(await row('Two'), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']), waited);
  fireEvent.keyDown(await row('Three'), { key: 'Delete' });
  await waitFor(() => expect(titles()).toEqual(['Two', 'One']), waited);
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']), waited);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three']), waited);
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']), waited);
});

it('goes back to what is published', async () => {
  const first = checklist({ status: 'PUBLISHED', items: [written(1, 'One'), written(2, 'Two')] });
  await shown(first);
  const row = await screen.findByRole('row', { name: /^Two/ });
  fireEvent.keyDown(row, { key: 'Delete' });
  const discard = () => screen.getByRole('button', { name: 'Discard changes' });
  await waitFor(
    () => expect(discard().getAttribute('aria-disabled') ?? discard().getAttribute('disabled')).toBeNull(),
    waited,
  );
  await act(async () => void fireEvent.click(discard()));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('row', { name: /^Two/ }, waited)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull());
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
