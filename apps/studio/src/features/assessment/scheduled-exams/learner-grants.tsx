import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { GrantRow, GrantSection } from '../accommodations/accommodations.public.ts';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { grantedSitting } from './granted-sitting.ts';
import {
  type Accommodation,
  accommodationsQuery,
  type Grant,
  type SubsectionExam,
  useDeleteAccommodation,
} from './scheduled-exams.api.ts';
import { SittingFacts } from './sitting-facts.tsx';

/** What a grant adds, in a few words. */
export function GrantWords({ grant }: { readonly grant: Grant }) {
  const t = useT();
  const format = useFormat();
  const { extraMinutes, extraPercent, extraAttempts, opensAt, closesAt } = grant;
  return (
    <span className="flex flex-wrap gap-1">
      {extraMinutes !== null && extraMinutes > 0 && (
        <Badge>{t('exam-authoring.labels.extraMinutes', { count: extraMinutes })}</Badge>
      )}
      {extraPercent !== null && extraPercent > 0 && (
        <Badge>{t('exam-authoring.labels.extraPercent', { percent: format.percent(extraPercent / 100) })}</Badge>
      )}
      {extraAttempts !== null && extraAttempts > 0 && (
        <Badge>{t('exam-authoring.labels.extraAttempts', { count: extraAttempts })}</Badge>
      )}
      {(opensAt !== null || closesAt !== null) && <Badge>{t('exam-authoring.labels.ownWindow')}</Badge>}
    </span>
  );
}

/** An attempt runs, and until when. */
function RunningBadge({ row }: { readonly row: Accommodation }) {
  const t = useT();
  const format = useFormat();
  if (!row.isRunning) return null;
  return (
    <Badge tone="info">
      {row.runningDeadline
        ? t('exam-authoring.labels.runningUntil', { time: format.dateTime(row.runningDeadline) })
        : t('exam-authoring.labels.running')}
    </Badge>
  );
}

/** What was granted to single learners. */
export function LearnerGrants({ exam }: { readonly exam: SubsectionExam }) {
  const t = useT();
  const grants = useQuery(accommodationsQuery(exam.subsectionExamId));
  const remove = useDeleteAccommodation(exam.subsectionExamId);
  const undoable = useUndoable();
  const [open, setOpen] = useState<{ row: Accommodation | null } | null>(null);
  const all = grants.data?.data ?? [];
  const rows = all.filter(({ userId }) => !undoable.hidden.has(String(userId)));
  const add = (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setOpen({ row: null })}>
      {t('exam-authoring.actions.grant')}
    </Button>
  );
  return (
    <>
      <GrantSection
        title={t('accommodations.grants.learners')}
        add={rows.length > 0 && add}
        isPending={grants.isPending}
        hasFailed={grants.isError && !grants.data}
        onRetry={() => void grants.refetch()}
        empty={
          <EmptyState
            compact
            level={3}
            drawing="people"
            title={t('exam-authoring.empty.grants')}
            description={t('exam-authoring.empty.grantsText')}
            action={add}
          />
        }
        rows={rows.map((row) => {
          const name = `${row.firstName} ${row.lastName}`;
          return (
            <GrantRow
              key={row.userId}
              name={<bdi>{name}</bdi>}
              plainName={name}
              words={
                <>
                  <GrantWords grant={row} />
                  <RunningBadge row={row} />
                </>
              }
              facts={<SittingFacts sitting={grantedSitting(exam, row)} />}
              note={row.note}
              onEdit={() => setOpen({ row })}
              onWithdraw={() =>
                undoable.remove(String(row.userId), t('accommodations.grants.withdrawn', { name }), () =>
                  remove.mutateAsync(row.userId),
                )
              }
            />
          );
        })}
      />
      {open && (
        <AccommodationDialog
          exam={exam}
          accommodation={open.row}
          except={new Set(all.map(({ userId }) => userId))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
