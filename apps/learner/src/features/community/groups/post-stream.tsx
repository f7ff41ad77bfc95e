import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Post, PostsQuery } from './groups.api.ts';
import { PostCard } from './post-card.tsx';

interface PageProps {
  readonly pageOf: (after?: string) => PostsQuery;
  readonly after: string | undefined;
  readonly namesGroup: boolean;
  readonly empty: string;
  /** The reader has just posted it: it is brought into sight, below pinned ones as it may stand. */
  readonly ownNewId: number | null;
}

function PostPlace({
  post,
  namesGroup,
  ownNewId,
}: Pick<PageProps, 'namesGroup' | 'ownNewId'> & { readonly post: Post }) {
  const t = useT();
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const isOwnNew = post.postId === ownNewId;
  useEffect(() => {
    if (!isOwnNew) return;
    place.current?.scrollIntoView({ block: 'center' });
    // one that waits for a moderator says so itself
    if (!post.isHeld) notify({ tone: 'success', text: t('groups.schedule.posted') });
  }, [isOwnNew]);
  return (
    <div ref={place}>
      <PostCard post={post} namesGroup={namesGroup} />
    </div>
  );
}

/** One page, and below it the next once it is asked for. */
function StreamPage({ after, ...props }: PageProps) {
  const { pageOf, namesGroup, empty, ownNewId } = props;
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(pageOf(after));
  const [isMore, setMore] = useState(false);
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  if (after === undefined && data.data.length + data.pinned.length === 0)
    return <EmptyState compact drawing="inbox" title={empty} />;
  return (
    <>
      {[...data.pinned, ...data.data].map((post) => (
        <PostPlace key={post.postId} post={post} namesGroup={namesGroup} ownNewId={ownNewId} />
      ))}
      {data.next !== null && !isMore && (
        <p className="text-center">
          <Button variant="outline" onClick={() => setMore(true)}>
            {t('groups.actions.older')}
          </Button>
        </p>
      )}
      {data.next !== null && isMore && <StreamPage {...props} after={data.next} />}
    </>
  );
}

/** Posts, the first page and as many more as are asked for. */
export const PostStream = ({
  namesGroup = false,
  ownNewId = null,
  ...props
}: Pick<PageProps, 'pageOf' | 'empty'> & Partial<Pick<PageProps, 'namesGroup' | 'ownNewId'>>) => (
  <div className="space-y-4">
    <StreamPage {...props} namesGroup={namesGroup} ownNewId={ownNewId} after={undefined} />
  </div>
);
