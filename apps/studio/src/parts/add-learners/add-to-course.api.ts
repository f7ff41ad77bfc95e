import { api } from '@sullam/web-kit/api.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { AdditionCalls } from './add-learners.types.ts';

/** Adds people to a course. */
export function useCourseAdditions(courseId: number): AdditionCalls {
  const path = { courseId };
  const forget = useRefresh(
    'GET /api/courses/{courseId}/enrolled-students',
    'GET /api/courses/{courseId}',
    'GET /api/users/{userId}/enrolled',
  );
  return {
    key: `course ${courseId}`,
    find: (search) => api('GET /api/courses/{courseId}/learner-candidates', { path, query: { search } }),
    preview: (body) => api('POST /api/courses/{courseId}/learner-addition-previews', { path, body }),
    add: (body) => api('POST /api/courses/{courseId}/learner-additions', { path, body }),
    undo: (learnerAdditionId) =>
      api('DELETE /api/courses/{courseId}/learner-additions/{learnerAdditionId}', {
        path: { courseId, learnerAdditionId },
      }),
    forget,
  };
}
