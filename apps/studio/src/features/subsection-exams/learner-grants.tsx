import { EllipsisVertical, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../parts/use-undoable.ts';
import { AccommodationDialog } from './accommodation-dialog.tsx';
import { grantedSitting } from './granted-sitting.ts';
import { SittingFacts } from './sitting-facts.tsx';
import {
  type Accommodation,
  accommodationsQuery,
  type Grant,
  type SubsectionExam,
  useDeleteAccommodation,
} from './subsection-exams.api.ts';

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

interface RowProps {
  readonly exam: SubsectionExam;
  readonly row: Accommodation;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function GrantRow({ exam, row, onEdit, onDelete }: RowProps) {
  const t = useT();
  const format = useFormat();
  const name = `${row.firstName} ${row.lastName}`;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium">{name}</bdi>
          <GrantWords grant={row} />
          {row.isRunning && (
            <Badge tone="info">
              {row.runningDeadline
                ? t('exam-authoring.labels.runningUntil', { time: format.dateTime(row.runningDeadline) })
                : t('exam-authoring.labels.running')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          <SittingFacts sitting={grantedSitting(exam, row)} />
        </p>
        {row.note && (
          <p className="text-sm wrap-anywhere text-muted">{t('exam-authoring.labels.note', { note: row.note })}</p>
        )}
      </div>
      <span className="print:hidden">
        <MenuButton
          icon={EllipsisVertical}
          label={t('studio.words.actionsFor', { name })}
          groups={[
            {
              id: 'grant',
              items: [
                { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit },
                {
                  id: 'delete',
                  label: t('exam-authoring.actions.withdraw'),
                  icon: Trash2,
                  danger: true,
                  onAction: onDelete,
                },
              ],
            },
          ]}
        />
      </span>
    </li>
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
    <section aria-labelledby="learner-grants">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id="learner-grants" className="text-body font-medium">
          {t('exam-authoring.titles.learners')}
        </h3>
        {rows.length > 0 && <span className="print:hidden">{add}</span>}
      </div>
      {grants.isError && !grants.data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void grants.refetch()} compact />
      )}
      {grants.isPending && <SkeletonText lines={4} />}
      {grants.data && rows.length === 0 && (
        <EmptyState
          compact
          level={3}
          drawing="people"
          title={t('exam-authoring.empty.grants')}
          description={t('exam-authoring.empty.grantsText')}
          action={add}
        />
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <GrantRow
            key={row.userId}
            exam={exam}
            row={row}
            onEdit={() => setOpen({ row })}
            onDelete={() =>
              undoable.remove(
                String(row.userId),
                t('exam-authoring.messages.withdrawn', { name: `${row.firstName} ${row.lastName}` }),
                () => remove.mutateAsync(row.userId),
              )
            }
          />
        ))}
      </ul>
      {open && (
        <AccommodationDialog
          exam={exam}
          accommodation={open.row}
          except={new Set(all.map(({ userId }) => userId))}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
