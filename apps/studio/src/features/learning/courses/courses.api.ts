import type { QueryOf } from '@sullam/api-client/client.ts';
import type { CourseBody, TeachingCourse } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

export type { TeachingCourse } from '@sullam/api-client/schema.gen.ts';

export type CourseStatus = TeachingCourse['status'];

export const teachingCoursesQuery = (query: QueryOf<'GET /api/studio/courses'>) => ({
  ...apiQuery('GET /api/studio/courses', { query }),
  placeholderData: keepPreviousData,
});
export const categoriesQuery = () => apiQuery('GET /api/course-categories');

/** Every list that shows courses is asked for again. */
export function useForgetCourses() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['GET /api/studio/courses', 'GET /api/course-approvals', 'GET /api/courses', 'GET /api/course-categories'].map(
        (key) => client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

export function useCreateCourse() {
  const forget = useForgetCourses();
  return useMutation({
    mutationFn: (body: CourseBody) => api('POST /api/courses', { body }),
    onSuccess: forget,
  });
}

export function useCloneCourse() {
  const forget = useForgetCourses();
  return useMutation({
    mutationFn: ({ courseId, ...body }: { courseId: number; shiftDays: number | null; includesGroups: boolean }) =>
      api('POST /api/courses/{courseId}/clone', { path: { courseId }, body }),
    onSuccess: forget,
  });
}

export const deleteCourse = (courseId: number) => api('DELETE /api/courses/{courseId}', { path: { courseId } });

/** Says itself why a course stays: the dialog shows the reason. */
export function useDeleteCourse() {
  const forget = useForgetCourses();
  return useMutation({ mutationFn: deleteCourse, onSuccess: forget, meta: { isQuiet: true } });
}
