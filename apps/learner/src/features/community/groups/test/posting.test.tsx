// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderPart, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type LinkPreview, type Post, postsQuery } from '../groups.api.ts';
import { feature } from '../groups.feature.ts';
import { LinkCard } from '../link-card.tsx';
import { PostCard } from '../post-card.tsx';
import { PostEditor } from '../post-editor.tsx';
import { PostStream } from '../post-stream.tsx';
import type { ScheduledPost } from '../scheduled-posts.api.ts';
import { useLinkPreview } from '../use-link-preview.ts';
import { post } from './groups.fixtures.ts';

beforeAll(async () => {
  await import('../../discussions/comment-editor.tsx');
  await import('@sullam/ui/pickers/date-picker.tsx');
});

const PREVIEW: LinkPreview = {
  linkPreviewId: 5,
  url: 'https://example.org/ask',
  site: 'example.org',
  title: 'Ask, then wait',
  description: 'Ten seconds',
  image: null,
};
const LINKED = '<p>Read https://example.org/ask.</p>';

describe.each(DIRECTIONS)('a post in $language', ({ language }) => {
  it('shows what the page that it leads to says of itself', async () => {
    await renderPart(<PostCard post={post({ content: LINKED, linkPreview: PREVIEW })} />, { language });
    const card = await screen.findByRole('link', { name: /Ask, then wait/ });
    expect(card.getAttribute('href')).toBe(PREVIEW.url);
    expect(card.getAttribute('rel')).toContain('nofollow');
  });

  it('that waits for a moderator says so to its author', async () => {
    const held = post({ isOwn: true, isHidden: true, isHeld: true });
    const { kit } = await renderPart(<PostCard post={held} />, { language });
    expect(await screen.findByText(kit.wording.get()('groups.labels.held'))).toBeTruthy();
  });
});

describe('a post that the reader has just made', () => {
  const stream = async (own: Partial<Post>) => {
    const shown: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    const pinned = post({ postId: 7, content: '<p>Read this first</p>' });
    const { kit, toasts } = await renderPart(
      <PostStream pageOf={() => postsQuery(4, {})} empty="Nothing" ownNewId={9} />,
      {
        responses: { 'GET /api/groups/4/posts': { pinned: [pinned], data: [post({ postId: 9, ...own })], next: null } },
      },
    );
    await screen.findByText('Read this first');
    return { shown, toasts, said: kit.wording.get()('groups.schedule.posted') };
  };

  it('is brought into sight below what is pinned, and said', async () => {
    const { shown, toasts, said } = await stream({ content: '<p>My own</p>', isOwn: true });
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([said]));
    expect(shown.map((place) => place.textContent?.includes('My own'))).toEqual([true]);
  });

  it('that waits for a moderator isn’t said to be out', async () => {
    const { shown, toasts } = await stream({ isOwn: true, isHidden: true, isHeld: true });
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(toasts).toEqual([]);
  });
});

describe('the preview of a link', () => {
  it('is asked for once while one writes, and goes with its link', async () => {
    const asked: unknown[] = [];
    function Writing() {
      const { preview, read } = useLinkPreview();
      return (
        <>
          <button type="button" onClick={() => read(LINKED)}>
            Link
          </button>
          <button type="button" onClick={() => read('<p>Nothing</p>')}>
            Nothing
          </button>
          {preview && <LinkCard preview={preview} />}
        </>
      );
    }
    await renderPart(<Writing />, {
      responses: {
        'POST /api/link-previews': (_query, body) => {
          asked.push(body);
          return PREVIEW;
        },
      },
    });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: 'Link' });
    press('Link');
    expect(await screen.findByText('Ask, then wait', {}, { timeout: 3000 })).toBeTruthy();
    press('Nothing');
    expect(screen.queryByText('Ask, then wait')).toBeNull();
    press('Link');
    expect(screen.getByText('Ask, then wait')).toBeTruthy();
    expect(asked).toEqual([{ url: 'https://example.org/ask' }]);
  });

  it('that is taken away stays away', async () => {
    const sent: unknown[] = [];
    await renderPart(<PostEditor post={post({ content: LINKED, linkPreview: PREVIEW })} onDone={() => undefined} />, {
      responses: {
        'PATCH /api/posts/9': (_query, body) => {
          sent.push(body);
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove preview' }));
    expect(screen.queryByText('Ask, then wait')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ linkPreviewId: null }]));
  });
});

const scheduled = (changes: Partial<ScheduledPost> = {}): ScheduledPost => ({
  scheduledPostId: 3,
  groupId: 4,
  groupName: { en: 'First-time managers', ar: 'مديرون لأول مرة' },
  content: '<p>Until Thursday</p>',
  attachments: [],
  poll: null,
  linkPreview: null,
  isAnnounced: false,
  publishAt: '2026-03-05T06:00:00.000Z',
  failure: null,
  version: 1,
  ...changes,
});

const open = (responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: feature.screens ?? [],
    at: '/groups/scheduled',
    language,
    session: sessionFor(900, {
      user: { ...TEST_USER, permissions: ['organization_member_full_access'] },
    }),
    responses,
  });

describe.each(DIRECTIONS)('scheduled posts in $language', ({ language }) => {
  it('say when they come, and why one couldn’t', async () => {
    const left = scheduled({ scheduledPostId: 8, groupName: null, failure: 'LEFT' });
    const { kit } = await open({ 'GET /api/scheduled-posts': { data: [scheduled(), left], total: 2 } }, language);
    const t = kit.wording.get();
    expect(await screen.findAllByText('Until Thursday')).toHaveLength(2);
    expect(screen.getByText(t('groups.schedule.failures.LEFT'))).toBeTruthy();
    expect(screen.getByText(t('groups.schedule.left'))).toBeTruthy();
    expect(screen.getAllByRole('button', { name: t('groups.schedule.now') })).toHaveLength(1);
  });
});

describe('scheduled posts', () => {
  it('are posted at once', async () => {
    const { kit, calls } = await open({
      'GET /api/scheduled-posts': { data: [scheduled()], total: 1 },
      'POST /api/scheduled-posts/3/publish': { postId: 9 },
    });
    fireEvent.click(await screen.findByRole('button', { name: kit.wording.get()('groups.schedule.now') }));
    await waitFor(() => expect(calls).toContain('POST /api/scheduled-posts/3/publish'));
  });

  it('keep their poll open as long when they are moved', async () => {
    const sent: { publishAt: string; poll: { closesAt: string } }[] = [];
    const poll = { options: ['Yes', 'No'], closesAt: '2026-03-06T06:00:00.000Z', hidesResults: false };
    const { kit } = await open({
      'GET /api/scheduled-posts': { data: [scheduled({ poll })], total: 1 },
      'PUT /api/scheduled-posts/3': (_query: URLSearchParams, body: (typeof sent)[number]) => {
        sent.push(body);
      },
    } as unknown as Responses);
    const t = kit.wording.get();
    const edit = await screen.findByRole('button', { name: t('discussions.actions.edit') });
    // its part is fetched when it is asked for
    await act(async () => fireEvent.click(edit));
    const field = await screen.findByRole('group', { name: t('groups.schedule.field') });
    const before = new Date(scheduled({ poll }).publishAt);
    fireEvent.keyDown(within(field).getByRole('spinbutton', { name: /^day/ }), { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [body] = sent;
    expect(new Date(body!.publishAt).getTime() - before.getTime()).toBe(86_400_000);
    expect(new Date(body!.poll.closesAt).getTime() - new Date(body!.publishAt).getTime()).toBe(86_400_000);
  });
});
