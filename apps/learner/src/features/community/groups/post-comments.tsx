import { COMMENT_ORDERS, type CommentOrder } from '@sullam/domain/discussions/discussion.ts';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CommentThread, Composer, type Talk, useContribute } from '../discussions/discussions.public.ts';
import { groupQuery, POST_COMMENTS_PAGE, postCommentsQuery } from './groups.api.ts';
import { PausedNote } from './paused-note.tsx';

const pageAt = (position: number): number => Math.floor(Math.max(0, position) / POST_COMMENTS_PAGE);

interface PageProps {
  readonly talk: Talk;
  readonly order: CommentOrder;
  readonly page: number;
  readonly markedId: number | null;
}

function CommentsPage({ talk, order, page, markedId }: PageProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(postCommentsQuery(talk.host.id, order, page));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  return data.data.map((comment) => (
    <CommentThread key={comment.commentId} talk={talk} comment={comment} readAt={null} markedId={markedId} />
  ));
}

interface WriteProps {
  readonly talk: Talk;
  readonly groupId: number;
  readonly onDone: () => void;
}

/** Where one comments; whoever is kept from it reads why, and until when. */
function Write({ talk, groupId, onDone }: WriteProps) {
  const t = useT();
  const contribute = useContribute(talk.host);
  const { data: group } = useQuery(groupQuery(groupId));
  return (
    <div
      ref={stickyFoot}
      className="sticky-foot z-10 -mx-1 mt-6 bottom-(--foot-height) bg-canvas px-1 pt-2 pb-3 print:hidden"
    >
      {group && group.postsAgainAt !== null ? (
        <PausedNote group={group} />
      ) : (
        <Composer
          host={talk.host}
          draftName={`comment.${talk.host.id}`}
          label={t('groups.fields.comment')}
          placeholder={t('groups.fields.commentHint')}
          action={t('groups.actions.comment')}
          onSend={async (said) => {
            await contribute.mutateAsync(said);
            onDone();
          }}
        />
      )}
    </div>
  );
}

export interface PostCommentsProps {
  readonly talk: Talk;
  readonly groupId: number;
  /** A comment that the address names: the talk begins with its page. */
  readonly target: { readonly commentId: number; readonly position: number } | null;
}

/** What is said about a post, and where one says something. */
export function PostComments({ talk, groupId, target }: PostCommentsProps) {
  const t = useT();
  const { id } = talk.host;
  const [order, setOrder] = useState<CommentOrder>('OLDEST');
  const first = pageAt(target?.position ?? 0);
  const [range, setRange] = useState({ from: first, to: first });
  const { data } = useQuery(postCommentsQuery(id, order, range.to));
  const total = data?.total ?? 0;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current || !data || target === null) return;
    wasShown.current = true;
    document.getElementById(`comment-${target.commentId}`)?.scrollIntoView({ block: 'center' });
  }, [data, target]);
  return (
    <section className="mt-8" aria-label={t('groups.titles.comments')}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('groups.titles.comments')}</h2>
        {total > 1 && (
          <NativeSelect
            hideLabel
            label={t('groups.labels.commentOrder')}
            value={order}
            options={COMMENT_ORDERS.map((value) => ({ value, label: t(`groups.commentOrders.${value}`) }))}
            onChange={(value) => {
              setOrder(COMMENT_ORDERS.find((each) => each === value) ?? 'OLDEST');
              setRange({ from: 0, to: 0 });
            }}
          />
        )}
      </div>
      <div className="space-y-7">
        {range.from > 0 && (
          <Button variant="outline" size="sm" onClick={() => setRange({ ...range, from: range.from - 1 })}>
            {t('discussions.actions.earlier')}
          </Button>
        )}
        {Array.from({ length: range.to - range.from + 1 }, (_, at) => (
          <CommentsPage
            key={`${order} ${range.from + at}`}
            talk={talk}
            order={order}
            page={range.from + at}
            markedId={target?.commentId ?? null}
          />
        ))}
        {total > (range.to + 1) * POST_COMMENTS_PAGE && (
          <Button variant="outline" size="sm" onClick={() => setRange({ ...range, to: range.to + 1 })}>
            {t('groups.actions.moreComments')}
          </Button>
        )}
        {data && total === 0 && <p className="text-muted">{t('groups.empty.comments')}</p>}
      </div>
      {talk.canTalk && (
        <Write
          talk={talk}
          groupId={groupId}
          // what one has just said is on the last page, or on the first
          onDone={() =>
            setRange(order === 'OLDEST' ? { ...range, to: Math.max(range.to, pageAt(total)) } : { from: 0, to: 0 })
          }
        />
      )}
    </section>
  );
}
