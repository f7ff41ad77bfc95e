import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

interface Removal<Id> {
  readonly isPending: boolean;
  readonly mutate: (id: Id, options: { onSuccess: () => void; onSettled: () => void }) => void;
}

export interface DeleteDialogProps<Id> {
  /** What `remove` takes. */
  readonly id: Id;
  /** As its reader knows it. */
  readonly name?: string;
  /** Asks about what has no name. */
  readonly title?: string;
  readonly remove: Removal<Id>;
  /** Said when it is gone, where that is more than "Deleted". */
  readonly message?: string;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
  /** What goes with it, or what stays. */
  readonly children?: ReactNode;
}

/** Asks before something goes for good. */
export function DeleteDialog<Id = number>(props: DeleteDialogProps<Id>) {
  const { id, name = '', title, remove, message, onDeleted, onClose, children } = props;
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
      title={title ?? t('common.dialogs.deleteTitle', { name })}
      confirmLabel={t('common.actions.delete')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSuccess, onSettled: onClose })}
    >
      {children ?? t('common.dialogs.deleteText')}
    </ConfirmDialog>
  );
}
