import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../parts/moment.tsx';
import { usePartNames } from './question-conflict.tsx';
import {
  type QuestionDetail,
  type QuestionVersion,
  questionVersionsQuery,
  readQuestion,
  useRestoreVersion,
} from './questions.api.ts';

export interface QuestionHistoryProps {
  readonly questionId: number;
  /** The version that the page holds. */
  readonly version: number;
  /** Something is not saved yet and would be lost. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
  readonly onRestored: (question: QuestionDetail) => void;
}

/** Who wrote each version when, and the way back to it. */
export function QuestionHistory({ questionId, version, isDirty, onClose, onRestored }: QuestionHistoryProps) {
  const t = useT();
  const notify = useNotify();
  const versions = useQuery(questionVersionsQuery(questionId));
  const restore = useRestoreVersion(questionId);
  // an earlier version that would take the place of what isn't saved
  const [asked, setAsked] = useState<number | null>(null);
  const bringBack = (earlier: number) =>
    restore.mutate(
      { earlier, version },
      {
        onSuccess: async () => {
          onRestored(await readQuestion(questionId));
          notify({ tone: 'success', text: t('questions.messages.restored') });
          onClose();
        },
      },
    );
  return (
    <Drawer open onClose={onClose} title={t('questions.titles.history')}>
      {versions.isError && <ErrorState title={t('common.failed.title')} onRetry={() => void versions.refetch()} />}
      {versions.isPending && <SkeletonText lines={6} />}
      <ol className="divide-y divide-line">
        {versions.data?.data.map((entry) => (
          <HistoryEntry
            key={entry.version}
            entry={entry}
            isCurrent={entry.version === versions.data.data[0]?.version}
            isPending={restore.isPending}
            onRestore={() => (isDirty ? setAsked(entry.version) : bringBack(entry.version))}
          />
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          open
          danger
          title={t('questions.history.replaceTitle')}
          confirmLabel={t('questions.actions.restore')}
          onConfirm={() => bringBack(asked)}
          onClose={() => setAsked(null)}
        >
          {t('common.dialogs.unsavedText')}
        </ConfirmDialog>
      )}
    </Drawer>
  );
}

interface HistoryEntryProps {
  readonly entry: QuestionVersion;
  readonly isCurrent: boolean;
  readonly isPending: boolean;
  readonly onRestore: () => void;
}

function HistoryEntry({ entry, isCurrent, isPending, onRestore }: HistoryEntryProps) {
  const t = useT();
  const format = useFormat();
  const partNames = usePartNames();
  const { createdBy: writer } = entry;
  const parts = partNames(entry.changed);
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('questions.history.version', { number: format.number(entry.version) })}</span>
        {isCurrent ? (
          <Badge tone="success">{t('questions.history.current')}</Badge>
        ) : (
          <Button size="sm" variant="outline" pending={isPending} onClick={onRestore}>
            {t('questions.actions.restore')}
          </Button>
        )}
      </p>
      <p className="text-sm">
        <bdi>{writer ? `${writer.firstName} ${writer.lastName}` : t('questions.history.somebody')}</bdi>{' '}
        <Moment at={entry.createdAt} />
      </p>
      <p className="text-sm text-muted">
        {entry.version === 1 ? t('questions.history.first') : t('questions.history.changed', { parts: { raw: parts } })}
      </p>
    </li>
  );
}
