import type { RecommendedCourse } from '@sullam/api-client/schema.gen.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** Says why a course is offered. */
export function useReasonOf(): (course: RecommendedCourse) => string {
  const t = useT();
  const authorText = useAuthorText();
  return ({ reason, reasonTitle }) =>
    t(`catalogue.reasons.${reason}`, { title: reasonTitle ? authorText(reasonTitle) : '' });
}
