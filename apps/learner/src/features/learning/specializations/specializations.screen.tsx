import '../../../app.css';
import { chooseText } from '@sullam/domain/localized.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { CourseCard } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useRef } from 'react';
import { CourseGrid, GRID } from '../../../parts/course-grid.tsx';
import { ListEnd } from '../../../parts/list-end.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf } from '../../../parts/paging.ts';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { SearchBox } from '../../../parts/search-box.tsx';
import { usePagedList } from '../../../parts/use-paged-list.ts';
import { useCanBuy, useCoursePrice } from '../catalogue/catalogue.public.ts';
import { SpecializationCover } from './specialization-cover.tsx';
import { SPECIALIZATIONS_PAGE, type SpecializationCard, specializationsQuery } from './specializations.api.ts';
import { StandingRungs } from './standing-rungs.tsx';
import { useSizeWords } from './use-size-words.ts';

function Item({ item, isFirst }: { readonly item: SpecializationCard; readonly isFirst: boolean }) {
  const t = useT();
  const { courses, length } = useSizeWords()(item);
  const canBuy = useCanBuy();
  const price = useCoursePrice();
  const title = chooseText(item.title, useLanguage());
  return (
    <CourseCard
      isRow
      href={`/lms/specializations/${item.specializationId}/overview`}
      title={title?.text ?? ''}
      titleLang={title?.language}
      level={2}
      cover={<SpecializationCover specialization={item} isFirst={isFirst} />}
      facts={
        // each on a line of its own: beside one another they are cut on phones
        <span className="min-w-0">
          <span className="block">{courses}</span>
          {length && <span className="block">{length}</span>}
          {canBuy && item.price && !item.isOwned && (
            <span className="block font-semibold text-ink tabular">
              <PriceTag price={item.price}>{price(item.price)}</PriceTag>
            </span>
          )}
        </span>
      }
      mark={item.completedAt !== null && <Badge tone="success">{t('specializations.page.completedShort')}</Badge>}
      footer={
        item.completedAt === null &&
        item.progressPercent !== null && (
          <StandingRungs standing={item} label={t('specializations.page.progressLabel')} />
        )
      }
    />
  );
}

/** `/lms/specializations`: courses that belong together. */
export function SpecializationsScreen() {
  const t = useT();
  const address = useAddressQuery();
  const search = (address.value('search') ?? '').slice(0, 200);
  const grid = useRef<HTMLUListElement>(null);
  const list = usePagedList({
    address,
    page: pageOf(address.value('page')),
    size: SPECIALIZATIONS_PAGE,
    queryOf: (page) => specializationsQuery(search, page),
    idOf: ({ specializationId }) => specializationId,
  });
  const { items, total, isFailed, isFetching, retry } = list;
  return (
    <div className="page-width page-gutter py-8">
      <PageHead title={t('catalogue.titles.specializations')} description={t('specializations.page.hint')} />
      <div className="mb-6 max-w-form">
        <SearchBox
          value={search}
          onSearch={(text) => address.change({ search: text, page: null }, { replace: true })}
        />
      </div>
      <p role="status" className="sr-only">
        {total !== undefined && t('catalogue.counts.results', { count: total })}
      </p>
      {isFailed && <ErrorState title={t('common.failed.title')} onRetry={retry} retrying={isFetching} />}
      {!items && !isFailed && <SkeletonCards isRow count={3} className={GRID} />}
      {items?.length === 0 && (
        <EmptyState
          drawing={search ? 'no-results' : 'no-courses'}
          title={t(search ? 'common.empty.search' : 'catalogue.empty.specializations')}
        />
      )}
      {items && items.length > 0 && (
        <>
          <CourseGrid of={grid}>
            {items.map((item, at) => (
              <li key={item.specializationId}>
                <Item item={item} isFirst={at < 3} />
              </li>
            ))}
          </CourseGrid>
          <div className="mt-6 md:mt-10">
            <ListEnd list={list} items={grid} />
          </div>
        </>
      )}
    </div>
  );
}
