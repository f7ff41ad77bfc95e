import { Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { CourseThumb } from '../../parts/course-thumb.tsx';
import { type CourseInside, coursesFoundQuery } from './specializations.api.ts';

export interface OrderedCoursesProps {
  readonly courses: readonly CourseInside[];
  readonly onChange: (courses: CourseInside[]) => void;
  readonly isLocked: boolean;
}

/** The courses in the order in which they are meant to be taken: found by search, moved by mouse or keyboard. */
export function OrderedCourses({ courses, onChange, isLocked }: OrderedCoursesProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const found = useQuery(coursesFoundQuery(useDeferredValue(typed.trim())));
  const taken = new Set(courses.map((course) => course.courseId));
  const free = (found.data?.data ?? []).filter((course) => !taken.has(course.courseId));
  const add = (id: string | null) => {
    const course = free.find((each) => String(each.courseId) === id);
    if (!course) return;
    onChange([...courses, course]);
    setTyped('');
  };
  return (
    <div className="space-y-4">
      {courses.length > 0 && (
        <SortableTree
          label={t('studio.specializations.courses')}
          disabled={isLocked}
          expanded={[]}
          onExpanded={() => undefined}
          onMove={(order) => {
            const place = new Map(order.map(({ id }, at) => [Number(id), at]));
            onChange(
              courses.toSorted((one, other) => (place.get(one.courseId) ?? 0) - (place.get(other.courseId) ?? 0)),
            );
          }}
          branches={courses.map((course, at) => ({
            id: String(course.courseId),
            name: text(course.title),
            content: (
              <span className="flex min-w-0 items-center gap-3 py-1">
                <span className="w-5 shrink-0 text-end text-sm text-muted tabular">{format.number(at + 1)}</span>
                <CourseThumb course={course} className="w-16 max-sm:hidden" />
                <span className="clip-lines-2">
                  <AuthorTextFor text={course.title} />
                </span>
              </span>
            ),
            actions: !isLocked && (
              <IconButton
                icon={Trash2}
                label={t('studio.specializations.removeCourse', { title: text(course.title) })}
                onClick={() => onChange(courses.filter((each) => each !== course))}
              />
            ),
            children: [],
          }))}
        />
      )}
      {!isLocked && (
        <ComboBox
          label={t('studio.specializations.addCourse')}
          placeholder={t('studio.specializations.addCoursePlaceholder')}
          value={null}
          onChange={add}
          query={typed}
          onQueryChange={setTyped}
          loading={found.isFetching}
          options={free.map((course) => ({
            id: String(course.courseId),
            label: text(course.title),
            ...(course.category ? { description: text(course.category.name) } : {}),
          }))}
        />
      )}
    </div>
  );
}
