// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenEvent } from '../../../events/events/test/given-event.ts';
import type { Group } from '../groups.api.ts';
import { feature } from '../groups.feature.ts';
import { group, post, summary } from './groups.fixtures.ts';

beforeAll(async () => {
  await import('../../discussions/comment-editor.tsx');
});

const READER = { ...TEST_USER, permissions: ['organization_member_full_access'] };
const userId = READER.id;
const render = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({ screens: feature.screens ?? [], at, language, session: sessionFor(900, { user: READER }), responses });

describe.each(DIRECTIONS)('groups in $language', ({ language }) => {
  it('shows what is new in one’s groups, and who invites', async () => {
    const invited = summary({
      groupId: 5,
      status: 'INVITED',
      invitedBy: { userId: 8, firstName: 'Huda', lastName: 'Al-Zahrani' },
    });
    const { kit } = await render(
      '/groups/mine',
      {
        [`GET /api/users/${userId}/groups`]: (query: URLSearchParams) => {
          const status = query.get('status');
          const data = status === 'ACCEPTED' ? [summary()] : status === 'INVITED' ? [invited] : [];
          return { data, total: data.length };
        },
        [`GET /api/users/${userId}/group-news`]: {
          data: [
            {
              groupId: 4,
              newCount: 3,
              newest: {
                postId: 9,
                author: { userId: 7, firstName: 'Omar', lastName: 'Bakri' },
                excerpt: 'When do you meet?',
                createdAt: '2026-01-02T03:00:00.000Z',
              },
            },
          ],
        },
      } as unknown as Responses,
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText(t('groups.counts.newPosts', { count: 3 }))).toBeTruthy();
    expect(await screen.findByText(t('groups.labels.invitedBy', { person: 'Huda Al-Zahrani' }))).toBeTruthy();
    expect(await screen.findByRole('button', { name: t('groups.actions.join') })).toBeTruthy();
  });

  it('shows who is in none where to find some, in the middle of the page', async () => {
    const { kit } = await render(
      '/groups/mine',
      {
        [`GET /api/users/${userId}/groups`]: { data: [], total: 0 },
        [`GET /api/users/${userId}/group-news`]: { data: [] },
      } as unknown as Responses,
      language,
    );
    const t = kit.wording.get();
    const find = await screen.findByRole('link', { name: t('groups.actions.find') });
    expect(find.getAttribute('href')).toBe('/groups/mine?tab=all');
    expect(find.closest('.grid')?.className).not.toContain('lg:grid-cols');
  });

  it('draws a post with its poll, which is answered by a press', async () => {
    const poll = {
      options: [
        { text: 'Early', voteCount: 3, isChosen: false },
        { text: 'متأخرًا', voteCount: 1, isChosen: true },
      ],
      voteCount: 4,
      closesAt: null,
      isClosed: false,
      hidesResults: false,
      canVote: true,
    };
    const { kit, calls } = await render(
      '/groups/4/post/9',
      {
        'GET /api/posts/9': post({ poll }),
        'GET /api/groups/4': group(),
        'GET /api/post-comments': { data: [], total: 0 },
        'PUT /api/posts/9/vote': () => undefined,
      } as unknown as Responses,
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: /Early/ }));
    await screen.findByText(t('groups.empty.comments'));
    expect(calls).toContain('PUT /api/posts/9/vote');
    expect(screen.getByRole('button', { name: /متأخرًا/, pressed: true })).toBeTruthy();
  });
});

describe('what is written to a group', () => {
  it('keeps its place open once it was entered, so that a press on what stands below meets it', async () => {
    const { kit } = await render('/groups/4', {
      'GET /api/groups/4': group({ abilities: { ...group().abilities, canPost: true } }),
      'GET /api/groups/4/posts': { pinned: [], data: [], next: null },
      'GET /api/groups/4/events': { data: [], total: 0 },
      'GET /api/scheduled-posts': { data: [], total: 0 },
      'GET /api/groups/4/members': { data: [], total: 0 },
    } as unknown as Responses);
    const box = await screen.findByRole('textbox', { name: kit.wording.get()('groups.fields.post') });
    const frame = box.closest('[data-filled]')!;
    expect(frame.getAttribute('data-filled')).toBe('false');
    fireEvent.focus(box);
    await waitFor(() => expect(frame.getAttribute('data-filled')).toBe('true'));
    fireEvent.blur(box);
    expect(frame.getAttribute('data-filled')).toBe('true');
  });
});

