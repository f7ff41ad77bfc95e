import { apiQuery } from '@sullam/web-kit/api.ts';
import { useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** The reader's courses by progress, and what was finished week by week. */
export function useLearningStatistics() {
  const { id } = useMember();
  return useQuery(apiQuery('GET /api/users/{userId}/course-statistics', { path: { userId: id } }));
}

/** The latest announcements of the organisation and of the reader's courses. */
export const useLatestAnnouncements = (take: number) =>
  useQuery({
    ...apiQuery('GET /api/announcements', { query: { take, includeCourses: true } }),
    meta: { isQuiet: true },
  });
