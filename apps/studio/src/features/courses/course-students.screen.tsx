import { Download } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRelativeTime } from '../authoring/use-relative-time.ts';
import { useSearchText } from '../authoring/use-search-text.ts';
import { type Student, studentsQuery, useExportStudents } from './students.api.ts';

const SIZE = 25;
const SORTS = ['name', 'enrolled', 'progress', 'active'] as const;
const COMPLETIONS = ['completed', 'uncompleted'] as const;

/** Who learns a course, and how far they are. */
export function CourseStudentsScreen() {
  const t = useT();
  const format = useFormat();
  const ago = useRelativeTime();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const search = useSearchText(address);
  const page = Math.max(1, Number(address.value('page') ?? 1) || 1);
  const sort = SORTS.find((each) => each === address.value('sort')) ?? 'name';
  const completion = COMPLETIONS.find((each) => each === address.value('completion'));
  const students = useQuery({
    ...studentsQuery(courseId, {
      skip: (page - 1) * SIZE,
      take: SIZE,
      sort,
      ...(completion ? { completion } : {}),
      ...(address.value('search') ? { search: address.value('search') as string } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const download = useExportStudents(courseId);
  const columns: TableColumn<Student>[] = [
    {
      id: 'name',
      label: t('builder.students.name'),
      sortable: true,
      cell: ({ firstName, lastName, email, image }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar firstName={firstName} lastName={lastName} size={32} {...(image ? { src: image } : {})} />
          <span className="min-w-0">
            <bdi className="block clip-line">{`${firstName} ${lastName}`}</bdi>
            <bdi className="block text-xs text-muted clip-line">{email}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'progress',
      label: t('builder.students.progress'),
      sortable: true,
      width: '12rem',
      cell: ({ firstName, lastName, progressPercent }) => (
        <ProgressBar thin showValue share={progressPercent / 100} label={`${firstName} ${lastName}`} />
      ),
    },
    { id: 'enrolled', label: t('builder.students.enrolled'), sortable: true, width: '9rem', cell: ({ enrolledAt }) => format.date(enrolledAt) },
    {
      id: 'active',
      label: t('builder.students.lastVisit'),
      sortable: true,
      width: '9rem',
      cell: ({ lastVisitedAt }) => (lastVisitedAt ? ago(lastVisitedAt) : t('builder.students.neverVisited')),
    },
    {
      id: 'finished',
      label: t('builder.students.finished'),
      width: '9rem',
      cell: ({ completedAt }) => (completedAt ? format.date(completedAt) : ''),
    },
  ];
  return (
    <DataTable
      label={t('builder.titles.students')}
      columns={columns}
      rows={students.data?.data ?? []}
      rowId={({ enrollmentId }) => String(enrollmentId)}
      rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
      loading={students.isPending}
      error={students.isError ? t('common.failed.title') : undefined}
      onRetry={() => void students.refetch()}
      sort={{ column: sort, direction: sort === 'name' ? 'ascending' : 'descending' }}
      onSort={({ column }) => address.change({ sort: column, page: null })}
      toolbar={
        <div className="flex flex-wrap items-center gap-3">
          <SearchField label={t('builder.students.search')} value={search.text} onChange={search.change} className="w-full sm:w-72" />
          <FilterChip selected={!completion} onChange={() => address.change({ completion: null, page: null })}>
            {t('builder.students.all')}
          </FilterChip>
          {COMPLETIONS.map((each) => (
            <FilterChip
              key={each}
              selected={completion === each}
              onChange={(on) => address.change({ completion: on ? each : null, page: null })}
            >
              {t(`builder.students.${each}`)}
            </FilterChip>
          ))}
          <Button
            className="ms-auto"
            variant="outline"
            size="sm"
            icon={Download}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('builder.students.export')}
          </Button>
        </div>
      }
      empty={<EmptyState compact drawing="people" title={t('builder.students.empty')} />}
      footer={
        <Pagination
          page={page}
          pages={Math.ceil((students.data?.total ?? 0) / SIZE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      }
    />
  );
}
