import { X } from '@sullam/ui/base/icons.ts';
import { Chip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { courseGroupsQuery } from '../course-groups/course-groups.public.ts';
import { teachingCoursesQuery } from '../courses/courses.public.ts';
import type { ReportPlot, ReportScope } from './reports.api.ts';
import { NO_FILTERS, useNarrowing } from './use-report-address.ts';

const STATUSES = ['LEARNING', 'LEFT', 'EVERYONE'] as const;
const MOST_COURSES = 4;

interface FilterProps {
  readonly courseId: ReportScope;
}

/** The groups of a course; what stands below their choice waits for whether there are any. */
export function useReportGroups(courseId: ReportScope) {
  const isOn = useHasFeature()('course-groups') && courseId !== null;
  const query = useQuery({ ...courseGroupsQuery(courseId ?? 0), enabled: isOn });
  return { groups: query.data?.data ?? [], isAwaited: isOn && query.isPending };
}

function GroupSelect({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const text = useAuthorText();
  const address = useAddressQuery();
  const { groups } = useReportGroups(courseId);
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      label={t('reports.labels.group')}
      className="w-full sm:w-48"
      value={address.value('group') ?? ''}
      placeholder={t('reports.labels.everyGroup')}
      options={groups.map(({ courseGroupId, name }) => ({ value: String(courseGroupId), label: text(name) }))}
      onChange={(value) => address.change({ group: value || undefined, of: undefined, page: undefined })}
    />
  );
}

interface CourseChoiceProps extends FilterProps {
  /** Those that are compared now, said or chosen by the server. */
  readonly courses: NonNullable<ReportPlot['courses']>;
}

/** Which courses are compared: each can be taken away, another one added. */
function CourseChoice({ courseId, courses }: CourseChoiceProps) {
  const t = useT();
  const text = useAuthorText();
  const address = useAddressQuery();
  const all =
    useQuery(teachingCoursesQuery({ take: 100, sort: 'title', scope: courseId === null ? 'all' : 'mine' })).data
      ?.data ?? [];
  const ids = courses.map((course) => course.courseId);
  const set = (next: readonly number[]) =>
    address.change({ courses: next.join(',') || undefined, of: undefined, page: undefined });
  const others = all.filter((course) => !ids.includes(course.courseId) && course.courseId !== courseId);
  return (
    <div className="flex w-full flex-wrap items-end gap-3">
      <ul aria-label={t('reports.labels.courses')} className="flex min-w-0 flex-wrap gap-2">
        {courses.map(({ courseId: id, title }) => (
          <li key={id} className="max-w-full">
            <Chip
              {...(id !== courseId && ids.length > 2
                ? { onRemove: () => set(ids.filter((each) => each !== id)), name: title }
                : {})}
            >
              {title}
            </Chip>
          </li>
        ))}
      </ul>
      {ids.length < MOST_COURSES && others.length > 0 && (
        <NativeSelect
          label={t('reports.labels.chooseCourse')}
          hideLabel
          className="w-full sm:w-64"
          value=""
          placeholder={t('reports.labels.chooseCourse')}
          options={others.map((course) => ({ value: String(course.courseId), label: text(course.title) }))}
          onChange={(value) =>
            value && set([...(ids.length > 0 ? ids : courseId === null ? [] : [courseId]), Number(value)])
          }
        />
      )}
    </div>
  );
}

interface ReportFiltersProps extends FilterProps {
  readonly filters: readonly string[];
  /** Whom the report is about where nobody says. */
  readonly usualStatus: (typeof STATUSES)[number];
  readonly courses: NonNullable<ReportPlot['courses']>;
}

/** What a report is narrowed by; everything stands in the address. */
export function ReportFilters({ courseId, filters, usualStatus, courses }: ReportFiltersProps) {
  const t = useT();
  const address = useAddressQuery();
  const narrowing = useNarrowing();
  const isNarrowed = Object.keys(narrowing).length > 0;
  const set = (name: string) => (value: string | null) =>
    address.change({ [name]: value || undefined, of: undefined, page: undefined });
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      {filters.includes('dates') && (
        <>
          <div className="w-full sm:w-44">
            <DatePicker
              label={t('reports.labels.from')}
              value={narrowing.from ?? null}
              onChange={set('from')}
              {...(narrowing.to ? { max: narrowing.to } : {})}
            />
          </div>
          <div className="w-full sm:w-44">
            <DatePicker
              label={t('reports.labels.to')}
              value={narrowing.to ?? null}
              onChange={set('to')}
              {...(narrowing.from ? { min: narrowing.from } : {})}
            />
          </div>
        </>
      )}
      {filters.includes('group') && courseId !== null && <GroupSelect courseId={courseId} />}
      {filters.includes('status') && (
        <NativeSelect
          label={t('reports.labels.status')}
          className="w-full sm:w-56"
          value={narrowing.status ?? usualStatus}
          options={STATUSES.map((status) => ({ value: status, label: t(`reports.status.${status}`) }))}
          onChange={(status) => set('who')(status === usualStatus ? null : status)}
        />
      )}
      {filters.includes('courses') && <CourseChoice courseId={courseId} courses={courses} />}
      {isNarrowed && (
        <Button variant="ghost" icon={X} className="sm:mt-6" onClick={() => address.change(NO_FILTERS)}>
          {t('reports.actions.clear')}
        </Button>
      )}
    </div>
  );
}
