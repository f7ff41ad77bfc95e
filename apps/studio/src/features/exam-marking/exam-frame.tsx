import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  const format = useFormat();
  const { subsectionExamId, places } = useExamPlace();
  const progress = useQuery(progressQuery(subsectionExamId)).data;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const open = openIn(progress);
  const tab = (place: string, label: string, badge?: ReactNode) => ({
    href: place,
    label,
    current: `${path}/`.includes(`${place}/`),
    ...(badge ? { badge } : {}),
  });
  return (
    <div>
      <UiLink href={places.list} className={`${textLinkClass} mb-3 inline-flex items-center gap-1.5 print:hidden`}>
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('exam-marking.actions.allExams')}
      </UiLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          {progress ? <AuthorTextFor text={progress.title} /> : t('common.states.loading')}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      <LinkTabs
        label={t('exam-marking.titles.views')}
        className="mb-6 print:hidden"
        items={[
          tab(places.results, t('exam-marking.titles.results')),
          tab(
            places.marking,
            t('exam-marking.titles.marking'),
            open > 0 && <Badge tone="warning">{format.number(open)}</Badge>,
          ),
          tab(places.statistics, t('exam-marking.titles.statistics')),
          tab(places.changes, t('exam-marking.titles.changes')),
        ]}
      />
      {children}
    </div>
  );
}
