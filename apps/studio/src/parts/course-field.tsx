import type { Localized } from '@sullam/domain/localized.ts';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { foundCoursesQuery } from './found-courses.api.ts';

export interface CourseName {
  readonly courseId: number;
  readonly title: Localized;
}

interface CourseFieldProps {
  readonly value: CourseName | null;
  readonly onChange: (course: CourseName | null) => void;
  readonly error?: string | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** A course of the organisation, found by typing. */
export function CourseField({ value, onChange, error, label, hint, isOptional }: CourseFieldProps) {
  const text = useAuthorText();
  const [typed, setTyped] = useState(value ? text(value.title) : '');
  const asked = useDeferredValue(value && typed === text(value.title) ? '' : typed.trim());
  const courses = useQuery(foundCoursesQuery(asked));
  const found: CourseName[] = (courses.data?.data ?? []).map(({ courseId, title }) => ({ courseId, title }));
  const all = value && !found.some(({ courseId }) => courseId === value.courseId) ? [value, ...found] : found;
  return (
    <ComboBox
      label={label}
      {...(hint ? { hint } : {})}
      {...(isOptional ? { optional: true } : { required: true })}
      error={error}
      options={all.map(({ courseId, title }) => ({ id: String(courseId), label: text(title) }))}
      value={value && String(value.courseId)}
      query={typed}
      onQueryChange={setTyped}
      loading={courses.isFetching}
      onChange={(id) => {
        const course = all.find(({ courseId }) => String(courseId) === id) ?? null;
        onChange(course && { ...course });
        setTyped(course ? text(course.title) : '');
      }}
    />
  );
}
