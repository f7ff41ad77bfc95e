import { useQuery } from '@tanstack/react-query';
import { readinessQuery, translationsQuery } from './course-editor.api.ts';

/** What is asked of a course before it goes out, and how much of that is still open. */
export function useReadiness(courseId: number) {
  const readiness = useQuery(readinessQuery(courseId));
  const { data } = useQuery(translationsQuery(courseId));
  const missingTexts = data ? data.en.missing + data.ar.missing : 0;
  const open = readiness.data?.items.filter(({ isDone }) => !isDone).length ?? 0;
  return { readiness, missingTexts, openCount: open + (missingTexts > 0 ? 1 : 0) };
}
