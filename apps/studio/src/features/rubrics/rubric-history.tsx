import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../parts/moment.tsx';
import {
  type RubricDetail,
  type RubricVersion,
  readRubric,
  rubricVersionsQuery,
  useRestoreRubric,
} from './rubrics.api.ts';

export interface RubricHistoryProps {
  readonly rubricId: number;
  /** The version that the page holds. */
  readonly version: number;
  /** Something is not saved yet and would be lost. */
  readonly isDirty: boolean;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  readonly onRestored: (rubric: RubricDetail) => void;
}

/** Who wrote each version when, and the way back to it. */
export function RubricHistory(props: RubricHistoryProps) {
  const { rubricId, version, isDirty, canEdit, onClose, onRestored } = props;
  const t = useT();
  const notify = useNotify();
  const versions = useQuery(rubricVersionsQuery(rubricId));
  const restore = useRestoreRubric(rubricId);
  const bringBack = (earlier: number) => {
    if (isDirty && !window.confirm(t('common.dialogs.unsavedText'))) return;
    restore.mutate(
      { earlier, version },
      {
        onSuccess: async () => {
          onRestored(await readRubric(rubricId));
          notify({ tone: 'success', text: t('rubrics.messages.restored') });
          onClose();
        },
      },
    );
  };
  return (
    <Drawer open onClose={onClose} title={t('rubrics.titles.history')}>
      {versions.isError && <ErrorState title={t('common.failed.title')} onRetry={() => void versions.refetch()} />}
      {versions.isPending && <SkeletonText lines={6} />}
      <ol className="divide-y divide-line">
        {versions.data?.data.map((entry, at) => (
          <HistoryEntry
            key={entry.version}
            entry={entry}
            isCurrent={at === 0}
            canRestore={canEdit && at > 0}
            isPending={restore.isPending}
            onRestore={() => bringBack(entry.version)}
          />
        ))}
      </ol>
    </Drawer>
  );
}

interface EntryProps {
  readonly entry: RubricVersion;
  readonly isCurrent: boolean;
  readonly canRestore: boolean;
  readonly isPending: boolean;
  readonly onRestore: () => void;
}

function HistoryEntry({ entry, isCurrent, canRestore, isPending, onRestore }: EntryProps) {
  const t = useT();
  const format = useFormat();
  const { createdBy: writer } = entry;
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('rubrics.labels.version', { number: format.number(entry.version) })}</span>
        {isCurrent && <Badge tone="success">{t('rubrics.labels.current')}</Badge>}
        {canRestore && (
          <Button size="sm" variant="outline" pending={isPending} onClick={onRestore}>
            {t('rubrics.actions.restore')}
          </Button>
        )}
      </p>
      <p className="text-sm">
        <AuthorTextFor text={entry.title} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{t('rubrics.labels.criterionCount', { count: entry.criterionCount })}</span>
        <span className="tabular">{t('rubrics.labels.maximum', { maximum: format.decimal(entry.maximum) })}</span>
      </p>
      <p className="text-sm text-muted">
        <bdi>{writer ? `${writer.firstName} ${writer.lastName}` : t('rubrics.labels.somebody')}</bdi>{' '}
        <Moment at={entry.createdAt} />
      </p>
    </li>
  );
}
