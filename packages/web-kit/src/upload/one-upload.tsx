import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { FileDrop, UploadProgress } from '@sullam/ui/components/file-drop.tsx';
import { type ReactNode, useId } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import type { UploadControl } from './use-upload.ts';

export interface OneUploadProps {
  readonly upload: UploadControl;
  /** What is asked for, where nothing around says it. */
  readonly label?: string;
  readonly hint: ReactNode;
  /** What keeps the form from being sent. */
  readonly error?: string | undefined;
}

/** A place for one file: where it is dropped, then how far it is, then that it is there. */
export function OneUpload({ upload, label, hint, error }: OneUploadProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  // like every field: only once the form was sent
  const shownError = useShownError(id, error);
  const { state } = upload;
  if (state.kind === 'idle')
    return (
      <FileDrop
        {...(label ? { label } : { dropLabel: t('common.fields.dropFile') })}
        hint={hint}
        error={shownError}
        onFiles={([file]) => file && void upload.start(file)}
      />
    );
  const refusal = state.kind === 'failed' ? state.refusal : undefined;
  const isRunning = state.kind === 'sending' || state.kind === 'checking';
  return (
    <UploadProgress
      name={state.file.name}
      state={state.kind === 'done' ? 'done' : isRunning ? 'running' : 'failed'}
      share={state.kind === 'done' ? 1 : state.share}
      detail={refusal ? <span className="text-danger-text">{refusal}</span> : format.fileSize(state.file.size)}
      onCancel={upload.cancel}
      onRemove={upload.cancel}
      {...(refusal ? {} : { onRetry: () => void upload.resume() })}
    />
  );
}
