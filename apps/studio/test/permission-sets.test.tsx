// @vitest-environment happy-dom

import { createFormatter } from '@sullam/strings/format.ts';
import { ConfirmDialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinedLabel } from '../src/parts/joined-label.ts';
import { SCREENS } from '../src/screens.ts';
import { administratorSession, PERMISSION_LIST, permissionSet } from './studio-fixtures.ts';

// Menus and dialogs are chunks of their own; reading them for the first time is not what is measured here.
beforeAll(async () => {
  Menu.preload();
  ConfirmDialog.preload();
  await Promise.all([import('@sullam/ui/overlays/menu.tsx'), import('@sullam/ui/overlays/confirm-dialog.tsx')]);
});

/** Presses what opens such a part, and lets it be drawn. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

describe.each(BOTH_DIRECTIONS)('permission sets in $language', ({ language, dir }) => {
  const open = (at: string, responses: Responses = {}) =>
    renderScreen({
      screens: SCREENS,
      at,
      language,
      session: administratorSession(),
      responses: { 'GET /api/permissions': PERMISSION_LIST, ...responses },
    });

  it('are listed with what they are and how many hold them', async () => {
    const { kit } = await open('/permission-sets', {
      'GET /api/permission-sets': {
        data: [
          permissionSet({ isDefault: true, isProtected: true, memberCount: 4 }),
          permissionSet({ permissionSetId: 6 }),
        ],
        total: 2,
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('members.permissionSets.builtIn'))).toBeDefined();
    expect(document.documentElement.dir).toBe(dir);
    expect(screen.getByText(t('permission-sets.editor.default'))).toBeDefined();
    const link = screen.getByRole('link', { name: t('members.permissionSets.members', { count: 4 }) });
    expect(link.getAttribute('href')).toContain('/members?set=5');
  });

  it('tick what a permission needs along with it, and take away what would lack it', async () => {
    const { kit } = await open('/permission-sets/new');
    const t = kit.wording.get();
    const courses = await screen.findByRole('group', { name: t('members.categories.courses') });
    const box = (key: 'read' | 'create' | 'delete') =>
      within(courses).getByRole('checkbox', {
        name: new RegExp(`^${t(`members.permissions.${key}`)}`),
      }) as HTMLInputElement;
    fireEvent.click(box('create'));
    fireEvent.click(box('delete'));
    expect([box('read').checked, box('create').checked, box('delete').checked]).toEqual([true, true, true]);
    fireEvent.click(box('read'));
    // whoever makes courses has their own, without reading all
    expect([box('read').checked, box('create').checked, box('delete').checked]).toEqual([false, true, false]);
    expect(courses.textContent).toContain(
      t('members.permissionSets.needs', {
        permissions: createFormatter({ language }).list([
          t('members.permissions.read'),
          t('members.permissions.organization_lms'),
        ]),
      }),
    );
  });

  it('show as ticked what the whole of its kind brings, and leave it to that', async () => {
    const { kit } = await open('/permission-sets/5', {
      'GET /api/permission-sets/5': permissionSet({ permissions: ['organization_member_full_access'] }),
    });
    const t = kit.wording.get();
    const access = within(await screen.findByRole('group', { name: t('members.categories.access') }));
    for (const box of access.getAllByRole('checkbox') as HTMLInputElement[])
      expect([box.checked, box.disabled]).toEqual([true, true]);
    const by = t('members.permissionSets.by', { permission: t('members.permissions.organization_member_full_access') });
    expect(access.getAllByText(by).length).toBe(access.getAllByRole('checkbox').length);
    const courses = within(screen.getByRole('group', { name: t('members.categories.courses') }));
    expect((courses.getAllByRole('checkbox') as HTMLInputElement[]).some(({ checked }) => checked)).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: t('members.permissions.organization_member_full_access') }));
    expect((access.getAllByRole('checkbox') as HTMLInputElement[]).some(({ checked }) => checked)).toBe(false);
  });

  it('want a name in one language, and are saved on the version that was read', async () => {
    const bodies: unknown[] = [];
    const { kit, address } = await open('/permission-sets/5', {
      'GET /api/permission-sets/5': permissionSet({ permissions: ['organization_read_members'] }),
      'GET /api/permission-sets': { data: [], total: 0 },
      'PATCH /api/permission-sets/5': (_query: URLSearchParams, body: unknown) => {
        bodies.push(body);
        return jsonResponse(204);
      },
    });
    const t = kit.wording.get();
    const label = (of: 'english' | 'arabic') =>
      joinedLabel(language, t('members.permissionSets.name'), t(`common.names.${of}`));
    const english = await screen.findByLabelText(label('english'));
    const arabic = screen.getByLabelText(label('arabic'));
    fireEvent.change(english, { target: { value: ' ' } });
    fireEvent.change(arabic, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    expect(await screen.findByText(t('errors.rules.required'))).toBeDefined();
    expect(bodies).toEqual([]);
    fireEvent.change(arabic, { target: { value: 'مشرفون ' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(address()).toBe('/permission-sets'));
    expect(bodies).toEqual([
      {
        name: { ar: 'مشرفون' },
        description: {},
        permissions: ['organization_read_members'],
        isDefault: false,
        version: 3,
      },
    ]);
  });

  it('say why one cannot be deleted', async () => {
    const { kit, toasts } = await open('/permission-sets', {
      'GET /api/permission-sets': { data: [permissionSet({ memberCount: 2 })], total: 1 },
      'DELETE /api/permission-sets/5': () =>
        jsonResponse(409, { message: 'Still held', status: 409, errorCode: 'permission-set.in-use' }),
    });
    const t = kit.wording.get();
    const name = language === 'en' ? 'Helpers' : 'مساعدون';
    await press(await screen.findByRole('button', { name: t('studio.words.actionsFor', { name }) }));
    await press(await screen.findByRole('menuitem', { name: t('common.actions.delete') }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(t('permission-sets.editor.heldBy', { count: 2 }));
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.delete') }));
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'error', text: 'Still held' }));
  });
});
