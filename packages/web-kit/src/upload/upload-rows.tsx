import { UploadProgress } from '@sullam/ui/components/file-drop.tsx';
import { useFormat } from '../kit-context.tsx';
import type { UploadControl } from './use-upload.ts';

/** A file that has been sent. */
export interface SentFile {
  readonly mediaId: number;
  readonly name: string;
  readonly byteSize?: number | undefined;
  /** Where it can be opened, once it is kept. */
  readonly url?: string | undefined;
}

export interface UploadRowsProps {
  readonly files: readonly SentFile[];
  readonly upload: UploadControl;
  /** Without it nothing can be taken away any more. */
  readonly onRemove?: ((mediaId: number) => void) | undefined;
}

/** The files that have been sent, and the one that is on its way: what broke off goes on, what was refused says why. */
export function UploadRows({ files, upload, onRemove }: UploadRowsProps) {
  const format = useFormat();
  const { state } = upload;
  const refusal = state.kind === 'failed' ? state.refusal : undefined;
  return (
    <>
      {files.map(({ mediaId, name, byteSize, url }) => (
        <UploadProgress
          key={mediaId}
          name={name}
          href={url}
          state="done"
          share={1}
          detail={byteSize !== undefined && format.fileSize(byteSize)}
          {...(onRemove ? { onRemove: () => onRemove(mediaId) } : {})}
        />
      ))}
      {state.kind !== 'idle' && state.kind !== 'done' && (
        <UploadProgress
          name={state.file.name}
          state={state.kind === 'sending' || state.kind === 'checking' ? 'running' : 'failed'}
          share={state.share}
          detail={refusal && <span className="text-danger-text">{refusal}</span>}
          onCancel={upload.cancel}
          {...(refusal ? {} : { onRetry: () => void upload.resume() })}
          onRemove={upload.cancel}
        />
      )}
    </>
  );
}
