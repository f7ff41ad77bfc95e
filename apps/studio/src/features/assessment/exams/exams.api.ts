import type { ExamBody, ExamChange, ExamCheck, ExamDraft, ExamEditing } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ExamCheck, ExamPaper, ExamProgress, ExamSummary } from '@sullam/api-client/schema.gen.ts';

export type Exam = ExamEditing;
export type Finding = ExamCheck['findings'][number];

/** How far the exams of a course are, for whoever marks. */
export const examProgressQuery = (courseId: number) => ({
  ...apiQuery('GET /api/courses/{courseId}/exams/progress', { path: { courseId } }),
  staleTime: 0,
});

export const examsQuery = (courseId: number, query: { skip?: number; take?: number; search?: string }) => ({
  ...apiQuery('GET /api/courses/{courseId}/exams', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});
export const examQuery = (examId: number) => apiQuery('GET /api/course-exams/{examId}', { path: { examId } });
export const examPaperQuery = (examId: number, query: { seed?: string }) => ({
  ...apiQuery('GET /api/course-exams/{examId}/paper', { path: { examId }, query }),
  placeholderData: keepPreviousData,
});

/** The exam as it stands on the server now, whatever was read before. */
export const readExam = (examId: number): Promise<Exam> => api('GET /api/course-exams/{examId}', { path: { examId } });

export const checkExamDraft = (examId: number, body: ExamDraft): Promise<ExamCheck> =>
  api('POST /api/course-exams/{examId}/check', { path: { examId }, body });

const CHANGED = [
  'GET /api/courses/{courseId}/exams',
  'GET /api/course-exams/{examId}',
  'GET /api/course-exams/{examId}/paper',
  'GET /api/subsection-exams/{subsectionExamId}/findings',
] as const;

/** A change of an exam: what was read of exams is asked for again. */
function useExamChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  return useMutation({
    mutationFn: change,
    onSuccess: useRefresh(...CHANGED),
    ...(isQuiet ? { meta: { isQuiet } } : {}),
  });
}

export const useCreateExam = (courseId: number) =>
  useExamChange((body: ExamBody) => api('POST /api/courses/{courseId}/exams', { path: { courseId }, body }));

export const useSaveExam = (examId: number) =>
  useExamChange((body: ExamChange) => api('PUT /api/course-exams/{examId}', { path: { examId }, body }), true);

export const useCopyExam = () =>
  useExamChange((examId: number) => api('POST /api/course-exams/{examId}/duplicate', { path: { examId } }));

export const useDeleteExam = () =>
  useExamChange((examId: number) => api('DELETE /api/course-exams/{examId}', { path: { examId } }));
