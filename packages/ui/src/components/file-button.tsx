import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import type { LucideIcon } from '../base/icons.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

export interface FileButtonProps extends ButtonLook {
  /** What it says: "Replace". */
  readonly children: ReactNode;
  /** The same with what it is about, where the text alone says too little. */
  readonly label?: string | undefined;
  readonly icon?: LucideIcon;
  /** As the `accept` of a file input. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: File[]) => void;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/** A button that asks for files, with words of ours: the browser's own are in the browser's language. */
export function FileButton(props: FileButtonProps) {
  const { children, label, icon, accept, multiple, disabled, onFiles, id, describedBy, className, ...look } = props;
  return (
    <label
      className={cx(
        buttonClass({ variant: 'outline', ...look }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {icon && <Icon of={icon} size={look.size === 'sm' ? 16 : 18} />}
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
