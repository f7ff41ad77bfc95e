// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feature as auth } from '../auth.feature.ts';

const SCREENS = auth.screens ?? [];
const LINK = {
  newEmail: 'new@example.org',
  mailbox: 'NEW' as const,
  isByAdministrator: false,
  canConfirm: true,
  objectionsUntil: null,
};
const refusal = (status: number, errorCode: string) => () =>
  jsonResponse(status, { message: `words of ${errorCode}`, status, errorCode });

describe.each(DIRECTIONS)('the link about another address in $language', ({ language }) => {
  const open = async (responses: Responses, at = '/auth/change-email?token=abc') => {
    const rendered = await renderScreen({ screens: SCREENS, at, language, responses });
    return { ...rendered, t: rendered.kit.wording.get() };
  };

  it('asks before anything changes', async () => {
    const { t, calls } = await open({ 'POST /api/auth/email-change/link': LINK });
    expect(await screen.findByText(t('email-change.page.introNew', { email: LINK.newEmail }))).toBeTruthy();
    expect(calls).toEqual(['POST /api/auth/email-change/link']);
  });

  it.each([
    ['CHANGED', null, 'email-change.page.doneTitle'],
    ['OTHER_MAILBOX', null, 'email-change.page.waitingForOther'],
    ['OBJECTIONS', '2026-03-02T09:00:00Z', 'email-change.page.waitingTitle'],
  ] as const)('confirms, and says what comes of %s', async (status, objectionsUntil, key) => {
    const { t } = await open({
      'POST /api/auth/email-change/link': LINK,
      'POST /api/auth/email-change/confirm': { status, objectionsUntil },
    });
    fireEvent.click(await screen.findByRole('button', { name: t('email-change.page.confirm') }));
    expect(await screen.findByText(t(key))).toBeTruthy();
  });

  it('lets the old mailbox say no, and only object to what an administrator asked', async () => {
    const { t } = await open({
      'POST /api/auth/email-change/link': {
        ...LINK,
        mailbox: 'OLD',
        canConfirm: false,
        isByAdministrator: true,
        objectionsUntil: '2026-03-02T09:00:00Z',
      },
      'POST /api/auth/email-change/reject': { ok: true },
    });
    const object = await screen.findByRole('button', { name: t('email-change.page.object') });
    expect(screen.queryByRole('button', { name: t('email-change.page.confirm') })).toBeNull();
    fireEvent.click(object);
    expect(await screen.findByText(t('email-change.page.rejectedTitle'))).toBeTruthy();
    expect(screen.getByText(t('email-change.page.rejectedText'))).toBeTruthy();
  });

  it('says that an address was taken meanwhile', async () => {
    const { t } = await open({
      'POST /api/auth/email-change/link': LINK,
      'POST /api/auth/email-change/confirm': refusal(409, 'email-change.address-unavailable'),
    });
    fireEvent.click(await screen.findByRole('button', { name: t('email-change.page.confirm') }));
    expect((await screen.findByRole('alert')).textContent).toContain('words of email-change.address-unavailable');
  });

  it.each(['/auth/change-email', '/auth/change-email?token=old'])('says that %s is over', async (at) => {
    const { t } = await open({ 'POST /api/auth/email-change/link': refusal(400, 'token.invalid') }, at);
    expect(await screen.findByText(t('email-change.page.overText'))).toBeTruthy();
  });

  it('tries again where the server could not be asked', async () => {
    let isUp = false;
    const { t } = await open({
      'POST /api/auth/email-change/link': () => (isUp ? LINK : refusal(503, 'unavailable')()),
    });
    const again = await screen.findByRole('button', { name: t('common.actions.retry') });
    isUp = true;
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: t('email-change.page.confirm') })).toBeTruthy();
  });
});
