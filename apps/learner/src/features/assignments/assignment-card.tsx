import { ClipboardPen } from '@sullam/ui/base/icons.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ActivityCardProps } from '../course-content/activity-card.tsx';
import { ActivityCardFrame } from '../course-content/activity-card-frame.tsx';
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
    <ActivityCardFrame
      icon={ClipboardPen}
      title={t('assignments.rules.maximum', { points: format.decimal(data.maximum) })}
      way={{ href: `${assignmentsPlace(data.courseId)}/${data.assignmentId}`, label: t('assignments.actions.open') }}
    >
      <AssignmentFacts status={data} now={now()} />
    </ActivityCardFrame>
  );
}
