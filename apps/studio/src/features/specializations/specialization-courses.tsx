import type { Localized } from '@sullam/domain/localized.ts';
import { ChevronDown, ChevronUp, X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moved } from '../authoring/moved.ts';
import { CourseStatusBadge } from '../courses/course-status.tsx';
import type { CourseStatus } from '../courses/courses.api.ts';
import { courseChoicesQuery } from './specializations.api.ts';

export interface ChosenCourse {
  courseId: number;
  title: Localized;
  status: CourseStatus;
}

export interface SpecializationCoursesProps {
  readonly courses: readonly ChosenCourse[];
  readonly onChange: (courses: ChosenCourse[]) => void;
}

/** The courses of a path, in the order in which they are taken. */
export function SpecializationCourses({ courses, onChange }: SpecializationCoursesProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const [query, setQuery] = useState('');
  const found = useQuery(courseChoicesQuery(query));
  const chosen = new Set(courses.map(({ courseId }) => courseId));
  const choices = (found.data?.data ?? []).filter(({ courseId }) => !chosen.has(courseId));
  return (
    <div className="space-y-4">
      <ol className="divide-y divide-line rounded-lg border border-line empty:hidden">
        {courses.map((course, index) => {
          const title = textOf(course.title);
          return (
            <li key={course.courseId} className="flex items-center gap-3 px-3 py-1.5">
              <span className="w-6 text-center text-muted tabular">{format.number(index + 1)}</span>
              <AuthorTextFor text={course.title} className="min-w-0 flex-1 clip-line" />
              <CourseStatusBadge status={course.status} />
              <span className="flex">
                <IconButton
                  icon={ChevronUp}
                  label={t('builder.course.moveUp', { title })}
                  disabled={index === 0}
                  onClick={() => onChange(moved(courses, index, -1))}
                />
                <IconButton
                  icon={ChevronDown}
                  label={t('builder.course.moveDown', { title })}
                  disabled={index === courses.length - 1}
                  onClick={() => onChange(moved(courses, index, 1))}
                />
                <IconButton
                  icon={X}
                  label={`${t('common.actions.remove')}: ${title}`}
                  onClick={() => onChange(courses.filter(({ courseId }) => courseId !== course.courseId))}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <ComboBox
        label={t('builder.specializations.addCourse')}
        options={choices.map(({ courseId, title }) => ({ id: String(courseId), label: textOf(title) }))}
        value={null}
        query={query}
        onQueryChange={setQuery}
        loading={found.isFetching}
        onChange={(id) => {
          const course = choices.find(({ courseId }) => String(courseId) === id);
          if (!course) return;
          setQuery('');
          onChange([...courses, { courseId: course.courseId, title: course.title, status: course.status }]);
        }}
      />
    </div>
  );
}
