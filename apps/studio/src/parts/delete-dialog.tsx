import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

interface Removal {
  readonly isPending: boolean;
  readonly mutate: (id: number, options: { onSuccess: () => void; onSettled: () => void }) => void;
}

export interface DeleteDialogProps {
  readonly id: number;
  /** As its reader knows it. */
  readonly name: string;
  readonly remove: Removal;
  /** Said when it is gone, where that is more than "Deleted". */
  readonly message?: string;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
  /** What goes with it, or what stays. */
  readonly children: ReactNode;
}

/** Asks before something goes for good. */
export function DeleteDialog({ id, name, remove, message, onDeleted, onClose, children }: DeleteDialogProps) {
  const t = useT();
  const notify = useNotify();
  const onSuccess = () => {
    notify({ tone: 'success', text: message ?? t('common.states.deleted') });
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('common.dialogs.deleteTitle', { name })}
      confirmLabel={t('common.actions.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSuccess, onSettled: onClose })}
    >
      {children}
    </ConfirmDialog>
  );
}
