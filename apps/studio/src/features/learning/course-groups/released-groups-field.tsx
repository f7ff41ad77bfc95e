import { MultiSelect } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { courseGroupsQuery } from './course-groups.api.ts';

export interface ReleasedGroupsFieldProps {
  readonly courseId: number;
  /** Groups that a lesson is released to; null: everybody. */
  readonly value: number[] | null;
  readonly onChange: (value: number[] | null) => void;
}

/** For which groups of the course a lesson is; there is nothing to choose where a course has none. */
export function ReleasedGroupsField({ courseId, value, onChange }: ReleasedGroupsFieldProps) {
  const t = useT();
  const text = useAuthorText();
  const hasWords = useAreas(['course-groups']);
  const groups = useQuery(courseGroupsQuery(courseId)).data?.data ?? [];
  if (!hasWords || (groups.length === 0 && value === null)) return null;
  return (
    <MultiSelect
      label={t('course-groups.release.field')}
      hint={value?.length === 0 ? t('course-groups.release.nobody') : undefined}
      placeholder={t('course-groups.release.everybody')}
      options={groups.map((group) => ({ id: String(group.courseGroupId), label: text(group.name) }))}
      value={(value ?? []).map(String)}
      onChange={(ids) => onChange(ids.length === 0 ? null : ids.map(Number))}
    />
  );
}
