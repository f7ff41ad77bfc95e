import { FileDrop, UploadProgress } from '@sullam/ui/components/file-drop.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { useRef } from 'react';
import type { AttachedFile } from './rules-form.ts';

const MOST = 20;

interface AttachmentsFieldProps {
  readonly files: readonly AttachedFile[];
  readonly onChange: (files: AttachedFile[]) => void;
}

/** Files beside the instructions: a template, a text to read. */
export function AttachmentsField({ files, onChange }: AttachmentsFieldProps) {
  const t = useT();
  const format = useFormat();
  const newest = useRef(files);
  newest.current = files;
  const upload = useUpload({
    kind: ({ type }) => (type.startsWith('image/') ? 'IMAGE' : 'DOCUMENT'),
    visibility: 'PRIVATE',
    onDone: ({ mediaId, name, byteSize }) => onChange([...newest.current, { mediaId, name, byteSize }]),
  });
  const { state } = upload;
  const isSending = state.kind === 'sending' || state.kind === 'checking';
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 text-sm font-medium">{t('assignment-marking.fields.attachments')}</legend>
      {files.map((file) => (
        <UploadProgress
          key={file.mediaId}
          name={file.name}
          state="done"
          share={1}
          detail={format.fileSize(file.byteSize)}
          onRemove={() => onChange(newest.current.filter(({ mediaId }) => mediaId !== file.mediaId))}
        />
      ))}
      {(isSending || state.kind === 'failed' || state.kind === 'paused') && (
        <UploadProgress
          name={state.file.name}
          state={isSending ? 'running' : 'failed'}
          share={state.share}
          onCancel={upload.cancel}
          onRetry={() => void upload.resume()}
          onRemove={upload.cancel}
        />
      )}
      {!isSending && files.length < MOST && (
        <FileDrop
          label={t('common.fields.dropFile')}
          accept=".pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md,image/*"
          onFiles={([file]) => file && void upload.start(file)}
        />
      )}
    </fieldset>
  );
}
