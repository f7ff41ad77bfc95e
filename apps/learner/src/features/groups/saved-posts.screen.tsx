import '../../app.css';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../catalogue/page-head.tsx';
import { pageOf, pagesOf } from '../catalogue/paging.ts';
import { useExistingPage } from '../catalogue/use-existing-page.ts';
import { SAVED_PAGE, savedPostsQuery, useSavePost } from './groups.api.ts';
import { PostCard } from './post-card.tsx';

/** What was saved and is no longer the reader's to read: only that can be said of it. */
function Lost({ postId }: { readonly postId: number }) {
  const t = useT();
  const save = useSavePost(postId);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-dashed">
      <p className="text-muted">{t('groups.saved.lost')}</p>
      <Button variant="outline" size="sm" pending={save.isPending} onClick={() => save.mutate(false)}>
        {t('groups.actions.remove')}
      </Button>
    </Card>
  );
}

/** `/saved-post`: posts that the reader keeps at hand. */
export function SavedPostsScreen() {
  const t = useT();
  const { id: userId } = useMember();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useQuery(savedPostsQuery(userId, page));
  const isPast = useExistingPage(address, { page, total: data?.total, size: SAVED_PAGE });
  return (
    <div className="page-width page-gutter py-8">
      <div className="mx-auto max-w-reading">
        <PageHead title={t('shell.profile.savedPosts')} description={t('groups.saved.hint')} />
        {(isPending || isPast) && <SkeletonText lines={8} />}
        {isError && !data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data?.data.length === 0 && !isPast && (
          <EmptyState
            drawing="inbox"
            title={t('groups.empty.saved')}
            action={<LinkButton href="/groups/mine?tab=feed">{t('groups.actions.toFeed')}</LinkButton>}
          />
        )}
        {data && data.data.length > 0 && (
          <>
            <ul className="space-y-4">
              {data.data.map(({ postId, post }) => (
                <li key={postId}>{post ? <PostCard post={post} namesGroup /> : <Lost postId={postId} />}</li>
              ))}
            </ul>
            <div className="mt-10">
              <Pagination
                page={page}
                pages={pagesOf(data.total, SAVED_PAGE)}
                hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
