import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assignmentQuery, type SeatAssignment, type SeatPoolDetail, useRefreshSeats } from './seats.api.ts';

type Outcome = NonNullable<SeatAssignment['rows'][number]['outcome']>;

const TONES: Record<Outcome, Tone> = {
  INVITED: 'info',
  ENROLLED: 'success',
  ALREADY: 'neutral',
  BAD_ADDRESS: 'warning',
  NO_SEAT: 'warning',
  INACTIVE: 'warning',
  CLOSED: 'warning',
};

interface AssignmentResultsProps {
  readonly pool: SeatPoolDetail;
  readonly seatAssignmentId: number;
}

/** How far a list is worked off, with the result of each address. */
export function AssignmentResults({ pool, seatAssignmentId }: AssignmentResultsProps) {
  const t = useT();
  const refresh = useRefreshSeats();
  const { data } = useQuery(assignmentQuery(pool.seatPoolId, seatAssignmentId));
  const done = data?.doneCount ?? 0;
  useEffect(() => {
    if (done > 0) void refresh();
  }, [done]);
  if (!data) return null;
  const total = data.rows.length;
  return (
    <section className="space-y-3 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold">{t('seats.titles.results')}</h3>
      {data.isRunning && <ProgressBar label={t('seats.titles.results')} share={total === 0 ? 0 : done / total} />}
      <p role="status" className="text-sm text-muted">
        {t('seats.counts.done', { done, total })}
      </p>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto text-sm">
        {data.rows.map(({ email, outcome }) => (
          <li key={email} className="flex items-center justify-between gap-3 py-2">
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {email}
            </bdi>
            <Badge tone={outcome ? TONES[outcome] : 'neutral'}>
              {t(outcome ? `seats.outcomes.${outcome}` : 'seats.outcomes.waiting')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
