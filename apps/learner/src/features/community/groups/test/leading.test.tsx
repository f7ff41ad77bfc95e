// @vitest-environment happy-dom

import type { Comment } from '@sullam/api-client/schema.gen.ts';
import { Dialog, Menu, Popover } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GroupMember } from '../groups.api.ts';
import { feature } from '../groups.feature.ts';
import { group, post } from './groups.fixtures.ts';

beforeAll(async () => {
  await import('../../discussions/comment-editor.tsx');
  await import('@sullam/web-kit/moderation/remove-dialog.tsx');
  for (const part of [Dialog, Menu, Popover]) part.preload();
});

const READER = { ...TEST_USER, permissions: ['organization_member_full_access'] };
const render = (at: string, responses: object, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: feature.screens ?? [],
    at,
    language,
    session: sessionFor(900, { user: READER }),
    responses: responses as Responses,
  });

/** Opens what is loaded by a press. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

const SAMI = { userId: 12, firstName: 'Sami', lastName: 'Haddad', image: null };
const leading = group({ role: 'ADMIN', abilities: { ...group().abilities, canManage: true, canModerate: true } });
const REASONS = { data: [{ en: 'Be kind', ar: 'كن لطيفًا' }] };

const comment = (commentId: number, changes: Partial<Comment> = {}): Comment => ({
  commentId,
  parentCommentId: null,
  author: { ...SAMI, isStaff: false },
  isOwn: false,
  isAnonymous: false,
  state: 'VISIBLE',
  hiddenReason: '',
  isHeld: false,
  canAppeal: false,
  html: `<p>Said ${commentId}</p>`,
  attachments: [],
  createdAt: '2026-01-02T03:00:00.000Z',
  editedAt: null,
  likeCount: 0,
  isLiked: false,
  canEdit: false,
  canDelete: false,
  version: 1,
  replyCount: 0,
  replies: [],
  ...changes,
});

const MEMBER: GroupMember = {
  ...SAMI,
  role: 'MEMBER',
  status: 'ACCEPTED',
  since: '2026-01-02T03:00:00.000Z',
  postsAgainAt: null,
};
const membersPage = () => ({
  'GET /api/groups/4': leading,
  'GET /api/group-moderation-cases': { data: [], total: 0 },
  'GET /api/groups/4/events': { data: [], total: 0 },
  'GET /api/groups/4/members': { data: [MEMBER], total: 1 },
  'PUT /api/groups/4/seen': () => undefined,
});

describe.each(DIRECTIONS)('whoever leads a group, in $language,', ({ language }) => {
  it('removes a comment for a saved reason, pauses its author with it, and can take that back', async () => {
    const sent: unknown[] = [];
    const { kit, calls, toasts } = await render(
      '/groups/4/post/9',
      {
        'GET /api/groups/4': leading,
        'GET /api/posts/9': post({ abilities: { ...post().abilities, canModerate: true } }),
        'GET /api/post-comments': { data: [comment(31)], total: 1 },
        'GET /api/group-moderation-reasons': REASONS,
        'POST /api/group-moderation-cases': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          return { moderationCaseId: 5 };
        },
        'DELETE /api/moderation-cases/5/decision': () => undefined,
      },
      language,
    );
    const t = kit.wording.get();
    const said = (await screen.findByText('Said 31')).closest('article')!;
    await press(within(said).getByRole('button', { name: t('discussions.actions.more') }));
    await press(await screen.findByRole('menuitem', { name: t('discussions.actions.hide') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: new RegExp(t('moderation-desk.acts.PAUSE')) }));
    await press(within(dialog).getByRole('button', { name: t('moderation-desk.bank.open') }));
    const reason = language === 'en' ? 'Be kind' : 'كن لطيفًا';
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(reason) }));
    fireEvent.click(await screen.findByRole('button', { name: t('moderation-desk.decide.PAUSE') }));
    await waitFor(() => expect(sent).toEqual([{ postId: 9, commentId: 31, act: 'PAUSE', reason, days: 7 }]));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('moderation-desk.messages.PAUSE')));
    toasts.at(-1)?.action?.run();
    await waitFor(() => expect(calls).toContain('DELETE /api/moderation-cases/5/decision'));
  });

  it('pauses a member for some days and tells them why', async () => {
    const sent: unknown[] = [];
    const { kit } = await render(
      '/groups/4?tab=members',
      {
        ...membersPage(),
        'PUT /api/groups/4/members/12/pause': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
        },
      },
      language,
    );
    const t = kit.wording.get();
    const row = (await screen.findByText('Sami Haddad')).closest('li')!;
    await press(within(row).getByRole('button', { name: t('groups.actions.more') }));
    await press(await screen.findByRole('menuitem', { name: t('groups.acts.PAUSE') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('moderation-desk.counts.days', { count: 1 }) }));
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Too much' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('groups.acts.PAUSE') }));
    await waitFor(() => expect(sent).toEqual([{ days: 1, reason: 'Too much' }]));
  });

  it.each(['HAND_OVER', 'REMOVE', 'BANNED'] as const)('is asked before %s', async (what) => {
    const { kit, calls } = await render(
      '/groups/4?tab=members',
      {
        ...membersPage(),
        'POST /api/groups/4/hand-over': () => undefined,
        'DELETE /api/groups/4/members/12': () => undefined,
        'PUT /api/groups/4/members/12/status': () => undefined,
      },
      language,
    );
    const t = kit.wording.get();
    const done = () => calls.filter((each) => /hand-over|members\/12/.test(each)).length;
    const row = (await screen.findByText('Sami Haddad')).closest('li')!;
    await press(within(row).getByRole('button', { name: t('groups.actions.more') }));
    await press(await screen.findByRole('menuitem', { name: t(`groups.acts.${what}`) }));
    const dialog = await screen.findByText(t(`groups.askText.${what}`));
    expect(done()).toBe(0);
    const asked = dialog.closest<HTMLElement>('[role=alertdialog], [role=dialog]')!;
    fireEvent.click(within(asked).getByRole('button', { name: t(`groups.acts.${what}`) }));
    await waitFor(() => expect(done()).toBe(1));
  });
});

describe.each(DIRECTIONS)('comments in $language', ({ language }) => {
  const replies = [32, 33, 34, 35].map((commentId) => comment(commentId, { parentCommentId: 31 }));

  it('fold a long talk below one of them, and come in another order', async () => {
    const orders: (string | null)[] = [];
    const { kit } = await render(
      '/groups/4/post/9',
      {
        'GET /api/groups/4': group(),
        'GET /api/posts/9': post(),
        'GET /api/post-comments': (query: URLSearchParams) => {
          orders.push(query.get('order'));
          return { data: [comment(31, { replyCount: 4, replies }), comment(36)], total: 2 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText('Said 34')).toBeTruthy();
    expect(screen.queryByText('Said 35')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: t('discussions.actions.moreReplies', { count: 1 }) }));
    expect(await screen.findByText('Said 35')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('discussions.actions.fewerReplies') }));
    await waitFor(() => expect(screen.queryByText('Said 35')).toBeNull());
    fireEvent.change(screen.getByRole('combobox', { name: t('groups.labels.commentOrder') }), {
      target: { value: 'LIKED' },
    });
    await waitFor(() => expect(orders).toEqual(['OLDEST', 'LIKED']));
  });

  it('begin with the one that the address names, folded as it was', async () => {
    const { kit } = await render(
      '/groups/4/post/9?comment=35',
      {
        'GET /api/groups/4': group(),
        'GET /api/posts/9': post(),
        'GET /api/post-comments/35': { postId: 9, groupId: 4, position: 25, comment: comment(31) },
        'GET /api/post-comments': (query: URLSearchParams) => ({
          data: query.get('skip') === '20' ? [comment(31, { replyCount: 4, replies })] : [],
          total: 26,
        }),
      },
      language,
    );
    expect(await screen.findByText('Said 35')).toBeTruthy();
    expect(screen.getByRole('button', { name: kit.wording.get()('discussions.actions.earlier') })).toBeTruthy();
  });

  it('say to whoever is paused why and until when, in place of the box', async () => {
    const { kit } = await render(
      '/groups/4/post/9',
      {
        'GET /api/groups/4': group({ postsAgainAt: '2026-01-09T03:00:00.000Z', pauseReason: 'Aimed at a person' }),
        'GET /api/posts/9': post(),
        'GET /api/post-comments': { data: [], total: 0 },
      },
      language,
    );
    expect(await screen.findByText('Aimed at a person')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: kit.wording.get()('groups.fields.comment') })).toBeNull();
  });
});
