import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useCan, useFormat, usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COURSE_STATUS_WORDS } from '../../../parts/course-status.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { CloneCourseDialog } from './clone-course-dialog.tsx';
import { CourseBulkActions } from './course-bulk-actions.tsx';
import { useCourseColumns } from './course-columns.tsx';
import { CourseMenu } from './course-menu.tsx';
import { type CourseStatus, type TeachingCourse, teachingCoursesQuery } from './courses.api.ts';
import { CreateCourseDialog } from './create-course-dialog.tsx';
import { DeleteCourseDialog } from './delete-course-dialog.tsx';

const SORTS = {
  updated: { column: 'updated', direction: 'descending' },
  title: { column: 'title', direction: 'ascending' },
  newest: { column: 'created', direction: 'descending' },
} as const;

const STATUSES: readonly CourseStatus[] = ['DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED'];

/** The courses that somebody teaches; for who may read them all of them. */
export function CoursesScreen() {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const can = useCan();
  const { isInstructor } = usePortals();
  const readsAll = can('organization_read_courses');
  const mayCreate = can('organization_create_courses');
  const list = useList(SORTS, 'updated');
  const status = STATUSES.find((each) => each === list.filter('status'));
  const mine = list.filter('scope') === 'mine' || !readsAll;
  const scope = mine ? 'mine' : 'all';
  const courses = useQuery(teachingCoursesQuery({ ...list.paging, scope, ...(status ? { status } : {}) }));
  const [selected, setSelected] = useState<string[]>([]);
  // The address may ask for the dialog: the home page and the palette link to it.
  const [isCreating, setCreating] = useState(list.filter('create') === '1');
  const [cloning, setCloning] = useState<TeachingCourse | null>(null);
  const [deleting, setDeleting] = useState<TeachingCourse | null>(null);
  const columns = useCourseColumns();
  const counts = courses.data?.statusCounts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = courses.data?.data ?? [];
  return (
    <Page
      title={t(mine ? 'studio.titles.courses' : 'studio.titles.allCourses')}
      actions={
        mayCreate && (
          <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setCreating(true)}>
            {t('studio.courses.create')}
          </Button>
        )
      }
    >
      <ListTable
        label={t(mine ? 'studio.titles.courses' : 'studio.titles.allCourses')}
        list={list}
        query={courses}
        columns={columns}
        rowId={(course) => String(course.courseId)}
        rowName={(course) => text(course.title)}
        searchLabel={t(mine ? 'builder.list.search' : 'studio.courses.search')}
        filters={
          <>
            <FilterChip
              selected={status === undefined}
              onChange={() => list.setFilter({ status: undefined })}
              count={all === undefined ? null : format.number(all)}
            >
              {t('common.labels.all')}
            </FilterChip>
            {STATUSES.map((each) => (
              <FilterChip
                key={each}
                selected={status === each}
                onChange={(on) => list.setFilter({ status: on ? each : undefined })}
                count={counts ? format.number(counts[each] ?? 0) : null}
              >
                {t(COURSE_STATUS_WORDS[each])}
              </FilterChip>
            ))}
            {readsAll && isInstructor && (
              <FilterChip selected={mine} onChange={(on) => list.setFilter({ scope: on ? 'mine' : undefined })}>
                {t('studio.courses.onlyMine')}
              </FilterChip>
            )}
          </>
        }
        selected={selected}
        onSelect={setSelected}
        bulkActions={
          <CourseBulkActions
            courses={rows.filter((course) => selected.includes(String(course.courseId)))}
            onDone={() => setSelected([])}
          />
        }
        rowActions={(course) => <CourseMenu course={course} onClone={setCloning} onDelete={setDeleting} />}
        empty={
          <EmptyState
            drawing="no-courses"
            title={t('studio.courses.empty')}
            action={
              mayCreate && (
                <Button icon={Plus} onClick={() => setCreating(true)}>
                  {t('studio.courses.emptyAction')}
                </Button>
              )
            }
            compact
          />
        }
      />
      {rows.length > 0 && <Hint slug="studio-preview" />}
      {isCreating && mayCreate && (
        <CreateCourseDialog
          onClose={() => {
            setCreating(false);
            if (list.filter('create')) list.setFilter({ create: undefined });
          }}
        />
      )}
      {cloning && <CloneCourseDialog course={cloning} onClose={() => setCloning(null)} />}
      {deleting && <DeleteCourseDialog course={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
