import { type ReactNode, useId, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { CircleAlert, CircleCheck, File as FileIcon, type LucideIcon, RotateCcw, Upload, X } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton, textLinkClass } from './button.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';
import { ProgressBar } from './progress.tsx';

export interface FileDropProps {
  /** What is asked for, where nothing around says it. */
  readonly label?: ReactNode;
  /** What to do here: "Drag files here". Not said on phones, where nothing can be dragged. */
  readonly dropLabel?: ReactNode;
  /** Kinds and sizes that are taken. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** As the `accept` of a file input. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
  readonly id?: string;
}

/** A place to drop files on, with a button for everyone else. */
export function FileDrop({ label, dropLabel, hint, error, accept, multiple, disabled, onFiles, id }: FileDropProps) {
  const words = useUiWords();
  const own = useId();
  const inputId = id ?? own;
  const [over, setOver] = useState(false);
  return (
    <DropZone
      multiple={multiple}
      onFiles={(files) => !disabled && onFiles(files)}
      onOver={setOver}
      className={cx(
        'flex flex-col items-center rounded-lg border-2 border-dashed px-6 py-8 text-center transition-colors',
        over ? 'border-primary bg-primary-soft' : error ? 'border-danger' : 'border-control',
        disabled && 'opacity-60',
      )}
    >
      <Icon of={Upload} size={32} className={over ? 'text-primary-text' : 'text-muted'} />
      {label && <p className="mt-2 font-medium">{label}</p>}
      {dropLabel && <p className="mt-2 font-medium max-sm:hidden">{dropLabel}</p>}
      {hint && (
        <p id={`${inputId}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FileButton
        id={inputId}
        className="mt-4"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        describedBy={[hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined}
        onFiles={onFiles}
      >
        {words.chooseFiles}
      </FileButton>
      {error && (
        <p id={`${inputId}-error`} role="alert" className="mt-3 flex items-center gap-1.5 text-sm text-danger-text">
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </DropZone>
  );
}

export type UploadState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface UploadProgressProps {
  readonly name: string;
  /** Where the file can be opened. */
  readonly href?: string | undefined;
  /** Size, speed, what is left: worded by the caller. */
  readonly detail?: ReactNode;
  readonly state: UploadState;
  /** 0 to 1. */
  readonly share: number;
  readonly error?: string;
  readonly icon?: LucideIcon;
  readonly onCancel?: () => void;
  readonly onRetry?: () => void;
  readonly onRemove?: () => void;
}

/** One file on its way. */
export function UploadProgress({
  name,
  href,
  detail,
  state,
  share,
  error,
  icon = FileIcon,
  onCancel,
  onRetry,
  onRemove,
}: UploadProgressProps) {
  const words = useUiWords();
  const busy = state === 'running' || state === 'waiting';
  const status = {
    waiting: words.loading,
    running: words.percent(share),
    done: words.done,
    failed: error ?? words.failed,
    cancelled: words.cancelled,
  }[state];
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3">
      <Icon
        of={state === 'done' ? CircleCheck : state === 'failed' ? CircleAlert : icon}
        size={24}
        className={state === 'done' ? 'text-success-text' : state === 'failed' ? 'text-danger-text' : 'text-muted'}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <bdi className="min-w-0 font-medium wrap-anywhere">
            {href ? (
              <a href={href} target="_blank" rel="noreferrer" className={textLinkClass}>
                {name}
              </a>
            ) : (
              name
            )}
          </bdi>
          <span className={cx('shrink-0', state === 'failed' ? 'text-danger-text' : 'text-muted')}>{status}</span>
        </div>
        {busy && (
          <div className="mt-1.5">
            <ProgressBar thin share={share} label={name} />
          </div>
        )}
        {detail && <p className="mt-0.5 text-xs text-muted">{detail}</p>}
      </div>
      {state === 'failed' && onRetry && <IconButton icon={RotateCcw} label={words.retry} onClick={onRetry} />}
      {busy && onCancel && <IconButton icon={X} label={words.cancel} onClick={onCancel} />}
      {!busy && onRemove && <IconButton icon={X} label={words.removeItem(name)} onClick={onRemove} />}
    </div>
  );
}
