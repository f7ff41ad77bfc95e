// @vitest-environment happy-dom

import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { enrolledCourse, studentSections } from '../../../../../test/support/learning-responses.ts';
import { CourseFrameContext } from '../../course-content/course-frame-context.tsx';
import type { CourseGroup } from '../course-groups.api.ts';
import { CourseGroupsScreen } from '../course-groups.screen.tsx';

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const group = (changes: Partial<CourseGroup> = {}): CourseGroup => ({
  courseGroupId: 1,
  courseId: 3,
  name: { en: 'Palm', ar: 'النخلة' },
  capacity: 4,
  isOpen: true,
  memberCount: 2,
  isMine: false,
  version: 1,
  abilities: { canEdit: false, canJoin: true, canLeave: false },
  ...changes,
});

const frame = { course: enrolledCourse(), sections: studentSections().data };
const screens = [
  {
    path: '/lms/courses/$courseId/groups',
    areas: ['course-groups'] as const,
    load: async () => () => (
      <CourseFrameContext value={frame}>
        <CourseGroupsScreen />
      </CourseFrameContext>
    ),
  },
];
const show = (responses: Responses, language: 'en' | 'ar') =>
  renderScreen({ screens, at: '/lms/courses/3/groups', language, session: sessionFor(900), responses });

const GROUPS = 'GET /api/courses/3/groups';
const MINE = 'GET /api/courses/3/groups/mine';
const listed = (...data: CourseGroup[]) => ({ data, abilities: { canEdit: false } });

describe.each(DIRECTIONS)('groups of a course in $language', ({ language }) => {
  it('names the people of the own group, and lets one leave an open one', async () => {
    const mine = group({ isMine: true, abilities: { canEdit: false, canJoin: false, canLeave: true } });
    let hasLeft = false;
    const { kit, calls } = await show(
      {
        [GROUPS]: () => listed(hasLeft ? group() : mine),
        [MINE]: () =>
          hasLeft
            ? { group: null, members: [] }
            : {
                group: mine,
                members: [
                  { userId: TEST_USER.id, firstName: 'Noura', lastName: 'Al-Harbi', image: null },
                  { userId: 99, firstName: 'كريم', lastName: 'لحلو', image: null },
                ],
              },
        'POST /api/course-groups/1/leave': () => {
          hasLeft = true;
          return jsonResponse(204);
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText('كريم لحلو')).toBeTruthy();
    expect(screen.getAllByText(t('course-groups.labels.you'))).toHaveLength(1);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: t('course-groups.actions.leave') }));
    });
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('course-groups.actions.leave') }));
    await waitFor(() => expect(calls).toContain('POST /api/course-groups/1/leave'));
    expect(await screen.findByText(t('course-groups.empty.mine'))).toBeTruthy();
  });

  it('offers open groups that have a seat, and says which are full', async () => {
    const full = group({
      courseGroupId: 2,
      name: { en: 'Olive', ar: 'الزيتونة' },
      memberCount: 4,
      abilities: { canEdit: false, canJoin: false, canLeave: false },
    });
    const { kit, calls } = await show(
      {
        [GROUPS]: () => listed(group(), full),
        [MINE]: () => ({ group: null, members: [] }),
        'POST /api/course-groups/1/join': () => jsonResponse(204),
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText(t('course-groups.labels.full'))).toBeTruthy();
    const join = screen.getByRole('button', {
      name: `${t('course-groups.actions.join')}: ${group().name[language]}`,
    });
    fireEvent.click(join);
    await waitFor(() => expect(calls).toContain('POST /api/course-groups/1/join'));
  });
});
