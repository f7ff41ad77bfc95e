// @vitest-environment happy-dom

import { draftKeyOf } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { enrolledCourse, studentSections } from '../../../../../test/support/learning-responses.ts';
import { CourseFrameContext } from '../../../learning/course-content/course-frame-context.tsx';
import type { Comment, DiscussionBoard } from '../discussions.api.ts';
import { DiscussionsScreen } from '../discussions.screen.tsx';

beforeAll(async () => {
  await import('../comment-editor.tsx');
});

const author = { userId: 7, firstName: 'Omar', lastName: 'Bakri', image: null, isStaff: true };

const board = (changes: Partial<DiscussionBoard> = {}): DiscussionBoard => ({
  discussionBoardId: 5,
  courseId: 3,
  courseTitle: { en: 'Numbers', ar: 'أرقام' },
  courseSubsectionId: null,
  courseGroup: null,
  kind: 'QUESTION',
  title: { en: 'Why the average?', ar: 'لماذا المتوسط؟' },
  author,
  isOwn: false,
  isAnonymous: false,
  isPublished: true,
  isPinned: true,
  isLocked: false,
  isAnswered: false,
  isHidden: false,
  isGraded: false,
  isMissing: false,
  isFollowing: false,
  isUnread: true,
  newCount: 0,
  commentCount: 2,
  lastAt: '2026-01-02T03:00:00.000Z',
  body: { en: '<p>Which number do I report?</p>', ar: '<p>أي رقم أكتب؟</p>' },
  attachments: [],
  publishedAt: '2026-01-01T03:00:00.000Z',
  editedAt: null,
  likeCount: 3,
  isLiked: false,
  allowsAnonymous: false,
  postsFirst: false,
  hidesOthers: false,
  lockedFrom: null,
  lockedUntil: null,
  lockReason: '',
  hiddenReason: '',
  grading: 'NONE',
  rubricId: null,
  maximum: null,
  dueAt: null,
  participation: null,
  acceptedComment: null,
  readAt: null,
  newFrom: null,
  version: 1,
  abilities: { canTalk: true, canEdit: false, canManage: false, canDelete: false, canAccept: false, canAppeal: false },
  ...changes,
});

const comment = (changes: Partial<Comment> = {}): Comment => ({
  commentId: 11,
  parentCommentId: null,
  author,
  isOwn: false,
  isAnonymous: false,
  state: 'VISIBLE',
  hiddenReason: '',
  isHeld: false,
  canAppeal: false,
  html: '<p>Report the median.</p>',
  attachments: [],
  createdAt: '2026-01-02T03:00:00.000Z',
  editedAt: null,
  likeCount: 1,
  isLiked: false,
  canEdit: false,
  canDelete: false,
  version: 1,
  replyCount: 0,
  replies: [],
  ...changes,
});

const frame = { course: enrolledCourse(), sections: studentSections().data };
const load = async () => () => (
  <CourseFrameContext value={frame}>
    <DiscussionsScreen />
  </CourseFrameContext>
);
const areas = ['discussions', 'rich-text', 'errors'] as const;
const screens = [
  { path: '/lms/courses/$courseId/discussion-boards', areas, load },
  { path: '/lms/courses/$courseId/discussion-boards/$discussionBoardId', areas, load },
];

const settings = {
  learnersStart: true,
  allowsAnonymous: false,
  canStart: true,
  canManage: false,
  ownGroup: null,
  unreadCount: 1,
  caseCount: 0,
};

const show = (shown: DiscussionBoard, comments: Comment[], language: 'en' | 'ar', more: Responses = {}, at = '/5') =>
  renderScreen({
    screens,
    at: `/lms/courses/3/discussion-boards${at}`,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3/discussion-boards': { data: [shown], total: 1 },
      'GET /api/courses/3/discussion-settings': settings,
      'GET /api/course-discussion-boards/5': () => shown,
      'GET /api/discussion-board-comments': { data: comments, total: comments.length },
      // whoever has looked at it for a while has read it; a slow machine gets there
      'PUT /api/course-discussion-boards/5/read': () => undefined,
      ...more,
    },
  });

describe.each(DIRECTIONS)('a discussion in $language', ({ language }) => {
  it('shows what it is about and what was said', async () => {
    const { kit } = await show(board(), [comment()], language);
    expect(await screen.findByRole('heading', { level: 2, name: board().title[language] ?? '' })).toBeTruthy();
    expect(await screen.findByText('Report the median.')).toBeTruthy();
    expect(screen.getAllByText(kit.wording.get()('discussions.labels.instructor')).length).toBeGreaterThan(0);
  });
});

