// @vitest-environment happy-dom

import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../src/screens.ts';
import { administratorSession, memberPage, memberRow, permissionSet } from './studio-fixtures.ts';

// Menus and dialogs are chunks of their own; reading them for the first time is not what is measured here.
beforeAll(async () => {
  Menu.preload();
  Dialog.preload();
  await Promise.all([import('@sullam/ui/overlays/menu.tsx'), import('@sullam/ui/overlays/dialog.tsx')]);
});

/** Presses what opens such a part, and lets it be drawn. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

const pending = memberRow({ userId: 22, firstName: 'Huda', lastName: 'Nasser', status: 'PENDING' });

describe.each(BOTH_DIRECTIONS)('the list of members in $language', ({ language, dir }) => {
  const open = (responses: Responses = {}, at = '/members') =>
    renderScreen({
      screens: SCREENS,
      at,
      language,
      session: administratorSession(),
      responses: {
        'GET /api/members': memberPage([memberRow(), pending]),
        'GET /api/permission-sets': { data: [permissionSet()], total: 1 },
        ...responses,
      },
    });
  const menuOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
    const buttons = within(row).getAllByRole('button');
    await press(buttons.at(-1) as HTMLElement);
  };

  it('shows everybody with their state, and how many there are of each', async () => {
    const { kit } = await open();
    const t = kit.wording.get();
    expect(await screen.findByText('Omar Saleh')).toBeDefined();
    expect(document.documentElement.dir).toBe(dir);
    const row = screen.getByText('Huda Nasser').closest('tr') as HTMLElement;
    expect(within(row).getByText(t('members.states.pending'))).toBeDefined();
    const chip = screen.getByRole('button', { name: new RegExp(t('members.tabs.pending')) });
    expect(chip.textContent).toContain(language === 'ar' ? '١' : '1');
  });

  it('shows the invitations that the home counts, and only those', async () => {
    const asked: string[] = [];
    const { kit } = await open(
      {
        'GET /api/members': (query) => {
          asked.push(`${query.get('status')} ${query.get('isUnanswered')}`);
          return memberPage([memberRow({ status: 'INVITED' })]);
        },
      },
      '/members?status=INVITED&unanswered=1',
    );
    const t = kit.wording.get();
    await press(await screen.findByRole('button', { name: t('members.list.unanswered'), pressed: true }));
    await waitFor(() => expect(asked).toEqual(['INVITED true', 'INVITED null']));
  });

  it('keeps search and filter in the address and asks the server with them', async () => {
    const { kit, calls, address } = await open();
    const t = kit.wording.get();
    await screen.findByText('Omar Saleh');
    fireEvent.click(screen.getByRole('button', { name: new RegExp(t('members.tabs.pending')) }));
    await waitFor(() => expect(address()).toContain('status=PENDING'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'هدى' } });
    await waitFor(() =>
      expect(
        calls.some((call) => call.includes(`search=${encodeURIComponent('هدى')}`) && call.includes('status=PENDING')),
      ).toBe(true),
    );
  });

  it('lets in somebody who waits', async () => {
    const { kit, calls, toasts } = await open({ 'POST /api/members/22/approve': () => jsonResponse(204) });
    const t = kit.wording.get();
    await menuOf('Huda Nasser');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.approve') }));
    await waitFor(() => expect(calls).toContain('POST /api/members/22/approve'));
    await waitFor(() =>
      expect(toasts).toContainEqual({ tone: 'success', text: t('members.messages.approved', { name: 'Huda Nasser' }) }),
    );
  });

  it('resets a second factor after a question that says what it means', async () => {
    const { kit, calls, toasts } = await open({ 'POST /api/members/21/reset-second-factor': () => jsonResponse(204) });
    const t = kit.wording.get();
    await menuOf('Omar Saleh');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.resetSecondFactor') }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(t('members.dialogs.resetSecondFactorText'));
    expect(calls.some((call) => call.includes('reset-second-factor'))).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: t('members.actions.resetSecondFactor') }));
    const text = t('members.messages.secondFactorReset', { name: 'Omar Saleh' });
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'success', text }));
  });

  it('asks for another address of a member, and shows at the field what the server refuses', async () => {
    const sent: unknown[] = [];
    const { kit, toasts } = await open({
      'GET /api/members/21/email-change': { change: null },
      'POST /api/members/21/email-change': (_query: unknown, body: unknown) => {
        sent.push(body);
        return sent.length === 1
          ? jsonResponse(409, { message: 'only the person', status: 409, errorCode: 'email-change.person-only' })
          : jsonResponse(204);
      },
    });
    const t = kit.wording.get();
    await menuOf('Omar Saleh');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.changeEmail') }));
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('textbox');
    const send = within(dialog).getByRole('button', { name: t('members.dialogs.changeEmailSend') });
    fireEvent.change(field, { target: { value: 'nowhere' } });
    await press(send);
    expect(await within(dialog).findByText(t('errors.rules.email'))).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(field, { target: { value: 'omar@example.org' } });
    await press(send);
    expect(await within(dialog).findByText('only the person')).toBeDefined();
    await press(send);
    const text = t('members.messages.emailChangeAsked', { email: 'omar@example.org' });
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'success', text }));
    expect(sent).toEqual([{ newEmail: 'omar@example.org' }, { newEmail: 'omar@example.org' }]);
  });

  it('shows the address that waits for a mailbox, and takes it back', async () => {
    const { kit, toasts } = await open({
      'GET /api/members/21/email-change': {
        change: {
          newEmail: 'omar@example.org',
          isByAdministrator: true,
          askedAt: '2026-03-01T09:00:00Z',
          expiresAt: '2026-03-03T09:00:00Z',
          isOldConfirmed: false,
          isNewConfirmed: false,
          objectionsUntil: '2026-03-02T09:00:00Z',
        },
      },
      'DELETE /api/members/21/email-change': () => jsonResponse(204),
    });
    const t = kit.wording.get();
    await menuOf('Omar Saleh');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.changeEmail') }));
    const dialog = await screen.findByRole('dialog');
    const pendingText = t('members.dialogs.changeEmailPending', { email: 'omar@example.org' });
    expect(await within(dialog).findByText(pendingText)).toBeDefined();
    await press(within(dialog).getByRole('button', { name: t('members.dialogs.changeEmailCancel') }));
    const text = t('members.messages.emailChangeCancelled', { name: 'Omar Saleh' });
    await waitFor(() => expect(toasts).toContainEqual({ tone: 'success', text }));
  });

  it('says what acting as somebody means, and asks why before anything is sent', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const session = administratorSession();
    const sent: unknown[] = [];
    const { kit, calls } = await open({
      'POST /api/auth/masquerade': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return {
          ...session,
          user: { ...session.user, id: 21, firstName: 'Omar', masquerader: { id: 7, name: 'Salma' } },
        };
      },
    });
    const t = kit.wording.get();
    await menuOf('Omar Saleh');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.actAs') }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(t('members.people.actAsRecorded'));
    const go = within(dialog).getByRole('button', { name: t('members.people.actAsGo') });
    fireEvent.click(go);
    expect(await within(dialog).findByText(t('errors.rules.textMinimum', { count: 3 }))).toBeDefined();
    expect(calls).not.toContain('POST /api/auth/masquerade');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Ticket 12' } });
    fireEvent.click(go);
    await waitFor(() => expect(sent).toEqual([{ userId: 21, reason: 'Ticket 12' }]));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(kit.storage.getItem(STORAGE_KEYS.session)).toContain('"masquerader":{"id":7');
    // the page that is left asks nothing more, as nobody
    expect(kit.session.get()?.user.masquerader).toBeFalsy();
    assign.mockRestore();
  });

  it('acts as somebody on the host of the learner application where the studio has its own', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const sent: unknown[] = [];
    const url = 'https://learn.example.test/?token=once&student_view=1&lang=en';
    const { kit, calls } = await open({
      'POST /api/auth/masquerade/sign-on': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return { token: 'once', url, expiresAt: new Date().toISOString() };
      },
    });
    kit.bootstrap.hosts = { studio: 'https://work.example.test/studio', learner: 'https://learn.example.test' };
    const t = kit.wording.get();
    await menuOf('Omar Saleh');
    await press(await screen.findByRole('menuitem', { name: t('members.actions.actAs') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Ticket 12' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('members.people.actAsGo') }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(sent).toEqual([{ userId: 21, reason: 'Ticket 12' }]);
    expect(calls).not.toContain('POST /api/auth/masquerade');
    // here the administrator stays who they are
    expect(kit.session.get()?.user.masquerader).toBeFalsy();
    expect(kit.storage.getItem(STORAGE_KEYS.session)).not.toContain('"masquerader":{');
    assign.mockRestore();
  });

  it('invites somebody with what everybody new is given, or with one other set, and has one word for it', async () => {
    const invited: unknown[] = [];
    const sets = [
      permissionSet({ permissionSetId: 1, name: { en: 'Learners', ar: 'المتعلّمون' }, isDefault: true }),
      permissionSet({ permissionSetId: 2, name: { en: 'Instructors', ar: 'المدرّبون' } }),
    ];
    const { kit } = await open(
      {
        'GET /api/permission-sets': { data: sets, total: 2 },
        'POST /api/members/invitations': (_query: URLSearchParams, body: unknown) => {
          invited.push(body);
          return { userId: 50 };
        },
      },
      '/members?invite=1',
    );
    const t = kit.wording.get();
    const person = { email: 'nour@example.org', firstName: 'Nour', lastName: 'Ali' };
    const fillIn = async () => {
      const dialog = within(await screen.findByRole('dialog'));
      const email = dialog.getByRole('textbox', { name: new RegExp(t('members.list.email')) });
      await waitFor(() => expect(document.activeElement).toBe(email));
      const [, first, last] = dialog.getAllByRole('textbox');
      for (const [field, value] of [
        [email, person.email],
        [first as HTMLElement, person.firstName],
        [last as HTMLElement, person.lastName],
      ] as const)
        fireEvent.change(field, { target: { value } });
      return dialog;
    };
    const dialog = await fillIn();
    const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: t('members.invite.permissionSet') });
    expect([...choice.options].map(({ text }) => text)).toEqual(sets.map(({ name }) => name[language]));
    expect(choice.selectedOptions[0]?.text).toBe(sets[0]?.name[language]);
    await press(dialog.getByRole('button', { name: t('members.invite.send', { count: 1 }) }));
    await waitFor(() => expect(invited).toEqual([{ ...person, language }]));
    await press(screen.getByRole('button', { name: t('members.menu.invite') }));
    const again = await fillIn();
    fireEvent.change(await again.findByRole('combobox'), { target: { value: '2' } });
    await press(again.getByRole('button', { name: t('members.invite.send', { count: 1 }) }));
    await waitFor(() => expect(invited[1]).toEqual({ ...person, language, permissionSetIds: [2] }));
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain(
      t('members.list.permissionSets'),
    );
  });

  it('invites several from pasted lines; what is refused stays with its reason', async () => {
    const invited: unknown[] = [];
    const { kit } = await open(
      {
        'POST /api/members/invitations': (_query: URLSearchParams, body: unknown) => {
          const { email } = body as { email: string };
          if (email === 'old@example.org')
            return jsonResponse(409, { message: 'Already a member', status: 409, errorCode: 'member.already-member' });
          invited.push(body);
          return { userId: 50 };
        },
      },
      '/members?invite=1',
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('tab', { name: t('members.people.inviteSeveral') }));
    const field = screen.getByLabelText(t('members.people.lines')) as HTMLTextAreaElement;
    fireEvent.change(field, {
      target: { value: 'Nour Ali <nour@example.org>\nold@example.org, Old, Hand\nnobody\n' },
    });
    expect(await screen.findByText(t('members.people.lineEmail'))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: t('members.invite.send', { count: 2 }) }));
    expect(await screen.findByText('Already a member')).toBeDefined();
    expect(invited).toEqual([{ email: 'nour@example.org', firstName: 'Nour', lastName: 'Ali', language }]);
    expect(field.value).toBe('old@example.org, Old, Hand\nnobody');
  });

  it('offers to try again when the list could not be loaded', async () => {
    const { kit } = await open({ 'GET /api/members': () => jsonResponse(503, { message: 'Later', status: 503 }) });
    const t = kit.wording.get();
    expect(await screen.findByText(t('common.failed.title'))).toBeDefined();
    expect(screen.getByRole('button', { name: t('common.actions.retry') })).toBeDefined();
  });
});
