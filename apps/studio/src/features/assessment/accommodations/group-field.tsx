import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type CourseGroup, courseGroupsQuery } from '../../learning/course-groups/course-groups.public.ts';

export interface GroupFieldProps {
  readonly groups: readonly CourseGroup[];
  readonly value: number | null;
  readonly onChange: (courseGroupId: number | null) => void;
  readonly error: string | undefined;
}

/** One of the groups of the course. */
export function GroupField({ groups, value, onChange, error }: GroupFieldProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <NativeSelect
      label={t('course-groups.labels.group')}
      required
      placeholder={t('common.fields.choosePlaceholder')}
      error={error}
      value={String(value ?? '')}
      options={groups.map((group) => ({ value: String(group.courseGroupId), label: text(group.name) }))}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}

/** The groups of a course, and those of them to which nothing is granted yet. */
export function useGroupsToGrant(courseId: number, granted: readonly number[]) {
  const { data, isPending } = useQuery(courseGroupsQuery(courseId));
  const groups = data?.data ?? [];
  return {
    isPending,
    hasGroups: groups.length > 0,
    others: groups.filter(({ courseGroupId }) => !granted.includes(courseGroupId)),
  };
}
