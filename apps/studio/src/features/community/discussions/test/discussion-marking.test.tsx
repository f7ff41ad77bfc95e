// @vitest-environment happy-dom
import type { DiscussionParticipant, DiscussionWork } from '@sullam/api-client/schema.gen.ts';
import { createFormatter } from '@sullam/strings/format.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const LIST = 'GET /api/course-discussion-boards/5/participants';
const FIRST = 'GET /api/course-discussion-boards/5/participants/7';
const SECOND = 'GET /api/course-discussion-boards/5/participants/8';
const MARK = 'PUT /api/course-discussion-boards/5/participants/7/mark';
const AT = '/courses/3/discussions/5/marking/7';

const level = (id: number, points: string, en: string, ar: string) => ({
  id,
  points,
  name: { en, ar },
  description: {},
});
const criterion = (id: number) => ({
  id,
  name: { en: `Criterion ${id}`, ar: `معيار ${id}` },
  description: {},
  isRange: false,
  levels: [level(id * 10, '3', 'Strong', 'متين'), level(id * 10 + 1, '1.25', 'Sound', 'جيد')],
});

const participant = (userId: number, changes: Partial<DiscussionParticipant> = {}): DiscussionParticipant => ({
  userId,
  firstName: userId === 7 ? 'Reem' : 'Sami',
  lastName: 'Saleh',
  contributionCount: 1,
  replyCount: 1,
  wordCount: 30,
  stepsDone: 0,
  steps: 3,
  lastAt: '2026-01-02T03:00:00.000Z',
  counted: null,
  points: null,
  comment: '',
  version: 0,
  ...changes,
});

const comment = (commentId: number, html: string): DiscussionWork['written'][number]['comment'] => ({
  commentId,
  parentCommentId: null,
  author: { userId: 7, firstName: 'Reem', lastName: 'Saleh', image: null, isStaff: false },
  isOwn: false,
  isAnonymous: false,
  state: 'VISIBLE',
  hiddenReason: '',
  isHeld: false,
  canAppeal: false,
  html,
  attachments: [],
  createdAt: '2026-01-02T03:00:00.000Z',
  editedAt: null,
  likeCount: 0,
  isLiked: false,
  canEdit: false,
  canDelete: false,
  version: 1,
});

const workOf = (userId: number, changes: Partial<DiscussionWork> = {}): DiscussionWork => ({
  discussionBoardId: 5,
  title: { en: 'Cancel it', ar: 'ألغِه' },
  grading: 'RUBRIC',
  maximum: '6',
  dueAt: '2026-01-01T03:00:00.000Z',
  rubric: {
    rubricId: 2,
    rubricVersion: 1,
    title: { en: 'Taking part', ar: 'المشاركة' },
    maximum: '6',
    content: { allowsFreePoints: false, criteria: [criterion(1), criterion(2)] },
  },
  learner: participant(userId),
  assessment: null,
  markedAt: null,
  written: [
    { comment: comment(1, '<p>I would cancel the round.</p>'), repliesTo: null },
    { comment: comment(2, '<p>A fourth column.</p>'), repliesTo: comment(3, '<p>And who is stuck?</p>') },
  ],
  ...changes,
});

describe.each(DIRECTIONS)('marking a discussion by a rubric, in $language', ({ language }) => {
  const { decimal } = createFormatter({ language });

  async function open() {
    const sent: unknown[] = [];
    let first = workOf(7);
    const shown = await renderScreen({
      screens: SCREENS,
      at: AT,
      language,
      session: administratorSession(),
      responses: {
        'GET /api/saved-comments': { data: [] },
        [LIST]: () => ({
          grading: 'RUBRIC',
          maximum: '6',
          dueAt: null,
          data: [first.learner, participant(8), participant(9, { lastAt: null, contributionCount: 0, replyCount: 0 })],
          total: 3,
        }),
        [FIRST]: () => first,
        [SECOND]: workOf(8),
        [MARK]: (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          first = workOf(7, {
            learner: participant(7, { points: '4.25', version: 1 }),
            assessment: [
              { criterionId: 1, levelId: 10 },
              { criterionId: 2, levelId: 21 },
            ],
          });
          return jsonResponse(204, undefined);
        },
      },
    });
    const t = shown.kit.wording.get();
    await screen.findByText('I would cancel the round.');
    return { ...shown, t, sent };
  }

  it('shows what was written, with what it replies to and whether it came late', async () => {
    const { t } = await open();
    expect(screen.getByText('And who is stuck?')).toBeTruthy();
    expect(screen.getAllByText(t('assignment-marking.labels.late'))).toHaveLength(2);
  });

  it('is done by keys, says the sum, saves and goes on to who waits', async () => {
    const { t, sent, address } = await open();
    fireEvent.keyDown(document.body, { key: '1' });
    expect(screen.getByText(t('marking.labels.criteriaLeft', { count: 1 }))).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(sent).toEqual([]);
    fireEvent.keyDown(document.body, { key: '2' });
    const result = await screen.findByRole('status', { name: t('marking.labels.result') });
    expect(within(result).getByText(decimal('4.25'))).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(address()).toBe('/courses/3/discussions/5/marking/8'));
    expect(sent).toEqual([
      {
        assessment: [
          expect.objectContaining({ criterionId: 1, levelId: 10 }),
          expect.objectContaining({ criterionId: 2, levelId: 21 }),
        ],
        comment: '',
        version: 0,
      },
    ]);
  });
});

it('shows who was faster, and saves over it only by a press', async () => {
  const versions: number[] = [];
  let work = workOf(7, { grading: 'BY_HAND', rubric: null });
  const { kit } = await renderScreen({
    screens: SCREENS,
    at: AT,
    session: administratorSession(),
    responses: {
      'GET /api/saved-comments': { data: [] },
      [LIST]: { grading: 'BY_HAND', maximum: '6', dueAt: null, data: [participant(7)], total: 1 },
      [FIRST]: () => work,
      [MARK]: (_query, body) => {
        versions.push(body.version);
        work = workOf(7, {
          grading: 'BY_HAND',
          rubric: null,
          learner: participant(7, { points: versions.length === 1 ? '2' : '5', version: versions.length }),
        });
        return versions.length === 1
          ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict' })
          : jsonResponse(204, undefined);
      },
    },
  });
  const t = kit.wording.get();
  await screen.findByText('I would cancel the round.');
  const field = await screen.findByRole('textbox', { name: t('assignment-marking.fields.points', { maximum: '6' }) });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.save') }));
  expect(await screen.findByText(t('assignment-marking.messages.conflict'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.mine') }));
  await waitFor(() => expect(versions).toEqual([0, 1]));
  await waitFor(() => expect(screen.queryByText(t('assignment-marking.messages.conflict'))).toBeNull());
});
