import { Icon } from '@sullam/ui/base/icon.tsx';
import { FolderOpen, Link, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AttachmentFacts, attachmentIcon } from '@sullam/web-kit/attachments/attachment-facts.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUploadQueue } from '@sullam/web-kit/upload/use-upload-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { AttachmentDialog } from './attachment-dialog.tsx';
import {
  type Attachment,
  attachmentsQuery,
  type Place,
  useAddAttachment,
  useOrderAttachments,
  useRemoveAttachment,
} from './attachments.api.ts';
import { OwnFilesDialog } from './own-files-dialog.tsx';

const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.txt,.csv,.md,.zip,image/*,audio/*,video/mp4,video/webm';

type Task = { kind: 'link' } | { kind: 'files' } | { kind: 'edit'; attachment: Attachment };

/** Files and links of a place: dropped, chosen, named, put in order and removed; each step is saved at once. */
export function AttachmentsEditor({ place }: { readonly place: Place }) {
  const t = useT();
  const attachments = useQuery(attachmentsQuery(place));
  const [task, setTask] = useState<Task | null>(null);
  const add = useAddAttachment(place);
  const order = useOrderAttachments(place);
  const remove = useRemoveAttachment();
  const undoable = useUndoable();
  const queue = useUploadQueue(({ mediaId }) => add.mutate({ mediaId }));
  const textOf = useAuthorText();
  if (attachments.isError && !attachments.data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void attachments.refetch()} />;
  if (!attachments.data) return <SkeletonText lines={4} />;
  const shown = attachments.data.data.filter(({ attachmentId }) => !undoable.hidden.has(String(attachmentId)));
  const take = (attachment: Attachment) =>
    undoable.remove(
      String(attachment.attachmentId),
      t('attachments.desk.removed', { name: textOf(attachment.name) }),
      () => remove.mutateAsync(attachment.attachmentId),
    );
  const close = () => setTask(null);
  return (
    <div className="space-y-4">
      {shown.length > 0 && (
        <SortableRows
          label={t('attachments.list.title')}
          items={shown}
          idOf={({ attachmentId }) => String(attachmentId)}
          nameOf={({ name }) => textOf(name)}
          // what is about to be removed keeps its place until it is gone
          onChange={(next) =>
            order.mutate(
              [...next, ...attachments.data.data.filter((each) => !shown.includes(each))].map(
                (each) => each.attachmentId,
              ),
            )
          }
          className="divide-y divide-line rounded-lg border border-line bg-surface"
          rowClassName="items-center px-2 py-2"
        >
          {(attachment) => (
            <Row
              attachment={attachment}
              onEdit={() => setTask({ kind: 'edit', attachment })}
              onRemove={() => take(attachment)}
            />
          )}
        </SortableRows>
      )}
      {queue.isBusy && <UploadRows files={[]} upload={queue.upload} />}
      <FileDrop
        multiple
        accept={ACCEPT}
        dropLabel={t('attachments.desk.drop')}
        hint={t('attachments.desk.kinds')}
        onFiles={queue.take}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" icon={Link} onClick={() => setTask({ kind: 'link' })}>
          {t('attachments.desk.addLink')}
        </Button>
        <Button variant="outline" icon={FolderOpen} onClick={() => setTask({ kind: 'files' })}>
          {t('attachments.desk.chooseFile')}
        </Button>
      </div>
      {task?.kind === 'link' && <AttachmentDialog place={place} attachment={null} onClose={close} />}
      {task?.kind === 'edit' && <AttachmentDialog place={place} attachment={task.attachment} onClose={close} />}
      {task?.kind === 'files' && (
        <OwnFilesDialog
          onClose={close}
          onChoose={(mediaId) => add.mutate({ mediaId }, { onSuccess: close })}
          isPending={add.isPending}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly attachment: Attachment;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ attachment, onEdit, onRemove }: RowProps) {
  const t = useT();
  const name = useAuthorText()(attachment.name);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Icon of={attachmentIcon(attachment)} size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <a
          href={attachment.media?.url ?? attachment.url ?? undefined}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkClass} font-medium wrap-anywhere`}
        >
          <AuthorTextFor text={attachment.name} />
        </a>
        <AttachmentFacts attachment={attachment} />
      </span>
      <span className="flex shrink-0">
        <IconButton icon={Pencil} label={t('attachments.desk.edit', { name })} onClick={onEdit} />
        <IconButton icon={Trash2} label={t('attachments.desk.remove', { name })} onClick={onRemove} />
      </span>
    </div>
  );
}
