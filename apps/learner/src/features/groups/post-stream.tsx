import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostsQuery } from './groups.api.ts';
import { PostCard } from './post-card.tsx';

interface PageProps {
  readonly pageOf: (after?: string) => PostsQuery;
  readonly after: string | undefined;
  readonly namesGroup: boolean;
  readonly empty: string;
}

/** One page, and below it the next once it is asked for. */
function StreamPage({ pageOf, after, namesGroup, empty }: PageProps) {
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
        <PostCard key={post.postId} post={post} namesGroup={namesGroup} />
      ))}
      {data.next !== null && !isMore && (
        <p className="text-center">
          <Button variant="outline" onClick={() => setMore(true)}>
            {t('groups.actions.older')}
          </Button>
        </p>
      )}
      {data.next !== null && isMore && (
        <StreamPage pageOf={pageOf} after={data.next} namesGroup={namesGroup} empty={empty} />
      )}
    </>
  );
}

/** Posts, the first page and as many more as are asked for. */
export const PostStream = ({
  pageOf,
  empty,
  namesGroup = false,
}: {
  readonly pageOf: PageProps['pageOf'];
  readonly empty: string;
  readonly namesGroup?: boolean;
}) => (
  <div className="space-y-4">
    <StreamPage pageOf={pageOf} after={undefined} namesGroup={namesGroup} empty={empty} />
  </div>
);
