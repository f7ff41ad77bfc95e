import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { type AssignmentEditing, assignmentQuery } from './assignments.api.ts';

/** The cut is given in hundredths. */
const HUNDRED = 100;

export interface AssignmentFrameProps {
  readonly actions?: ReactNode;
  /** What it shows isn't there yet: the name and the ways come with it. */
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** What one goes by while marking: until when, of how many points, what lateness costs. */
function Facts({ assignment }: { readonly assignment: AssignmentEditing }) {
  const t = useT();
  const format = useFormat();
  const { dueAt, maximum, latePercent, lateInterval } = assignment;
  const facts = [
    ...(dueAt ? [t('assignment-marking.labels.dueAt', { date: format.dateTime(dueAt) })] : []),
    t('assignment-marking.labels.outOf', { points: { raw: format.decimal(maximum) } }),
    ...(latePercent
      ? [
          t(lateInterval === 'DAY' ? 'assignment-marking.labels.cutADay' : 'assignment-marking.labels.cutAnHour', {
            percent: { raw: format.percent(Number(latePercent) / HUNDRED) },
          }),
        ]
      : []),
  ];
  return (
    <span className="flex flex-wrap gap-x-4 text-sm text-muted">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}

/** Around the pages of one assignment: its name, what was handed in, its rules, dates of their own, similarities. */
export function AssignmentFrame({ actions, isPending = false, children }: AssignmentFrameProps) {
  const t = useT();
  const { assignmentId, places } = useAssignmentPlace();
  const found = useQuery(assignmentQuery(assignmentId));
  const assignment = found.data;
  const path = useDestinationPath();
  const tab = (place: string, label: string) => ({
    href: place,
    label,
    current: `${path}/`.includes(`${place}/`),
  });
  if (isPending || found.isPending) return <SkeletonText lines={10} />;
  return (
    <ItemFrame
      back={{ href: places.list, label: t('assignment-marking.actions.allAssignments') }}
      title={assignment?.title}
      mark={
        assignment && (
          <>
            <PublicationBadge isPublished={assignment.isPublished} />
            <Facts assignment={assignment} />
          </>
        )
      }
      actions={actions}
    >
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
    </ItemFrame>
  );
}
