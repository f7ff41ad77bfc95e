import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type { Lecture, LectureDetail } from '@sullam/api-client/schema.gen.ts';

/** A course has no more lectures than a page of them. */
const ALL = { take: 100 };

export const courseLecturesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/lectures', { path: { courseId }, query: ALL });

export const onlineLecturesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/online-lectures', { path: { courseId }, query: ALL });

export const onCampusLecturesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/on-campus-lectures', { path: { courseId }, query: ALL });

export const lectureQuery = (lectureId: number) =>
  apiQuery('GET /api/course-lectures/{lectureId}', { path: { lectureId } });

export const zoomRecordingQuery = (lectureId: number) =>
  apiQuery('GET /api/course-lectures/{lectureId}/zoom-recording', { path: { lectureId } });

export const lessonLectureQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/lecture', { path: { courseSubsectionId } });

/** Goes through the door. */
export const useJoinLecture = (lectureId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/course-lectures/{lectureId}/join', { path: { lectureId } }),
    onSettled: useRefresh(
      'GET /api/course-lectures/{lectureId}',
      'GET /api/courses/{courseId}/lectures',
      'GET /api/courses/{courseId}/online-lectures',
      'GET /api/courses/{courseId}/attendance',
      // the lesson that it is has been finished
      'GET /api/course-subsections/{courseSubsectionId}',
      'GET /api/courses/{courseId}/student-sections',
      'GET /api/courses/{courseId}/progress',
    ),
  });

export const readLectureCalendar = (lectureId: number) =>
  api('GET /api/course-lectures/{lectureId}/calendar', { path: { lectureId } });

/** The words of a recording, as they lie in the file of its captions. */
export const transcriptQuery = (url: string) => ({
  queryKey: ['transcript', url.split('?')[0]],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<string> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the captions answered ${response.status}`);
    return response.text();
  },
});

/** What the page of one of them asks for. */
export const prefetchLecture = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(lectureQuery(Number(params.onlineLectureId ?? params.onCampusLectureId)));
