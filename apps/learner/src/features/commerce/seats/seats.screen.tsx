import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { PAGE_SIZE, pageOf, pagesOf } from '../../../parts/paging.ts';
import { seatPoolPath } from '../../../parts/seat-path.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { SeatBar } from './seat-bar.tsx';
import { poolsQuery, type SeatPool } from './seats.api.ts';

const POOL_TONES: Record<SeatPool['state'], Tone> = {
  OPEN: 'success',
  OVER: 'neutral',
  SUSPENDED: 'warning',
  ENDED: 'danger',
};

function PoolRow({ pool }: { readonly pool: SeatPool }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-line px-4 py-4 first:border-0 sm:px-6 lg:grid-cols-[7rem_minmax(0,1fr)_20rem_auto]">
      <ItemCover item={pool} sizes="112px" className="rounded-lg" />
      <div className="min-w-0 space-y-1">
        <h2 className="text-lg">
          <UiLink href={seatPoolPath(pool.seatPoolId)} className="rounded-sm hover:underline">
            <AuthorTextFor text={pool.title} />
          </UiLink>
        </h2>
        {pool.companyName !== '' && (
          <p className="text-sm text-muted">
            <bdi>{pool.companyName}</bdi>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {pool.state === 'OPEN' ? (
            t('seats.labels.until', { date: format.date(pool.assignableUntil) })
          ) : (
            <Badge tone={POOL_TONES[pool.state]}>{t(`seats.pools.${pool.state}`)}</Badge>
          )}
        </p>
      </div>
      <div className="max-lg:col-span-2">
        <SeatBar pool={pool} isSmall />
      </div>
      <LinkButton
        href={seatPoolPath(pool.seatPoolId)}
        size="sm"
        variant="outline"
        className="max-lg:col-span-2 max-lg:justify-self-start"
      >
        {t('seats.actions.open')}
      </LinkButton>
    </li>
  );
}

/** `/profile/seats`: seats that the reader bought, newest first. */
export function SeatsScreen() {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useQuery(poolsQuery(page));
  const isPast = useExistingPage(address, { page, total: data?.total, size: PAGE_SIZE });
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('seats.titles.seats')}
        description={data && data.total > 0 ? t('seats.lead.list') : undefined}
      />
      {(isPending || isPast) && <SkeletonTable rows={3} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && !isPast && (
        <EmptyState
          drawing="basket"
          title={t('seats.empty.list')}
          description={t('seats.empty.listText')}
          action={<LinkButton href="/lms/all-courses">{t('seats.actions.browse')}</LinkButton>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="overflow-hidden rounded-xl border border-line bg-surface">
            {data.data.map((pool) => (
              <PoolRow key={pool.seatPoolId} pool={pool} />
            ))}
          </ul>
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, PAGE_SIZE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </div>
  );
}
