import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery } from './assignments.api.ts';

export interface AssignmentFrameProps {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of one assignment: its name, what was handed in, its rules, dates of their own, likenesses. */
export function AssignmentFrame({ actions, children }: AssignmentFrameProps) {
  const t = useT();
  const { assignmentId, places } = useAssignmentPlace();
  const assignment = useQuery(assignmentQuery(assignmentId)).data;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const tab = (place: string, label: string) => ({
    href: place,
    label,
    current: `${path}/`.includes(`${place}/`),
  });
  return (
    <div>
      <UiLink href={places.list} className={`${textLinkClass} mb-3 inline-flex items-center gap-1.5 print:hidden`}>
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('assignment-marking.actions.allAssignments')}
      </UiLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 text-lg wrap-anywhere">
          {assignment ? <AuthorTextFor text={assignment.title} /> : t('common.states.loading')}
          {assignment && !assignment.isPublished && (
            <Badge tone="warning">{t('assignment-marking.labels.unpublished')}</Badge>
          )}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
      <LinkTabs
        label={t('assignment-marking.titles.views')}
        className="mb-6 print:hidden"
        items={[
          tab(places.submissions, t('assignment-marking.titles.submissions')),
          tab(places.rules, t('assignment-marking.titles.rules')),
          tab(places.accommodations, t('assignment-marking.titles.accommodations')),
          tab(places.plagiarism, t('plagiarism.titles.plagiarism')),
        ]}
      />
      {children}
    </div>
  );
}
