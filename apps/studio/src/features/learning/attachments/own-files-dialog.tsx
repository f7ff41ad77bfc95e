import { Icon } from '@sullam/ui/base/icon.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { attachmentIcon } from '@sullam/web-kit/attachments/attachment-facts.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ownFilesQuery } from './attachments.api.ts';

interface OwnFilesDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (mediaId: number) => void;
  readonly isPending: boolean;
}

/** Files that the author has brought before, the newest first. */
export function OwnFilesDialog({ onClose, onChoose, isPending }: OwnFilesDialogProps) {
  const t = useT();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const files = useQuery(ownFilesQuery(useDeferredValue(search.trim())));
  return (
    <Dialog open size="lg" onClose={onClose} title={t('attachments.desk.chooseFile')}>
      <div className="space-y-4">
        <SearchField label={t('attachments.desk.search')} value={search} onChange={setSearch} />
        {files.isPending && <SkeletonText lines={6} />}
        {files.isError && <ErrorState compact title={t('common.failed.title')} onRetry={() => void files.refetch()} />}
        {files.data?.total === 0 && (
          <EmptyState
            compact
            drawing={search ? 'no-results' : 'files'}
            title={t(search ? 'common.empty.search' : 'attachments.desk.noFiles')}
          />
        )}
        <ul className="divide-y divide-line">
          {files.data?.data.map((media) => (
            <li key={media.mediaId}>
              <button
                type="button"
                disabled={isPending}
                onClick={() => onChoose(media.mediaId)}
                className="flex w-full items-center gap-3 rounded-sm px-2 py-3 text-start hover:bg-subtle"
              >
                <Icon of={attachmentIcon({ media })} size={20} className="shrink-0 text-muted" />
                <bdi className="min-w-0 flex-1 wrap-anywhere">{media.name}</bdi>
                <span className="shrink-0 text-sm text-muted">{format.fileSize(media.byteSize)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
