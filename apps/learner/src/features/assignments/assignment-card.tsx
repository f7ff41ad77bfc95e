import { Icon } from '@sullam/ui/base/icon.tsx';
import { ClipboardPen } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ActivityCardProps } from '../course-content/activity-card.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { assignmentsPlace } from './assignment-place.ts';
import { assignmentQuery } from './assignments.api.ts';

/** In a lesson: the assignment that it holds, how it stands, the way there. */
export function AssignmentActivityCard({ lesson }: ActivityCardProps) {
  const t = useT();
  const { now } = useKit();
  const format = useFormat();
  const hasWords = useAreas(['assignments']);
  const { data, isError, isFetching, refetch } = useQuery(assignmentQuery(lesson.courseSubsectionId));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !hasWords) return <SkeletonText lines={3} />;
  return (
    <Card className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
          <Icon of={ClipboardPen} size={24} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{t('assignments.rules.maximum', { points: format.decimal(data.maximum) })}</p>
          <AssignmentFacts standing={data} now={now()} />
        </div>
        <LinkButton href={`${assignmentsPlace(data.courseId)}/${data.assignmentId}`}>
          {t('assignments.actions.open')}
        </LinkButton>
      </div>
    </Card>
  );
}
