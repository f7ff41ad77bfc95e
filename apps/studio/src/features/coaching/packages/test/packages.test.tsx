// @vitest-environment happy-dom
import type { ManagedCoach } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog, Dialog, Drawer, Menu } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { typeOf } from '../../availability/test/availability-fixtures.ts';
import type { CoachingCreditLot, CoachingPackage } from '../packages.api.ts';

const four: CoachingPackage = {
  coachingPackageId: 1,
  coachId: 3,
  coachName: 'Reem Al-Qahtani',
  title: { en: 'Four sessions', ar: 'أربع جلسات' },
  sessionTypeIds: [],
  sessionCount: 4,
  validityDays: 90,
  priceMinor: 40_000,
  isForSale: true,
  currency: 'SAR',
  soldCount: 2,
  isInUse: false,
  version: 1,
};
const coach: ManagedCoach = {
  coachId: 3,
  userId: 9,
  name: 'Reem Al-Qahtani',
  status: 'APPROVED',
  visibility: 'PUBLIC',
  title: {},
  portrait: null,
  topics: [],
  languages: [],
  certifications: [],
  writtenIn: ['en'],
  submittedAt: null,
  decisionNote: null,
  version: 1,
};
const lot: CoachingCreditLot = {
  creditLotId: 5,
  userId: 7,
  learnerName: 'Daniel Okafor',
  title: { en: 'Four sessions' },
  source: 'ORDER',
  isPromotional: false,
  reason: null,
  grantedAt: '2027-01-01T00:00:00.000Z',
  expiresAt: '2027-04-01T00:00:00.000Z',
  granted: 4,
  reserved: 1,
  consumed: 1,
  takenBack: 0,
  expired: 0,
  remaining: 2,
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
      'GET /api/coaches/managed': { data: [coach], total: 1 },
      'GET /api/coaching-credits': { data: [lot], total: 1 },
      'POST /api/coaching-credits/5/take-back': (_query, body) => {
        sent.push(body);
        return { takenBack: 2 };
      },
      'POST /api/coaching-credits/5/extend': (_query, body) => {
        sent.push(body);
        return { expiresAt: '2027-05-01T00:00:00.000Z' };
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
  Drawer.preload();
  Menu.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/confirm-dialog.tsx'),
    import('@sullam/ui/overlays/drawer.tsx'),
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
  // one type that is paid with credits, and the one for sale
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2), waited);
  fireEvent.click(within(dialog).getAllByRole('checkbox')[0]!);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create package' }));
  await waitFor(
    () =>
      expect(sent).toEqual([
        {
          title: { en: 'Practice' },
          sessionTypeIds: [1],
          sessionCount: 4,
          validityDays: 90,
          priceMinor: null,
          isForSale: false,
        },
      ]),
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

it('lets an administrator choose the coach of a package, and its price', async () => {
  const { sent } = await show('organization_everything', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'New package' }));
  const dialog = await screen.findByRole('dialog', undefined, waited);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /English/ }), { target: { value: 'Practice' } });
  await within(dialog).findByRole('option', { name: 'Reem Al-Qahtani' });
  expect(within(dialog).queryByRole('checkbox', { name: /Title/ })).toBeNull();
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Coach' }), { target: { value: '3' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^For sale/ }));
  const create = within(dialog).getByRole('button', { name: 'Create package' }) as HTMLButtonElement;
  expect(create.disabled).toBe(true);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Price/ }), { target: { value: '400' } });
  fireEvent.click(create);
  await waitFor(() => expect(sent).toMatchObject([{ coachId: 3, isForSale: true, priceMinor: 40_000 }]), waited);
});

/** The credits of the package, opened by an administrator. */
async function showLots() {
  const shown = await show('organization_everything', 'en');
  await press(await screen.findByRole('button', { name: /^Actions for .?Four sessions/ }));
  await press(await screen.findByRole('menuitem', { name: 'Show credits' }, waited));
  expect(await screen.findByText('Daniel Okafor', undefined, waited)).toBeTruthy();
  return shown;
}

it('takes back credits with a reason', async () => {
  const { sent } = await showLots();
  await press(screen.getByRole('button', { name: 'Withdraw' }));
  const reason = await screen.findByRole('textbox', { name: /^Reason/ }, waited);
  const buttons = () => screen.getAllByRole('button', { name: 'Withdraw' }) as HTMLButtonElement[];
  expect(buttons().at(-1)!.disabled).toBe(true);
  fireEvent.change(reason, { target: { value: 'Paid twice' } });
  await press(buttons().at(-1)!);
  await waitFor(() => expect(sent).toEqual([{ reason: 'Paid twice' }]), waited);
});

it('extends the validity of credits', async () => {
  const { sent } = await showLots();
  await press(screen.getByRole('button', { name: 'Extend' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }, waited), { target: { value: 'Was ill' } });
  await press(screen.getAllByRole('button', { name: 'Extend' }).at(-1)!);
  await waitFor(() => expect(sent).toEqual([{ expiresAt: lot.expiresAt, days: 30, reason: 'Was ill' }]), waited);
});
