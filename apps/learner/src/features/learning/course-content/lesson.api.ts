import type { CourseProgress, LearningSubsection, StudentSection } from '@sullam/api-client/schema.gen.ts';
import { api, apiKey, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../course-overview/course-overview.public.ts';

export type { StudentSection } from '@sullam/api-client/schema.gen.ts';

export type Lesson = LearningSubsection;

export const lessonQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}', { path: { courseSubsectionId } });

/** A lesson as its learner gets it. Addresses of files hold for some hours, so it is asked for again now and then. */
export const useLesson = (courseSubsectionId: number) => useQuery(lessonQuery(courseSubsectionId));

/** Fetches the next lesson while this one is read. */
export function usePrefetchLesson() {
  const queryClient = useQueryClient();
  return (id: number | null) => {
    if (id !== null) void queryClient.prefetchQuery(lessonQuery(id));
  };
}

export const studentSectionsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/student-sections', { path: { courseId } });

export const useStudentSections = (courseId: number) => useQuery(studentSectionsQuery(courseId));

export const lastVisitedQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/last-visited-subsection', { path: { courseId } });

/** Remembers the place. Not being able to isn't worth a word to the reader. */
export const useVisit = () =>
  useMutation({
    mutationFn: (courseSubsectionId: number) =>
      api('PUT /api/course-subsections/{courseSubsectionId}/visit', { path: { courseSubsectionId } }),
    meta: { isQuiet: true },
  });

interface Place {
  courseSubsectionId: number;
  positionSeconds: number;
}

/** Remembers how far a recording was played, here for the way back and on the server for every other device. */
export function useSavePlayback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseSubsectionId, positionSeconds }: Place) =>
      api('PUT /api/course-subsections/{courseSubsectionId}/playback', {
        path: { courseSubsectionId },
        body: { positionSeconds },
      }),
    onMutate: ({ courseSubsectionId, positionSeconds }) => {
      queryClient.setQueryData<Lesson>(
        lessonQuery(courseSubsectionId).queryKey,
        (lesson) => lesson && { ...lesson, positionSeconds },
      );
    },
    meta: { isQuiet: true },
  });
}

interface Mark {
  courseId: number;
  courseSubsectionId: number;
  isFinished: boolean;
}

/** The mark as it will be, before the server has responseed. */
function show(queryClient: QueryClient, { courseId, courseSubsectionId, isFinished }: Mark): void {
  queryClient.setQueryData<Lesson>(
    lessonQuery(courseSubsectionId).queryKey,
    (lesson) => lesson && { ...lesson, isFinished },
  );
  queryClient.setQueryData<{ data: StudentSection[] }>(
    studentSectionsQuery(courseId).queryKey,
    (response) =>
      response && {
        data: response.data.map((section) => ({
          ...section,
          subsections: section.subsections.map((item) =>
            item.courseSubsectionId === courseSubsectionId ? { ...item, isFinished } : item,
          ),
        })),
      },
  );
}

/** What a mark changes elsewhere: locks of other lessons, lists, the dashboard. */
const TOUCHED = new Set<string>([
  'GET /api/courses/{courseId}',
  'GET /api/courses/{courseId}/progress',
  'GET /api/courses/{courseId}/completion',
  'GET /api/courses/{courseId}/student-sections',
  'GET /api/course-subsections/{courseSubsectionId}',
  'GET /api/courses',
  'GET /api/users/{userId}/my-courses',
  'GET /api/users/{userId}/course-statistics',
]);

/** Marks a lesson as finished or takes the mark away. It shows at once and goes back if the server refuses. */
export function useSetFinished() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseSubsectionId, isFinished }: Mark) =>
      isFinished
        ? api('POST /api/course-subsections/{courseSubsectionId}/finished', { path: { courseSubsectionId } })
        : api('DELETE /api/course-subsections/{courseSubsectionId}/finished', { path: { courseSubsectionId } }),
    onMutate: (mark) => show(queryClient, mark),
    onError: (_error, mark) => show(queryClient, { ...mark, isFinished: !mark.isFinished }),
    onSuccess: (response) => {
      queryClient.setQueryData<CourseProgress>(
        apiKey('GET /api/courses/{courseId}/progress', { path: { courseId: response.courseId } }),
        (progress) =>
          progress && {
            ...progress,
            fraction: response.fraction,
            percent: response.percent,
            finishedCount: response.finishedCount,
            isCompleted: response.isCompleted,
            completedAt: response.completedAt,
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(String(queryKey[0])) }),
  });
}

/** What the page of a lesson asks for. */
export const prefetchLesson = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(lessonQuery(Number(params.subsectionId)));

/** What the frame around the lessons of a course asks for. */
export function prefetchCourseFrame({ params, queryClient }: LoadInput): void {
  void queryClient.prefetchQuery(courseQuery(Number(params.courseId)));
  void queryClient.prefetchQuery(studentSectionsQuery(Number(params.courseId)));
}
