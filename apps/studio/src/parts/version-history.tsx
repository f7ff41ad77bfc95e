import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Moment } from './moment.tsx';

type Writer = { readonly firstName: string; readonly lastName: string } | null | undefined;

/** The name of whoever wrote something, also when they are no longer here. */
export function useWriterName(): (writer: Writer) => string {
  const t = useT();
  return (writer) => (writer ? `${writer.firstName} ${writer.lastName}` : t('studio.history.somebody'));
}

interface Version {
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: Writer;
}

export interface VersionHistoryProps<Entry extends Version, Key extends QueryKey> {
  readonly title: string;
  /** Newest first. */
  readonly versions: UseQueryOptions<{ data: Entry[] }, Error, { data: Entry[] }, Key>;
  /** What a version held, or what was new in it. */
  readonly describe: (entry: Entry) => ReactNode;
  /** Something is not saved yet and would be lost. */
  readonly isDirty: boolean;
  readonly canRestore: boolean;
  readonly isRestoring: boolean;
  readonly onRestore: (version: number) => void;
  readonly onClose: () => void;
}

/** Who wrote each version when, and the way back to it. */
export function VersionHistory<Entry extends Version, Key extends QueryKey>(props: VersionHistoryProps<Entry, Key>) {
  const { title, versions, describe, isDirty, canRestore, isRestoring, onRestore, onClose } = props;
  const t = useT();
  const { data, isPending, isError, refetch } = useQuery(versions);
  // an earlier version that would take the place of what isn't saved
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <Drawer open onClose={onClose} title={title}>
        {isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />}
        {isPending && <SkeletonText lines={6} />}
        <ol className="divide-y divide-line">
          {data?.data.map((entry, at) => (
            <HistoryEntry
              key={entry.version}
              entry={entry}
              isCurrent={at === 0}
              action={
                canRestore && (
                  <Button
                    size="sm"
                    variant="outline"
                    pending={isRestoring}
                    onClick={() => (isDirty ? setAsked(entry.version) : onRestore(entry.version))}
                  >
                    {t('studio.history.restore')}
                  </Button>
                )
              }
            >
              {describe(entry)}
            </HistoryEntry>
          ))}
        </ol>
      </Drawer>
      {asked !== null && (
        <ConfirmDialog
          open
          danger
          title={t('studio.history.replaceTitle')}
          confirmLabel={t('studio.history.restore')}
          onConfirm={() => onRestore(asked)}
          onClose={() => setAsked(null)}
        >
          {t('studio.dialogs.unsavedText')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface HistoryEntryProps {
  readonly entry: Version;
  readonly isCurrent: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function HistoryEntry({ entry, isCurrent, action, children }: HistoryEntryProps) {
  const t = useT();
  const format = useFormat();
  const writerName = useWriterName();
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t('studio.history.version', { number: format.number(entry.version) })}</span>
        {isCurrent ? <Badge tone="success">{t('studio.history.current')}</Badge> : action}
      </p>
      <p className="text-sm">
        <bdi>{writerName(entry.createdBy)}</bdi> <Moment at={entry.createdAt} />
      </p>
      {children}
    </li>
  );
}
