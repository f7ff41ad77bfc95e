import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useBlocker } from '@tanstack/react-router';

/** Asks before what was typed and not saved is left: for another page with a dialog, out of the window as the browser does. */
export function LeaveWarning({ isDirty }: { readonly isDirty: boolean }) {
  const t = useT();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
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
  );
}
