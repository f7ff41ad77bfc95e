import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { LessonPlace } from '../../../lesson-kind-parts.ts';
import { allCourseExamsQuery, type ExamCard } from './exams.api.ts';

function NotPassed({ exam: { attemptsAllowed, attemptsUsed, refusal } }: { readonly exam: ExamCard }) {
  const t = useT();
  if (!useAreas(['exam-sitting'])) return null;
  const left = attemptsAllowed === null || refusal === 'CLOSED' ? 0 : attemptsAllowed - attemptsUsed;
  return (
    <>
      {` · ${t('exam-sitting.labels.notPassed')}`}
      {left > 0 && ` · ${t('exam-sitting.labels.attemptsLeft', { count: left })}`}
    </>
  );
}

/**
 * In the line of a lesson of an outline, of an exam without a tick: that it was sat and isn't passed, and how often it can be sat again.
 * All exams of a course are asked for at once, whichever line comes first.
 */
export function ExamStanding({ courseId, courseSubsectionId }: LessonPlace) {
  const hasExams = useHasFeature()('exams');
  const { data } = useQuery({ ...allCourseExamsQuery(courseId), enabled: hasExams, meta: { isQuiet: true } });
  const exam = data?.data.find(({ subsectionExamId }) => subsectionExamId === courseSubsectionId);
  return exam?.result.passed === false && !exam.result.isProvisional ? <NotPassed exam={exam} /> : null;
}
