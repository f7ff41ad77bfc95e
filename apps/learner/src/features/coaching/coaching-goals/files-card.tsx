import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { FileText, Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUploadQueue } from '@sullam/web-kit/upload/use-upload-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { type CoachingFile, filesQuery, useAddFile, useRemoveFile } from './coaching-goals.api.ts';

interface FileRowProps {
  readonly of: CoachingFile;
  readonly coachingSessionId: number;
}

function FileRow({ of: { file, by, isOwn, addedAt }, coachingSessionId }: FileRowProps) {
  const t = useT();
  const format = useFormat();
  const remove = useRemoveFile(coachingSessionId);
  const whose = t(isOwn ? 'coaching-goals.files.own' : `coaching-goals.files.by.${by}`);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon of={FileText} size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <a href={file.url} target="_blank" rel="noreferrer" className={textLinkClass}>
          <bdi className="wrap-anywhere">{file.name}</bdi>
        </a>
        <span className="block text-sm text-muted">
          {[whose, format.date(addedAt), format.fileSize(file.byteSize)].join(' · ')}
        </span>
      </span>
      {isOwn && (
        <IconButton
          icon={Trash2}
          label={t('coaching-goals.files.remove', { name: file.name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(file.mediaId)}
        />
      )}
    </li>
  );
}

interface FilesCardProps {
  readonly coachingSessionId: number;
  /** With whom a coach shares. */
  readonly learnerUserId?: number | undefined;
}

/** Files that learner and coach share around a session. */
export function FilesCard({ coachingSessionId, learnerUserId }: FilesCardProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(filesQuery(coachingSessionId));
  const add = useAddFile(coachingSessionId);
  const queue = useUploadQueue(({ mediaId }) => add.mutate({ mediaId, ...(learnerUserId ? { learnerUserId } : {}) }));
  if (!data)
    return isError ? (
      <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    ) : null;
  const room = WORK_LIMITS.files - data.files.length - queue.count;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-3 text-panel">{t('coaching-goals.files.title')}</h2>
      {data.files.length === 0 && <p className="text-muted">{t('coaching-goals.files.none')}</p>}
      <ul className="divide-y divide-line">
        {data.files.map((file) => (
          <FileRow key={file.file.mediaId} of={file} coachingSessionId={coachingSessionId} />
        ))}
      </ul>
      <UploadRows files={[]} upload={queue.upload} />
      <FileButton
        className="mt-4"
        multiple
        disabled={room <= 0}
        onFiles={(files) => queue.take(files.slice(0, Math.max(0, room)))}
      >
        {t('coaching-goals.files.add')}
      </FileButton>
    </Card>
  );
}
