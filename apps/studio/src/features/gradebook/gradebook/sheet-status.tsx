import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Clock, EyeOff, LoaderCircle, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { keysOf, type LocalGrades } from './local-grades.ts';
import type { GradeRows } from './use-grade-rows.ts';

export interface SheetStatusProps {
  readonly report: GradeRows;
  readonly shown: number;
  readonly local: LocalGrades;
  readonly onRetry: () => void;
  readonly onOpen: (userId: number, gradeItemId: number) => void;
}

/** What the signs in the cells mean, and the keys of the grid; for eyes with room and a keyboard: the cells say theirs themselves. */
function Legend() {
  const t = useT();
  const keys = [
    ['Enter', t('gradebook.legend.edit')],
    ['Ctrl C', t('gradebook.legend.copy')],
    ['Ctrl Z', t('common.actions.undo')],
  ] as const;
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-5 gap-y-1 max-md:hidden">
      <span className="flex items-center gap-1.5">
        <span className="size-0 border-t-8 border-s-8 border-t-secondary border-s-transparent" />
        {t('gradebook.legend.noted')}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon of={Clock} size={16} />
        {t('gradebook.cells.pending')}
      </span>
      <span className="flex items-center gap-1.5">
        <Icon of={EyeOff} size={16} />
        {t('gradebook.legend.hidden')}
      </span>
      {keys.map(([key, words]) => (
        <span key={key} className="flex items-center gap-1.5 max-lg:hidden touch:hidden">
          <KeyHint of={key} className="border-line bg-surface" />
          {words}
        </span>
      ))}
    </div>
  );
}

/** Under the grid: how many learners there are, and how saving stands. */
export function SheetStatus({ report, shown, local, onRetry, onOpen }: SheetStatusProps) {
  const t = useT();
  const format = useFormat();
  const [saving, errors, conflicts] = [keysOf(local, 'saving'), keysOf(local, 'error'), keysOf(local, 'conflict')];
  const canRetry = errors.some((key) => local.get(key)?.given !== undefined);
  const openFirst = () => {
    const [userId, gradeItemId] = (conflicts[0] ?? '').split(':').map(Number);
    if (userId && gradeItemId) onOpen(userId, gradeItemId);
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
      <p className="tabular">
        {!report.isWhole
          ? t('gradebook.states.loading', {
              loaded: format.number(report.rows.length),
              total: format.number(report.total),
            })
          : shown < report.total
            ? t('gradebook.states.shown', {
                shown: format.number(shown),
                total: t('gradebook.states.learners', { count: report.total }),
              })
            : t('gradebook.states.learners', { count: report.total })}
      </p>
      <Legend />
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {conflicts.length > 0 && (
          <span className="flex items-center gap-1.5 text-warning-text">
            <Icon of={TriangleAlert} size={16} />
            {t('gradebook.states.conflicts', { count: conflicts.length })}
            <Button size="sm" variant="ghost" onClick={openFirst}>
              {t('gradebook.states.firstConflict')}
            </Button>
          </span>
        )}
        {errors.length > 0 && (
          <span className="flex items-center gap-1.5 text-danger-text">
            <Icon of={CircleAlert} size={16} />
            {t('gradebook.messages.refused', { count: errors.length })}
            {canRetry && (
              <Button size="sm" variant="ghost" onClick={onRetry}>
                {t('common.actions.retry')}
              </Button>
            )}
          </span>
        )}
        {saving.length > 0 && (
          <span className="flex items-center gap-1.5">
            <Icon of={LoaderCircle} size={16} className="animate-spin" />
            {t('gradebook.states.saving', { count: saving.length })}
          </span>
        )}
        {local.size > 0 && saving.length + errors.length + conflicts.length === 0 && (
          <span className="flex items-center gap-1.5">
            <Icon of={CircleCheck} size={16} className="text-success-text" />
            {t('gradebook.states.saved')}
          </span>
        )}
      </div>
    </div>
  );
}
