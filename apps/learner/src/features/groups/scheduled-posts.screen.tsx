import '../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../catalogue/page-head.tsx';
import { pageOf, pagesOf } from '../catalogue/paging.ts';
import { useExistingPage } from '../catalogue/use-existing-page.ts';
import { ScheduledCard } from './scheduled-card.tsx';
import { SCHEDULED_PAGE, scheduledPostsQuery } from './scheduled-posts.api.ts';

/** `/groups/scheduled`: what the reader has written for later, in one group or in all. */
export function ScheduledPostsScreen() {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const groupId = Number(address.value('group')) || undefined;
  const { data, isPending, isError, isFetching, refetch } = useQuery(scheduledPostsQuery(groupId, page));
  const isPast = useExistingPage(address, { page, total: data?.total, size: SCHEDULED_PAGE });
  const back = groupId === undefined ? '/groups/mine' : `/groups/${groupId}`;
  return (
    <div className="page-width page-gutter py-8">
      <div className="mx-auto max-w-reading">
        <BackLink href={back}>{t(groupId === undefined ? 'groups.titles.page' : 'groups.titles.group')}</BackLink>
        <PageHead title={t('groups.titles.scheduled')} description={t('groups.schedule.lead')} />
        {(isPending || isPast) && <SkeletonText lines={8} />}
        {isError && !data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data?.data.length === 0 && !isPast && (
          <EmptyState
            drawing="inbox"
            title={t('groups.empty.scheduled')}
            action={<LinkButton href={back}>{t('groups.actions.toGroup')}</LinkButton>}
          />
        )}
        {data && data.data.length > 0 && (
          <>
            <ul className="space-y-4">
              {data.data.map((post) => (
                <li key={post.scheduledPostId}>
                  <ScheduledCard post={post} />
                </li>
              ))}
            </ul>
            <div className="mt-10">
              <Pagination
                page={page}
                pages={pagesOf(data.total, SCHEDULED_PAGE)}
                hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
