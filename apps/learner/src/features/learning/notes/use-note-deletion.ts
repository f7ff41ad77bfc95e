import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDeleteNote, useRestoreNote } from './note-changes.api.ts';

/** Deletes a note at once, and can take it back. */
export function useNoteDeletion(): (noteId: number) => void {
  const t = useT();
  const notify = useNotify();
  const { mutate: remove } = useDeleteNote();
  const { mutate: restore } = useRestoreNote();
  return (noteId) =>
    remove(noteId, {
      onSuccess: () =>
        notify({
          tone: 'info',
          text: t('notes.messages.deleted'),
          action: {
            label: t('common.actions.undo'),
            run: () =>
              restore(noteId, { onSuccess: () => notify({ tone: 'success', text: t('notes.messages.restored') }) }),
          },
        }),
    });
}
