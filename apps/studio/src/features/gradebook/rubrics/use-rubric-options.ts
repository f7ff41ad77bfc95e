import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { courseRubricsQuery } from './rubrics.api.ts';

/**
 * The rubrics by which something in a course may be marked, for a field to choose from. The one that is chosen already stands
 * there even when it is in the archive by now, or another course's.
 */
export function useRubricOptions(courseId: number, chosen: number | null): { value: string; label: string }[] {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const rubrics = useQuery(courseRubricsQuery(courseId)).data?.data ?? [];
  const isElsewhere = chosen !== null && !rubrics.some(({ rubricId }) => rubricId === chosen);
  return [
    ...rubrics.map(({ rubricId, title, maximum }) => ({
      value: String(rubricId),
      label: t('assignment-marking.labels.rubricOf', { title: text(title), maximum: format.decimal(maximum) }),
    })),
    ...(isElsewhere ? [{ value: String(chosen), label: t('assignment-marking.labels.rubricInUse') }] : []),
  ];
}
