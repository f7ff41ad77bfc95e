import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowDown, EyeOff, Lock } from '@sullam/ui/base/icons.ts';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { BoardHead } from './board-head.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useContribute } from './comments.api.ts';
import { talkOfBoard } from './comments.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import {
  COMMENTS_PAGE,
  type Comment,
  commentsQuery,
  type DiscussionBoard,
  useMarkRead,
  useRefreshBoard,
  useRefreshTalk,
} from './discussions.api.ts';
import { OwnMarkCard } from './own-mark-card.tsx';
import { ParticipationCard } from './participation-card.tsx';
import { useLiveDiscussions } from './use-live-discussion.ts';

/** So long something has to be in sight until it counts as read. */
const READING = 1500;

export interface BoardThreadHandle {
  reply: () => void;
}

export interface BoardThreadProps {
  readonly board: DiscussionBoard;
  readonly isLesson?: boolean;
  /** A contribution that the address names: the page begins with it. */
  readonly target?: { readonly commentId: number; readonly position: number } | null;
  readonly ref?: Ref<BoardThreadHandle>;
}

/** What the reader has just said, in sight as soon as it stands there: it comes last, below a composer that stays where it is. */
function useOwnNew(shown: readonly Comment[] | undefined): (commentId: number) => void {
  const t = useT();
  const notify = useNotify();
  const [newId, setNewId] = useState<number | null>(null);
  const own = newId === null ? undefined : shown?.find(({ commentId }) => commentId === newId);
  useEffect(() => {
    if (!own) return;
    setNewId(null);
    document.getElementById(`comment-${own.commentId}`)?.scrollIntoView({ block: 'center' });
    // one that waits for a moderator says so itself
    if (!own.isHeld) notify({ tone: 'success', text: t('discussions.messages.sent') });
  }, [own, notify, t]);
  return setNewId;
}

const pageAt = (position: number | null | undefined): number => Math.floor((position ?? 0) / COMMENTS_PAGE);

interface PageProps {
  readonly board: DiscussionBoard;
  readonly page: number;
  /** Where the reader was when they came. */
  readonly from: { readonly readAt: string | null; readonly newFrom: number | null; readonly newCount: number };
  readonly markedId: number | null;
}

/** The line where reading begins. */
function NewLine({ count, since }: { readonly count: number; readonly since: string }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  return (
    <div className="flex items-center gap-4 text-sm font-semibold text-success-text">
      <span aria-hidden="true" className="h-px flex-1 bg-success/50" />
      <h3 className="text-sm">
        {t('discussions.labels.newSince', { count, since: format.relative(since, new Date(now()), (word) => t(word)) })}
      </h3>
      <span aria-hidden="true" className="h-px flex-1 bg-success/50" />
    </div>
  );
}

function CommentsPage({ board, page, from, markedId }: PageProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(commentsQuery(board.discussionBoardId, page));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={6} />;
  return data.data.map((comment, index) => (
    <Fragment key={comment.commentId}>
      {from.readAt !== null && from.newFrom === page * COMMENTS_PAGE + index && (
        <NewLine count={from.newCount} since={from.readAt} />
      )}
      <CommentThread
        talk={talkOfBoard(board)}
        comment={comment}
        readAt={from.readAt}
        isMarked={markedId === comment.commentId || comment.replies.some(({ commentId }) => commentId === markedId)}
      />
    </Fragment>
  ));
}

/** What keeps somebody from writing, in place of the composer. */
function Closed({ board }: { readonly board: DiscussionBoard }) {
  const t = useT();
  const format = useFormat();
  const { isLocked, lockedUntil, lockReason } = board;
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-subtle p-4">
      <Icon of={Lock} size={20} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">
          {!isLocked
            ? t('discussions.locked.preview')
            : lockedUntil
              ? t('discussions.locked.until', { date: format.dateTime(lockedUntil) })
              : t('discussions.locked.title')}
        </p>
        {isLocked && lockReason && (
          <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere">
            {lockReason}
          </p>
        )}
      </div>
    </div>
  );
}

