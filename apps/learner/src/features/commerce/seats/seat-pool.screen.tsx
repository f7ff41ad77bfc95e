import '../../../app.css';
import { FileText, Plus } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading, FieldLine } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { SeatPurchase } from '../../../parts/seat-purchase.tsx';
import { AssignPanel } from './assign-panel.tsx';
import { SeatBar } from './seat-bar.tsx';
import { SeatPeople } from './seat-people.tsx';
import { poolQuery, type SeatPoolDetail } from './seats.api.ts';

const MORE = 'more-seats';

function Head({ pool }: { readonly pool: SeatPoolDetail }) {
  const t = useT();
  const { companyName: company, seatCount: count } = pool;
  return (
    <header className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <ItemCover item={pool} isFirst sizes="112px" className="w-28 shrink-0 rounded-lg max-sm:hidden" />
        <div className="min-w-0 space-y-1">
          <FieldLine>
            {company === '' ? t('seats.lead.pool', { count }) : t('seats.lead.poolFor', { count, company })}
          </FieldLine>
          <h1 className="text-page">
            <AuthorTextFor text={pool.title} />
          </h1>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {pool.coverArt !== null && (
          <LinkButton href={`#${MORE}`} variant="outline" icon={Plus}>
            {t('seats.actions.addSeats')}
          </LinkButton>
        )}
        <LinkButton href={`/profile/payment-history/${pool.orderId}`} variant="outline" icon={FileText}>
          {t('seats.actions.order')}
        </LinkButton>
      </div>
    </header>
  );
}

function Detail({ pool }: { readonly pool: SeatPoolDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <Head pool={pool} />
      {pool.state !== 'OPEN' && (
        <div className="mb-6">
          <Banner tone={pool.state === 'OVER' ? 'info' : 'warning'} live="off">
            {t(`seats.notes.${pool.state}`)}
          </Banner>
        </div>
      )}
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start">
        <div className="min-w-0 space-y-6">
          <Card as="section" padding="lg">
            <CardHeading
              description={t('seats.labels.order', {
                number: { raw: format.number(pool.orderNumber) },
                date: format.date(pool.assignableUntil),
              })}
            >
              {t('seats.counts.seats', { count: pool.seatCount })}
            </CardHeading>
            <SeatBar pool={pool} />
          </Card>
          <SeatPeople pool={pool} />
        </div>
        <div className="space-y-6 max-lg:mt-6">
          <Card as="section" padding="lg" className="shadow-2">
            <AssignPanel pool={pool} />
            {pool.coverArt !== null && (
              <section id={MORE} className="mt-6 scroll-mt-24 space-y-4 border-t border-line pt-6">
                <h2 className="text-panel">{t('seats.titles.more')}</h2>
                <SeatPurchase courseId={pool.courseId} variant="outline" />
              </section>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

/** `/profile/seats/{seatPoolId}`: how the seats are used, who has one, and assigning them. */
export function SeatPoolScreen() {
  const t = useT();
  const text = useAuthorText();
  const { data, isPending, error, isFetching, refetch } = useQuery(poolQuery(usePathId('seatPoolId')));
  usePageTitle(text(data?.title) || undefined);
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <div className="page-width page-gutter py-8">
      <BackLink href="/profile/seats">{t('seats.titles.seats')}</BackLink>
      {isPending && <SkeletonText lines={8} />}
      {error && !data && isGone && <EmptyState drawing="not-found" level={1} title={error.message} />}
      {error && !data && !isGone && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <Detail pool={data} />}
    </div>
  );
}
