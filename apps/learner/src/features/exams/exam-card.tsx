import { Icon } from '@sullam/ui/base/icon.tsx';
import { ClipboardCheck } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ActivityCardProps } from '../course-content/activity-card.tsx';
import { ExamFacts } from './exam-facts.tsx';
import { examPlace } from './exam-place.ts';
import { examQuery } from './exams.api.ts';

/** In a lesson: the exam that it holds, how it stands, the way there. */
export function ExamActivityCard({ lesson }: ActivityCardProps) {
  const t = useT();
  const hasWords = useAreas(['exam-sitting']);
  const { data, isError, isFetching, refetch } = useQuery(examQuery(lesson.courseSubsectionId));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !hasWords) return <SkeletonText lines={3} />;
  return (
    <Card className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
          <Icon of={ClipboardCheck} size={24} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{t('exam-sitting.labels.questions', { count: data.questionCount })}</p>
          <ExamFacts exam={data} />
        </div>
        <LinkButton href={examPlace(data.courseId, data.subsectionExamId)}>{t('exam-sitting.actions.open')}</LinkButton>
      </div>
    </Card>
  );
}
