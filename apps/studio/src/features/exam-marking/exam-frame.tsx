import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeldExamTabs } from '../subsection-exams/held-exam-tabs.tsx';
import { type Progress, progressQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';

export interface ExamFrameProps {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const openIn = (progress: Progress | undefined): number =>
  progress?.questions.reduce((sum, { pendingCount, disputedCount }) => sum + pendingCount + disputedCount, 0) ?? 0;

/** Around the pages of one exam that is held: its name, results, marking, statistics, changes. */
export function ExamFrame({ actions, children }: ExamFrameProps) {
  const t = useT();
  const { courseId, subsectionExamId, places } = useExamPlace();
  const progress = useQuery(progressQuery(subsectionExamId)).data;
  return (
    <div>
      <UiLink href={places.list} className={`${textLinkClass} mb-3 inline-flex items-center gap-1.5 print:hidden`}>
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('exam-authoring.actions.all')}
      </UiLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          {progress ? <AuthorTextFor text={progress.title} /> : t('common.states.loading')}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      <HeldExamTabs courseId={courseId} subsectionExamId={subsectionExamId} toMark={openIn(progress)} />
      {children}
    </div>
  );
}
