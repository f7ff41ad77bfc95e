// @vitest-environment happy-dom

import { ConfirmDialog, Dialog } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { typeOf } from './availability-fixtures.ts';

async function show(language: 'en' | 'ar' = 'en', first = [typeOf(1), typeOf(2, { isOffered: false })]) {
  let types = first;
  const sent: Record<string, unknown>[] = [];
  const change = (id: number) => (_query: unknown, body: { version: number }) => {
    sent.push(body);
    const version = body.version + 1;
    types = types.map((type) => (type.sessionTypeId === id ? { ...type, ...body, version } : type));
    return { version };
  };
  const rendered = await renderScreen({
    screens: SCREENS,
    at: '/coaching/session-types',
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    responses: {
      'GET /api/session-types/own': () => ({ data: types }),
      'PATCH /api/session-types/1': change(1),
      'PATCH /api/session-types/2': change(2),
      'PUT /api/session-types/order': (_query, body) => {
        sent.push(body);
        types = body.sessionTypeIds.map((id) => types.find((type) => type.sessionTypeId === id)!);
      },
      'POST /api/session-types': (_query, body) => {
        sent.push(body);
        types = [...types, typeOf(3, { ...(body as object), isOffered: false })];
        return { sessionTypeId: 3, version: 1 };
      },
      'POST /api/session-types/1/archive': () => {
        types = types.filter(({ sessionTypeId }) => sessionTypeId !== 1);
      },
    },
  });
  return { ...rendered, sent };
}

beforeAll(async () => {
  Dialog.preload();
  ConfirmDialog.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('@sullam/ui/overlays/confirm-dialog.tsx')]);
});

const waited = { timeout: 4000 };

describe.each(BOTH_DIRECTIONS)('session types in $language', ({ language }) => {
  it('are listed with their editor', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    const list = await screen.findByRole('list', { name: t('coaching.tabs.session-types') });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    expect(within(list).getByText(t('coach-availability.words.notOffered'))).toBeTruthy();
    expect(
      await screen.findByRole('radio', { name: new RegExp(t('coach-availability.bookings.REQUEST')) }),
    ).toBeTruthy();
  });
});

describe('a session type', () => {
  it('saves itself, and asks for a name and a place', async () => {
    const { sent } = await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'By video' }));
    expect(await screen.findByText('Offer video or name a place')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /In person at.*English/ }), { target: { value: 'Riyadh' } });
    await waitFor(
      () => expect(sent.at(-1)).toMatchObject({ hasVideo: false, place: { en: 'Riyadh' }, version: 1 }),
      waited,
    );
  });

  it('can be paid with credits', async () => {
    const { sent } = await show();
    fireEvent.click(await screen.findByRole('radio', { name: /^Credits/ }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ payment: 'CREDITS', version: 1 }), waited);
  });

  it('is switched in the list, moved and archived', async () => {
    const { sent } = await show();
    fireEvent.click(await screen.findByRole('switch', { name: /^Offered: .?Type 2/ }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ isOffered: true, version: 1 }));
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move .?Type 2/ }), { key: 'ArrowUp' });
    await waitFor(() => expect(sent.at(-1)).toEqual({ sessionTypeIds: [2, 1] }), waited);
    fireEvent.click(screen.getByRole('link', { name: 'Type 1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    const dialog = await screen.findByRole('alertdialog', undefined, waited);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Type 1' })).toBeNull(), waited);
  });

  it('is created with a name, and asks questions', async () => {
    const { sent } = await show('en', []);
    fireEvent.click(await screen.findByRole('button', { name: 'New type' }));
    const dialog = await screen.findByRole('dialog', undefined, waited);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /English/ }), { target: { value: 'Two hours' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create type' }));
    expect(await screen.findByRole('link', { name: 'Two hours' }, waited)).toBeTruthy();
    expect(sent[0]).toMatchObject({ title: { en: 'Two hours' }, isOffered: false });
    fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(await screen.findByRole('textbox', { name: /Question.*English/ })).toBeTruthy();
  });
});
