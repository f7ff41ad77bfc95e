import type { CourseCard as CourseCardData } from '@sullam/api-client/schema.gen.ts';
import { FIRST_CARDS } from '@sullam/domain/picture-sizes.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { CountBadge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContinueSkeleton } from '../../../parts/continue-card.tsx';
import { CourseGrid, GRID } from '../../../parts/course-grid.tsx';
import { DayStrip, useDay } from '../../../parts/day-strip.tsx';
import { preloadFavoriteButton } from '../../../parts/lazy-favorite-button.tsx';
import { ListEnd } from '../../../parts/list-end.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { SearchBox } from '../../../parts/search-box.tsx';
import { type PagedList, usePagedList } from '../../../parts/use-paged-list.ts';
import { ActiveFilters } from './active-filters.tsx';
import { catalogueQuery, useFilterOptions } from './catalogue.api.ts';
import type { FilterOptions } from './catalogue-filters.tsx';
import {
  CATALOGUE_PAGE,
  countFilters,
  defaultSort,
  type CatalogueFilters as Filters,
  filtersOf,
  NO_FILTERS,
  SORTS,
} from './catalogue-query.ts';
import { CourseCard } from './course-card.tsx';
import { FieldChips } from './field-chips.tsx';
import { useCanBuy } from './use-price.ts';

export { prefetchCatalogue } from './catalogue.api.ts';

preloadFavoriteButton();

/** On a phone they are fetched with the sheet that holds them. */
const CatalogueFilters = lazyPart(() => import('./catalogue-filters.tsx').then((file) => file.CatalogueFilters));

const SORT_KEYS = {
  relevance: 'catalogue.sort.relevance',
  newest: 'catalogue.sort.newest',
  title: 'catalogue.sort.title',
  popular: 'catalogue.sort.popular',
  'price-asc': 'catalogue.sort.priceUp',
  'price-desc': 'catalogue.sort.priceDown',
} as const;

interface PartProps {
  readonly filters: Filters;
  readonly options: FilterOptions | undefined;
  readonly address: AddressQuery;
}

interface FilterSheetProps extends PartProps {
  readonly total: number;
  /** In which order they come. */
  readonly sort: ReactNode;
}

/** The order and the filters of a phone: a sheet from the bottom edge. */
function FilterSheet({ filters, options, address, total, sort }: FilterSheetProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(filters);
  return (
    <div className="md:hidden">
      <Button
        {...preloadOn(Drawer, CatalogueFilters)}
        variant="outline"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        className="relative w-11 px-0"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <span className="sr-only">{t('catalogue.filters.title')}</span>
        {count > 0 && <span className="sr-only">{t('catalogue.filters.active', { count })}</span>}
        <CountBadge count={count} />
      </Button>
      {wasOpened && options && (
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          side="bottom"
          title={t('catalogue.filters.title')}
          footer={
            <>
              <Button variant="outline" disabled={count === 0} onClick={() => address.change(NO_FILTERS)}>
                {t('catalogue.filters.clear')}
              </Button>
              <Button onClick={() => setOpen(false)}>{t('catalogue.filters.apply', { count: total })}</Button>
            </>
          }
        >
          <div className="mb-5">{sort}</div>
          <CatalogueFilters filters={filters} options={options} onChange={address.change} />
        </Drawer>
      )}
    </div>
  );
}

type ResultList = PagedList<CourseCardData>;

function Results({ filters, list, address }: Omit<PartProps, 'options'> & { readonly list: ResultList }) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const { items, isStale, isFailed, isFetching, retry } = list;
  if (isFailed) return <ErrorState title={t('common.failed.title')} onRetry={retry} retrying={isFetching} />;
  if (!items) return <SkeletonCards isRow count={CATALOGUE_PAGE} className={GRID} />;
  if (items.length === 0) {
    const isNarrowed = countFilters(filters) > 0 || filters.search !== '';
    return (
      <EmptyState
        drawing={isNarrowed ? 'no-results' : 'no-courses'}
        title={t(isNarrowed ? 'catalogue.empty.filtered' : 'catalogue.empty.allCourses')}
        action={
          isNarrowed && (
            <>
              <Button onClick={() => address.change(NO_FILTERS)}>{t('catalogue.filters.clear')}</Button>
              {filters.search !== '' && (
                <LinkButton variant="outline" href={`/search?q=${encodeURIComponent(filters.search)}`}>
                  {t('catalogue.empty.searchAll')}
                </LinkButton>
              )}
            </>
          )
        }
      />
    );
  }
  return (
    <>
      <div className={cx('transition-opacity', isStale && 'opacity-60')} aria-busy={isStale}>
        <CourseGrid of={grid}>
          {items.map((course, at) => (
            <li key={course.courseId}>
              <CourseCard course={course} isFirst={at < FIRST_CARDS} level={2} />
            </li>
          ))}
        </CourseGrid>
      </div>
      <div className="mt-6 md:mt-10">
        <ListEnd list={list} items={grid} />
      </div>
    </>
  );
}

