import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
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
      <UploadRows
        files={files}
        upload={upload}
        onRemove={(mediaId) => onChange(newest.current.filter((file) => file.mediaId !== mediaId))}
      />
      {!isSending && files.length < MOST && (
        <FileDrop
          dropLabel={t('common.fields.dropFile')}
          accept=".pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md,image/*"
          onFiles={([file]) => file && void upload.start(file)}
        />
      )}
    </fieldset>
  );
}
