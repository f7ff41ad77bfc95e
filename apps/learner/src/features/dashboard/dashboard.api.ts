import type { LearningWeek } from '@sullam/api-client/schema.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** The reader's courses by progress, and what was finished week by week. */
export function useLearningStatistics() {
  const { id } = useMember();
  return useQuery(apiQuery('GET /api/users/{userId}/course-statistics', { path: { userId: id } }));
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
