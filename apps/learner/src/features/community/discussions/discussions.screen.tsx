import '../../../app.css';
import { DISCUSSION_FILTERS, type DiscussionFilter } from '@sullam/domain/discussions/discussion.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Keyboard, Plus } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { CoursePage, OfCourse, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { BoardDialog } from './board-dialog.tsx';
import { BoardRow } from './board-list.tsx';
import { BoardThread, type BoardThreadHandle } from './board-thread.tsx';
import {
  BOARDS_PAGE,
  boardQuery,
  boardsQuery,
  courseDiscussionsQuery,
  placedCommentQuery,
  useFollowBoard,
  useRefreshTalk,
} from './discussions.api.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useDiscussionKeys } from './use-discussion-keys.ts';
import { useLiveDiscussions } from './use-live-discussion.ts';

/** So long one types before the list is searched. */
const TYPING = 300;

const isFilter = (text: string | undefined): text is DiscussionFilter =>
  DISCUSSION_FILTERS.some((filter) => filter === text);

function useBoards(courseId: number) {
  const address = useAddressQuery();
  const value = address.value('filter');
  const filter = isFilter(value) ? value : 'ALL';
  const search = address.value('search') ?? '';
  const page = pageOf(address.value('page'));
  const query = useQuery({
    ...boardsQuery(courseId, { filter, ...(search ? { search } : {}) }, page),
    placeholderData: keepPreviousData,
  });
  return { address, filter, search, page, query };
}

type Boards = ReturnType<typeof useBoards>;

interface ListProps {
  readonly courseId: number;
  readonly boards: Boards;
  readonly currentId: number | null;
  readonly onNew: () => void;
  readonly onKeys: () => void;
}

