import type { AttemptReview, SubsectionExamCard, SubsectionExamDetail } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../../parts/paging.ts';

export type Exam = SubsectionExamDetail;
export type ExamCard = SubsectionExamCard;
export type AttemptSummary = Exam['attempts'][number];
export type Review = AttemptReview;
export type ReviewedQuestion = Review['questions'][number];
export type Releases = Exam['releases'];

export const courseExamsQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/subsection-exams', {
    path: { courseId },
    query: pageQuery(page),
  });

/** All exams of a course at once, for its outline. */
export const allCourseExamsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/subsection-exams', { path: { courseId }, query: { take: 100 } });

export const examQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}', { path: { subsectionExamId } });

export const reviewQuery = (examAttemptId: number) =>
  apiQuery('GET /api/exams/review/{examAttemptId}', { path: { examAttemptId } });

interface Start {
  password?: string | null;
  restart?: boolean;
}

/** Starts an attempt, or finds the running one. A refusal is shown where it was asked for. */
export function useStartExam(subsectionExamId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ password = null, restart = false }: Start) =>
      api('POST /api/exams/exam-instance', { body: { subsectionExamId, password, restart } }),
    meta: { isQuiet: true },
    // the attempt's page begins with it, without asking once more
    onSuccess: ({ examAttemptId }) => {
      client.setQueryData<Exam>(
        examQuery(subsectionExamId).queryKey,
        (exam) => exam && { ...exam, runningAttemptId: examAttemptId },
      );
    },
    // also when it was refused: the exam may have closed meanwhile
    onSettled: () => void client.invalidateQueries({ queryKey: examQuery(subsectionExamId).queryKey }),
  });
}

/** What the page of an exam asks for. */
export const prefetchExam = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(examQuery(Number(params.subsectionExamId)));
