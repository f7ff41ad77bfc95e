import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery } from './assignments.api.ts';
import type { SubmissionRow } from './submissions.api.ts';

/** How late something is, where that may be known; else that it is. */
export function useLateWords(): (row: Pick<SubmissionRow, 'lateIntervals'>) => string {
  const t = useT();
  const { assignmentId } = useAssignmentPlace();
  const interval = useQuery(assignmentQuery(assignmentId)).data?.lateInterval;
  return ({ lateIntervals }) =>
    lateIntervals && interval
      ? t(interval === 'DAY' ? 'marking.labels.lateDays' : 'marking.labels.lateHours', { count: lateIntervals })
      : t('marking.labels.late');
}
