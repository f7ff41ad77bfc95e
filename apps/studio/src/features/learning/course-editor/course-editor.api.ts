import type { CourseEditing, CoursePatch } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../../parts/course.api.ts';

export type EditedCourse = CourseEditing;

/** What is saved now, whatever was read before. */
export function useReadCourse(courseId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...courseQuery(courseId), staleTime: 0 });
}
export const readinessQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/readiness', { path: { courseId } });
export const translationsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/translations', { path: { courseId } });
export const categoriesQuery = () => apiQuery('GET /api/course-categories');
export const teachersQuery = (search: string) =>
  apiQuery('GET /api/studio/instructors', { query: { ...(search ? { search } : {}), take: 50 } });

/** After any change of a course everything that shows it is fetched again. */
function useCourseChange<Input, Response>(
  courseId: number,
  change: (input: Input) => Promise<Response>,
  isQuiet = false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(isQuiet ? { meta: { isQuiet: true } } : {}),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(courseQuery(courseId)),
        client.invalidateQueries(readinessQuery(courseId)),
        client.invalidateQueries(translationsQuery(courseId)),
        client.invalidateQueries({ queryKey: ['GET /api/studio/courses'] }),
      ]),
  });
}

/** Shows learners every draft of a lesson, and every exam and assignment that is ready. */
export const publishChanges = (courseId: number) =>
  api('POST /api/courses/{courseId}/publish-changes', { path: { courseId } });
export const useUpdateCourse = (courseId: number) =>
  useCourseChange(
    courseId,
    (body: CoursePatch) => api('PATCH /api/courses/{courseId}', { path: { courseId }, body }),
    true,
  );
export const usePublishCourse = (courseId: number) =>
  useCourseChange(courseId, (isPublished: boolean) =>
    api('PATCH /api/courses/{courseId}/publish-status', { path: { courseId }, body: { isPublished } }),
  );
export const useRequestApproval = (courseId: number) =>
  useCourseChange(courseId, () => api('POST /api/courses/{courseId}/request-approval', { path: { courseId } }));
export const useWithdrawApproval = (courseId: number) =>
  useCourseChange(courseId, () => api('DELETE /api/courses/{courseId}/request-approval', { path: { courseId } }));
export const useReplaceInstructors = (courseId: number) =>
  useCourseChange(courseId, (userIds: number[]) =>
    api('PUT /api/courses/{courseId}/instructors', { path: { courseId }, body: { userIds } }),
  );
export const useSetPassingCriteria = (courseId: number) =>
  useCourseChange(courseId, (body: EditedCourse['passingCriteria']) =>
    api('PATCH /api/courses/{courseId}/passing-criteria', { path: { courseId }, body }),
  );
