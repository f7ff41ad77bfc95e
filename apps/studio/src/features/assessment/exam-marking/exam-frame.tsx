import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { ScheduledExamTabs } from '../scheduled-exams/scheduled-exams.public.ts';
import { type Progress, progressQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';

export interface ExamFrameProps {
  readonly actions?: ReactNode;
  /** What it shows isn't there yet: the name and the ways come with it. */
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

const openIn = (progress: Progress | undefined): number =>
  progress?.questions.reduce((sum, { pendingCount, disputedCount }) => sum + pendingCount + disputedCount, 0) ?? 0;

/** Around the pages of one scheduled exam: its name, results, marking, statistics, changes. */
export function ExamFrame({ actions, isPending = false, children }: ExamFrameProps) {
  const t = useT();
  const { courseId, subsectionExamId, places } = useExamPlace();
  const found = useQuery(progressQuery(subsectionExamId));
  const progress = found.data;
  if (isPending || found.isPending) return <SkeletonText lines={10} />;
  return (
    <ItemFrame
      back={{ href: places.list, label: t('exam-authoring.actions.all') }}
      title={progress?.title}
      actions={actions}
    >
      <ScheduledExamTabs courseId={courseId} subsectionExamId={subsectionExamId} toMark={openIn(progress)} />
      {children}
    </ItemFrame>
  );
}
