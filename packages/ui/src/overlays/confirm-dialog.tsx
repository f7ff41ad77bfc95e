import type { ReactNode } from 'react';
import { useUiWords } from '../base/ui-words.tsx';
import { Button } from '../components/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Says what it does: "Delete the section". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger,
  pending,
  onConfirm,
}: ConfirmDialogProps) {
  const words = useUiWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <div className="text-body text-muted">{children}</div>}
    </Dialog>
  );
}
