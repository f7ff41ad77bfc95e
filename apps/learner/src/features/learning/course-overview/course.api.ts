import type { CourseDetail } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type { CourseDetail } from '@sullam/api-client/schema.gen.ts';

export type OutlineSection = CourseDetail['sections'][number];
export type OutlineSubsection = OutlineSection['subsections'][number];

export const courseQuery = (courseId: number) => apiQuery('GET /api/courses/{courseId}', { path: { courseId } });

export const ownAdditionQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/own-addition', { path: { courseId } });

export const useCourse = (courseId: number) => useQuery(courseQuery(courseId));

/** What enrolling or leaving makes old: everything that knows who is enrolled. */
const TOUCHED = new Set<string>([
  'GET /api/courses',
  'GET /api/courses/{courseId}',
  'GET /api/courses/{courseId}/progress',
  'GET /api/courses/{courseId}/student-sections',
  'GET /api/course-subsections/{courseSubsectionId}',
  'GET /api/courses/recommended',
  'GET /api/users/{userId}/my-courses',
  'GET /api/users/{userId}/course-statistics',
]);

function useTouch() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(String(queryKey[0])) });
}

/** Enrols the reader; the way on is the screen's. */
export function useEnroll() {
  const touch = useTouch();
  return useMutation({
    mutationFn: (courseId: number) => api('POST /api/orders/add/{courseId}', { path: { courseId } }),
    onSuccess: touch,
  });
}

export function useLeaveCourse() {
  const touch = useTouch();
  return useMutation({
    mutationFn: (enrollmentId: number) => api('DELETE /api/enrollments/{enrollmentId}', { path: { enrollmentId } }),
    onSuccess: touch,
  });
}

/** How far the reader is in a course; asked only by who is enrolled. */
export const useCourseProgress = (courseId: number, isAsked: boolean) =>
  useQuery({ ...apiQuery('GET /api/courses/{courseId}/progress', { path: { courseId } }), enabled: isAsked });

/** What the page of a course asks for. */
export const prefetchCourse = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(courseQuery(Number(params.courseId)));

/** When and where the next lecture of a course is, for who isn't in it yet. */
export const lecturesAheadQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/lectures-ahead', { path: { courseId } });