/** Others' words aren't here yet: only how many there are. */
function Gate({ board }: { readonly board: DiscussionBoard }) {
  const t = useT();
  return (
    <section className="relative my-6 overflow-hidden rounded-lg border border-line px-6 py-10 text-center">
      <div aria-hidden="true" className="absolute inset-x-6 top-6 space-y-3 opacity-40 blur-[6px]">
        {[80, 95, 60, 88, 72].map((width) => (
          <div key={width} className="h-3 rounded-full bg-line" style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className="relative">
        <Icon of={EyeOff} size={32} className="mx-auto text-muted" />
        <h3 className="mt-3 text-lg">{t('discussions.gate.title')}</h3>
        <p className="mx-auto mt-1 max-w-[46ch] text-sm text-muted">
          {board.commentCount === 0
            ? t('discussions.gate.none')
            : t('discussions.gate.text', { count: board.commentCount })}
        </p>
      </div>
    </section>
  );
}

/** A discussion from its beginning: what it is about, what was said, where something is said. */
export function BoardThread({ board, isLesson = false, target = null, ref }: BoardThreadProps) {
  const t = useT();
  const { discussionBoardId: id } = board;
  const talk = talkOfBoard(board);
  const contribute = useContribute(talk.host);
  const composer = useRef<ComposerHandle>(null);
  const { mutate: markRead } = useMarkRead();
  const refreshTalk = useRefreshTalk();
  const refreshBoard = useRefreshBoard();
  // the line stays where it was when the reader came, while what is new is being read
  const [from, setFrom] = useState(() => ({ readAt: board.readAt, newFrom: board.newFrom, newCount: board.newCount }));
  const first = pageAt(target?.position ?? board.newFrom);
  const [range, setRange] = useState({ from: first, to: first });
  const [seen, setSeen] = useState(board.commentCount);
  const { data: last } = useQuery(commentsQuery(id, range.to));
  const showOwn = useOwnNew(last?.data);
  const total = last?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / COMMENTS_PAGE));
  useImperativeHandle(ref, () => ({ reply: () => composer.current?.focus() }));
  const isPublished = board.isPublished;
  useEffect(() => {
    if (!isPublished) return;
    const timer = window.setTimeout(() => markRead(id), READING);
    return () => window.clearTimeout(timer);
  }, [id, isPublished, markRead]);
  useLiveDiscussions((which) => {
    if (which === null || which === id) void refreshBoard();
  });
  const fresh = Math.max(0, board.commentCount - seen);
  const show = () => {
    setFrom({ readAt: board.readAt, newFrom: board.newFrom, newCount: board.newCount });
    setSeen(board.commentCount);
    void refreshTalk();
    setRange((before) => ({ ...before, to: Math.max(before.to, pageAt(Math.max(0, total - 1))) }));
    markRead(id);
  };
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current || !last || target === null) return;
    wasShown.current = true;
    document.getElementById(`comment-${target.commentId}`)?.scrollIntoView({ block: 'center' });
  }, [last, target]);
  const pageNumbers = Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
  const accepted = board.acceptedComment;
  return (
    <div className="group/thread min-w-0">
      <BoardHead board={board} isLesson={isLesson} />
      <ParticipationCard board={board} />
      <OwnMarkCard board={board} />
      <div className="mt-6 space-y-7">
        {accepted && <CommentThread talk={talk} comment={accepted} readAt={from.readAt} isLifted />}
        <h3 className="sr-only">{t('discussions.titles.contributions')}</h3>
        {range.from > 0 && (
          <Button variant="outline" size="sm" onClick={() => setRange({ ...range, from: range.from - 1 })}>
            {t('discussions.actions.earlier')}
          </Button>
        )}
        {pageNumbers.map((page) => (
          <CommentsPage key={page} board={board} page={page} from={from} markedId={target?.commentId ?? null} />
        ))}
        {range.to < pages - 1 && (
          <Button variant="outline" size="sm" onClick={() => setRange({ ...range, to: range.to + 1 })}>
            {t('discussions.actions.later')}
          </Button>
        )}
        {last && total === 0 && !board.hidesOthers && <p className="text-muted">{t('discussions.empty.thread')}</p>}
      </div>
      {board.hidesOthers && <Gate board={board} />}
      <div
        ref={stickyFoot}
        className={cx(
          '-mx-1 mt-6 bg-canvas px-1 pt-2 pb-3 print:hidden',
          // one composer at a time: an answer being written is not covered by it
          'group-has-data-opened/thread:hidden',
          // under the notice that asks to write first it stays in its place: it would lie on it
          !board.hidesOthers && 'sticky-foot z-10',
          // a lesson has a bar of its own at the foot of phones
          !board.hidesOthers && (isLesson ? 'bottom-14 md:bottom-0' : 'bottom-0'),
        )}
      >
        {fresh > 0 && (
          <p className="mb-2 text-center">
            <Button size="sm" variant="secondary" icon={ArrowDown} onClick={show}>
              {t('discussions.labels.pills', { count: fresh })}
            </Button>
          </p>
        )}
        {board.abilities.canTalk ? (
          <Composer
            ref={composer}
            key={id}
            host={talk.host}
            draftName={String(id)}
            label={t('discussions.fields.reply')}
            placeholder={t('discussions.fields.replyHint')}
            action={t('discussions.actions.contribute')}
            leastWords={talk.leastWords}
            allowsAnonymous={board.allowsAnonymous}
            onSend={async (said) => {
              const { commentId } = await contribute.mutateAsync(said);
              setSeen((before) => before + 1);
              setRange((before) => ({ ...before, to: Math.max(before.to, pageAt(total)) }));
              showOwn(commentId);
            }}
          />
        ) : (
          <Closed board={board} />
        )}
      </div>
    </div>
  );
}