describe('a discussion', () => {
  it('says where something was taken out of sight, with the reason and without the words', async () => {
    const gone = comment({ state: 'HIDDEN', html: '', author: null, hiddenReason: 'Off topic' });
    await show(board(), [gone], 'en');
    expect(await screen.findByText('Removed by a moderator: \u2068Off topic\u2069')).toBeTruthy();
  });

  it('lets nobody write while it is closed, and says why', async () => {
    const abilities = { ...board().abilities, canTalk: false };
    await show(board({ isLocked: true, lockReason: 'After the exam', abilities }), [], 'en');
    expect(await screen.findByText('After the exam')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Contribute' })).toBeNull();
  });

  it('shows how many wait behind what one has to write first', async () => {
    await show(board({ hidesOthers: true, commentCount: 24 }), [], 'en');
    const notice = await screen.findByText('24 contributions appear once you have posted yours.');
    // one way to write, and it doesn't lie on the notice
    expect(within(notice.closest('section') as HTMLElement).queryByRole('button')).toBeNull();
    expect(document.querySelector('.sticky-foot')).toBeNull();
  });

  it('shows a seal and no name for whoever wrote without one', async () => {
    await show(board(), [comment({ author: null, isAnonymous: true })], 'en');
    expect(await screen.findByText('Anonymous')).toBeTruthy();
  });

  it('brings the answer that is opened into view, and shows no other composer meanwhile', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await show(board(), [comment()], 'en');
    await screen.findByText('Report the median.');
    const fixed = document.querySelector('.sticky-foot');
    expect(fixed?.className).toContain('group-has-data-opened/thread:hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'center' }));
    const opened = document.querySelector('[data-opened]');
    expect(scroll.mock.contexts).toContain(opened);
    expect(opened?.closest('.group\\/thread')?.contains(fixed)).toBe(true);
    fireEvent.click(within(opened as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(document.querySelector('[data-opened]')).toBeNull();
    scroll.mockRestore();
  });

  it('brings what was just said into sight, and says so', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const said = [comment()];
    const { kit, toasts } = await show(
      board(),
      said,
      'en',
      {
        'GET /api/discussion-board-comments': () => ({ data: [...said], total: said.length }),
        'POST /api/discussion-board-comments': () => {
          const own = comment({ commentId: 12, isOwn: true, html: '<p>The middle one.</p>' });
          said.push(own);
          return own;
        },
      },
      '',
    );
    // what was written before is still there when the discussion is opened
    const kept = { html: '<p>The middle one.</p>' };
    kit.storage.setItem(draftKeyOf(TEST_USER.id, 'discussion.5'), JSON.stringify(kept));
    fireEvent.click(await screen.findByRole('link', { name: /Why the average/ }));
    await screen.findByText('Report the median.');
    fireEvent.click(await screen.findByRole('button', { name: 'Contribute' }));
    const words = kit.wording.get()('discussions.messages.sent');
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([words]));
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
    expect((scroll.mock.contexts.at(-1) as Element).id).toBe('comment-12');
    scroll.mockRestore();
  });

  it.each([
    ['too short', false, '2 of at least 3 words'],
    ['now it is long', true, '4 of at least 3 words'],
  ])('counts the words that a contribution needs, and sends it with enough: %s', async (words, isEnough, counted) => {
    const participation = {
      ownCount: 1,
      ownDone: 0,
      replyCount: 0,
      repliesDone: 0,
      leastWords: 3,
      stepsDone: 0,
      steps: 1,
      isComplete: false,
    };
    const { kit } = await show(
      board({ kind: 'DISCUSSION', grading: 'PARTICIPATION', participation }),
      [],
      'en',
      {},
      '',
    );
    kit.storage.setItem(draftKeyOf(TEST_USER.id, 'discussion.5'), JSON.stringify({ html: `<p>${words}</p>` }));
    fireEvent.click(await screen.findByRole('link', { name: /Why the average/ }));
    const button = (await screen.findByRole('button', { name: 'Contribute' })) as HTMLButtonElement;
    expect(button.disabled).toBe(!isEnough);
    expect(document.body.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(counted);
  });

  it('likes a contribution once', async () => {
    const { calls } = await show(board(), [comment()], 'en', {
      'PUT /api/discussion-board-comments/11/like': { likeCount: 2, isLiked: true },
    });
    await screen.findByText('Report the median.');
    const [, heart] = screen.getAllByRole('button', { name: /^Like:/ });
    fireEvent.click(heart!);
    await screen.findByText('Report the median.');
    expect(calls).toContain('PUT /api/discussion-board-comments/11/like');
  });
});
