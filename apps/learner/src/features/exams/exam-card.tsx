import { ClipboardCheck } from '@sullam/ui/base/icons.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ActivityCardProps } from '../course-content/activity-card.tsx';
import { ActivityCardFrame } from '../course-content/activity-card-frame.tsx';
import { ExamFacts } from './exam-facts.tsx';
import { examPlace } from './exam-place.ts';
import { examQuery } from './exams.api.ts';
import { untilNextMoment } from './next-moment.ts';

/** In a lesson: the exam that it holds, how it stands, the way there. */
export function ExamActivityCard({ lesson }: ActivityCardProps) {
  const t = useT();
  const hasWords = useAreas(['exam-sitting']);
  const { data, isError, isFetching, refetch } = useQuery({
    ...examQuery(lesson.courseSubsectionId),
    refetchInterval: ({ state }) => untilNextMoment(state.data),
  });
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !hasWords) return <SkeletonText lines={3} />;
  return (
    <ActivityCardFrame
      icon={ClipboardCheck}
      title={t('exam-sitting.labels.questions', { count: data.questionCount })}
      way={{ href: examPlace(data.courseId, data.subsectionExamId), label: t('exam-sitting.actions.open') }}
    >
      <ExamFacts exam={data} />
    </ActivityCardFrame>
  );
}
