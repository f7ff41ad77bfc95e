import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { CaseCard } from '@sullam/web-kit/moderation/case-card.tsx';
import { RemoveDialog } from '@sullam/web-kit/moderation/remove-dialog.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { CASES_PAGE, casesQuery } from './groups.api.ts';

/** What was reported in a group, for those who lead it. */
export function ReportsTab({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const address = useAddressQuery();
  const isClosed = address.value('state') === 'closed';
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(casesQuery(groupId, isClosed, page));
  return (
    <div className="min-w-0 space-y-4">
      <div className="flex gap-2">
        <FilterChip selected={!isClosed} onChange={() => address.change({ state: null, page: null })}>
          {t('discussion-desk.filters.open')}
        </FilterChip>
        <FilterChip selected={isClosed} onChange={() => address.change({ state: 'closed', page: null })}>
          {t('discussion-desk.filters.closed')}
        </FilterChip>
      </div>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={5} />}
      {data?.data.length === 0 && (
        <EmptyState compact drawing="no-notifications" title={t('discussion-desk.empty.cases')} />
      )}
      {data && data.data.length > 0 && (
        <ul className="space-y-4">
          {data.data.map((found) => (
            <li key={found.moderationCaseId}>
              <CaseCard
                found={found}
                removal={(close) => (
                  <RemoveDialog thing={{ ...found, isAppealed: found.status === 'APPEALED' }} onClose={close} />
                )}
                place={
                  <UiLink href={`/groups/${groupId}/post/${found.postId}`}>
                    {t(found.commentId === null ? 'groups.titles.post' : 'groups.titles.comment')}
                  </UiLink>
                }
              >
                <Prose html={found.html} />
              </CaseCard>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          pages={pagesOf(data.total, CASES_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </div>
  );
}
