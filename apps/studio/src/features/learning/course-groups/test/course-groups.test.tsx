// @vitest-environment happy-dom

import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { CourseGroup } from '../course-groups.api.ts';
import { CourseGroupsScreen } from '../course-groups.screen.tsx';

beforeAll(async () => {
  Dialog.preload();
  Menu.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('@sullam/ui/overlays/menu.tsx')]);
});

const group: CourseGroup = {
  courseGroupId: 7,
  courseId: 3,
  name: { en: 'Palm', ar: 'النخلة' },
  capacity: 4,
  isOpen: false,
  memberCount: 1,
  isMine: false,
  version: 2,
  abilities: { canEdit: true, canJoin: false, canLeave: false },
};
const person = (userId: number, firstName: string, courseGroupId: number | null) => ({
  userId,
  firstName,
  lastName: 'Test',
  image: null,
  email: `${userId}@example.test`,
  courseGroupId,
});

const areas = ['studio', 'course-groups', 'builder', 'errors'] as const;
const screens = [{ path: '/courses/$courseId/groups', load: async () => CourseGroupsScreen, areas }];
const LEARNERS = 'GET /api/courses/3/groups/learners';

const show = (language: 'en' | 'ar', responses: Responses) =>
  renderScreen({
    screens,
    at: '/courses/3/groups',
    language,
    session: administratorSession(),
    responses: {
      'GET /api/courses/3/groups': { data: [group], abilities: { canEdit: true } },
      [LEARNERS]: (query: URLSearchParams) =>
        query.get('courseGroupId') === '7'
          ? { data: [person(1, 'Amal', 7)], total: 1 }
          : { data: [person(2, 'Badr', null), person(3, 'Carol', null)], total: 2 },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('the board of groups in $language', ({ language }) => {
  it('shows each group with its people, and moves those who are chosen together', async () => {
    const moved: unknown[] = [];
    const { kit, toasts } = await show(language, {
      'POST /api/course-groups/7/members': (_query: URLSearchParams, body: unknown) => {
        moved.push(body);
        return jsonResponse(204);
      },
    });
    const t = kit.wording.get();
    const palm = await screen.findByRole('grid', { name: group.name[language] as string });
    expect(await within(palm).findByText('Amal Test')).toBeTruthy();
    const none = screen.getByRole('grid', { name: t('course-groups.titles.unassigned') });
    for (const row of await within(none).findAllByRole('row')) fireEvent.click(row);
    expect(await screen.findByText(t('course-groups.labels.selected', { count: 2 }))).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: t('course-groups.actions.moveTo') }));
    });
    const item = await screen.findByRole('menuitem', { name: group.name[language] as string });
    fireEvent.click(item);
    await waitFor(() => expect(moved).toEqual([{ userIds: [2, 3] }]));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('course-groups.messages.moved', { count: 2 })));
    expect(screen.queryByText(t('course-groups.labels.selected', { count: 2 }))).toBeNull();
  });

  it('checks a list before it is carried out', async () => {
    const bodies: { isPreview: boolean }[] = [];
    const { kit } = await show(language, {
      'POST /api/courses/3/groups/list': (_query: URLSearchParams, body: unknown) => {
        bodies.push(body as { isPreview: boolean });
        const row = { email: 'a@b.test', group: 'Palm', name: null, userId: null, courseGroupId: 7 };
        return {
          rows: [
            { ...row, line: 1, leftOut: [], outcome: 'JOINS', name: 'Badr Test', userId: 2 },
            { ...row, line: 2, leftOut: [], outcome: 'NOT_ENROLLED' },
          ],
          newGroups: [],
        };
      },
    });
    const t = kit.wording.get();
    const open = await screen.findByRole('button', { name: t('course-groups.actions.list') });
    await act(async () => {
      fireEvent.click(open);
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'a@b.test,Palm' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('course-groups.actions.check') }));
    expect(await within(dialog).findByText(t('course-groups.outcomes.NOT_ENROLLED'))).toBeTruthy();
    expect(within(dialog).getByText(t('course-groups.labels.faults', { count: 1 }))).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: t('course-groups.actions.carryOut', { count: 1 }) }));
    await waitFor(() => expect(bodies.map(({ isPreview }) => isPreview)).toEqual([true, false]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
