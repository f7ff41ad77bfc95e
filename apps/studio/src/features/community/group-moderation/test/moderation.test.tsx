// @vitest-environment happy-dom

import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import type { PostModerationCase, PostModerationCaseDetail } from '../moderation.api.ts';

beforeAll(() => Popover.preload());

/** Opens what is loaded by a press. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

const AUTHOR = { userId: 7, firstName: 'Sami', lastName: 'Haddad', image: null, isStaff: false };

const reported = (moderationCaseId: number, changes: Partial<PostModerationCase> = {}): PostModerationCase => ({
  moderationCaseId,
  commentId: 31,
  status: 'OPEN',
  reason: '',
  appeal: '',
  openedAt: '2026-01-02T03:00:00.000Z',
  decidedAt: null,
  decidedByMe: false,
  canUndo: false,
  author: AUTHOR,
  isAnonymous: false,
  html: `<p>Rude words ${moderationCaseId}</p>`,
  writtenAt: '2026-01-02T02:00:00.000Z',
  foundWords: [],
  reports: [
    { why: 'HURTFUL', note: 'Aimed at Lina', createdAt: '2026-01-02T03:00:00.000Z' },
    { why: 'HURTFUL', note: '', createdAt: '2026-01-02T03:05:00.000Z' },
  ],
  postId: 9,
  groupId: 4,
  groupName: { en: 'Two directions', ar: 'اتجاهان' },
  postContent: '<p>What helps?</p>',
  ...changes,
});

const detail = (
  moderationCaseId: number,
  changes: Partial<PostModerationCaseDetail> = {},
): PostModerationCaseDetail => ({
  ...reported(moderationCaseId),
  privacy: 'OPEN',
  isHidden: false,
  authorLanguage: 'ar',
  post: {
    postId: 9,
    author: { ...AUTHOR, firstName: 'Lina' },
    html: '<p>What helps?</p>',
    writtenAt: '2026-01-02T01:00:00.000Z',
  },
  parent: null,
  standing: {
    isMember: true,
    isLeader: false,
    isCaller: false,
    joinedAt: '2025-12-01T03:00:00.000Z',
    postsAgainAt: null,
    written: 6,
    removed: 1,
    appeals: 0,
  },
  history: [],
  ...changes,
});

const LIST = 'GET /api/group-moderation-cases';
const listOf = (query: URLSearchParams) => {
  const isDone = query.get('isClosed') === 'true';
  const data = isDone || query.get('isAppealed') === 'true' ? [] : [reported(1), reported(2)];
  return { data, total: data.length };
};

const render = (at: string, responses: object, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: administratorSession(),
    responses: { [LIST]: listOf, [`${LIST}/1`]: detail(1), [`${LIST}/2`]: detail(2), ...responses } as Responses,
  });

describe.each(DIRECTIONS)('moderation in $language', ({ language }) => {
  it('shows the queue, the thing in its place and what can be done, and goes on after a decision', async () => {
    let sent: unknown;
    const { kit } = await render(
      '/groups/moderation?case=1',
      {
        'PUT /api/group-moderation-cases/1/decision': (_query: URLSearchParams, body: unknown) => {
          sent = body;
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText('What helps?')).toBeTruthy();
    expect(screen.getByText('Aimed at Lina')).toBeTruthy();
    const queue = screen.getByRole('list', { name: t('moderation-desk.titles.queue') });
    expect(within(queue).getByRole('link', { current: true }).textContent).toContain('Rude words 1');
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t('moderation-desk.acts.PAUSE')) }));
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    expect(sent).toBeUndefined();
    const reason = screen.getByLabelText(new RegExp(t('moderation-desk.fields.reason-ar')));
    expect(document.activeElement).toBe(reason);
    fireEvent.change(reason, { target: { value: 'Be kind' } });
    fireEvent.click(screen.getByRole('button', { name: t('moderation-desk.counts.days', { count: 30 }) }));
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent).toEqual({ act: 'PAUSE', reason: 'Be kind', days: 30 }));
    await waitFor(() =>
      expect(within(queue).getByRole('link', { current: true }).textContent).toContain('Rude words 2'),
    );
  });
});

describe.each(DIRECTIONS)('what was decided in $language', ({ language }) => {
  const REASONS = {
    data: [
      { en: 'Be kind', ar: 'كن لطيفًا' },
      { en: 'Advertising', ar: 'إعلان' },
    ],
  };

  const UNDO = 'DELETE /api/moderation-cases/1/decision';

  it('gives a saved reason in the language of the author, by its number', async () => {
    const { kit } = await render(
      '/groups/moderation?case=1',
      { 'GET /api/group-moderation-reasons': REASONS },
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('moderation-desk.acts.HIDEcomment')) }));
    await press(screen.getByRole('button', { name: t('moderation-desk.bank.open') }));
    const bank = await screen.findByRole('button', { name: /إعلان/ });
    fireEvent.keyDown(bank, { key: '٢' });
    const reason = screen.getByLabelText<HTMLTextAreaElement>(new RegExp(t('moderation-desk.fields.reason-ar')));
    expect(reason.value).toBe('إعلان');
  });

  it('is taken back where it is said', async () => {
    const { kit, calls, toasts } = await render(
      '/groups/moderation?case=1',
      {
        [UNDO]: () => undefined,
        'PUT /api/group-moderation-cases/1/decision': () => undefined,
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(t('moderation-desk.acts.KEEP')) }));
    fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('moderation-desk.messages.KEEP')));
    toasts.at(-1)?.action?.run();
    await waitFor(() => expect(calls).toContain(UNDO));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('moderation-desk.messages.undone')));
  });

  it('stands in the log with a way back for who decided it', async () => {
    const { kit, calls } = await render(
      '/groups/moderation?view=done&case=1',
      {
        [`${LIST}/1`]: detail(1, {
          status: 'HIDDEN',
          isHidden: true,
          canUndo: true,
          history: [{ at: '2026-01-02T04:00:00.000Z', person: AUTHOR, act: 'BAN', days: null, reason: 'Enough' }],
        }),
        [UNDO]: () => undefined,
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('moderation-desk.actions.undo') }));
    await waitFor(() => expect(calls).toContain(UNDO));
  });
});

describe('a case', () => {
  it('that nobody reported says for which words it is held', async () => {
    const held = { reports: [], foundWords: [{ word: 'spam*', written: 'spamming' }] };
    const { kit } = await render('/groups/moderation?case=1', {
      [LIST]: { data: [reported(1, held)], total: 1 },
      [`${LIST}/1`]: detail(1, held),
    });
    const t = kit.wording.get();
    const line = await screen.findByRole('link', { current: true });
    expect(line.textContent).toContain(t('discussion-desk.cases.HELD'));
    expect(line.textContent).toContain(t('moderation-desk.counts.words', { count: 1 }));
    expect(await screen.findByText(/spamming/)).toBeTruthy();
  });

  it('that is appealed is answered by somebody else', async () => {
    const { kit } = await render('/groups/moderation?view=appeals&case=1', {
      [`${LIST}/1`]: detail(1, {
        status: 'APPEALED',
        isHidden: true,
        appeal: 'It was a joke',
        decidedByMe: true,
        history: [{ at: '2026-01-02T04:00:00.000Z', person: AUTHOR, act: 'HIDE', days: null, reason: 'Be kind' }],
      }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText('It was a joke')).toBeTruthy();
    expect(screen.getByText(t('moderation-desk.hints.mine'))).toBeTruthy();
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
    expect(screen.getByText('Be kind')).toBeTruthy();
  });

  it('of somebody who has left can’t pause or remove them', async () => {
    const { kit } = await render('/groups/moderation?case=1', {
      [`${LIST}/1`]: detail(1, { standing: { ...detail(1).standing, isMember: false, joinedAt: null } }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('moderation-desk.labels.gone'))).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('that isn’t there says so, beside the queue', async () => {
    const { kit } = await render('/groups/moderation?case=8', {
      [`${LIST}/8`]: () => jsonResponse(404, { message: 'Not found', status: 404 }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('moderation-desk.empty.gone'))).toBeTruthy();
    expect(await screen.findByText('Rude words 2')).toBeTruthy();
  });
});