function SearchBox({ boards }: { readonly boards: Boards }) {
  const t = useT();
  const { address, search } = boards;
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return;
    const timer = window.setTimeout(
      () => address.change({ search: typed || null, page: null }, { replace: true }),
      TYPING,
    );
    return () => window.clearTimeout(timer);
  });
  return (
    <SearchField
      id="discussion-search"
      label={t('discussions.labels.search')}
      hideLabel
      placeholder={t('discussions.labels.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}

function List({ courseId, boards, currentId, onNew, onKeys }: ListProps) {
  const t = useT();
  const format = useFormat();
  const isWide = useIsWide('lg');
  const { address, filter, search, page, query } = boards;
  const { data, isError, isFetching, refetch } = query;
  const { data: settings } = useQuery(courseDiscussionsQuery(courseId));
  const isNarrowed = filter !== 'ALL' || search !== '';
  return (
    <nav aria-label={t('discussions.titles.page')} className={cx('min-w-0', currentId === null && 'print:block!')}>
      {/* as high as its button, which comes when it is known who may begin one */}
      <div className="mb-4 flex min-h-(--control-size) items-center justify-between gap-3">
        <h2 className="text-xl">{t('discussions.titles.page')}</h2>
        <span className="flex items-center gap-1">
          {isWide && <IconButton icon={Keyboard} label={t('discussions.actions.keys')} onClick={onKeys} />}
          {settings?.canStart && (
            <Button icon={Plus} onClick={onNew}>
              {t('discussions.actions.new')}
            </Button>
          )}
        </span>
      </div>
      <SearchBox boards={boards} />
      <fieldset className="my-3 flex min-w-0 flex-wrap gap-2 py-1 print:hidden">
        <legend className="sr-only">{t('discussions.filters.label')}</legend>
        {DISCUSSION_FILTERS.map((each) => (
          <FilterChip
            key={each}
            selected={filter === each}
            onChange={() => address.change({ filter: each === 'ALL' ? null : each, page: null })}
            {...(each === 'UNREAD' && settings && settings.unreadCount > 0
              ? { count: format.number(settings.unreadCount) }
              : {})}
          >
            {t(`discussions.filters.${each}`)}
          </FilterChip>
        ))}
      </fieldset>
      {!data && isError && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.data.length === 0 && (
        <EmptyState
          compact
          drawing="no-notifications"
          title={t(isNarrowed ? 'discussions.empty.found' : 'discussions.empty.list')}
          action={
            !isNarrowed &&
            settings?.canStart && (
              <Button variant="outline" onClick={onNew}>
                {t('discussions.actions.start')}
              </Button>
            )
          }
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="-mx-3">
            {data.data.map((board) => (
              <BoardRow
                key={board.discussionBoardId}
                board={board}
                isCurrent={board.discussionBoardId === currentId}
                href={hrefOf(courseId, board.discussionBoardId, boards)}
              />
            ))}
          </ul>
          <div className="mt-4">
            <Pagination
              page={page}
              pages={pagesOf(data.total, BOARDS_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </nav>
  );
}

/** A discussion's address keeps what the list shows. */
function hrefOf(courseId: number, id: number, { filter, search, page }: Boards): string {
  const kept = new URLSearchParams({
    ...(filter === 'ALL' ? {} : { filter }),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `/lms/courses/${courseId}/discussion-boards/${id}${kept ? `?${kept}` : ''}`;
}

interface ThreadProps {
  readonly id: number;
  readonly commentId: number | null;
  readonly thread: React.Ref<BoardThreadHandle>;
}

function Thread({ id, commentId, thread }: ThreadProps) {
  const t = useT();
  const { data: board, error, isFetching, refetch } = useQuery(boardQuery(id));
  const placed = useQuery({ ...placedCommentQuery(commentId ?? 0), enabled: commentId !== null });
  usePageTitle(useAuthorText()(board?.title));
  const isWaiting = commentId !== null && placed.isPending;
  if (error && !board) {
    const status = 'status' in error ? error.status : 0;
    const isGone = status === 404 || status === 409 || status === 403;
    return (
      <ErrorState
        level={2}
        title={isGone ? error.message : t('common.failed.title')}
        {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
      />
    );
  }
  if (!board || isWaiting) return <SkeletonText lines={10} />;
  const target =
    commentId !== null && placed.data?.discussionBoardId === id ? { commentId, position: placed.data.position } : null;
  return (
    <OfCourse courseId={board.courseId}>
      <BoardThread key={`${id}:${commentId ?? ''}`} ref={thread} board={board} target={target} />
    </OfCourse>
  );
}

/** `discussion-boards` and `discussion-boards/{id}`: the list, and beside it (on phones instead of it) what is talked about. */
export function DiscussionsScreen() {
  const t = useT();
  const go = useGo();
  const { course } = useCourseFrame();
  const { courseId } = course;
  const id = Number((useParams({ strict: false }) as { discussionBoardId?: string }).discussionBoardId ?? 0) || null;
  const isWide = useIsWide('lg');
  const boards = useBoards(courseId);
  const commentId = Number(boards.address.value('comment') ?? 0) || null;
  const [isNew, setNew] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [usesKeys, setUsesKeys] = useStoredFlag('discussionKeys', true);
  const thread = useRef<BoardThreadHandle>(null);
  const refresh = useRefreshTalk();
  const follow = useFollowBoard(id ?? 0);
  const { data: settings } = useQuery(courseDiscussionsQuery(courseId));
  const { data: current } = useQuery({ ...boardQuery(id ?? 0), enabled: id !== null });
  useLiveDiscussions((which) => {
    if (which !== id) void refresh();
  });
  const rows = boards.query.data?.data ?? [];
  const move = (by: number, only: (row: (typeof rows)[number]) => boolean = () => true) => {
    const at = rows.findIndex((row) => row.discussionBoardId === id);
    const ahead = by > 0 ? rows.slice(at + 1) : rows.slice(0, Math.max(0, at)).reverse();
    const next = ahead.find(only);
    if (next) go(hrefOf(courseId, next.discussionBoardId, boards));
  };
  useDiscussionKeys(
    {
      search: () => document.getElementById('discussion-search')?.focus(),
      next: () => move(1),
      previous: () => move(-1),
      unread: () => move(1, ({ isUnread }) => isUnread),
      reply: () => thread.current?.reply(),
      like: () => document.querySelector<HTMLElement>('[data-key="like"]')?.click(),
      follow: () => current && follow.mutate(!current.isFollowing),
      new: () => settings?.canStart && setNew(true),
    },
    usesKeys,
  );
  const list = (
    <List
      courseId={courseId}
      boards={boards}
      currentId={id}
      onNew={() => setNew(true)}
      onKeys={() => setShowsKeys(true)}
    />
  );
  return (
    <CoursePage>
      <div className={cx('lg:grid lg:grid-cols-[24.25rem_minmax(0,1fr)] lg:gap-10')}>
        {(isWide || id === null) && <div className="min-w-0">{list}</div>}
        {id !== null && (
          <div className="min-w-0 max-w-200">
            {!isWide && (
              <div className="mb-5">
                <BackLink href={`/lms/courses/${courseId}/discussion-boards`}>
                  {t('discussions.actions.toList')}
                </BackLink>
              </div>
            )}
            <Thread key={id} id={id} commentId={commentId} thread={thread} />
          </div>
        )}
        {id === null && isWide && (
          <div className="pt-16 print:hidden">
            <EmptyState drawing="no-notifications" title={t('discussions.empty.choose')} />
          </div>
        )}
      </div>
      {isNew && <BoardDialog courseId={courseId} onClose={() => setNew(false)} />}
      {showsKeys && <KeysDialog isOn={usesKeys} onChange={setUsesKeys} onClose={() => setShowsKeys(false)} />}
    </CoursePage>
  );
}
