import '../../../app.css';
import { UserPlus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddToCourse } from '../../../parts/add-learners/lazy.ts';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Person } from '../../../parts/person.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ProgressGroups } from './progress-groups.tsx';
import { courseNameQuery, type EnrolledStudent, exportStudents, studentsQuery } from './students.api.ts';

const SORTS = {
  name: { column: 'name', direction: 'ascending' },
  progress: { column: 'progress', direction: 'descending' },
  enrolled: { column: 'enrolled', direction: 'descending' },
  active: { column: 'lastVisit', direction: 'descending' },
} as const;

const STATUSES = [
  { value: undefined, word: 'common.labels.all' },
  { value: 'uncompleted', word: 'studio.students.underWay' },
  { value: 'completed', word: 'studio.students.done' },
  { value: 'inactive', word: 'studio.students.behind' },
] as const;

type Status = (typeof STATUSES)[number]['value'];

/** What is asked for a status: how far they are, or how long they have been away. */
const asked = (status: Status) =>
  status === 'inactive' ? { isBehind: true } : status === undefined ? {} : { completion: status };

/** Who learns a course, and how far they are. */
export function StudentsScreen() {
  const t = useT();
  const format = useFormat();
  const courseId = usePathId('courseId');
  const list = useList(SORTS, 'name');
  const status = STATUSES.find(({ value }) => value === list.filter('status'))?.value;
  const students = useQuery(studentsQuery(courseId, { ...list.paging, ...asked(status) }));
  const isThere = useLatch(!students.isPending);
  const [isAdding, setAdding] = useState(false);
  const course = useQuery(courseNameQuery(courseId)).data;
  useKeys({
    title: t('studio.keys.here'),
    lines: [
      {
        id: 'students.add',
        shown: 'A',
        code: 'KeyA',
        words: t('studio.learners.add'),
        run: () => setAdding(true),
      },
    ],
  });
  const groups = students.data?.distribution ?? [];
  const hasLearners = groups.some((group) => group.count > 0);
  const columns: TableColumn<EnrolledStudent>[] = [
    {
      id: 'name',
      label: t('builder.students.name'),
      sortable: true,
      cell: (student) => <Person {...student} />,
    },
    {
      id: 'progress',
      label: t('builder.students.progress'),
      sortable: true,
      width: '14rem',
      cell: (student) => (
        <span className="block w-full min-w-36 max-sm:max-w-44">
          <ProgressBar
            share={student.progressPercent / 100}
            label={t('studio.students.progressOf', { name: `${student.firstName} ${student.lastName}` })}
            showValue
            thin
          />
        </span>
      ),
    },
    {
      id: 'lessons',
      wideOnly: true,
      label: t('studio.students.lessons'),
      numeric: true,
      cell: (student) =>
        t('common.counts.ratio', {
          part: format.number(student.finishedCount),
          whole: format.number(student.requiredCount),
        }),
    },
    {
      id: 'finished',
      label: t('builder.students.finished'),
      cell: (student) =>
        student.completedAt ? (
          <Badge tone="success">{format.date(student.completedAt)}</Badge>
        ) : (
          <span className="text-muted">{t('studio.students.underWay')}</span>
        ),
    },
    {
      id: 'enrolled',
      wideOnly: true,
      label: t('builder.students.enrolled'),
      sortable: true,
      cell: (student) => <Moment at={student.enrolledAt} />,
    },
    {
      id: 'lastVisit',
      label: t('builder.students.lastVisit'),
      sortable: true,
      cell: (student) => <Moment at={student.lastVisitedAt} never={t('builder.students.neverVisited')} />,
    },
  ];
  if (!isThere) return <SkeletonTable />;
  return (
    <div className="space-y-6">
      <ListTable
        label={t('studio.titles.students')}
        list={list}
        query={students}
        columns={columns}
        rowId={(student) => String(student.enrollmentId)}
        rowName={(student) => `${student.firstName} ${student.lastName}`}
        searchLabel={t('builder.students.search')}
        filters={STATUSES.map(({ value, word }) => (
          <FilterChip key={word} selected={status === value} onChange={() => list.setFilter({ status: value })}>
            {t(word)}
          </FilterChip>
        ))}
        actions={
          <div className="flex flex-wrap gap-2">
            {hasLearners && <ExportMenu file={(format) => exportStudents(courseId, format)} />}
            <Button icon={UserPlus} {...preloadOn(AddToCourse)} onClick={() => setAdding(true)}>
              {t('studio.learners.add')}
            </Button>
          </div>
        }
        empty={
          <EmptyState
            drawing="people"
            title={t('builder.students.empty')}
            description={course?.status === 'PUBLISHED' ? undefined : t('builder.students.emptyText')}
            compact
          />
        }
      />
      {hasLearners && <ProgressGroups groups={groups} />}
      {isAdding && course && <AddToCourse course={course} onClose={() => setAdding(false)} />}
    </div>
  );
}
