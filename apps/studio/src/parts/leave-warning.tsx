import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The question before what isn't saved is lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      open
      danger
      title={t('studio.dialogs.unsavedTitle')}
      confirmLabel={t('common.dialogs.leave')}
      cancelLabel={t('studio.dialogs.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('studio.dialogs.unsavedText')}
    </ConfirmDialog>
  );
}

interface LeaveWarningProps {
  readonly isDirty: boolean;
  /** For what saves itself: does it now, and returns whether everything is saved; then nothing is asked. */
  readonly settle?: () => Promise<boolean>;
}

/** Asks before what was typed and not saved is left: for another page with a dialog, out of the window as the browser does. */
export function LeaveWarning({ isDirty, settle }: LeaveWarningProps) {
  const { work } = useKit();
  useEffect(() => {
    if (isDirty) work.begin(); // also by dragging, which no field hears of
  }, [isDirty, work]);
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !(settle && (await settle())),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
