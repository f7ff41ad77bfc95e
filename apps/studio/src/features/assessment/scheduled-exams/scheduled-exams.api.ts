import type {
  ExamAccommodationChange,
  ExamAccommodationRow,
  SubsectionExamChange,
  SubsectionExamEditing,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';

export type SubsectionExam = SubsectionExamEditing;
export type SubsectionExamRules = Omit<SubsectionExamChange, 'version' | 'password'>;
export type Accommodation = ExamAccommodationRow;
export type Grant = Omit<ExamAccommodationChange, 'version'>;

export const subsectionExamQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/editing', { path: { subsectionExamId } });
export const subsectionExamFindingsQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/findings', { path: { subsectionExamId } });
export const accommodationsQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/accommodations', { path: { subsectionExamId } });

/** The rules as they stand on the server now, for everything on the page. */
export function useReadSubsectionExam(subsectionExamId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...subsectionExamQuery(subsectionExamId), staleTime: 0 });
}

/** What a learner is granted now, for everything on the page. */
export function useReadAccommodation(subsectionExamId: number) {
  const client = useQueryClient();
  return async (of: number | null) => {
    const { data } = await client.fetchQuery({ ...accommodationsQuery(subsectionExamId), staleTime: 0 });
    return data.find(({ userId }) => userId === of);
  };
}

const CHANGED = [
  'GET /api/subsection-exams/{subsectionExamId}/editing',
  'GET /api/subsection-exams/{subsectionExamId}/findings',
  'GET /api/subsection-exams/{subsectionExamId}/accommodations',
  'GET /api/courses/{courseId}/exams',
  'GET /api/courses/{courseId}/outline',
  'GET /api/courses/{courseId}/readiness',
] as const;

/** A change of how an exam is scheduled: what was read of it, and where it is counted, is asked for again. */
function useScheduledExamChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  const client = useQueryClient();
  const refresh = useRefresh(...CHANGED);
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // where exams are held; asked for when they are shown next: the one on the page may have been gone with the change
      await client.invalidateQueries({ queryKey: ['GET /api/course-exams/{examId}'], refetchType: 'none' });
      await refresh();
    },
    ...(isQuiet ? { meta: { isQuiet } } : {}),
  });
}

export const useSaveSubsectionExam = (subsectionExamId: number) =>
  useScheduledExamChange(
    (body: SubsectionExamChange) =>
      api('PUT /api/subsection-exams/{subsectionExamId}', { path: { subsectionExamId }, body }),
    true,
  );

/** Shows it to learners, or hides it again. */
export const usePublishSubsectionExam = (subsectionExamId: number) =>
  useScheduledExamChange((isPublished: boolean) =>
    isPublished
      ? api('POST /api/subsection-exams/{subsectionExamId}/publish', { path: { subsectionExamId } })
      : api('POST /api/subsection-exams/{subsectionExamId}/unpublish', { path: { subsectionExamId } }),
  );

export const useSaveAccommodation = (subsectionExamId: number) =>
  useScheduledExamChange(
    ({ userId, ...body }: ExamAccommodationChange & { userId: number }) =>
      api('PUT /api/subsection-exams/{subsectionExamId}/accommodations/{userId}', {
        path: { subsectionExamId, userId },
        body,
      }),
    true,
  );

export const useDeleteAccommodation = (subsectionExamId: number) =>
  useScheduledExamChange((userId: number) =>
    api('DELETE /api/subsection-exams/{subsectionExamId}/accommodations/{userId}', {
      path: { subsectionExamId, userId },
    }),
  );
