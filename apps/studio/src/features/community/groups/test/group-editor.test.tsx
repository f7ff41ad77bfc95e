// @vitest-environment happy-dom
import type { Group } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const group = (changes: Partial<Group> = {}): Group => ({
  groupId: 4,
  privacy: 'CLOSED',
  name: { en: 'First-time managers', ar: 'مديرون لأول مرة' },
  tags: ['ask_first'],
  cover: null,
  coverArt: '/art/group-4.svg',
  hue: 250,
  memberCount: 14,
  memberLimit: null,
  status: null,
  role: null,
  since: null,
  invitedBy: null,
  about: { en: 'For new leaders' },
  rules: { en: 'Be kind\nBe brief' },
  administrators: [],
  people: [],
  pendingCount: 0,
  isMuted: false,
  postsAgainAt: null,
  pauseReason: '',
  version: 3,
  abilities: {
    canRead: true,
    canPost: false,
    canManage: true,
    canModerate: true,
    canJoin: false,
    canAsk: false,
    canLeave: false,
    canDelete: true,
  },
  ...changes,
});

const render = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({ screens: SCREENS, at, language, session: administratorSession(), responses });

describe.each(DIRECTIONS)('the editor of a group in $language', ({ language }) => {
  it('shows the group as it will be, and saves what was changed on its version', async () => {
    let sent: unknown;
    const { kit } = await render(
      '/groups/4',
      {
        'GET /api/groups/4': group(),
        'PATCH /api/groups/4': (_query, body) => {
          sent = body;
          return { version: 4 };
        },
      } as Responses,
      language,
    );
    const t = kit.wording.get();
    const preview = await screen.findByRole('region', { name: t('group-desk.titles.preview') });
    expect(preview.textContent).toContain('Be brief');
    const english = `${t('group-desk.fields.name')}${language === 'ar' ? '، ' : ', '}${t('common.names.english')}`;
    fireEvent.change(screen.getByLabelText(english), { target: { value: 'New managers' } });
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t('groups.privacy.SECRET')) }));
    expect(preview.textContent).toContain(t('groups.privacy.SECRET'));
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() =>
      expect(sent).toMatchObject({
        name: { en: 'New managers', ar: 'مديرون لأول مرة' },
        privacy: 'SECRET',
        coverMediaId: null,
        version: 3,
      }),
    );
  });
});

it('asks for a name before it founds a group', async () => {
  const { kit, calls } = await render('/groups/new', {
    'POST /api/groups': { groupId: 9 },
    'GET /api/groups/9': group({ groupId: 9, name: { en: 'Walks' } }),
  } as Responses);
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('button', { name: t('common.actions.create') }));
  expect(await screen.findByText(t('group-desk.errors.name'))).toBeTruthy();
  expect(calls).not.toContain('POST /api/groups');
  fireEvent.change(screen.getByLabelText(`${t('group-desk.fields.name')}, ${t('common.names.english')}`), {
    target: { value: 'Walks' },
  });
  fireEvent.click(screen.getByRole('button', { name: t('common.actions.create') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Walks' })).toBeTruthy();
});

it('names what somebody else has changed meanwhile', async () => {
  let saved = group();
  const { kit } = await render('/groups/4', {
    'GET /api/groups/4': () => saved,
    'PATCH /api/groups/4': () => {
      saved = group({ version: 4, privacy: 'OPEN' });
      return jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict' });
    },
  } as Responses);
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('groups.privacy.SECRET')) }));
  fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain(t('group-desk.fields.privacy'));
  expect(banner.textContent).not.toContain(t('group-desk.fields.cover'));
});
