import { cx } from '@sullam/ui/base/cx.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The last attempt failed and nothing was changed since. */
  readonly hasFailed?: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Ctrl or Cmd S saves, as everywhere in the workshop. */
function useSaveShortcut(onSave: () => void, isOn: boolean): void {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Says how things stand, saves, and asks before unsaved changes are left behind. */
export function SaveBar({ isDirty, isSaving, hasFailed, onSave, onReset }: SaveBarProps) {
  const t = useT();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  useSaveShortcut(onSave, isDirty && !isSaving);
  const state = isSaving
    ? 'common.states.saving'
    : hasFailed
      ? 'common.states.saveFailed'
      : isDirty
        ? 'common.states.unsaved'
        : 'common.states.saved';
  return (
    <>
      <div
        className={cx(
          'mt-8 flex flex-wrap items-center gap-3 py-3',
          // the corner at the end side belongs to the label of the environment
          (isDirty || isSaving) && 'sticky bottom-0 z-20 -mx-4 border-t border-line bg-canvas px-4',
        )}
      >
        <Button pending={isSaving} disabled={!isDirty} onClick={onSave}>
          {t('common.actions.saveChanges')}
        </Button>
        {isDirty && (
          <Button variant="ghost" disabled={isSaving} onClick={onReset}>
            {t('common.actions.undo')}
          </Button>
        )}
        <p role="status" className={cx('text-sm', hasFailed ? 'text-danger-text' : 'text-muted')}>
          {t(state)}
        </p>
      </div>
      {blocker.status === 'blocked' && (
        <ConfirmDialog
          open
          danger
          title={t('common.dialogs.unsavedTitle')}
          confirmLabel={t('common.dialogs.leave')}
          cancelLabel={t('common.dialogs.stay')}
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          {t('common.dialogs.unsavedText')}
        </ConfirmDialog>
      )}
    </>
  );
}
