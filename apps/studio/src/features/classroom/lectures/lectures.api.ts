import type {
  CancelLectureBody,
  LectureBody,
  LecturePatch,
  LectureSeriesBody,
  LectureSeriesPatch,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';

export type {
  Lecture,
  LectureConflict,
  LectureDetail,
  LecturePatch,
  LectureSeries,
  LectureSeriesPatch,
  LectureSettings,
} from '@sullam/api-client/schema.gen.ts';

export const courseLecturesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/lectures', { path: { courseId }, query: { take: 100 } });

export const lectureQuery = (lectureId: number) =>
  apiQuery('GET /api/course-lectures/{lectureId}', { path: { lectureId } });

export const seriesQuery = (lectureSeriesId: number) =>
  apiQuery('GET /api/lecture-series/{lectureSeriesId}', { path: { lectureSeriesId } });

export const choicesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/lecture-choices', { path: { courseId } });

export const conflictsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/lecture-conflicts', { path: { courseId } });

export const freeTimesQuery = (lectureId: number) =>
  apiQuery('GET /api/course-lectures/{lectureId}/free-times', { path: { lectureId } });

const useForget = () =>
  useRefresh(
    'GET /api/courses/{courseId}/lectures',
    'GET /api/course-lectures/{lectureId}',
    'GET /api/lecture-series/{lectureSeriesId}',
    'GET /api/courses/{courseId}/lecture-conflicts',
    'GET /api/courses/{courseId}/attendance-sessions',
    'GET /api/course-subsections/{courseSubsectionId}/lecture',
  );

/** The lecture as it stands on the server now. */
export function useReadLecture(lectureId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...lectureQuery(lectureId), staleTime: 0 });
}

export function useCreateLecture(courseId: number) {
  return useMutation({
    mutationFn: (body: LectureBody) => api('POST /api/courses/{courseId}/lectures', { path: { courseId }, body }),
    onSuccess: useForget(),
  });
}

export function useCreateSeries(courseId: number) {
  return useMutation({
    mutationFn: (body: LectureSeriesBody) =>
      api('POST /api/courses/{courseId}/lecture-series', { path: { courseId }, body }),
    onSuccess: useForget(),
  });
}

export function useUpdateLecture(lectureId: number) {
  return useMutation({
    mutationFn: async (body: LecturePatch) => {
      await api('PATCH /api/course-lectures/{lectureId}', { path: { lectureId }, body });
      return { version: body.version + 1 };
    },
    onSuccess: useForget(),
    meta: { isQuiet: true },
  });
}

/** Moves or renames one of the lectures of a list. */
export function usePatchLecture() {
  return useMutation({
    mutationFn: ({ lectureId, ...body }: LecturePatch & { lectureId: number }) =>
      api('PATCH /api/course-lectures/{lectureId}', { path: { lectureId }, body }),
    onSuccess: useForget(),
  });
}

export function useUpdateSeries(lectureSeriesId: number) {
  return useMutation({
    mutationFn: (body: LectureSeriesPatch) =>
      api('PATCH /api/lecture-series/{lectureSeriesId}', { path: { lectureSeriesId }, body }),
    onSuccess: useForget(),
  });
}

export function usePublishSeries(lectureSeriesId: number) {
  return useMutation({
    mutationFn: () => api('POST /api/lecture-series/{lectureSeriesId}/publish', { path: { lectureSeriesId } }),
    onSuccess: useForget(),
  });
}

export function useDeleteSeries() {
  return useMutation({
    mutationFn: (lectureSeriesId: number) =>
      api('DELETE /api/lecture-series/{lectureSeriesId}', { path: { lectureSeriesId } }),
    onSuccess: useForget(),
  });
}

export function usePublishLecture() {
  return useMutation({
    mutationFn: (lectureId: number) => api('POST /api/course-lectures/{lectureId}/publish', { path: { lectureId } }),
    onSuccess: useForget(),
  });
}

export function useCancelLecture() {
  return useMutation({
    mutationFn: ({ lectureId, ...body }: CancelLectureBody & { lectureId: number }) =>
      api('POST /api/course-lectures/{lectureId}/cancel', { path: { lectureId }, body }),
    onSuccess: useForget(),
  });
}

export function useDeleteLecture() {
  return useMutation({
    mutationFn: (lectureId: number) => api('DELETE /api/course-lectures/{lectureId}', { path: { lectureId } }),
    onSuccess: useForget(),
  });
}

/** Chooses the lecture that a lesson is; null: none. */
export function usePlaceLecture(courseSubsectionId: number) {
  const client = useQueryClient();
  const forget = useForget();
  return useMutation({
    mutationFn: (lectureId: number | null) =>
      api('PUT /api/course-subsections/{courseSubsectionId}/lecture', {
        path: { courseSubsectionId },
        body: { lectureId },
      }),
    onSuccess: () =>
      Promise.all([forget(), client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/outline'] })]),
  });
}
