import type { Localized } from '@sullam/domain/localized.ts';
import { MultiSelect } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CourseField } from '../../../parts/course-field.tsx';
import { courseGroupsQuery } from './checklists.api.ts';

interface GroupFieldsProps {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Groups of a course: first the course, then which of its groups. */
export function GroupFields({ value, onChange }: GroupFieldsProps) {
  const t = useT();
  const text = useAuthorText();
  const [course, setCourse] = useState<{ courseId: number; title: Localized } | null>(null);
  const groups = useQuery({ ...courseGroupsQuery(course?.courseId ?? 0), enabled: course !== null });
  return (
    <>
      <CourseField
        label={t('checklist-keeping.fields.groupsOf')}
        isOptional
        value={course}
        onChange={(next) => {
          setCourse(next);
          onChange([]);
        }}
      />
      {course && (
        <MultiSelect
          label={t('checklist-keeping.fields.groups')}
          options={(groups.data?.data ?? []).map(({ courseGroupId, name }) => ({
            id: String(courseGroupId),
            label: text(name),
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
