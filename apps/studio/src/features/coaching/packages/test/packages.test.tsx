// @vitest-environment happy-dom
import { ConfirmDialog, Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { typeOf } from '../../availability/test/availability-fixtures.ts';
import type { CoachingPackage } from '../packages.api.ts';

const four: CoachingPackage = {
  coachingPackageId: 1,
  coachId: 3,
  coachName: 'Reem Al-Qahtani',
  title: { en: 'Four sessions', ar: 'أربع جلسات' },
  sessionTypeIds: [],
  sessionCount: 4,
  validityDays: 90,
  isInUse: false,
  version: 1,
};
const counts = { granted: 4, reserved: 1, consumed: 1, takenBack: 0, expired: 0, remaining: 2 };

async function show(
  permission: 'organization_everything' | 'organization_member_access_coaching',
  language: 'en' | 'ar',
) {
  const sent: unknown[] = [];
  const rendered = await renderScreen({
    screens: SCREENS,
    at: '/coaching/packages',
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: [permission] } }),
    responses: {
      'GET /api/coaching-packages': { data: [four] },
      'GET /api/coaching-credits/circulation': {
        ...counts,
        packages: [{ coachingPackageId: 1, title: four.title, coachName: four.coachName, ...counts }],
      },
      'GET /api/session-types/own': { data: [typeOf(1, { payment: 'CREDITS' }), typeOf(2)] },
      'POST /api/coaching-packages': (_query, body) => {
        sent.push(body);
        return { coachingPackageId: 2, version: 1 };
      },
      'POST /api/coaching-packages/1/archive': (_query, body) => {
        sent.push(body);
      },
    },
  });
  return { t: rendered.kit.wording.get(), sent };
}

beforeAll(async () => {
  Dialog.preload();
  ConfirmDialog.preload();
  Menu.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/confirm-dialog.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
  ]);
});

const waited = { timeout: 4000 };

/** A press that what is loaded for it has answered. */
const press = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
  });

it.each(BOTH_DIRECTIONS)('shows administrators what became of the credits, in $language', async ({ language }) => {
  const { t } = await show('organization_everything', language);
  expect(await screen.findByRole('heading', { name: t('coaching-packages.titles.circulation') })).toBeTruthy();
  expect(screen.getByRole('button', { name: t('coaching-packages.actions.assign') })).toBeTruthy();
});

it('lets a coach create a package of their paid types', async () => {
  const { sent } = await show('organization_member_access_coaching', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'New package' }));
  const dialog = await screen.findByRole('dialog', undefined, waited);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /English/ }), { target: { value: 'Practice' } });
  const types = await within(dialog).findAllByRole('checkbox');
  expect(types).toHaveLength(1);
  fireEvent.click(types[0]!);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create package' }));
  await waitFor(
    () => expect(sent).toEqual([{ title: { en: 'Practice' }, sessionTypeIds: [1], sessionCount: 4, validityDays: 90 }]),
    waited,
  );
  expect(screen.queryByRole('button', { name: 'Assign package' })).toBeNull();
});

it('archives a package after asking', async () => {
  const { sent } = await show('organization_member_access_coaching', 'en');
  await press(await screen.findByRole('button', { name: /^Actions for .?Four sessions/ }));
  await press(await screen.findByRole('menuitem', { name: 'Archive' }, waited));
  const dialog = await screen.findByRole('alertdialog', undefined, waited);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1 }]), waited);
});
