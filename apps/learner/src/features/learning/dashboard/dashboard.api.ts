import type { LearningWeek } from '@sullam/api-client/schema.gen.ts';
import type { HintSlug } from '@sullam/domain/hints.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { hintsQuery } from '@sullam/web-kit/hints/hints.api.ts';
import { useMember, usePortals } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** The reader's courses by progress, and what was finished week by week. */
export function useLearningStatistics() {
  const { id } = useMember();
  return useQuery(apiQuery('GET /api/users/{userId}/course-statistics', { path: { userId: id } }));
}

/** How far somebody has come here on the whole. Who works in the studio has no first steps: they are led there. */
export function useLearner() {
  const { data, isPending } = useLearningStatistics();
  const { mayEnterStudio } = usePortals();
  return {
    isPending,
    /** First steps stay open until they are done or closed, however much was learnt meanwhile. */
    mayHaveSteps: !mayEnterStudio,
    /** Has begun something that can be counted; where that isn't known, the figures say so themselves. */
    hasFigures: data === undefined || data.inProgress + data.completed + data.finishedSubsections > 0,
    hasFinished: data !== undefined && data.completed > 0,
  };
}

/** Whether the reader has closed what is shown until then; undefined until that is known, and not asked unless it matters. */
export function useIsHidden(slug: HintSlug, matters: boolean): boolean | undefined {
  const { data, isError } = useQuery({ ...hintsQuery(), enabled: matters });
  if (isError) return true;
  return data && (data.data.find((hint) => hint.slug === slug)?.isDismissed ?? true);
}

export type { LearningWeek };

/** What was learnt on each day of this week, and the goal. */
export const useLearningWeek = () => useQuery({ ...apiQuery('GET /api/learning-week'), meta: { isQuiet: true } });

/** The latest announcements of the organisation and of the reader's courses. */
export const useLatestAnnouncements = (take: number) =>
  useQuery({
    ...apiQuery('GET /api/announcements', { query: { take, includeCourses: true } }),
    meta: { isQuiet: true },
  });
