import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  AnswerMarkBody,
  AnswerMarkChange,
  AnswerMarksBody,
  AttemptForMarker,
  ExamResultRow,
  ExamStatistics,
  MarkingProgress,
  QueuedAnswer,
  RegradePreview,
  RegradePreviewBody,
  UndoAnswerMarksBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { QueuedAnswer, RegradeDecision } from '@sullam/api-client/schema.gen.ts';

export type ResultRow = ExamResultRow;
export type AttemptToMark = AttemptForMarker;
export type MarkedQuestion = AttemptToMark['questions'][number];
export type AnswerComment = MarkedQuestion['comments'][number];
export type AttemptEvent = AttemptToMark['events'][number];
export type Progress = MarkingProgress;
export type QuestionProgress = Progress['questions'][number];
export type Statistics = ExamStatistics;
export type ItemFigures = Statistics['items'][number];
export type MarkChange = AnswerMarkChange;
export type GradeBody = AnswerMarkBody;
export type Preview = RegradePreview;
export type PreviewBody = RegradePreviewBody;

const of = (subsectionExamId: number) => ({ path: { subsectionExamId } });

export const progressQuery = (id: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/marking-progress', of(id));

export const resultsQuery = (id: number, query: QueryOf<'GET /api/subsection-exams/{subsectionExamId}/results'>) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/results', { ...of(id), query });

export const statisticsQuery = (id: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/statistics', of(id));

export const changesQuery = (id: number, query: { skip: number; take: number; examAttemptId?: number }) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/mark-changes', { ...of(id), query });

export const regradeDecisionsQuery = (id: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/regrade-decisions', of(id));

export const attemptQuery = (examAttemptId: number) =>
  apiQuery('GET /api/answer-review/{examAttemptId}', { path: { examAttemptId } });

export const exportResults = (id: number, format: TableFormat) =>
  api('GET /api/subsection-exams/{subsectionExamId}/results/export', { ...of(id), query: { format } });
export const exportStatistics = (id: number, format: TableFormat) =>
  api('GET /api/subsection-exams/{subsectionExamId}/statistics/export', { ...of(id), query: { format } });

const QUEUE = 'GET /api/answer-review';
const PAGE = 100;

type Which = Pick<QueryOf<'GET /api/answer-review'>, 'questionId' | 'examAttemptId'>;

/** All answers to a question, or all of an attempt, however they stand: in an order that stays while one marks. */
export const queueQuery = (subsectionExamId: number, which: Which) =>
  queryOptions({
    queryKey: [QUEUE, subsectionExamId, which],
    queryFn: async () => {
      const answers: QueuedAnswer[] = [];
      for (;;) {
        const query = { ...which, subsectionExamId, state: 'ALL' as const, skip: answers.length, take: PAGE };
        const { data, total } = await api(QUEUE, { query });
        answers.push(...data);
        if (data.length === 0 || answers.length >= total) return answers;
      }
    },
  });

/** After a mark everything of its exam may look different. */
const TOUCHED = [
  QUEUE,
  'GET /api/answer-review/{examAttemptId}',
  'GET /api/subsection-exams/{subsectionExamId}/marking-progress',
  'GET /api/subsection-exams/{subsectionExamId}/results',
  'GET /api/subsection-exams/{subsectionExamId}/statistics',
  'GET /api/subsection-exams/{subsectionExamId}/mark-changes',
  'GET /api/subsection-exams/{subsectionExamId}/regrade-decisions',
] as const;

/** Fetches anew how the marks of an exam stand. */
export const useFreshMarks = () => useRefresh(...TOUCHED);

/** Gives a mark, or ends a difference. The screen shows who was faster. */
export function useGrade() {
  const forget = useFreshMarks();
  return useMutation({
    mutationFn: ({ isDecision, ...body }: GradeBody & { isDecision: boolean }) =>
      isDecision ? api('POST /api/reconcile-essay-grade', { body }) : api('POST /api/submit-essay-grade', { body }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

/** Gives several answers to a question that say the same one mark. */
export function useGradeAlike() {
  const forget = useFreshMarks();
  return useMutation({
    mutationFn: (body: AnswerMarksBody) => api('POST /api/submit-essay-grades', { body }),
    // where one was marked meanwhile none is: the list shows how they stand
    onSettled: forget,
    meta: { isQuiet: true },
  });
}

/** Takes marks that were just given back, from wherever one has gone on to. */
export function useTakeBackGrades() {
  const forget = useFreshMarks();
  return useMutation({
    mutationFn: (body: UndoAnswerMarksBody) => api('POST /api/undo-essay-grades', { body }),
    onSettled: forget,
  });
}

export type NewComment = Pick<AnswerComment, 'start' | 'end' | 'quote' | 'comment'>;

/** Writes, changes and deletes comments on an answer. */
export function useComments(place: { examAttemptId: number; position: number }) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(attemptQuery(place.examAttemptId));
  return {
    write: useMutation({
      mutationFn: (comment: NewComment) => api('POST /api/answer-comments', { body: { ...place, ...comment } }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ answerCommentId, version, comment }: AnswerComment) =>
        api('PUT /api/answer-comments/{answerCommentId}', { path: { answerCommentId }, body: { comment, version } }),
      onSuccess,
      onError: onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ answerCommentId, version }: AnswerComment) =>
        api('DELETE /api/answer-comments/{answerCommentId}', { path: { answerCommentId }, query: { version } }),
      onSuccess,
      onError: onSuccess,
    }),
  };
}

export const courseRubricsQuery = (courseId: number, search: string) =>
  apiQuery('GET /api/courses/{courseId}/rubrics', {
    path: { courseId },
    query: { skip: 0, take: PAGE, ...(search ? { search } : {}) },
  });

/** By which rubric a question is marked; null: by none. */
export function useChooseRubric(subsectionExamId: number, questionId: number) {
  const client = useQueryClient();
  const path = { subsectionExamId, questionId };
  return useMutation({
    mutationFn: (chosen: { rubricId: number; tolerance: string } | null) =>
      chosen
        ? api('PUT /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}', { path, body: chosen })
        : api('DELETE /api/subsection-exams/{subsectionExamId}/question-rubrics/{questionId}', { path }),
    onSuccess: () => client.invalidateQueries(progressQuery(subsectionExamId)),
  });
}

export const previewMarks = (id: number, body: PreviewBody) =>
  api('POST /api/subsection-exams/{subsectionExamId}/regrade-preview', { ...of(id), body });

/** Does what the preview has shown. */
export function useChangeMarks(id: number) {
  const forget = useFreshMarks();
  return useMutation({
    mutationFn: ({ act, answer = null, ...body }: PreviewBody & { reason: string }) => {
      if (act === 'REGRADE') return api('POST /api/subsection-exams/{subsectionExamId}/regrade', { ...of(id), body });
      if (act === 'GIVE_MARKS')
        return api('POST /api/subsection-exams/{subsectionExamId}/give-marks', { ...of(id), body });
      return api('POST /api/subsection-exams/{subsectionExamId}/accept-also', { ...of(id), body: { ...body, answer } });
    },
    onSuccess: forget,
  });
}

/** What taking a decision back would do, as things are now. */
export const withdrawalQuery = (subsectionExamId: number, regradeDecisionId: number) =>
  queryOptions({
    queryKey: ['withdraw-preview', subsectionExamId, regradeDecisionId],
    queryFn: () =>
      api('POST /api/subsection-exams/{subsectionExamId}/regrade-decisions/{regradeDecisionId}/withdraw-preview', {
        path: { subsectionExamId, regradeDecisionId },
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** Takes a decision about a question back. Who was faster is seen in the list, which is fetched anew. */
export function useWithdrawRegradeDecision(subsectionExamId: number) {
  const forget = useFreshMarks();
  return useMutation({
    mutationFn: ({ regradeDecisionId, reason }: { regradeDecisionId: number; reason: string }) =>
      api('POST /api/subsection-exams/{subsectionExamId}/regrade-decisions/{regradeDecisionId}/withdraw', {
        path: { subsectionExamId, regradeDecisionId },
        body: { reason },
      }),
    onSettled: forget,
  });
}

export const questionQuery = (questionId: number) =>
  apiQuery('GET /api/questions/{questionId}', { path: { questionId } });
