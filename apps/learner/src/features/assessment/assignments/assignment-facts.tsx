import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { Assignment, AssignmentCard } from './assignments.api.ts';

type AssignmentStatus = Pick<
  Assignment | AssignmentCard,
  | 'state'
  | 'isLate'
  | 'dueAt'
  | 'isDueBeforeEnrollment'
  | 'opensAt'
  | 'closesAt'
  | 'points'
  | 'maximum'
  | 'isGroupWork'
  | 'isPublished'
>;

const TONES: Record<AssignmentStatus['state'], Tone> = {
  NOT_SUBMITTED: 'neutral',
  DRAFT: 'info',
  SUBMITTED: 'primary',
  RETURNED: 'success',
};

/** How an assignment stands to its reader: what was done, until when, what it gave. */
export function AssignmentFacts({ status, now }: { readonly status: AssignmentStatus; readonly now: number }) {
  const t = useT();
  const format = useFormat();
  const { state, isLate, dueAt, isDueBeforeEnrollment, opensAt, closesAt, points, maximum, isGroupWork, isPublished } =
    status;
  const isOver = closesAt !== null && Date.parse(closesAt) <= now;
  const isAhead = opensAt !== null && Date.parse(opensAt) > now;
  const isOpen = state === 'NOT_SUBMITTED' || state === 'DRAFT';
  const isOverdue = isOpen && !isOver && !isDueBeforeEnrollment && dueAt !== null && Date.parse(dueAt) < now;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {!isPublished && <PublicationBadge isPublished={false} />}
      <Badge tone={TONES[state]}>{t(`assignments.states.${state}`)}</Badge>
      {(isLate || isOverdue) && <Badge tone="warning">{t('assignments.states.late')}</Badge>}
      {isOver && isOpen && <Badge tone="danger">{t('assignments.states.closed')}</Badge>}
      {state === 'RETURNED' && points !== null && (
        <span className="font-medium text-ink">
          {t('assignments.labels.points', { points: format.decimal(points), maximum: format.decimal(maximum) })}
        </span>
      )}
      {state !== 'RETURNED' && <span>{t('assignments.rules.maximum', { points: format.decimal(maximum) })}</span>}
      {isGroupWork && <span>{t('assignments.labels.groupWork')}</span>}
      {isAhead && <time dateTime={opensAt}>{t('assignments.labels.opens', { date: format.dateTime(opensAt) })}</time>}
      {dueAt && (
        <time dateTime={dueAt} title={format.dateTime(dueAt, 'long')}>
          {isDueBeforeEnrollment
            ? t('assignments.labels.dueBefore')
            : t('assignments.labels.due', { date: format.dateTime(dueAt) })}
        </time>
      )}
    </p>
  );
}
