import '../../../app.css';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type CourseInterest, type CourseInterests, exportInterests, interestsQuery } from './course-interests.api.ts';

const SORTS = {
  newest: { column: 'askedAt', direction: 'descending' },
  oldest: { column: 'askedAt', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
} as const;

const TONES = { WAITING: 'warning', TOLD: 'neutral', ENROLLED: 'success' } as const;

/** How many wait, were told and have enrolled. */
function Counts({ counts }: { readonly counts: CourseInterests['counts'] }) {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={TONES.WAITING}>{t('course-interests.counts.waiting', { count: counts.waiting })}</Badge>
      <Badge tone={TONES.TOLD}>{t('course-interests.counts.told', { count: counts.told })}</Badge>
      <Badge tone={TONES.ENROLLED}>{t('course-interests.counts.enrolled', { count: counts.enrolled })}</Badge>
    </p>
  );
}

/** Who asked to be told when a course opens. */
export function CourseInterestsScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const list = useList(SORTS, 'newest');
  const interests = useQuery(interestsQuery(courseId, list.paging));
  const isThere = useLatch(!interests.isPending);
  const counts = interests.data?.counts;
  const hasAny = counts !== undefined && counts.waiting + counts.told + counts.enrolled > 0;
  const nameOf = ({ firstName, lastName }: CourseInterest) => `${firstName} ${lastName}`;
  const columns: TableColumn<CourseInterest>[] = [
    {
      id: 'name',
      label: t('course-interests.columns.name'),
      sortable: true,
      cell: (row) => <bdi>{nameOf(row)}</bdi>,
    },
    {
      id: 'askedAt',
      label: t('course-interests.columns.askedAt'),
      sortable: true,
      cell: (row) => <Moment at={row.createdAt} />,
    },
    {
      id: 'state',
      label: t('course-interests.columns.state'),
      cell: (row) => <Badge tone={TONES[row.state]}>{t(`course-interests.standing.${row.state}`)}</Badge>,
    },
  ];
  if (!isThere) return <SkeletonTable />;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-160 text-muted">{t('course-interests.list.hint')}</p>
        {hasAny && <ExportMenu file={(format) => exportInterests(courseId, format)} />}
      </div>
      {hasAny && <Counts counts={counts} />}
      <ListTable
        label={t('course-interests.menu.title')}
        list={list}
        query={interests}
        columns={columns}
        rowId={({ userId }) => String(userId)}
        rowName={nameOf}
        {...(hasAny ? { searchLabel: t('course-interests.list.search') } : {})}
        empty={
          <EmptyState
            compact
            drawing="no-notifications"
            title={t('course-interests.list.empty')}
            description={t('course-interests.list.emptyHint')}
          />
        }
      />
    </div>
  );
}
