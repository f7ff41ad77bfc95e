import '../../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { CourseGrid, GRID } from '../../../parts/course-grid.tsx';
import {
  FAVORITE_SORTS,
  FAVORITES_PAGE,
  type FavoriteFilters,
  useFavoriteCourses,
} from '../../../parts/favorites.api.ts';
import { FavoriteButton } from '../../../parts/lazy-favorite-button.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { SearchBox } from '../../../parts/search-box.tsx';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { CourseCard } from '../catalogue/catalogue.public.ts';

const SORT_KEYS = {
  newest: 'catalogue.favorites.newest',
  oldest: 'catalogue.favorites.oldest',
  title: 'catalogue.sort.title',
  popular: 'catalogue.sort.popular',
} as const;

const filtersOf = ({ value }: AddressQuery): FavoriteFilters => ({
  search: (value('search') ?? '').slice(0, 200),
  sort: FAVORITE_SORTS.find((sort) => sort === value('sort')) ?? 'newest',
  page: pageOf(value('page')),
});

interface FiltersProps {
  readonly filters: FavoriteFilters;
  readonly address: AddressQuery;
  readonly total: number | undefined;
}

/** What narrows and orders them; one favourite needs neither. */
function Filters({ filters, address, total }: FiltersProps) {
  const t = useT();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <SearchBox
          value={filters.search}
          onSearch={(search) => address.change({ search: search || null, page: null }, { replace: true })}
        />
      </div>
      <NativeSelect
        label={t('catalogue.sort.label')}
        hideLabel
        value={filters.sort}
        onChange={(sort) => address.change({ sort: sort === 'newest' ? null : sort, page: null })}
        options={FAVORITE_SORTS.map((sort) => ({ value: sort, label: t(SORT_KEYS[sort]) }))}
        className="min-w-40 max-sm:flex-1"
      />
      <p role="status" className="sr-only">
        {total !== undefined && t('catalogue.counts.results', { count: total })}
      </p>
    </div>
  );
}

/** `/favorite/courses`: what the reader marked with the heart. */
export function FavoritesScreen() {
  const t = useT();
  const isWide = useIsWide('sm');
  const address = useAddressQuery();
  const filters = filtersOf(address);
  const { page, search } = filters;
  const { data, isPending, isError, isFetching, refetch } = useFavoriteCourses(filters);
  const isPast = useExistingPage(address, { page, total: data?.total, size: FAVORITES_PAGE });
  return (
    <div className="page-width page-gutter py-8">
      <PageHead title={t('catalogue.titles.favoriteCourses')} description={t('catalogue.favorites.hint')} />
      {(search !== '' || (data?.total ?? 0) > 1) && <Filters filters={filters} address={address} total={data?.total} />}
      {(isPending || isPast) && <SkeletonCards isRow className={GRID} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.data.length === 0 && !isPast && (
        <EmptyState
          drawing={search ? 'no-results' : 'no-courses'}
          title={t(search ? 'common.empty.search' : 'catalogue.empty.favorites')}
          action={
            search ? (
              <LinkButton variant="outline" href={address.hrefWith({ search: null, page: null })}>
                {t('catalogue.favorites.all')}
              </LinkButton>
            ) : (
              <LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>
            )
          }
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <CourseGrid>
            {data.data.map((course, at) => (
              <li key={course.courseId} className="flex items-center gap-2 sm:block">
                <div className="min-w-0 flex-1">
                  <CourseCard course={course} isFirst={at < 3} level={2} />
                </div>
                {!isWide && (
                  // the row that a card is on phones has no heart; here it is what one comes for
                  <FavoriteButton course={course} isPlain />
                )}
              </li>
            ))}
          </CourseGrid>
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, FAVORITES_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
      {data && !isPast && <Hint slug="favorites" />}
    </div>
  );
}
