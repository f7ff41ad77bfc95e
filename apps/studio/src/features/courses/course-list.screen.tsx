import { LayoutGrid, List, Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards, SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../authoring/page-head.tsx';
import { useSearchText } from '../authoring/use-search-text.ts';
import { CourseCards } from './course-cards.tsx';
import { CourseTable } from './course-table.tsx';
import { type CourseStatus, teachingCoursesQuery } from './courses.api.ts';
import { STATUSES, statusKey } from './course-status.tsx';
import { CreateCourseDialog } from './create-course-dialog.tsx';

const SIZE = 12;

/** The courses that one makes; administrators may look at all. */
export function CourseListScreen() {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const canSeeAll = useCan()('organization_update_courses');
  const [isCreating, setCreating] = useState(false);
  const status = STATUSES.find((candidate) => candidate === address.value('status'));
  const page = Math.max(1, Number(address.value('page') ?? 1) || 1);
  const scope = canSeeAll && address.value('scope') !== 'mine' ? 'all' : 'mine';
  const isTable = address.value('view') === 'table';
  const search = useSearchText(address);
  const courses = useQuery({
    ...teachingCoursesQuery({
      skip: (page - 1) * SIZE,
      take: SIZE,
      scope,
      ...(address.value('search') ? { search: address.value('search') as string } : {}),
      ...(status ? { status } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = courses;
  const choose = (next: CourseStatus | undefined) => address.change({ status: next ?? null, page: null });
  const isFiltered = Boolean(status || address.value('search'));
  return (
    <div className="page-width page-gutter py-6">
      <PageHead
        title={t(scope === 'all' ? 'builder.titles.allCourses' : 'builder.titles.courses')}
        actions={
          <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setCreating(true)}>
            {t('builder.list.create')}
          </Button>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchField
          label={t('builder.list.search')}
          value={search.text}
          onChange={search.change}
          className="w-full sm:w-72"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('builder.list.status')}</legend>
          <FilterChip selected={!status} onChange={() => choose(undefined)}>
            {t('builder.list.all')}
          </FilterChip>
          {STATUSES.filter((each) => data?.statusCounts[each]).map((each) => (
            <FilterChip
              key={each}
              selected={status === each}
              onChange={(on) => choose(on ? each : undefined)}
              count={format.number(data?.statusCounts[each] ?? 0)}
            >
              {t(statusKey(each))}
            </FilterChip>
          ))}
          {canSeeAll && (
            <FilterChip
              selected={scope === 'mine'}
              onChange={(on) => address.change({ scope: on ? 'mine' : null, page: null })}
            >
              {t('builder.list.mine')}
            </FilterChip>
          )}
        </fieldset>
        <div className="ms-auto flex">
          <IconButton
            icon={LayoutGrid}
            label={t('builder.list.cards')}
            aria-pressed={!isTable}
            onClick={() => address.change({ view: null }, { replace: true })}
          />
          <IconButton
            icon={List}
            label={t('builder.list.table')}
            aria-pressed={isTable}
            onClick={() => address.change({ view: 'table' }, { replace: true })}
          />
        </div>
      </div>
      {courses.isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void courses.refetch()} />
      ) : !data ? (
        isTable ? (
          <SkeletonTable />
        ) : (
          <SkeletonCards />
        )
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? 'no-results' : 'no-courses'}
          title={t(isFiltered ? 'common.empty.search' : 'builder.list.empty')}
          action={
            isFiltered ? (
              <Button variant="outline" onClick={() => address.change({ search: null, status: null, page: null })}>
                {t('common.actions.clearAll')}
              </Button>
            ) : (
              <Button onClick={() => setCreating(true)}>{t('builder.list.emptyAction')}</Button>
            )
          }
        />
      ) : (
        <>
          {isTable ? <CourseTable courses={data.data} /> : <CourseCards courses={data.data} />}
          <Pagination
            page={page}
            pages={Math.ceil(data.total / SIZE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </>
      )}
      {isCreating && <CreateCourseDialog open onClose={() => setCreating(false)} />}
    </div>
  );
}