describe('a group', () => {
  it('that can’t be loaded says that there is nothing for the reader', async () => {
    const { kit } = await render('/groups/4', {
      'GET /api/groups/4': () => jsonResponse(404, { message: 'Not found', status: 404 }),
    } as unknown as Responses);
    expect(await screen.findByText(kit.wording.get()('groups.noPermission.title'))).toBeTruthy();
  });

  it('says of a link that leads into it no longer that it is over, and not that the reader isn’t a member', async () => {
    const { kit } = await render('/groups/4?invitation=old', {
      'GET /api/groups/4': () => jsonResponse(404, { message: 'Not found', status: 404 }),
      'POST /api/groups/4/invitation': () => jsonResponse(404, { message: 'Not found', status: 404 }),
    } as unknown as Responses);
    const t = kit.wording.get();
    expect(await screen.findByText(t('groups.noPermission.linkTitle'))).toBeTruthy();
    expect(screen.queryByText(t('groups.noPermission.title'))).toBeNull();
  });

  it('that is closed shows what it is about, and a way to ask', async () => {
    const closed = group({
      status: null,
      role: null,
      abilities: { ...group().abilities, canRead: false, canPost: false, canAsk: true, canLeave: false },
    });
    const { kit } = await render('/groups/4', { 'GET /api/groups/4': closed } as unknown as Responses);
    const t = kit.wording.get();
    expect(await screen.findByText('For new leaders')).toBeTruthy();
    expect(screen.getByText('Be brief')).toBeTruthy();
    expect(screen.getByRole('button', { name: t('groups.actions.ask') })).toBeTruthy();
  });
});

describe('the page of a group', () => {
  const open = (changes: Partial<Group>, at = '/groups/4') =>
    render(at, {
      'GET /api/groups/4': group(changes),
      'GET /api/groups/4/posts': { pinned: [], data: [post()], next: null },
      'GET /api/groups/4/events': { data: [givenEvent()], total: 1 },
      'PUT /api/groups/4/seen': () => undefined,
    } as unknown as Responses);

  it('offers who looks after it without belonging to it to invite, and to join in the menu', async () => {
    const { kit } = await open({
      status: null,
      role: null,
      abilities: { ...group().abilities, canManage: true, canPost: false, canAsk: true, canLeave: false },
    });
    const t = kit.wording.get();
    expect(await screen.findByRole('button', { name: t('groups.actions.invite') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('groups.actions.ask') })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: t('groups.actions.more') }));
    fireEvent.click(await screen.findByRole('menuitem', { name: t('groups.actions.ask') }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says until when posting is paused, in place of where one posts', async () => {
    const { kit } = await open({
      postsAgainAt: '2026-01-09T03:00:00.000Z',
      abilities: { ...group().abilities, canPost: false },
    });
    const t = kit.wording.get();
    const said = t('groups.labels.paused', { date: '' }).slice(0, 20);
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: t('groups.fields.post') })).toBeNull();
  });

  it('lists its events, and searches its posts from there', async () => {
    const { kit, calls } = await open({}, '/groups/4?tab=events');
    const t = kit.wording.get();
    expect((await screen.findAllByText('Evening circle')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByRole('searchbox', { name: t('groups.labels.search') }), { target: { value: 'ask' } });
    expect(await screen.findByText(/When do you/)).toBeTruthy();
    expect(calls.filter((call) => call.includes('/posts'))).not.toEqual([]);
  });
});

describe.each(DIRECTIONS)('a saved post in $language', ({ language }) => {
  it('is opened from the list at its own address, and leads back to the list', async () => {
    const { kit, address, calls } = await render(
      '/saved-post',
      {
        [`GET /api/users/${userId}/saved-posts`]: {
          data: [{ postId: 9, savedAt: '2026-01-02T03:00:00.000Z', post: post({ isSaved: true }) }],
          total: 1,
        },
        'GET /api/posts/9': post({ isSaved: true }),
        'GET /api/groups/4': group(),
        'GET /api/post-comments': { data: [], total: 0 },
      } as unknown as Responses,
      language,
    );
    const t = kit.wording.get();
    await screen.findByText(/When do you/);
    const links = screen.getAllByRole('link').filter((link) => /post\/9$/.test(link.getAttribute('href') ?? ''));
    // the time of the post, and the number of its comments
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/saved-post/9', '/saved-post/9']);

    fireEvent.click(links[0]!);
    await waitFor(() => expect(address()).toBe('/saved-post/9'));
    expect(await screen.findByText(t('groups.empty.comments'))).toBeTruthy();
    expect(calls).toContain('GET /api/posts/9');

    const back = screen.getByRole('link', { name: t('shell.profile.savedPosts') });
    expect(back.getAttribute('href')).toBe('/saved-post');
    fireEvent.click(back);
    await waitFor(() => expect(address()).toBe('/saved-post'));
    expect(await screen.findByText(/When do you/)).toBeTruthy();
  });
});

describe('saved posts', () => {
  it('say which is no longer the reader’s, and let it go', async () => {
    const { kit, calls } = await render('/saved-post', {
      [`GET /api/users/${userId}/saved-posts`]: {
        data: [{ postId: 9, savedAt: '2026-01-02T03:00:00.000Z', post: null }],
        total: 1,
      },
      'PUT /api/posts/9/save': () => undefined,
    } as unknown as Responses);
    const t = kit.wording.get();
    expect(await screen.findByText(t('groups.saved.lost'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('groups.actions.remove') }));
    await screen.findByText(t('groups.saved.lost'));
    expect(calls).toContain('PUT /api/posts/9/save');
  });
});
