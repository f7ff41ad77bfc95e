import '../../../app.css';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useCan, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { MINE_PAGE, ownCertificatesQuery } from './certificates.api.ts';
import { LargeCertificate, SmallCertificate } from './own-certificate.tsx';

/** `/my-certificates`: the newest large, the others in a list. */
export function MyCertificatesScreen() {
  const t = useT();
  const { id: userId } = useMember();
  const learns = useCan()(...LEARNERS);
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...ownCertificatesQuery(userId, page),
    placeholderData: keepPreviousData,
  });
  const isPast = useExistingPage(address, { page, total: data?.total, size: MINE_PAGE });
  const [newest, ...others] = page === 1 ? (data?.data ?? []) : [undefined, ...(data?.data ?? [])];
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('certificates.titles.mine')}
        description={data && data.total > 0 && t('certificates.counts.mine', { count: data.total })}
      />
      {(isPending || isPast) && <SkeletonText lines={10} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && (
        <EmptyState
          drawing="no-courses"
          title={t('certificates.empty.mine')}
          description={t('certificates.empty.mineHint')}
          action={learns && <LinkButton href="/lms/my-courses">{t('certificates.empty.mineAction')}</LinkButton>}
        />
      )}
      {newest && <LargeCertificate certificate={newest} />}
      {others.length > 0 && (
        <ul className="mt-8 border-b border-line">
          {others.map(
            (certificate) =>
              certificate && <SmallCertificate key={certificate.certificateId} certificate={certificate} />,
          )}
        </ul>
      )}
      {data && data.total > MINE_PAGE && (
        <div className="mt-10">
          <Pagination
            page={page}
            pages={pagesOf(data.total, MINE_PAGE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </div>
      )}
    </div>
  );
}