/** Until it is known what the page begins with: nothing that stands already moves down then. */
const CatalogueSkeleton = ({ head }: { readonly head: ReactNode }) => (
  <div className="page-width page-gutter py-3 sm:py-8">
    {head}
    <div className="space-y-4 md:space-y-8">
      <ContinueSkeleton look="strip" />
      <SkeletonCards isRow count={CATALOGUE_PAGE} className={GRID} />
    </div>
  </div>
);

/** `/lms/all-courses`: search, filters, sort, page, all of it in the address. */
export function CatalogueScreen() {
  const t = useT();
  const address = useAddressQuery();
  const filters = filtersOf(address);
  const canBuy = useCanBuy();
  const { data: options } = useFilterOptions();
  const list = usePagedList({
    address,
    page: filters.page,
    size: CATALOGUE_PAGE,
    queryOf: (page) => catalogueQuery({ ...filters, page }),
    idOf: ({ courseId }) => courseId,
  });
  const { instead } = useQuery(catalogueQuery(filters)).data ?? {};
  // a page that was asked for by its search begins with it; what is typed later moves nothing
  const [beganWithSearch] = useState(filters.search !== '');
  const isSearching = beganWithSearch && filters.search !== '';
  // a field that narrows the search stays in sight: its own button is what takes it away
  const hasFields = !isSearching || filters.learningCategories.length > 0;
  const day = useDay();
  const { wording, picture } = useOrganization();
  // on a phone the filters live in the sheet: what they are made of isn't even fetched before it opens
  const isWide = useIsWide();
  useEffect(() => {
    if (isWide) CatalogueFilters.preload();
  }, [isWide]);
  const sort = (
    <NativeSelect
      label={t('catalogue.sort.label')}
      hideLabel
      value={filters.sort}
      onChange={(chosen) =>
        address.change({ sort: chosen === defaultSort(filters.search) ? null : chosen, page: null })
      }
      options={SORTS.filter((each) =>
        each === 'relevance' ? filters.search !== '' : canBuy || !each.startsWith('price'),
      ).map((each) => ({
        value: each,
        label: t(SORT_KEYS[each]),
      }))}
      className="min-w-40"
    />
  );
  const count = (
    <p role="status" className="text-sm text-muted">
      {list.total !== undefined && t('catalogue.counts.results', { count: list.total })}
    </p>
  );
  const banner = [wording('course_banner_title'), wording('course_banner_subtitle')].filter(Boolean).join(' • ');
  // whoever searches has said what they came for: it begins at the top
  const head = isSearching ? (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h1 className="text-lg font-semibold">{t('catalogue.titles.allCourses')}</h1>
      {!isWide && count}
    </div>
  ) : (
    <PageHead
      isLow
      aside={!isWide && count}
      title={t('catalogue.titles.allCourses')}
      description={banner}
      picture={picture('course_header_image')}
    />
  );
  if (day.isPending && !isSearching) return <CatalogueSkeleton head={head} />;
  return (
    <div className="page-width page-gutter py-3 sm:py-8">
      {head}
      {!isSearching && <DayStrip day={day} />}
      {isWide && hasFields && <FieldChips filters={filters} options={options} address={address} />}
      <div className="gap-8 md:grid md:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        {isWide && (
          <aside aria-label={t('catalogue.filters.title')}>
            <div className="sticky top-[calc(var(--bar-height)+1.5rem)] max-h-[calc(100vh-var(--bar-height)-3rem)] overflow-y-auto overscroll-contain pe-2 pb-4">
              {options && <CatalogueFilters filters={filters} options={options} onChange={address.change} />}
            </div>
          </aside>
        )}
        <div className="min-w-0">
          <div className="mb-2 flex items-center gap-3 md:mb-4">
            <div className="min-w-0 flex-1">
              <SearchBox
                value={filters.search}
                onSearch={(search) => address.change({ search, page: null }, { replace: true })}
              />
            </div>
            <FilterSheet filters={filters} options={options} address={address} total={list.total ?? 0} sort={sort} />
            {isWide && sort}
          </div>
          {!isWide && hasFields && <FieldChips filters={filters} options={options} address={address} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-4 md:min-h-6">
            {isWide && count}
            <ActiveFilters filters={filters} options={options} onChange={address.change} />
          </div>
          {instead && (
            <p role="status" className="my-3 text-muted">
              {t('catalogue.near.notice', { query: filters.search, instead })}{' '}
              <UiLink href={`/search?q=${encodeURIComponent(filters.search)}`} className={textLinkClass}>
                {t('catalogue.empty.searchAll')}
              </UiLink>
            </p>
          )}
          <Results filters={filters} list={list} address={address} />
        </div>
      </div>
    </div>
  );
}
