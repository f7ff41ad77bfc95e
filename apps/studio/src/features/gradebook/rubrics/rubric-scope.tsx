import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { teachingCoursesQuery } from '../../learning/courses/courses.public.ts';
import type { RubricDetail } from './rubrics.api.ts';

export interface RubricScopeProps {
  readonly value: number | null;
  /** The rubric as it is saved: its course may be one that the reader doesn't teach. */
  readonly known: RubricDetail | null;
  readonly disabled: boolean;
  readonly onChange: (courseId: number | null) => void;
}

/** Whether a rubric is offered in all courses or in one of one's own. */
export function RubricScope({ value, known, disabled, onChange }: RubricScopeProps) {
  const t = useT();
  const text = useAuthorText();
  const courses = useQuery(teachingCoursesQuery({ take: 100 })).data?.data ?? [];
  const named = courses.map(({ courseId, title }) => ({ courseId, title }));
  const own = known?.courseId && known.courseTitle ? [{ courseId: known.courseId, title: known.courseTitle }] : [];
  const others = own.filter(({ courseId }) => !named.some((course) => course.courseId === courseId));
  return (
    <NativeSelect
      label={t('rubrics.fields.scope')}
      className="max-w-120"
      value={value === null ? '' : String(value)}
      disabled={disabled}
      onChange={(chosen) => onChange(Number(chosen) || null)}
      options={[
        { value: '', label: t('rubrics.list.allCourses') },
        ...[...others, ...named].map(({ courseId, title }) => ({ value: String(courseId), label: text(title) })),
      ]}
    />
  );
}
