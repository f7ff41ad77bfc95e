import type { ChecklistItemState } from '@sullam/domain/checklists.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type StudentChecklistRow, studentChecklistQuery } from './checklists.api.ts';
import { ITEM_ICONS } from './item-icons.ts';

const TONES: Record<ChecklistItemState, Tone> = {
  TO_DO: 'neutral',
  WAITING: 'warning',
  SENT_BACK: 'warning',
  DONE: 'success',
};

interface PersonDrawerProps {
  readonly row: StudentChecklistRow;
  readonly onClose: () => void;
}

/** How one person stands with each item. */
export function PersonDrawer({ row, onClose }: PersonDrawerProps) {
  const t = useT();
  const format = useFormat();
  const { data, isError, refetch } = useQuery(studentChecklistQuery(row.studentChecklistId));
  const name = `${row.user.firstName} ${row.user.lastName}`;
  return (
    <Drawer open onClose={onClose} title={name}>
      <div className="space-y-5">
        <Rungs
          done={row.doneCount}
          of={row.itemCount}
          label={name}
          text={t('checklists.words.progress', { done: row.doneCount, count: row.itemCount })}
        />
        {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
        {!data && !isError && <SkeletonText lines={6} />}
        <ul className="divide-y divide-line">
          {data?.items.map((item) => (
            <li key={item.studentChecklistItemId} className="flex items-start gap-3 py-3">
              <Icon of={ITEM_ICONS[item.kind]} size={18} className="mt-0.5 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <AuthorTextFor text={item.title} />
                </p>
                {item.state === 'DONE' ? (
                  <p className="text-sm text-muted">
                    {t('checklists.words.doneOn', { date: format.date(item.changedAt) })}
                  </p>
                ) : (
                  item.dueAt && (
                    <p className={item.isLate ? 'text-sm text-danger-text' : 'text-sm text-muted'}>
                      {t('checklists.words.due', { date: format.date(item.dueAt) })}
                    </p>
                  )
                )}
              </div>
              <Badge tone={item.isLate ? 'danger' : TONES[item.state]}>
                {t(item.isLate ? 'checklist-keeping.status.overdue' : `checklist-keeping.status.${item.state}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
